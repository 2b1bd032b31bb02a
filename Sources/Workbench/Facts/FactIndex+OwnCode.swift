package import DecodingReport
import ModelFacts

/// What the `init(from:)` of types' own do with keys, and those of the types that read the same objects.
extension FactIndex: OwnCode {
  /// What a type does with a key; `nil` where each has its own name.
  package var use: SourceFacts.Use? {
    guard renamesKeys || codes.values.contains(where: \.renamesKeys) else { return nil }
    return { type, key, outer in property(under: key, within: outer, in: type) }
  }

  /// What code that decodes types by hand does; `nil` where there is none.
  package var ownCode: (any OwnCode)? {
    codes.isEmpty && facts.overloads.isEmpty
      && !facts.types.values.contains { $0.changesItself == true } ? nil : self
  }

  /// Whether the compiler wrote the code that decodes a type; `nil` where the source has such code.
  var isWrittenByCompiler: (@Sendable (_ type: String) -> Bool)? {
    guard !facts.hasOwnCode else { return nil }
    return { type in facts.types[name(type)] != nil }
  }

  /// The property that a type has for a key, within the containers under some others.
  package func property(
    under key: String, within outer: [String], in type: String
  ) -> SourceFacts.KeyUse {
    let type = name(type)
    let path = Self.path(outer + [key])
    if isAlone(type) { return ownProperty(at: path, in: type) }
    var use = SourceFacts.KeyUse.unknown
    for reader in readers(of: path, in: type) {
      let own = ownProperty(at: reader.path, in: reader.type)
      if case .property = own, use == .unknown || !outer.isEmpty { return own }
      if own == .unknown, reader.path.count == 1, !outer.isEmpty, has(key, in: reader.type) {
        return .property(key)
      }
      if use == .unknown { use = own }
    }
    return use
  }

  private func ownProperty(at path: KeyPathInModel, in type: String) -> SourceFacts.KeyUse {
    guard case .key(let key)? = path.last else { return .unknown }
    let name = property(renamedAs: key, in: type)
    if let code = codes[type] {
      let use = code.property(madeOf: known(path, in: type)) { has($0, in: type) }
      if use != .unknown { return use }
      // Code of the type's own may make another property of it.
      if let name, !has(name, in: type) { return .unknown }
    }
    guard let name, name != key else { return .unknown }
    return .property(name)
  }

  /// Whether no other type's code reads the object of a type.
  private func isAlone(_ type: String) -> Bool {
    guard let facts = facts.types[type] else { return true }
    return facts.superclass == nil && facts.initializer?.sharedTypes.isEmpty != false
  }

  /// The types of whose code a key may be, each with the keys that it sees on the way: one and its
  /// superclasses, which see from within what `superDecoder` gave them, and those that its own code
  /// decodes from the same object.
  private func readers(
    of path: KeyPathInModel, in type: String
  ) -> [(type: String, path: KeyPathInModel)] {
    if isAlone(type) { return [(type, path)] }
    var readers: [(type: String, path: KeyPathInModel)] = []
    var shared: [(type: String, path: KeyPathInModel)] = []
    var path = path[...]
    for type in lineage(of: type) {
      readers.append((type, Array(path)))
      guard let code = codes[type]?.facts else { continue }
      shared += code.sharedTypes.map { ($0, Array(path)) }
      let way = code.wayToSuperclass.map { step in
        if case .key(let name) = step { KeyStep.key(key(for: name, in: type)) } else { step }
      }
      guard path.count > way.count, path.starts(with: way) else { break }
      path = path.dropFirst(way.count)
    }
    for other in shared where !readers.contains(where: { $0.type == other.type }) {
      readers += lineage(of: other.type).map { ($0, other.path) }
    }
    return readers
  }

  /// What a type's code calls a place: CodingKeys have names for keys; one that is the name of another key's
  /// case they don't know.
  private func known(_ path: KeyPathInModel, in type: String) -> KeyPathInModel {
    let names = path.map { step -> KeyStep in
      guard case .key(let key) = step else { return step }
      if let name = property(renamedAs: key, in: type) { return .key(name) }
      return isRenamed(key, in: type) ? .key(Self.ofNoCase + key) : step
    }
    return codes[type]?.known(names) ?? names
  }

  /// Before a key that none of a type's CodingKeys stands for.
  private static let ofNoCase = "="

  /// The steps of a way that a decode went.
  private static func path(_ keys: [String]) -> KeyPathInModel {
    keys.map { $0 == elementKey ? .element : .key($0) }
  }

  /// Whether something holds of the code of a type's own, or of a superclass's, that reads a key.
  private func holds(
    _ key: String, within outer: [String], in type: String,
    _ holds: (DecodingCode, KeyPathInModel) -> Bool
  ) -> Bool {
    readers(of: Self.path(outer + [key]), in: name(type)).contains { reader in
      codes[reader.type].map { holds($0, known(reader.path, in: reader.type)) } ?? false
    }
  }

  /// What the `init(from:)` of a type's own does, and those of superclasses that it goes on with.
  private func codes(of type: String) -> [(type: String, code: DecodingCode)] {
    let lineage = lineage(of: name(type))
    guard let first = lineage.first(where: { codes[$0] != nil }), let code = codes[first] else {
      return []
    }
    guard code.facts.inherits else { return [(first, code)] }
    return lineage.drop { $0 != first }.compactMap { type in codes[type].map { (type, $0) } }
  }

