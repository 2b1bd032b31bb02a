import DecodingRecord
import SwiftSyntax

extension Sources {
  /// The types and aliases that a type's decoding or inheritance refers to, by qualified name.
  func names(in type: TypeDeclaration) -> Set<String> {
    var types = type.properties.compactMap { property in
      property.type ?? property.typeText.map { TypeSyntax(text: $0) }
    }
    types += type.cases.flatMap { $0.parameterClause?.parameters.map(\.type) ?? [] }
    types += type.inherited.map(\.type)
    let referred = types.reduce(into: Set()) {
      $0.formUnion(names(in: $1, scope: type.qualifiedName))
    }
    // What it decodes by hand may bear no property: `list.decode(Circle.self)`.
    let written = type.initializers.lazy.filter(\.decodes)
      .flatMap { TypeNames.of($0) }
    // Nor may what it takes out of a table: `static let types = ["circle": Circle.self]`.
    let tables = type.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { $0.modifiers.contains { $0.name.tokenKind == .keyword(.static) } }
      .flatMap { TypeNames.ofMetatypes($0) }
    return referred.union(
      (Array(written) + tables).compactMap { self.type($0, in: type.qualifiedName)?.qualifiedName })
  }

  /// The types and aliases that a written type refers to, generic arguments and what aliases stand
  /// for included.
  func names(in type: TypeSyntax, scope: String) -> Set<String> {
    let written = TypeNames.of(type) + SwiftType(type, self, in: scope, resolvesAliases: true).names
    let types = written.compactMap { self.type($0, in: scope)?.qualifiedName }
    let aliases = fileAliases.map(\.name).filter(written.contains)
    return Set(types + aliases)
  }

  /// Whether an alias names a root that no type is: `[User]`, `Page<User>`. Where there are no types
  /// that could be one (`amongNone`), any standard type may be the root.
  func isRoot(_ alias: FileAlias, amongNone: Bool) -> Bool {
    let shape = SwiftType(alias.meaning, self, in: "", resolvesAliases: true)
    if amongNone {
      return !shape.names.isEmpty && shape.names.allSatisfy { type($0, in: "") == nil }
    }
    let decodable = names(in: alias.meaning, scope: "").contains { name in
      type(name, in: "").map { CodingRole(of: $0, in: self) != .unrelated } ?? false
    }
    switch shape {
    case .array, .dictionary, .set, .optional: return decodable
    case .standard, .nominal, .range:
      let arguments = alias.meaning.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      return decodable && arguments != nil
    case .tuple, .unnamed: return false
    }
  }
}

/// Collects the names of a written type, or what may be names of types in code, dotted ones whole.
private final class TypeNames: SyntaxVisitor {
  private var names: [String] = []

  static func of(_ syntax: some SyntaxProtocol) -> [String] {
    let visitor = TypeNames(viewMode: .sourceAccurate)
    visitor.walk(syntax)
    return visitor.names
  }

  /// The types that are named as values: `Circle.self`.
  static func ofMetatypes(_ syntax: some SyntaxProtocol) -> [String] {
    of(syntax).filter { $0.hasSuffix(".self") }.map { String($0.dropLast(5)) }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.baseName.text)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.trimmedDescription)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.trimmedDescription)
    return .visitChildren
  }
}
