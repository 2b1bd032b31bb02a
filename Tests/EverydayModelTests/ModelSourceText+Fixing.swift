import DecodingReport
import SwiftParser
import SwiftSyntax

/// The text with what a why advises, as its reader would put it there.
extension ModelSourceText {
  /// `nil` where the fix is none of the source.
  func applying(_ fix: Fix, to property: String, of type: String) -> String? {
    switch fix.place {
    case .property, .smartProperty: replacing(property, of: type, by: fix.code)
    case .members: declaration(type).map { inserting(fix.code, into: $0) }
    case .cases:
      declaration(String(fix.condition.dropFirst(3).prefix { $0 != "," }))
        .map { settingCase(fix.code, in: $0) }
    case .codingKeys: settingKey(fix.code, of: type)
    case .file: text + "\n" + fix.code + "\n"
    case .decoder, .payload: nil
    }
  }

  /// Whether an expression names a property.
  func uses(_ property: String) -> Bool {
    Parser.parse(source: text).tokens(viewMode: .sourceAccurate).contains {
      $0.text == property && $0.parent?.is(DeclReferenceExprSyntax.self) == true
    }
  }

  /// The name of the innermost type whose declaration holds a line.
  func type(atLine line: Int) -> String {
    let tree = Parser.parse(source: text)
    let finder = TypeFinder(line, in: SourceLocationConverter(fileName: "", tree: tree))
    finder.walk(tree)
    return finder.innermost
  }

  private func declaration(_ name: String) -> (any DeclGroupSyntax)? {
    let finder = TypeFinder(name)
    finder.walk(Parser.parse(source: text))
    return finder.found
  }

  private func replacing(_ property: String, of type: String, by code: String) -> String? {
    let variables = declaration(type)?.memberBlock.members.compactMap {
      $0.decl.as(VariableDeclSyntax.self)
    }
    let found = variables?.first { variable in
      variable.bindings.count == 1
        && variable.bindings.first?.pattern.trimmedDescription == property
    }
    return found.map { replacing($0, by: code) }
  }

  private func inserting(_ code: String, into type: any DeclGroupSyntax) -> String {
    replacing(type.memberBlock.leftBrace, by: "{\n  " + code + "\n")
  }

  private func settingCase(_ code: String, in type: any DeclGroupSyntax) -> String {
    let name = code.dropFirst("case ".count).prefix { $0 != " " }
    let elements = type.memberBlock.members.lazy
      .compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap { Array($0.elements) }
    if let element = elements.first(where: { $0.name.text == name }) {
      let comma = element.trailingComma == nil ? "" : ", "
      return replacing(element, by: code.dropFirst("case ".count) + comma)
    }
    return inserting(code, into: type)
  }

  private func settingKey(_ code: String, of type: String) -> String? {
    guard let owner = declaration(type) else { return nil }
    let keys = owner.memberBlock.members.lazy.compactMap { $0.decl.as(EnumDeclSyntax.self) }
      .first { $0.name.text == "CodingKeys" }
    if let keys { return settingCase(code, in: keys) }
    let named = code.dropFirst("case ".count).prefix { $0 != " " }
    let names = owner.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .flatMap { $0.bindings.map { $0.pattern.trimmedDescription } }
      .filter { $0 != named && "_" + $0 != named }
    let cases = ([code] + names.map { "case " + $0 }).joined(separator: "; ")
    return inserting("enum CodingKeys: String, CodingKey { \(cases) }", into: owner)
  }

  private func replacing(_ node: some SyntaxProtocol, by code: String) -> String {
    let bytes = Array(text.utf8)
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    return String(decoding: bytes[..<start] + code.utf8 + bytes[end...], as: UTF8.self)
  }
}

private final class TypeFinder: SyntaxVisitor {
  private let name: String?
  private let line: Int
  private let converter: SourceLocationConverter?
  private(set) var found: (any DeclGroupSyntax)?
  private(set) var innermost = ""

  init(_ name: String) {
    (self.name, line, converter) = (name, 0, nil)
    super.init(viewMode: .sourceAccurate)
  }

  init(_ line: Int, in converter: SourceLocationConverter) {
    (name, self.line, self.converter) = (nil, line, converter)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node, node.name)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node, node.name)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node, node.name)
  }

  private func take(
    _ node: some DeclGroupSyntax, _ name: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    if found == nil, name.text == self.name { found = node }
    if let converter,
      (node.startLocation(converter: converter).line...node.endLocation(converter: converter).line)
        .contains(line)
    {
      innermost = name.text
    }
    return .visitChildren
  }
}