  package func decodesItself(_ type: String) -> Bool {
    let type = name(type)
    return codes[type] != nil || lineage(of: type).contains { codes[$0] != nil }
  }

  package func changesItself(_ type: String) -> Bool {
    lineage(of: name(type)).contains { facts.types[$0]?.changesItself == true }
  }

  package func property(ofElement place: Int, of count: Int, in type: String) -> String? {
    let type = name(type)
    return codes[type]?.property(madeOfElement: place, of: count) { has($0, in: type) }
  }

  package func isAlternative(
    _ path: [String], to other: [String], for property: String, in type: String
  ) -> Bool {
    let type = name(type)
    let others = readers(of: Self.path(other), in: type)
    return readers(of: Self.path(path), in: type).contains { reader in
      guard let code = codes[reader.type],
        let other = others.first(where: { $0.type == reader.type })
      else { return false }
      return code.isAlternative(
        known(reader.path, in: reader.type), to: known(other.path, in: reader.type),
        for: property)
    }
  }

  package func isMade(
    _ property: String, of key: String, within outer: [String], in type: String
  ) -> Bool {
    holds(key, within: outer, in: type) { $0.isMade(property, of: $1) }
  }

  package func isChosen(
    _ property: String, of key: String, within outer: [String], in type: String
  ) -> Bool {
    holds(key, within: outer, in: type) { $0.isChosen(property, of: $1) }
  }

  package func properties(
    madeOf key: String, within outer: [String], with property: String, in type: String
  ) -> Set<String>? {
    let type = name(type)
    // A superclass may have it.
    let owner = declaring(property, type) ?? type
    guard let code = codes[owner] else { return [property] }
    let path = Self.path(outer + [key])
    guard let reader = readers(of: path, in: type).first(where: { $0.type == owner }) else {
      return nil
    }
    return code.properties(madeOf: known(reader.path, in: owner), with: property)?
      .filter { has($0, in: owner) }
  }

  package func payloadPlace(
    of key: String, within outer: [String], inCase name: String, of type: String
  ) -> Int? {
    let type = self.name(type)
    return codes[type]?.place(of: known(Self.path(outer + [key]), in: type), inCase: name)
  }

  package func sharesObject(_ type: String) -> Bool {
    codes(of: type).contains { $0.code.facts.sharesObject }
  }

  package func branches(_ type: String) -> Bool {
    codes(of: type).contains { $0.code.facts.branches }
  }

  package func isDecided(_ type: String, by key: String?) -> Bool {
    codes(of: type).contains { type, code in
      let step = key.map { known([.key($0)], in: type)[0] } ?? .element
      return code.isDecided(by: step)
    }
  }

  package func isAlwaysAsked(_ key: String, within outer: [String], in type: String) -> Bool {
    let type = name(type)
    // Which of several others it decodes from its object may hang on a value.
    let mayChoose = codes[type]?.facts.branches == true
    let own = lineage(of: type)
    return readers(of: Self.path(outer + [key]), in: type).contains { reader in
      guard let code = codes[reader.type], !mayChoose || own.contains(reader.type) else {
        return false
      }
      return code.isAlwaysAsked(known(reader.path, in: reader.type))
    }
  }

  package func isChecked(_ key: String, within outer: [String], in type: String) -> Bool {
    holds(key, within: outer, in: type) { $0.isChecked($1) }
  }

  package func hasStandIn(_ key: String, within outer: [String], in type: String) -> Bool {
    holds(key, within: outer, in: type) { $0.hasStandIn($1) }
  }

  package func isLookedUp(_ key: String, within outer: [String], in type: String) -> Bool {
    holds(key, within: outer, in: type) { $0.isLookedUp($1) }
  }

  package func isRead(for property: String, within outer: [String], in type: String) -> Bool {
    let type = name(type)
    guard let owner = declaring(property, type) else { return true }
    return readers(of: Self.path(outer + [property]), in: type).contains { reader in
      reader.type == owner && reader.path.count == 1
    }
  }

  package func isLast(_ key: String, in type: String) -> Bool {
    let type = name(type)
    return codes[type]?.facts.lastKeys == [property(renamedAs: key, in: type) ?? key]
  }

  package var hasOverloads: Bool { !facts.overloads.isEmpty }

  package func isOverloaded(_ type: String) -> Bool {
    let last = String(type.split { ".:".contains($0) }.last ?? "")
    return facts.overloads.isForAnyType || facts.overloads.names.contains(last)
  }

  /// Whether a type may ask for a key: its `init(from:)` may ask for any, or the source names it.
  package func mayAsk(for key: String, in type: String) -> Bool {
    // What the compiler writes asks for the properties.
    readers(of: [.key(key)], in: name(type)).contains { reader in
      guard let code = codes[reader.type]?.facts else {
        guard let properties = facts.types[reader.type]?.properties, !properties.isEmpty else {
          return facts.types[reader.type]?.properties.isEmpty != false || names(key)
        }
        return properties.contains { self.key(for: $0.name, in: reader.type) == key }
      }
      if code.asksForAnyKey { return true }
      if let keys = code.askableKeys { return keys.contains(key) }
      return code.asksForVariableKey || names(key)
    }
  }
}
