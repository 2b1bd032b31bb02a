import DecodingRecord
import ModelFacts
import SwiftSyntax

/// Sources on their way to another style: the edits made so far, and what was left alone.
struct Derivation {
  let sources: Sources
  /// What each type is, by qualified name.
  let roles: [String: CodingRole]
  private(set) var edits: [Edit] = []
  private(set) var notes: [Note] = []
  /// Why types and properties are to be left as they are, by qualified name: `User`, `User.id`.
  private let left: [String: String]

  init(_ sources: Sources, left: [String: String]) {
    self.sources = sources
    self.left = left
    roles = Dictionary(
      sources.types.map { type in
        let role = CodingRole(of: type, in: sources)
        let reason = role == .unrelated ? nil : left[type.qualifiedName]
        return (type.qualifiedName, reason.map { .left($0) } ?? role)
      },
      uniquingKeysWith: { first, _ in first })
  }

  /// Why a property is to be left as it is; `nil` where it isn't.
  func reasonToLeave(_ property: Property, in type: TypeDeclaration) -> String? {
    reasonLeft(property, in: type) ?? property.reasonToLeave
  }

  /// Why a property is to be left by what the compiler said of it.
  func reasonLeft(_ property: Property, in type: TypeDeclaration) -> String? {
    left[type.qualifiedName + "." + property.name]
  }

  func isLeft(_ type: TypeDeclaration) -> Bool { left[type.qualifiedName] != nil }

  /// One of the library's names, with its module where the model has a declaration of that name.
  func library(_ name: String) -> String {
    sources.declaredNames.contains(name) ? "DecodingStyles." + name : name
  }

  func role(of type: TypeDeclaration) -> CodingRole { roles[type.qualifiedName] ?? .unrelated }

  /// The sources' own type of a name, seen from a type; `nil` for a parameter of that one.
  func type(_ name: String, of type: TypeDeclaration) -> TypeDeclaration? {
    type.genericParameters.contains(name) ? nil : sources.type(name, in: type.qualifiedName)
  }

  func shape(of property: Property, in type: TypeDeclaration) -> SwiftType? {
    property.decodedType.map {
      SwiftType($0, sources, in: type.qualifiedName, resolvesAliases: true)
    }
  }
}

extension Derivation {
  /// A value for a property's type, as an initial value is written; `nil` where there is none.
  ///
  /// `standard` gives those of types from elsewhere, `standIn` an enum's case; `isMade` tells by qualified
  /// names which of the sources' own types `init()` makes.
  func value(
    of property: Property, in type: TypeDeclaration, standard: (String) -> String?,
    standIn: (TypeDeclaration) -> String?, isMade: (String) -> Bool
  ) -> String? {
    let shape = shape(of: property, in: type)
    switch shape {
    case .optional: return "nil"
    case .array, .set: return "[]"
    case .dictionary: return "[:]"
    case .tuple, .unnamed, nil: return nil
    case .standard, .nominal, .range:
      guard let name = shape?.name else { return nil }
      guard let local = self.type(name, of: type) else {
        return type.genericParameters.contains(name) ? nil : standard(name)
      }
      guard role(of: local) == .rawEnum else {
        return isMade(local.qualifiedName) ? name + "()" : nil
      }
      return standIn(local).map { "." + $0 }
    }
  }

  mutating func note(
    _ message: String, _ kind: DerivedModel.Note.Kind = .left, _ type: TypeDeclaration,
    _ property: Property? = nil
  ) {
    notes.append(
      Note(
        kind: kind, file: type.file,
        position: property?.binding.positionAfterSkippingLeadingTrivia
          ?? type.declaration.introducer.positionAfterSkippingLeadingTrivia,
        subject: property.map { type.qualifiedName + "." + $0.name } ?? type.qualifiedName,
        message: message))
  }

  mutating func insert(_ text: String, at position: AbsolutePosition, file: Int) {
    edits.append(Edit(file: file, range: position.utf8Offset..<position.utf8Offset, text: text))
  }

