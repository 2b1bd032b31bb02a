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
    /// What it asks for, in order, as far as it is named; `nil` where nothing is, as by a raw value.
    let fields: [Field]?
    let isByHand: Bool
    /// The other candidates that it refers to.
    let references: [String]
  }

  /// A key that a type asks for, and the type of what it expects there, as far as it is written.
  struct Field {
    let key: String
    let type: String?
  }

  /// The import of a module, and where it stands.
  struct Import {
    let module: String
    let file: Int
    let position: AbsolutePosition
  }

  let candidates: [Candidate]
  let imports: [Import]
  /// The property wrappers that compute their wrapped values, if other files can name them.
  let computedWrappers: [String]
  /// Those that may stop the program by that.
  let stoppingWrappers: [String]

  init(_ sources: Sources) {
    candidates = Self.candidates(in: sources)
    imports = Self.imports(in: sources.files)
    let hidden = sources.types.filter(\.isHidden).map(\.qualifiedName)
    let named = sources.types.filter { type in
      !hidden.contains { (type.qualifiedName + ".").hasPrefix($0 + ".") }
    }
    computedWrappers = named.filter(\.computesWrappedValue).map(\.qualifiedName)
    stoppingWrappers = named.filter(\.mayStopForWrappedValue).map(\.qualifiedName)
  }

  static func imports(in files: [ParsedFile]) -> [Import] {
    files.enumerated().flatMap { index, file in
      file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }.map {
        Import(
          module: $0.path.first?.name.text ?? "", file: index,
          position: $0.positionAfterSkippingLeadingTrivia)
      }
    }
  }

  private static func candidates(in sources: Sources) -> [Candidate] {
    let decodable = sources.types.filter { CodingRole(of: $0, in: sources) != .unrelated }
    let aliases = sources.fileAliases.filter {
      sources.isRoot($0, amongNone: decodable.isEmpty)
    }
    var references: [(name: String, others: Set<String>)] = []
    for type in decodable {
      references.append((type.qualifiedName, sources.names(in: type)))
    }
    for alias in aliases {
      references.append((alias.name, sources.names(in: alias.meaning, scope: "")))
    }
    let direct = Dictionary(references.map { ($0.name, $0.others) }) { $0.union($1) }
    let outermost = outermost(of: references.map(\.name), direct)
    func others(_ name: String) -> [String] {
      (direct[name] ?? []).filter { direct[$0] != nil && $0 != name }.sorted()
    }
    let types = decodable.map { type in
      Candidate(
        name: type.qualifiedName, file: type.file,
        position: type.declaration.introducer.positionAfterSkippingLeadingTrivia,
        isOutermost: outermost.contains(type.qualifiedName), isHidden: type.isHidden,
        parameters: type.genericParameters, fields: sources.fields(of: type),
        isByHand: type.decodesByHand, references: others(type.qualifiedName))
    }
    return types
      + aliases.map { alias in
        Candidate(
          name: alias.name, file: alias.file,
          position: alias.declaration.typealiasKeyword.positionAfterSkippingLeadingTrivia,
          isOutermost: outermost.contains(alias.name),
          isHidden: alias.declaration.modifiers.contains {
            ["private", "fileprivate"].contains($0.name.text)
          },
          parameters: [], fields: nil, isByHand: false,
          references: others(alias.name))
      }
  }

  /// The names to which none refers, not by way of others either; of those that refer to one another, the
  /// first: a message may hold the one that it answers.
  ///
  /// A walk begins at each name that none before has reached: whoever leads to one of these beginnings is
  /// among them, later, and is not led to by it.
  private static func outermost(
    of names: [String], _ direct: [String: Set<String>]
  ) -> Set<String> {
    func walk(from name: String, _ reached: inout Set<String>) {
      var open = [name]
      while let next = open.popLast() {
        open += (direct[next] ?? []).filter { reached.insert($0).inserted }
      }
    }
    var reached: Set<String> = []
    let beginnings = names.filter { name in
      guard reached.insert(name).inserted else { return false }
      walk(from: name, &reached)
      return true
    }
    reached = []
    let outermost = beginnings.reversed().filter { name in
      guard reached.insert(name).inserted else { return false }
      walk(from: name, &reached)
      return true
    }
    return Set(outermost)
  }
}
