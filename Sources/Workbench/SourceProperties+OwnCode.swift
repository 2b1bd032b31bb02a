package import DecodingReport

/// What the `init(from:)` of types' own do with keys, and those of the types that read the same objects.
extension SourceProperties {
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
  func isAlone(_ type: String) -> Bool {
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
  func key(for name: String, in type: String) -> String {
    renamed[type]?.first { $0.value == name }?.key ?? name
  }

  /// A type or its nearest superclass that declares a property, or else one that its own code decodes from
  /// the same object.
  func declaring(_ property: String, _ type: String) -> String? {
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
    var names = keys
    if let renamed = renamed[type] {
      names = keys.map { key in
        renamed[key] ?? (renamedCases[type]?.contains(key) == true ? Self.ofNoCase + key : key)
      }
    }
    return code[type]?.knownPath(names) ?? names
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
    let others = readers(of: other, in: type)
    return readers(of: path, in: type).contains { reader in
      guard let findings = findings[reader.type],
        let other = others.first(where: { $0.type == reader.type })
      else { return false }
      return findings.isAlternative(
        names(of: reader.path, in: reader.type), to: names(of: other.path, in: reader.type),
        for: property)
    }
  }

  /// Whether an `init(from:)` of a type's own makes a property of the value of a key, of others' too or
  /// not, within the containers under some others.
  package func isMade(
    _ property: String, of key: String, within outer: [String], in type: String
  ) -> Bool {
    isFound(key, within: outer, in: type) { findings, _, path in
      findings.isMade(property, of: path)
    }
  }

  /// Whether an `init(from:)` of a type's own makes a property of the value of a key, or of another's where
  /// that has none.
  package func isChosen(
    _ property: String, of key: String, within outer: [String], in type: String
  ) -> Bool {
    isFound(key, within: outer, in: type) { findings, _, path in
      findings.isChosen(property, of: path)
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
    // Which of several others it decodes from its object may hang on a value.
    let mayChoose = code[type]?.branches == true
    let own = lineage(of: type)
    return readers(of: outer + [key], in: type).contains { reader in
      guard let code = code[reader.type], !mayChoose || own.contains(reader.type) else {
        return false
      }
      return code.alwaysAsked.contains(names(of: reader.path, in: reader.type))
    }
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
    // What the compiler writes asks for the properties.
    readers(of: [key], in: type).contains { reader in
      guard let found = findings[reader.type] else {
        guard let properties = declarations[reader.type], !properties.isEmpty else {
          return declarations[reader.type] == nil || literals.names(key)
        }
        return properties.keys.contains { self.key(for: $0, in: reader.type) == key }
      }
      if found.asksForAnyKey { return true }
      if let keys = enumKeys(of: reader.type) { return keys.contains(key) }
      return found.asksForVariableKey || literals.names(key)
    }
  }

  /// The keys by which the `init(from:)` of a type's own can ask, where all are cases of enums of the source.
  private func enumKeys(of type: String) -> Set<String>? {
    guard let types = code[type]?.keyTypes, !types.isEmpty else { return nil }
    var keys: Set<String> = []
    for name in types {
      let enums = keyEnums.values.joined().filter { $0.name == name }
      guard !enums.isEmpty else { return nil }
      for keyEnum in enums { keys.formUnion(keyEnum.keys.values) }
    }
    return keys
  }

  /// Whether the value under a key is the last that the `init(from:)` of a type's own asks for.
  package func isLast(_ key: String, in type: String) -> Bool {
    code[type]?.lastKeys == [renamed[type]?[key] ?? key]
  }

  /// Whether a type decodes another one from its own object whose `init(from:)` may take one way or
  /// another, or isn't known.
  func mayShareBranches(_ type: String) -> Bool {
    code[type]?.sharedTypes.contains { shared in
      code[shared].map(\.branches) ?? (declarations[shared] == nil)
    } == true
  }
}
