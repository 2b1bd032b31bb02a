import SwiftSyntax

/// Sources on their way to another style: the edits made so far, and what was left alone.
struct Derivation {
  let sources: Sources
  /// What each type is, by qualified name.
  let roles: [String: Role]
  private(set) var edits: [Edit] = []
  private(set) var notes: [Note] = []

  init(_ sources: Sources) {
    self.sources = sources
    roles = Dictionary(
      sources.types.map { ($0.qualifiedName, Role(of: $0, in: sources)) },
      uniquingKeysWith: { first, _ in first })
  }

  func role(of type: TypeDeclaration) -> Role { roles[type.qualifiedName] ?? .unrelated }

  func shape(of property: Property, in type: TypeDeclaration) -> TypeShape? {
    let written = property.type ?? property.typeText.map { TypeSyntax(text: $0) }
    return written.map { TypeShape($0, sources, in: type.qualifiedName) }
  }
}

extension Derivation {
  /// A value for a property's type, as an initial value is written; `nil` where there is none.
  ///
  /// `standard` gives those of types from elsewhere; `isMade` tells by qualified names which of the
  /// sources' own types `init()` makes.
  func value(
    of property: Property, in type: TypeDeclaration, enumDefaults: EnumDefaults,
    standard: (String) -> String?, isMade: (String) -> Bool
  ) -> String? {
    switch shape(of: property, in: type) {
    case .optional: return "nil"
    case .array, .set: return "[]"
    case .dictionary: return "[:]"
    case .other, nil: return nil
    case .named(let name):
      guard let local = sources.type(name, in: type.qualifiedName) else { return standard(name) }
      guard role(of: local) == .rawEnum else {
        return isMade(local.qualifiedName) ? name + "()" : nil
      }
      let name =
        enumDefaults.defaultCase(of: local)
        ?? Defaults.defaultCase(of: local.cases.map(\.name.text))
      return name.map { "." + $0 }
    }
  }

  mutating func note(_ message: String, _ type: TypeDeclaration, _ property: Property? = nil) {
    notes.append(
      Note(
        file: type.file,
        position: property?.binding.positionAfterSkippingLeadingTrivia
          ?? type.declaration.introducer.positionAfterSkippingLeadingTrivia,
        subject: property.map { type.qualifiedName + "." + $0.name } ?? type.qualifiedName,
        message: message))
  }

  mutating func insert(_ text: String, at position: AbsolutePosition, file: Int) {
    edits.append(Edit(file: file, range: position.utf8Offset..<position.utf8Offset, text: text))
  }

  mutating func replace(_ node: some SyntaxProtocol, with text: String, file: Int) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(Edit(file: file, range: start..<end, text: text))
  }

  /// Adds members at the end of a type, a line each, indented as its other members are.
  mutating func add(_ members: [String], to type: TypeDeclaration) {
    guard !members.isEmpty else { return }
    let block = type.declaration.memberBlock
    let outer = type.declaration.indentation
    guard block.rightBrace.leadingTrivia.containsNewline else {
      // All on one line: behind the last member, before the brace's space.
      let separator = block.members.isEmpty ? " " : "; "
      let end =
        block.members.last?.endPositionBeforeTrailingTrivia
        ?? block.leftBrace.endPositionBeforeTrailingTrivia
      let isTight = end == block.rightBrace.positionAfterSkippingLeadingTrivia
      insert(
        separator + members.joined(separator: "; ") + (isTight ? " " : ""), at: end,
        file: type.file)
      return
    }
    let inner = block.members.first?.indentation ?? outer + "  "
    let last = block.members.last?.endPosition ?? block.leftBrace.endPosition
    let lines = members.map { "\n" + inner + $0 }.joined()
    insert(lines, at: last, file: type.file)
  }

  /// Makes the type conform to `name`, in place of what it says of `Codable` and `Decodable`.
  mutating func conform(_ type: TypeDeclaration, to names: [String], replacing: Bool) {
    let written = type.inherited.filter {
      ["Codable", "Decodable", "Swift.Codable", "Swift.Decodable"].contains(
        $0.type.trimmedDescription)
    }
    if replacing, let first = written.first {
      replace(first.type, with: names.joined(separator: ", "), file: first.file)
    } else if let clause = type.declaration.inheritanceClause {
      guard let last = clause.inheritedTypes.last else { return }
      insert(
        ", " + names.joined(separator: ", "), at: last.type.endPositionBeforeTrailingTrivia,
        file: type.file)
    } else {
      insert(
        ": " + names.joined(separator: ", "), at: type.nameEnd, file: type.file)
    }
  }

  /// Adds `init()`, or makes the one that is there visible and, for a class that inherits it or that
  /// others may inherit from, required.
  mutating func addInitializer(to type: TypeDeclaration, inherits: Bool = false) {
    let required = type.isInheritable || inherits ? "required " : ""
    guard let empty = type.initializers.first(where: { $0.parameterLabels.isEmpty }) else {
      add(["\(type.access)\(required)init() \(inherits ? "{ super.init() }" : "{}")"], to: type)
      return
    }
    let words = empty.modifiers.map(\.name.text)
    let isSeen = type.access.isEmpty || words.contains { type.access.hasPrefix($0) }
    let missing =
      (isSeen ? "" : type.access) + (words.contains("required") ? "" : required)
    if !missing.isEmpty {
      insert(missing, at: empty.positionAfterSkippingLeadingTrivia, file: type.file)
    }
  }

  /// Adds the import to each file that has been edited.
  mutating func importLibrary(_ module: String) {
    for file in Set(edits.map(\.file)).sorted() {
      let imports = sources.files[file].tree.statements.lazy
        .compactMap { $0.item.as(ImportDeclSyntax.self) }
      if imports.contains(where: { $0.path.trimmedDescription == module }) { continue }
      if let first = imports.first {
        insert("import \(module)\n", at: first.positionAfterSkippingLeadingTrivia, file: file)
      } else {
        edits.append(Edit(file: file, range: 0..<0, text: "import \(module)\n\n"))
      }
    }
  }
}

extension TypeDeclaration {
  /// Where the name and its generic parameters end.
  fileprivate var nameEnd: AbsolutePosition {
    let parameters =
      declaration.as(StructDeclSyntax.self)?.genericParameterClause
      ?? declaration.as(ClassDeclSyntax.self)?.genericParameterClause
      ?? declaration.as(EnumDeclSyntax.self)?.genericParameterClause
    let name =
      declaration.as(StructDeclSyntax.self)?.name ?? declaration.as(ClassDeclSyntax.self)?.name
      ?? declaration.as(EnumDeclSyntax.self)?.name
    return parameters?.endPositionBeforeTrailingTrivia ?? name?.endPositionBeforeTrailingTrivia
      ?? declaration.introducer.endPositionBeforeTrailingTrivia
  }
}

extension SyntaxProtocol {
  /// The white space before it on its line.
  var indentation: String {
    let lines = leadingTrivia.description.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return String((lines.last ?? "").reversed().prefix { $0 == " " || $0 == "\t" }.reversed())
  }
}

extension Trivia {
  fileprivate var containsNewline: Bool { contains(where: \.isNewline) }
}
