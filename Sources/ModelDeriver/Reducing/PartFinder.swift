import ModelFacts
import SwiftParser
import SwiftSyntax

extension ModelParts {
  /// All that can be taken out of a file, by its syntax tree.
  init(of file: ModelFile) {
    let source = ParsedFile(name: file.name, text: file.text)
    var finder = PartFinder(bytes: Array(file.text.utf8))
    finder.look(at: Syntax(source.tree), around: nil)
    self.init(file: file, parts: finder.parts)
  }
}

/// Walks a tree from the outside in, and notes what can be taken out.
private struct PartFinder {
  let bytes: [UInt8]
  private(set) var parts: [ModelPart] = []

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func look(at node: Syntax, around: Int?) {
    if let token = node.as(TokenSyntax.self) { return look(at: token, around: around) }
    var around = around
    if var part = part(of: node, around: around) {
      part.names = node.declaredNames
      around = parts.count
      parts.append(part)
    }
    for child in node.children(viewMode: .sourceAccurate) { look(at: child, around: around) }
  }

  private mutating func look(at token: TokenSyntax, around: Int?) {
    if let around, case .identifier(let name) = token.tokenKind {
      parts[around].mentions.append(name.trimmingBackticks)
    }
    let start = token.position.utf8Offset
    let text = token.bytes
    if token.leadingTrivia.isRemovable(after: start == 0 ? 0 : 1) {
      // The line's own indentation stays.
      let trivia = start..<text.lowerBound
      let end = trivia.last { bytes[$0] == 0x0A }
      add(comment: start..<(start == 0 ? trivia.upperBound : end ?? trivia.upperBound))
    }
    if token.trailingTrivia.isRemovable(after: 1) {
      add(comment: text.upperBound..<token.endPosition.utf8Offset)
    }
  }

  private mutating func add(comment range: Range<Int>) {
    parts.append(ModelPart(.comment, range, around: nil))
  }

  private func part(of node: Syntax, around: Int?) -> ModelPart? {
    switch node.as(SyntaxEnum.self) {
    case .codeBlockItem(let item):
      ModelPart(item.partKind, node.bytes, around: around)
    case .memberBlockItem: ModelPart(.member, node.bytes, around: around)
    case .enumCaseElement, .patternBinding: element(node, .member, around)
    case .inheritedType: element(node, .detail, around)
    case .compositionTypeElement: node.isOfConstraint ? element(node, .detail, around) : nil
    case .attribute, .declModifier:
      ModelPart(
        .detail, node.bytes.lowerBound..<node.endPosition.utf8Offset, around: around)
    case .inheritanceClause, .genericWhereClause: tail(node, around)
    case .genericParameter(let parameter): constraint(of: parameter, around)
    case .initializerClause: node.isStartOfMember ? tail(node, around) : nil
    case .accessorBlock(let block): block.observes ? tail(node, around) : nil
    default: nil
    }
  }

  /// What stands behind something, with the space before it.
  private func tail(_ node: Syntax, _ around: Int?) -> ModelPart? {
    guard
      let before = node.firstToken(viewMode: .sourceAccurate)?.previousToken(
        viewMode: .sourceAccurate)
    else { return nil }
    return ModelPart(
      .detail, before.endPositionBeforeTrailingTrivia.utf8Offset..<node.bytes.upperBound,
      around: around)
  }

  /// What a parameter's type must be.
  private func constraint(of parameter: GenericParameterSyntax, _ around: Int?) -> ModelPart? {
    parameter.inheritedType.map {
      ModelPart(.detail, parameter.name.bytes.upperBound..<$0.bytes.upperBound, around: around)
    }
  }

  /// One of several, with commas between; one alone is what stands around it.
  private func element(_ node: Syntax, _ kind: ModelPart.Kind, _ around: Int?) -> ModelPart? {
    guard let list = node.parent?.children(viewMode: .sourceAccurate), list.count > 1,
      let place = list.firstIndex(of: node)
    else { return nil }
    let end = node.endOfElement
    let before = list[..<place].last?.endOfElement
    return ModelPart(
      kind, node.bytes.lowerBound..<end, around: around,
      separator: before ?? node.bytes.lowerBound)
  }
}

extension CodeBlockItemSyntax {
  fileprivate var partKind: ModelPart.Kind {
    if item.is(ImportDeclSyntax.self) { return .importing }
    var node = parent
    while let current = node, !current.is(SourceFileSyntax.self) {
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self)
        || current.is(AccessorBlockSyntax.self)
      {
        return .statement
      }
      node = current.parent
    }
    return .declaration
  }
}

extension AccessorBlockSyntax {
  /// Whether it observes what is stored.
  fileprivate var observes: Bool {
    guard case .accessors(let accessors) = accessors else { return false }
    return accessors.allSatisfy {
      ["didSet", "willSet"].contains($0.accessorSpecifier.text)
    }
  }
}

extension Trivia {
  /// Whether comments are in it, or blank lines: more line feeds than so many.
  fileprivate func isRemovable(after lineFeeds: Int) -> Bool {
    var lines = 0
    for piece in pieces {
      switch piece {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment: return true
      case .newlines(let count), .carriageReturnLineFeeds(let count): lines += count
      default: break
      }
    }
    return lines > lineFeeds
  }
}

extension Syntax {
  /// The end of an element of a list, without the comma behind it.
  fileprivate var endOfElement: Int {
    let comma: TokenSyntax? =
      switch self.as(SyntaxEnum.self) {
      case .enumCaseElement(let element): element.trailingComma
      case .patternBinding(let binding): binding.trailingComma
      case .inheritedType(let type): type.trailingComma
      case .compositionTypeElement(let element): element.ampersand
      default: nil
      }
    guard let comma else { return bytes.upperBound }
    return comma.previousToken(viewMode: .sourceAccurate)?.bytes.upperBound ?? bytes.upperBound
  }

  /// Whether it is one of the types that a type must be, all of them, in a clause that is a part.
  fileprivate var isOfConstraint: Bool {
    let clause = parent?.parent?.parent
    return clause?.is(InheritedTypeSyntax.self) == true
      || clause?.is(GenericParameterSyntax.self) == true
  }

  /// Whether it is the value that a property starts with, or an enum's case has.
  fileprivate var isStartOfMember: Bool {
    guard let parent else { return false }
    if parent.is(EnumCaseElementSyntax.self) { return true }
    guard let binding = parent.as(PatternBindingSyntax.self),
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
    else { return false }
    return variable.parent?.is(MemberBlockItemSyntax.self) == true
  }
}
