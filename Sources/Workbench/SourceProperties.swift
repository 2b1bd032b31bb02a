package import DecodingReport
import Synchronization

/// What a model's Swift source says of its properties: their initial values, their types, and the
/// keys that `CodingKeys` give them.
///
/// Nothing knows the first at run time: decoding that the compiler writes sets every property
/// itself. What a declaration's first line can't tell (a value that goes on below) is left out.
package struct SourceProperties: OwnCode {
  private struct Scope {
    let name: String
    let depth: Int
    let isCodingKeys: Bool
    /// The generic parameters that are known in it.
    let parameters: Set<String>
  }

  private var values: [String: [String: String]] = [:]
  private(set) var declarations: [String: [String: PropertyDeclaration]] = [:]
  /// Properties by the key that they have instead of their own name.
  private(set) var renamed: [String: [String: String]] = [:]
  /// The enums of keys within types, by their names.
  private(set) var keyEnums: [String: [KeyEnum]] = [:]
  /// The names of these.
  private(set) var renamedCases: [String: Set<String>] = [:]
  /// The generic parameters that are known in types.
  private var parameters: [String: Set<String>] = [:]
  /// The names of the types that the source declares.
  private var typeNames: Set<String> = []
  /// The names of what the source calls without arguments.
  private var calledBare: Set<String> = []
  /// The names of cases that code within types writes: `.id`.
  private var writtenCases: [String: Set<String>] = [:]
  /// The first types behind the colons of classes' declarations: their superclasses, if they have some.
  private(set) var superclasses: [String: String] = [:]
  /// The words of the calls of containers that the source has of its own.
  private(set) var overloadWords: Set<String> = []
  /// Whether one of them is for types that only a constraint tells.
  private var overloadsAnyType = false
  /// What the `init(from:)` of types' own does, by their names.
  private(set) var code: [String: DecodingCode] = [:]
  private(set) var findings: [String: DecodingCode.Findings] = [:]

  /// The numbers and texts in it.
  let literals: SourceLiterals

  private static let known = Mutex<[String: SourceProperties]>([:])

  /// The properties in a source, read once for as long as few others are asked for.
  package static func of(_ source: ModelSource) -> SourceProperties {
    if let properties = known.withLock({ $0[source.text] }) { return properties }
    let properties = SourceProperties(source.text)
    known.withLock { known in
      if known.count > 63 { known = [:] }
      known[source.text] = properties
    }
    return properties
  }

  /// Reads declarations one by one.
  package init(_ text: String) {
    literals = SourceLiterals(text)
    var depth = 0
    var scopes: [Scope] = []
    var initializer: (type: String, depth: Int)?
    let form = Declaration()
    for code in SwiftStatements(text) {
      if code.contains("func decode"), scopes.last?.name == "KeyedDecodingContainer" {
        readOverload(SwiftTokens(code))
      }
      for call in code.matches(of: /\b([A-Z]\w*)\(\)/) { calledBare.insert(String(call.output.1)) }
      if code.contains(".") { note(SwiftTokens(code).cases, in: scopes) }
      if let open = initializer {
        if depth > open.depth {
          self.code[open.type]?.read(code, isAlwaysRun: depth == open.depth + 1)
        } else {
          initializer = nil
        }
      }
      if let type = Self.typeName(in: code, by: form) {
        if code.contains("class ") { superclasses[type] = Self.superclass(in: code) }
        let isEnum = code.hasPrefix("enum") || code.contains(" enum ")
        let model = isEnum && code.contains("CodingKey") ? scopes.last : nil
        if let model {
          keyEnums[model.name, default: []].append(
            KeyEnum(name: type, isOfStrings: code.contains("String")))
        }
        let known = (parameters[type] ?? []).union(scopes.last?.parameters ?? [])
          .union(Self.parameters(in: code, of: type))
        if !known.isEmpty { parameters[type] = known }
        if !code.contains("extension ") { typeNames.insert(type) }
        scopes.append(
          Scope(name: type, depth: depth, isCodingKeys: model != nil, parameters: known))
      } else if let alias = code.firstMatch(of: /\btypealias\s+(\w+)/) {
        typeNames.insert(String(alias.output.1))
      }
      if let scope = scopes.last {
        read(code, by: form, in: scope, depth, around: scopes.dropLast().last)
        if scope.depth == depth - 1, code.contains("init(from "), code.hasSuffix("{") {
          initializer = (scope.name, depth)
        }
      }
      if code.hasSuffix("{") { depth += 1 }
      if code == "}" { depth -= 1 }
      while let scope = scopes.last, scope.depth >= depth { scopes.removeLast() }
    }
    for type in self.code.keys where mayShareBranches(type) { self.code[type]?.asksForAnything() }
    findings = self.code.mapValues { code in
      code.findings { property, type in
        declarations[type]?[property] == nil ? nil : key(for: property, in: type)
      }
    }
    for (type, code) in self.code { noteAsked(code, of: type) }
  }

  private mutating func note(_ cases: Set<String>, in scopes: [Scope]) {
    guard !cases.isEmpty else { return }
    for scope in scopes where !scope.isCodingKeys {
      writtenCases[scope.name, default: []].formUnion(cases)
    }
  }

  /// Notes by which cases of a type's enums of keys its own code asks.
  private mutating func noteAsked(_ code: DecodingCode, of type: String) {
    let asksForAll =
      code.asksUnknown
      || code.statements.contains { $0.part.asksForAnyKey || $0.part.asksForVariableKey }
    for place in keyEnums[type]?.indices ?? 0..<0 {
      let names = Set(keyEnums[type]?[place].keys.keys.map { $0 } ?? [])
      keyEnums[type]?[place].asked =
        asksForAll ? names : names.intersection(writtenCases[type] ?? [])
    }
  }

  private mutating func read(
    _ code: Substring, by form: Declaration, in scope: Scope, _ depth: Int, around model: Scope?
  ) {
    if scope.isCodingKeys {
      guard let model else { return }
      readKeys(code, of: model.name)
    } else if scope.depth == depth - 1, code.contains("init(from ") {
      self.code[scope.name] = self.code[scope.name] ?? DecodingCode()
    } else if scope.depth == depth - 1 {
      for property in Self.properties(in: code, by: form) {
        declarations[scope.name, default: [:]][property.name] = property.declaration
        values[scope.name, default: [:]][property.name] = property.value
      }
    }
  }

  /// Notes the cases of the last enum of keys within a type.
  private mutating func readKeys(_ code: Substring, of type: String) {
    guard code.hasPrefix("case "), let place = keyEnums[type]?.indices.last else { return }
    for part in Self.parts(of: code.dropFirst(5)) {
      guard let match = part.wholeMatch(of: /\s*`?(\w+)`?\s*(?:=\s*"([^"\\]*)")?/) else { continue }
      let name = String(match.output.1)
      keyEnums[type]?[place].keys[name] = match.output.2.map(String.init) ?? name
      guard let key = match.output.2 else { continue }
      renamed[type, default: [:]][String(key)] = name
      renamedCases[type, default: []].insert(name)
    }
  }

  /// Notes for which types a container has a call of the source's own in the place of the standard
  /// library's.
  private mutating func readOverload(_ tokens: SwiftTokens) {
    guard let open = tokens.indices.first(where: { tokens[$0] == "(" }) else { return }
    guard let key = tokens.arguments(behind: open).last, tokens[key.lowerBound] == "forKey" else {
      return
    }
    overloadWords.formUnion(tokens.indices.map { String(tokens[$0]) })
    let type = (open..<key.lowerBound).first { tokens[$0] == "Type" }.map { tokens[$0 - 2] }
    if let type, type != ">", (0..<open).contains(where: { tokens[$0] == type }) {
      overloadsAnyType = true
    }
  }

  /// Whether a container's call of the source's own decodes values of a type: what that does with a
  /// missing key, say, the type doesn't tell.
  package func isOverloaded(_ type: String) -> Bool {
    overloadsAnyType || overloadWords.contains(type)
  }

  /// The source of a property's initial value; `nil` where it has none, or where that is `nil`.
  package func initialValue(of property: String, in type: String) -> String? {
    if isAlone(type) { return values[type]?[property] }
    return declaring(property, type).flatMap { values[$0]?[property] }
  }

  /// A property's type as it's declared; `nil` where it isn't written.
  package func declaredType(of property: String, in type: String) -> String? {
    if isAlone(type) { return declarations[type]?[property]?.type }
    return declaring(property, type).flatMap { declarations[$0]?[property]?.type }
  }

  /// Whether code that the compiler writes asks for a property: not for a constant that has its value, nor
  /// for what CodingKeys leave out.
  package func isAskedFor(_ property: String, in type: String) -> Bool {
    guard let owner = declaring(property, type), let declaration = declarations[owner]?[property]
    else { return true }
    if declaration.isConstant, declaration.initialValue != nil { return false }
    guard let keys = keyEnums[owner]?.first(where: { $0.name == "CodingKeys" }) else { return true }
    return keys.keys[property] != nil
  }

  /// How a property is declared in a type as it is written, `[Address]?` too: the first of its names
  /// that has such a property.
  package func declaration(of property: String, inType type: String) -> PropertyDeclaration? {
    let types = Self.names(in: type)
    if let type = types.first(where: { declarations[$0]?[property] != nil }) {
      return declaration(of: property, declaredBy: type)
    }
    guard let type = types.first(where: { superclasses[$0] != nil }),
      let superclass = declaring(property, type)
    else { return nil }
    var declaration = declaration(of: property, declaredBy: superclass)
    declaration?.superclass = superclass
    return declaration
  }

  private func declaration(of property: String, declaredBy type: String) -> PropertyDeclaration? {
    guard var declaration = declarations[type]?[property] else { return nil }
    declaration.keyEnums = keyEnums[type] ?? []
    declaration.parameters = parameters[type] ?? []
    declaration.ownTypes = typeNames
    declaration.isMadeOfNothing = calledBare.contains(type)
    declaration.sharedModels = sharedModels(of: type)
    return declaration
  }

  private func sharedModels(of type: String) -> [PropertyDeclaration.SharedModel] {
    (code[type]?.sharedTypes.sorted() ?? []).compactMap { shared in
      guard code[shared] == nil, let properties = declarations[shared] else { return nil }
      let keys = properties.map { ($0.key, key(for: $0.key, in: shared)) }
      return PropertyDeclaration.SharedModel(
        name: shared, keys: Dictionary(uniqueKeysWithValues: keys))
    }
  }

  /// The enums of keys of the first type that the source declares in a type as it is written; `nil` where
  /// it declares none of them.
  package func keyEnums(inType type: String) -> [KeyEnum]? {
    Self.names(in: type).first { declarations[$0] != nil || keyEnums[$0] != nil }.map {
      keyEnums[$0] ?? []
    }
  }

  /// The names in a type as it is written.
  private static func names(in type: String) -> [String] {
    type.split { "[]?:<>., ".contains($0) }.map(String.init)
  }

  /// The key that a type's CodingKeys give a property, if that is another one than its name.
  package func key(of property: String, in type: String) -> String? {
    let type = declaring(property, type) ?? type
    return renamed[type]?.first { $0.value == property }?.key
  }

  /// The first type behind the colon of a declaration: `class User: Entity`.
  private static func superclass(in code: Substring) -> String? {
    code.firstMatch(of: /\bclass\s+\w+(?:<[^>]*>)?\s*:\s*(?:\w+\.)*(\w+)/).map {
      String($0.output.1)
    }
  }

  /// The generic parameters behind a type's name: `struct Pair<A: Codable, B>`.
  private static func parameters(in code: Substring, of type: String) -> [String] {
    guard let name = code.firstRange(of: type + "<") else { return [] }
    return parts(of: code[name.upperBound...].prefix(whileOpen: ("<", ">"))).compactMap { part in
      part.firstMatch(of: /^\s*(?:each\s+)?(\w+)/).map { String($0.output.1) }
    }
  }

  private static func typeName(in code: Substring, by form: Declaration) -> String? {
    guard code.contains("{") else { return nil }
    let match = code.firstMatch(of: form.type)
    return match.map { String($0.output.1) }
  }

  /// The form of a property's declaration. Reading the expressions themselves takes longer than
  /// reading a source by them, so it is done once for each source.
  private struct Declaration {
    let attributes = /^(?:@[\w.]+(?:<[^>]*>)?(?:\([^)]*\))?\s+)*/
    let modifiers =
      /^((?:(?:public|package|internal|private|fileprivate|open|final|nonisolated|weak|override)(?:\(\w+\))?\s+)*)/
    let property = /^\s*`?(\w+)`?\s*(?::\s*([^={]+?))?\s*(?:=\s*(.+))?$/
    let type = /\b(?:struct|class|enum|actor|extension)\s+(\w+)/
  }

  /// The properties that a statement declares: `let first, second: Int` declares two of one type.
  private static func properties(
    in code: Substring, by form: Declaration
  ) -> [(name: String, declaration: PropertyDeclaration, value: String?)] {
    var rest = code
    var attributes: Substring = ""
    if let match = rest.prefixMatch(of: form.attributes) {
      attributes = rest[..<match.range.upperBound]
      rest = rest[match.range.upperBound...]
    }
    var modifiers: Substring = ""
    if let match = rest.prefixMatch(of: form.modifiers) {
      modifiers = match.output.1
      rest = rest[match.range.upperBound...]
    }
    // Most lines declare none, and trying the whole form on each of them takes long.
    guard rest.hasPrefix("var ") || rest.hasPrefix("let ") else { return [] }
    let introducer = rest.prefix(3)
    var properties: [(name: String, declaration: PropertyDeclaration, value: String?)] = []
    var typeBehind: String?
    for part in parts(of: rest.dropFirst(4)).reversed() {
      guard let match = part.wholeMatch(of: form.property) else { return [] }
      let (_, name, type, value) = match.output
      if type != nil || value != nil { typeBehind = type.map { String($0) } }
      let isInitial = introducer == "var" && value?.hasSuffix("{") == false && value != "nil"
      let declaration = PropertyDeclaration(
        modifiers: modifiers.split { $0 == " " }.joined(separator: " "),
        isConstant: introducer == "let", type: typeBehind,
        wrappers: attributes.split { $0 == "@" || $0 == " " }.map(String.init),
        initialValue: value.map { $0.hasSuffix("{") ? "" : String($0) })
      properties.append((String(name), declaration, isInitial ? value.map { String($0) } : nil))
    }
    return properties
  }

  /// What the commas part that aren't within brackets or a text.
  private static func parts(of declaration: Substring) -> [Substring] {
    var parts: [Substring] = []
    var (depth, isInText, start) = (0, false, declaration.startIndex)
    for place in declaration.indices {
      switch declaration[place] {
      case "\"": isInText.toggle()
      case "[", "<", "(": depth += 1
      case "]", ">", ")": depth -= 1
      case "," where depth == 0 && !isInText:
        parts.append(declaration[start..<place])
        start = declaration.index(after: place)
      default: break
      }
    }
    return parts + [declaration[start...]]
  }
}

extension Substring {
  /// What stands before the bracket that closes one which was opened before.
  fileprivate func prefix(whileOpen brackets: (open: Character, close: Character)) -> Substring {
    var depth = 1
    return prefix { character in
      if character == brackets.open { depth += 1 }
      if character == brackets.close { depth -= 1 }
      return depth > 0
    }
  }
}
