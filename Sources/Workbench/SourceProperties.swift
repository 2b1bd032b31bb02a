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
  }

  private var values: [String: [String: String]] = [:]
  private var declarations: [String: [String: PropertyDeclaration]] = [:]
  /// Properties by the key that they have instead of their own name.
  private var renamed: [String: [String: String]] = [:]
  /// The names of these.
  private var renamedCases: [String: Set<String>] = [:]
  /// The first types behind the colons of classes' declarations: their superclasses, if they have some.
  private var superclasses: [String: String] = [:]
  /// The words of the calls of containers that the source has of its own.
  private var overloadWords: Set<String> = []
  /// Whether one of them is for types that only a constraint tells.
  private var overloadsAnyType = false
  /// What the `init(from:)` of types' own does, by their names.
  private var code: [String: DecodingCode] = [:]
  private var findings: [String: DecodingCode.Findings] = [:]

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
      if let open = initializer {
        if depth > open.depth {
          self.code[open.type]?.read(code, isAlwaysRun: depth == open.depth + 1)
        } else {
          initializer = nil
        }
      }
      if let type = Self.typeName(in: code, by: form) {
        if code.contains("class ") { superclasses[type] = Self.superclass(in: code) }
        scopes.append(
          Scope(
            name: type, depth: depth,
            isCodingKeys: code.hasPrefix("enum") || code.contains(" enum ")
              ? code.contains("CodingKey") && scopes.last != nil : false))
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
    findings = self.code.mapValues { $0.findings() }
  }

  private mutating func read(
    _ code: Substring, by form: Declaration, in scope: Scope, _ depth: Int, around model: Scope?
  ) {
    if scope.isCodingKeys {
      guard let model else { return }
      for match in code.matches(of: /`?(\w+)`?\s*=\s*"([^"\\]*)"/) {
        renamed[model.name, default: [:]][String(match.output.2)] = String(match.output.1)
        renamedCases[model.name, default: []].insert(String(match.output.1))
      }
    } else if scope.depth == depth - 1, code.contains("init(from ") {
      self.code[scope.name] = self.code[scope.name] ?? DecodingCode()
    } else if scope.depth == depth - 1 {
      for property in Self.properties(in: code, by: form) {
        declarations[scope.name, default: [:]][property.name] = property.declaration
        values[scope.name, default: [:]][property.name] = property.value
      }
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

  /// How a property is declared in a type as it is written, `[Address]?` too: the first of its names
  /// that has such a property.
  package func declaration(of property: String, inType type: String) -> PropertyDeclaration? {
    type.split { "[]?:<>., ".contains($0) }.lazy
      .compactMap { declarations[String($0)]?[property] }.first
  }

  /// The key that a type's CodingKeys give a property, if that is another one than its name.
  package func key(of property: String, in type: String) -> String? {
    let type = declaring(property, type) ?? type
    return renamed[type]?.first { $0.value == property }?.key
  }

  /// The property that a type has for a key, within the containers under some others.
  package func property(
    under key: String, within outer: [String], in type: String
  ) -> SourceFacts.KeyUse {
    if isAlone(type) { return ownProperty(under: key, within: outer, in: type) }
    var use = SourceFacts.KeyUse.unknown
    for reader in readers(of: outer + [key], in: type) {
      let own = ownProperty(under: key, within: reader.path.dropLast(), in: reader.type)
      if case .property = own, use == .unknown || !outer.isEmpty { return own }
      if own == .unknown, reader.path.count == 1, !outer.isEmpty,
        declarations[reader.type]?[key] != nil
      {
        return .property(key)
      }
      if use == .unknown { use = own }
    }
    return use
  }

  /// Whether no other type's code reads the object of a type.
  private func isAlone(_ type: String) -> Bool {
    superclasses[type] == nil && code[type]?.sharedTypes.isEmpty != false
  }

  /// The types of whose code a key may be, each with the keys that it sees on the way: one and its
  /// superclasses, which see from within what `superDecoder` gave them, and those that its own code
  /// decodes from the same object.
  private func readers(
    of path: [String], in type: String
  ) -> [(type: String, path: [String])] {
    if isAlone(type) { return [(type, path)] }
    var readers: [(type: String, path: [String])] = []
    var shared: [(type: String, path: [String])] = []
    var path = path[...]
    for type in lineage(of: type) {
      readers.append((type, Array(path)))
      guard let code = code[type] else { continue }
      shared += code.sharedTypes.sorted().map { ($0, Array(path)) }
      let way = code.wayToSuperclass
      guard path.count > way.count, path.starts(with: way.map { key(for: $0, in: type) }) else {
        break
      }
      path = path.dropFirst(way.count)
    }
    for other in shared where !readers.contains(where: { $0.type == other.type }) {
      readers += lineage(of: other.type).map { ($0, other.path) }
    }
    return readers
  }

  /// The key for a case of a type's CodingKeys.
  private func key(for name: String, in type: String) -> String {
    renamed[type]?.first { $0.value == name }?.key ?? name
  }

  /// A type or its nearest superclass that declares a property, or else one that its own code decodes from
  /// the same object.
  private func declaring(_ property: String, _ type: String) -> String? {
    if declarations[type]?[property] != nil { return type }
    if superclasses[type] == nil, code[type]?.sharesObject != true { return nil }
    let lineage = lineage(of: type)
    let shared = lineage.flatMap { code[$0]?.sharedTypes.sorted() ?? [] }
    return (lineage + shared).first { declarations[$0]?[property] != nil }
  }

  /// A type or its nearest superclass that has an `init(from:)` of its own.
  private func decoding(_ type: String) -> String? {
    if code[type] != nil { return type }
    return superclasses[type] == nil ? nil : lineage(of: type).first { code[$0] != nil }
  }

  /// Whether something was found of the code of a type's own, or of a superclass's, that reads a key.
  private func isFound(
    _ key: String, within outer: [String], in type: String,
    _ isFound: (DecodingCode.Findings, DecodingCode, [String]) -> Bool
  ) -> Bool {
    readers(of: outer + [key], in: type).contains { reader in
      guard let findings = findings[reader.type], let code = code[reader.type] else {
        return false
      }
      return isFound(findings, code, names(of: reader.path, in: reader.type))
    }
  }

  /// What a type's CodingKeys call some keys; one that is the name of another key's case they don't know.
  private func names(of keys: [String], in type: String) -> [String] {
    guard let renamed = renamed[type] else { return keys }
    return keys.map { key in
      renamed[key] ?? (renamedCases[type]?.contains(key) == true ? Self.ofNoCase + key : key)
    }
  }

  /// Before a key that none of a type's CodingKeys stands for.
  private static let ofNoCase = "="

  /// A type and its superclasses. They are known by their last names, which may go in a circle.
  private func lineage(of type: String) -> [String] {
    var lineage: [String] = []
    var next: String? = type
    while let type = next, !lineage.contains(type) {
      lineage.append(type)
      next = superclasses[type]
    }
    return lineage
  }

  private func ownProperty(
    under key: String, within outer: [String], in type: String
  ) -> SourceFacts.KeyUse {
    let name = renamed[type]?[key]
    if let findings = findings[type] {
      let use = findings.property(madeOf: names(of: outer + [key], in: type)) {
        declarations[type]?[$0] != nil
      }
      if use != .unknown { return use }
      // Code of the type's own may make another property of it.
      if let name, declarations[type]?[name] == nil { return .unknown }
    }
    guard let name, name != key else { return .unknown }
    return .property(name)
  }

  /// What a type does with a key; `nil` where each has its own name.
  package var use: SourceFacts.Use? {
    guard !renamed.isEmpty || findings.values.contains(where: \.renamesKeys) else { return nil }
    return { type, key, outer in property(under: key, within: outer, in: type) }
  }

  /// The property that an `init(from:)` of a type's own makes of an element of an array of which it reads
  /// so many.
  package func property(ofElement place: Int, of count: Int, in type: String) -> String? {
    findings[type]?.property(madeOfElement: place, of: count) { declarations[type]?[$0] != nil }
  }

  /// Whether an `init(from:)` of a type's own makes a property of the value of one key or of another,
  /// each with those of the containers around it.
  package func isAlternative(
    _ path: [String], to other: [String], for property: String, in type: String
  ) -> Bool {
    guard let key = path.last, let otherKey = other.last else { return false }
    let others = readers(of: other.dropLast() + [otherKey], in: type)
    return readers(of: path.dropLast() + [key], in: type).contains { reader in
      guard let findings = findings[reader.type],
        let other = others.first(where: { $0.type == reader.type })
      else { return false }
      return findings.isAlternative(
        names(of: reader.path, in: reader.type), to: names(of: other.path, in: reader.type),
        for: property)
    }
  }

  /// The properties that an `init(from:)` of a type's own makes of the value of a key; `nil` where it
  /// makes one of them of other values, too, or that isn't plain.
  package func properties(
    madeOf key: String, within outer: [String], with property: String, in type: String
  ) -> Set<String>? {
    // A superclass may have it.
    let owner = declaring(property, type) ?? type
    guard code[owner] != nil else { return [property] }
    guard let reader = readers(of: outer + [key], in: type).first(where: { $0.type == owner })
    else { return nil }
    return findings[owner]?.properties(madeOf: names(of: reader.path, in: owner), with: property)?
      .filter { declarations[owner]?[$0] != nil }
  }

  /// Which associated value of a case an `init(from:)` of the enum's own makes of the value of a key,
  /// within the containers under some others; `nil` where it isn't plain.
  package func payloadPlace(
    of key: String, within outer: [String], inCase name: String, of type: String
  ) -> Int? {
    findings[type]?.place(of: names(of: outer + [key], in: type), inCase: name)
  }

  /// What code that decodes types by hand does; `nil` where there is none.
  package var ownCode: (any OwnCode)? { code.isEmpty && overloadWords.isEmpty ? nil : self }

  /// Whether a type has an `init(from:)` of its own, or inherits one.
  package func decodesItself(_ type: String) -> Bool { decoding(type) != nil }

  /// What the `init(from:)` of a type's own does, and those of superclasses that it goes on with.
  private func codes(of type: String) -> [(type: String, code: DecodingCode)] {
    guard let first = decoding(type), let code = code[first] else { return [] }
    guard code.inherits, let superclass = superclasses[first], superclass != first else {
      return [(first, code)]
    }
    let others = lineage(of: first).dropFirst().compactMap { type in
      self.code[type].map { (type, $0) }
    }
    return [(first, code)] + others
  }

  /// Whether the `init(from:)` of a type's own decodes other types from its own object.
  package func sharesObject(_ type: String) -> Bool {
    codes(of: type).contains { $0.code.sharesObject }
  }

  /// Whether the `init(from:)` of a type's own may ask for one thing or another, or catch an error.
  package func branches(_ type: String) -> Bool { codes(of: type).contains { $0.code.branches } }

  /// Whether a value under a key, or an element where there is none, may decide what the `init(from:)`
  /// of a type's own asks for next.
  package func isDecided(_ type: String, by key: String?) -> Bool {
    codes(of: type).contains { type, _ in
      findings[type]?.isDecided(by: key.map { names(of: [$0], in: type)[0] }) == true
    }
  }

  /// Whether the `init(from:)` of a type's own asks for a key, whatever the values of others are.
  package func isAlwaysAsked(_ key: String, within outer: [String], in type: String) -> Bool {
    isFound(key, within: outer, in: type) { $1.alwaysAsked.contains($2) }
  }

  /// Whether the `init(from:)` of a type's own checks the value of a key, and nothing else with it.
  package func isChecked(_ key: String, within outer: [String], in type: String) -> Bool {
    isFound(key, within: outer, in: type) { findings, _, path in findings.isChecked(path) }
  }

  /// Whether the `init(from:)` of a type's own has something stand in for the value of a key.
  package func hasStandIn(_ key: String, within outer: [String], in type: String) -> Bool {
    isFound(key, within: outer, in: type) { findings, _, path in findings.hasStandIn(path) }
  }

  /// Whether the `init(from:)` of a type's own compares the value of a key with some that it knows.
  package func isLookedUp(_ key: String, within outer: [String], in type: String) -> Bool {
    isFound(key, within: outer, in: type) { findings, _, path in findings.isLookedUp(path) }
  }

  /// Whether the `init(from:)` of a type's own reads the object under some keys for a property.
  package func isRead(for property: String, within outer: [String], in type: String) -> Bool {
    guard let owner = declaring(property, type) else { return true }
    return readers(of: outer + [property], in: type).contains { reader in
      reader.type == owner && reader.path.count == 1
    }
  }

  /// Whether a type may ask for a key: its `init(from:)` may ask for any, or the source names it.
  package func mayAsk(for key: String, in type: String) -> Bool {
    if literals.names(key) { return true }
    // What the compiler writes asks for the properties.
    return readers(of: [key], in: type).contains { reader in
      findings[reader.type]?.asksForAnyKey ?? (declarations[reader.type] == nil)
    }
  }

  /// Whether the value under a key is the last that the `init(from:)` of a type's own asks for.
  package func isLast(_ key: String, in type: String) -> Bool {
    code[type]?.lastKeys == [renamed[type]?[key] ?? key]
  }

  /// Whether a type decodes another one from its own object whose `init(from:)` may take one way or
  /// another, or isn't known.
  private func mayShareBranches(_ type: String) -> Bool {
    code[type]?.sharedTypes.contains { shared in
      code[shared].map(\.branches) ?? (declarations[shared] == nil)
    } == true
  }

  /// The first type behind the colon of a declaration: `class User: Entity`.
  private static func superclass(in code: Substring) -> String? {
    code.firstMatch(of: /\bclass\s+\w+(?:<[^>]*>)?\s*:\s*(?:\w+\.)*(\w+)/).map {
      String($0.output.1)
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
