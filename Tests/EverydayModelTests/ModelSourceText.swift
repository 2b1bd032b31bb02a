import RegexBuilder
import SwiftParser
import SwiftSyntax

/// The Swift text of a model, taken apart by the compiler's parser: to be compiled beside others, and to
/// be written otherwise.
struct ModelSourceText {
  let text: String
  private let tree: SourceFileSyntax
  private var items: [CodeBlockItemSyntax] { Array(tree.statements) }

  init(_ text: String) {
    self.text = text
    tree = Parser.parse(source: text)
  }

  /// Whether all of it can stand in a namespace: no functions, variables or operators of the file's own,
  /// and no extensions of types of others.
  var fitsNamespace: Bool {
    items.allSatisfy { item in
      guard case .decl(let declaration) = item.item else { return false }
      if let node = declaration.as(ExtensionDeclSyntax.self) {
        return declaredNames.contains(String(node.extendedName.prefix { $0 != "." }))
      }
      return declaration.is(ImportDeclSyntax.self) || declaration.typeName != nil
    }
  }

  /// Whether it is one declaration, imports aside.
  var isOneDeclaration: Bool {
    items.count { item in
      guard case .decl(let declaration) = item.item else { return true }
      return !declaration.is(ImportDeclSyntax.self)
    } == 1
  }

  /// The names of its types that no other declaration of the file refers to, in their order; those
  /// first that say that they can be decoded.
  var outermostTypes: [String] {
    let names = unnamedTypes
    return names.filter { text.contains(Self.decodable($0)) }
      + names.filter { !text.contains(Self.decodable($0)) }
  }

  private static func decodable(_ name: String) -> some RegexComponent {
    let pattern = "\\b\(name)\\b(<[^>{]*>)?\\s*:[^{]*(Codable|Decodable)"
    return (try? Regex(pattern)) ?? Regex { name }
  }

  private var unnamedTypes: [String] {
    let declarations = items.compactMap { item -> DeclSyntax? in
      if case .decl(let declaration) = item.item { declaration } else { nil }
    }
    return declarations.compactMap { declaration in
      guard let name = declaration.typeName, declaredNames.contains(name) else { return nil }
      let isNamed = declarations.contains { other in
        other.id != declaration.id
          && other.as(ExtensionDeclSyntax.self)?.extendedName != name
          && other.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
      }
      return isNamed ? nil : name
    }
  }

  var declaredNames: Set<String> {
    Set(
      items.compactMap { item in
        guard case .decl(let declaration) = item.item, !declaration.is(ProtocolDeclSyntax.self),
          !declaration.is(TypeAliasDeclSyntax.self)
        else { return nil }
        return declaration.typeName
      })
  }

  /// The same within an enum: imports and extensions stand outside of it.
  func inNamespace(_ name: String) -> String {
    var (imports, extensions, inner) = ("", "", "")
    for item in items {
      guard case .decl(let declaration) = item.item else { continue }
      if declaration.is(ImportDeclSyntax.self) {
        imports += item.trimmedDescription + "\n"
      } else if let node = declaration.as(ExtensionDeclSyntax.self) {
        let whole = node.description
        let offset =
          node.extendedType.positionAfterSkippingLeadingTrivia.utf8Offset
          - node.position.utf8Offset
        let place = whole.utf8.index(whole.startIndex, offsetBy: offset)
        extensions += whole[..<place] + name + "." + whole[place...] + "\n"
      } else {
        inner += item.description + "\n"
      }
    }
    return imports + "enum \(name) {\n" + inner + "}\n" + extensions
  }
}

// MARK: Written otherwise

extension ModelSourceText {
  /// Each declaration of the file in a file of its own.
  var inFiles: [String] { items.map(\.description) }

  /// With each `init(from:)` of a struct or an enum in an extension of its type.
  var withExtensions: String {
    let finder = InitializerFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    var bytes = Array(text.utf8)
    var extensions = ""
    for (type, initializer) in finder.found.sorted(by: {
      $0.initializer.position > $1.initializer.position
    }) {
      let range =
        initializer.positionAfterSkippingLeadingTrivia
        .utf8Offset..<initializer.endPositionBeforeTrailingTrivia.utf8Offset
      extensions += "\nextension \(type) {\n  \(initializer.trimmedDescription)\n}\n"
      bytes.removeSubrange(range)
    }
    return String(decoding: bytes, as: UTF8.self) + extensions
  }

  /// With comments full of braces and declarations between all tokens that a line begins with, and a text
  /// full of them behind each type.
  var withComments: String {
    let comment = "/* } struct Old { /* var a: Int = 1 */ { */ "
    var text = "// init(from decoder: any Decoder) throws { \"\n"
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let startsLine = token.leadingTrivia.contains { $0.isNewline }
      if startsLine, !token.isInText {
        text +=
          token.leadingTrivia.description + comment + token.text
          + token.trailingTrivia.description
      } else {
        text += token.description
      }
    }
    return text + "\nprivate let note = \"} } case .id: { \\\" struct Root {\"\n"
  }

  /// With a line for each token but those that have to stand together.
  var onManyLines: String {
    var text = ""
    var previous: TokenSyntax?
    for token in tree.tokens(viewMode: .sourceAccurate) {
      if let previous, !token.isInText, previous.endsListElement { text += "\n    " }
      text += token.description
      previous = token
    }
    return text
  }
}

extension TokenSyntax {
  /// Whether it stands in the text of a literal.
  fileprivate var isInText: Bool {
    var node = parent
    while let current = node {
      if current.is(StringLiteralExprSyntax.self) { return true }
      node = current.parent
    }
    return false
  }

  /// Whether a line may end with it wherever it stands outside of texts.
  fileprivate var endsListElement: Bool {
    guard !isInText else { return false }
    switch tokenKind {
    case .comma, .leftParen: return true
    case .leftBrace: return parent?.is(ClosureExprSyntax.self) != true
    default: return false
    }
  }
}

extension DeclSyntax {
  /// The name of a declaration that may stand in a namespace.
  fileprivate var typeName: String? {
    if let node = self.as(StructDeclSyntax.self) { return node.name.text }
    if let node = self.as(ClassDeclSyntax.self) { return node.name.text }
    if let node = self.as(EnumDeclSyntax.self) { return node.name.text }
    if let node = self.as(ActorDeclSyntax.self) { return node.name.text }
    if let node = self.as(ProtocolDeclSyntax.self) { return node.name.text }
    return self.as(TypeAliasDeclSyntax.self)?.name.text
  }
}

extension ExtensionDeclSyntax {
  fileprivate var extendedName: String { extendedType.trimmedDescription }
}

/// Finds the `init(from:)` of structs and enums that can be named from the file.
private final class InitializerFinder: SyntaxVisitor {
  private(set) var found: [(type: String, initializer: InitializerDeclSyntax)] = []
  private var scopes: [String] = []

  private func open(_ name: String, _ members: MemberBlockSyntax, isMovable: Bool) {
    scopes.append(name)
    guard isMovable else { return }
    for member in members.members {
      if let initializer = member.decl.as(InitializerDeclSyntax.self),
        initializer.signature.parameterClause.parameters.first?.firstName.text == "from"
      {
        found.append((scopes.joined(separator: "."), initializer))
      }
    }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, node.memberBlock, isMovable: true)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, node.memberBlock, isMovable: true)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, node.memberBlock, isMovable: false)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
