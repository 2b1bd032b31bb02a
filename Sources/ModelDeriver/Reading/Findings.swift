import SwiftSyntax

/// What a compiler won't say of the sources, or not in words that help.
struct Findings {
  /// A decodable type that could be the root of a payload.
  struct Candidate {
    let name: String
    let file: Int
    let position: AbsolutePosition
    /// Whether no other candidate's properties refer to it.
    let isOutermost: Bool
    /// `private` or `fileprivate`: no other file can name it.
    let isHidden: Bool
    /// The names of its generic parameters; such a type is no root by itself.
    let parameters: [String]
  }

  /// The import of a module, and where it stands.
  struct Import {
    let module: String
    let file: Int
    let position: AbsolutePosition
  }

  let candidates: [Candidate]
  let imports: [Import]
  /// Code outside of any declaration, and types marked `@main`: both would be a program of its own.
  let programs: [(file: Int, position: AbsolutePosition)]

  init(_ sources: Sources) {
    candidates = Self.candidates(in: sources)
    imports = sources.files.enumerated().flatMap { index, file in
      file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }.map {
        Import(
          module: $0.path.first?.name.text ?? "", file: index,
          position: $0.positionAfterSkippingLeadingTrivia)
      }
    }
    programs = sources.files.enumerated().flatMap { index, file in
      // Lazily: a filtered collection of syntax is a tree of its own, with places of its own.
      file.tree.statements.lazy.filter { !$0.isDeclaration || $0.isMain }.map {
        (index, $0.positionAfterSkippingLeadingTrivia)
      }
    }
  }

  private static func candidates(in sources: Sources) -> [Candidate] {
    let decodable = sources.types.filter {
      let role = Role(of: $0, in: sources)
      return role != .unrelated
    }
    var references: [String: Set<String>] = [:]
    for type in decodable {
      var names = type.properties.flatMap { property in
        property.type.map { TypeShape($0, sources, in: type.qualifiedName).names }
          ?? property.typeText(sources).map { [$0] } ?? []
      }
      names += type.cases.flatMap { $0.parameterClause?.parameters.map(\.type) ?? [] }
        .flatMap { TypeShape($0, sources, in: type.qualifiedName).names }
      names += type.inherited.map { $0.type.trimmedDescription }
      for name in names {
        if let target = sources.type(name, in: type.qualifiedName)?.qualifiedName,
          target != type.qualifiedName
        {
          references[target, default: []].insert(type.qualifiedName)
        }
      }
    }
    return decodable.map { type in
      Candidate(
        name: type.qualifiedName, file: type.file,
        position: type.declaration.introducer.positionAfterSkippingLeadingTrivia,
        isOutermost: references[type.qualifiedName] == nil, isHidden: type.isHidden,
        parameters: type.genericParameters)
    }
  }
}

extension CodeBlockItemSyntax {
  /// Whether it declares something, under `#if` too.
  fileprivate var isDeclaration: Bool {
    guard let declaration = item.as(DeclSyntax.self) else { return false }
    // A variable of the file is initialized where it is first used, unless the file is a program.
    return !declaration.is(MissingDeclSyntax.self)
  }

  fileprivate var isMain: Bool {
    guard let type = item.asProtocol((any WithAttributesSyntax).self) else { return false }
    return type.attributes.contains { $0.trimmedDescription == "@main" }
  }
}
