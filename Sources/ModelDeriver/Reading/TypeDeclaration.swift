import SwiftSyntax

/// A struct, class or enum of the sources, with what its extensions add to it.
struct TypeDeclaration {
  enum Kind { case structure, `class`, enumeration }

  /// A name in an inheritance clause, of the declaration or of an extension.
  struct Inherited {
    let file: Int
    let type: TypeSyntax
  }

  let kind: Kind
  let name: String
  /// The name with those of the types around it: `Shop.Order`.
  let qualifiedName: String
  let file: Int
  let declaration: any DeclGroupSyntax
  let genericParameters: [String]
  var inherited: [Inherited]
  /// The members, of extensions too. Stored properties stand in the declaration only.
  var members: [MemberBlockItemSyntax]
  let properties: [Property]

  var position: AbsolutePosition { declaration.positionAfterSkippingLeadingTrivia }

  /// The access modifier with a space behind it; empty for internal.
  var access: String {
    let words = ["public", "open", "package", "private", "fileprivate"]
    guard let word = declaration.modifiers.first(where: { words.contains($0.name.text) })
    else { return "" }
    return (word.name.text == "open" ? "public" : word.name.text) + " "
  }

  var isHidden: Bool { access.hasPrefix("private") || access.hasPrefix("fileprivate") }

  /// The cases of the enum, in order.
  var cases: [EnumCaseElementSyntax] {
    members.lazy.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap { Array($0.elements) }
  }

  var initializers: [InitializerDeclSyntax] {
    members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
  }

  /// Whether it decodes by code of its own: `init(from:)`.
  var decodesByHand: Bool {
    initializers.contains { $0.parameterLabels == ["from"] }
  }

  /// The keys that it decodes, where it says so by an enum `CodingKeys`.
  var codingKeys: Set<String>? {
    let keys = members.lazy.compactMap { $0.decl.as(EnumDeclSyntax.self) }
      .first { $0.name.text == "CodingKeys" }
    return keys.map { keys in
      Set(
        keys.memberBlock.members.lazy.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
          .flatMap { $0.elements }.map { $0.name.text.trimmingBackticks })
    }
  }

  /// The properties that a synthesized `init(from:)` asks for, constants with a value left out.
  var decodedProperties: [Property] {
    let keys = codingKeys
    return properties.filter { keys?.contains($0.name) ?? true }
  }
}

extension InitializerDeclSyntax {
  /// The labels of its parameters; `_` for one without.
  var parameterLabels: [String] {
    signature.parameterClause.parameters.map(\.firstName.text)
  }
}