  /// Takes a node away, and the white space behind it on its line.
  mutating func remove(_ node: some SyntaxProtocol, file: Int) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append(Edit(file: file, range: start..<node.endPosition.utf8Offset, text: ""))
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
    let inner = type.memberIndentation
    let last = block.members.last?.endPosition ?? block.leftBrace.endPosition
    let lines = members.map { "\n" + inner + $0 }.joined()
    insert(lines, at: last, file: type.file)
  }

  /// Makes the type conform to one of the library's protocols, in place of what it says of `Codable` and
  /// `Decodable` where it replaces these. A conformance is isolated as that one is.
  mutating func conform(_ type: TypeDeclaration, to name: String, replacing: Bool) {
    let written = type.inherited.filter {
      ["Codable", "Decodable", "Swift.Codable", "Swift.Decodable"].contains(
        $0.type.withoutAttributes.trimmedDescription)
    }
    let isolation = type.inherited.lazy.compactMap(\.type.isolation).first ?? ""
    let conformance = (replacing && !written.isEmpty ? "" : isolation) + library(name)
    if replacing, let first = written.first {
      // A conformance on a condition doesn't bring along those that it inherits.
      let kept =
        first.type.isConditional ? first.type.withoutAttributes.trimmedDescription + ", " : ""
      replace(
        first.type.withoutAttributes, with: kept + conformance, file: first.file)
    } else if let clause = type.declaration.inheritanceClause {
      guard let last = clause.inheritedTypes.last else { return }
      insert(
        ", " + conformance, at: last.type.endPositionBeforeTrailingTrivia, file: type.file)
    } else {
      insert(": " + conformance, at: type.nameEnd, file: type.file)
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

  /// Makes variables of constants that are decoded: neither can a wrapper stand on a `let`, nor is one
  /// with an initial value decoded.
  mutating func makeVariable(_ declaration: VariableDeclSyntax, _ type: TypeDeclaration) {
    guard declaration.bindingSpecifier.tokenKind == .keyword(.let) else { return }
    replace(declaration.bindingSpecifier, with: "var", file: type.file)
    noteVariables(type, declaration)
  }

  /// Says once of the whole model that constants became variables.
  mutating func noteVariables(_ type: TypeDeclaration, _ declaration: VariableDeclSyntax) {
    guard !notes.contains(where: { $0.message == Self.constants }) else { return }
    notes.append(
      Note(
        kind: .changed, file: type.file,
        position: declaration.bindingSpecifier.positionAfterSkippingLeadingTrivia,
        subject: type.qualifiedName, message: Self.constants))
  }

  private static let constants =
    "each `let` that is decoded is a `var` here, so that it can fall back"

  /// Takes `nonisolated` off a type: what a wrapper stores can't be so.
  mutating func dropIsolation(of type: TypeDeclaration) {
    guard let word = type.declaration.modifiers.first(where: { $0.name.text == "nonisolated" })
    else { return }
    remove(word, file: type.file)
  }

  /// Asks of generic parameters that properties are made of what wrappers ask for.
  mutating func constrain(_ type: TypeDeclaration, _ names: Set<String>) {
    for parameter in type.genericParameterClause?.parameters ?? []
    where names.contains(parameter.name.text) && !isDecodable(parameter, of: type) {
      if let inherited = parameter.inheritedType {
        insert(
          " & Swift.Decodable", at: inherited.endPositionBeforeTrailingTrivia, file: type.file)
      } else {
        insert(": Decodable", at: parameter.name.endPositionBeforeTrailingTrivia, file: type.file)
      }
    }
  }

  private func isDecodable(_ parameter: GenericParameterSyntax, of type: TypeDeclaration) -> Bool {
    let requirements = type.genericWhereClause?.requirements.compactMap {
      $0.requirement.as(ConformanceRequirementSyntax.self)
    }
    let asked =
      (requirements ?? []).filter { $0.leftType.trimmedDescription == parameter.name.text }
      .map(\.rightType) + [parameter.inheritedType].compactMap(\.self)
    return asked.contains {
      sources.conformances(of: $0, in: type.qualifiedName).contains("Decodable")
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
  /// The white space before its members, where each has a line of its own.
  var memberIndentation: String {
    declaration.memberBlock.members.first { $0.leadingTrivia.containsNewline }?.indentation
      ?? declaration.indentation + "  "
  }

  /// Where the name and its generic parameters end.
  fileprivate var nameEnd: AbsolutePosition {
    let name =
      declaration.as(StructDeclSyntax.self)?.name ?? declaration.as(ClassDeclSyntax.self)?.name
      ?? declaration.as(EnumDeclSyntax.self)?.name
    return genericParameterClause?.endPositionBeforeTrailingTrivia ?? name?
      .endPositionBeforeTrailingTrivia
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
