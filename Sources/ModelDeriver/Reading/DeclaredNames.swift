import SwiftSyntax

extension SyntaxProtocol {
  /// The names in it, those that it declares, too.
  var identifiers: [String] {
    tokens(viewMode: .sourceAccurate).compactMap { token in
      if case .identifier(let name) = token.tokenKind { name.trimmingBackticks } else { nil }
    }
  }
}

extension Syntax {
  /// What can be found by a name only: types, functions, properties, and keys, which are the properties'.
  var declaredNames: [String] {
    switch self.as(SyntaxEnum.self) {
    case .codeBlockItem(let item): Syntax(item.item).declaredNames
    case .memberBlockItem(let item): Syntax(item.decl).declaredNames
    case .extensionDecl(let node): [node.extendedType.trimmedDescription.lastName]
    case .variableDecl(let node): node.bindings.flatMap { Syntax($0).declaredNames }
    case .patternBinding(let node):
      node.pattern.as(IdentifierPatternSyntax.self).map {
        [$0.identifier.text.trimmingBackticks]
      } ?? []
    case .enumCaseDecl(let node): node.elements.flatMap { Syntax($0).declaredNames }
    case .enumCaseElement(let node): isKey ? [node.name.text.trimmingBackticks] : []
    case .functionDecl(let node):
      // An operator is found by what it is applied to.
      node.name.text.first.map { $0.isLetter || $0 == "_" || $0 == "`" } == true
        ? [node.name.text.trimmingBackticks] : []
    default: asProtocol((any NamedDeclSyntax).self).map { [$0.name.text.trimmingBackticks] } ?? []
    }
  }

  /// Whether it is a case of coding keys.
  private var isKey: Bool {
    sequence(first: self, next: \.parent).lazy.compactMap { $0.as(EnumDeclSyntax.self) }.first?
      .isOfKeys == true
  }
}

extension String {
  /// The last of dotted names, without parameters.
  fileprivate var lastName: String {
    prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? self
  }
}
