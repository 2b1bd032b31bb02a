import DecodingReport
import ModelFacts

/// What the `init(from:)` of a type's own does, by the places that it decodes.
struct DecodingCode: Sendable {
  let facts: InitializerFacts
  private let uses: [KeyPathInModel: InitializerFacts.Use]
  /// The places of whose values each property is made: all of them, or one or another.
  private let origins: [String: Set<KeyPathInModel>]
  private let merged: Set<String>
  private let deciding: Set<KeyStep>
  private let checks: Set<[KeyPathInModel]>
  private let standIns: [KeyPathInModel]

  init(_ facts: InitializerFacts) {
    self.facts = facts
    uses = Dictionary(facts.uses.map { ($0.path, $0) }) { first, _ in first }
    origins = Dictionary(facts.origins.map { ($0.property, Set($0.paths)) }) { $0.union($1) }
    merged = Set(facts.origins.lazy.filter(\.isMerged).map(\.property))
    deciding = Set(facts.deciding)
    checks = Set(facts.checks)
    standIns = facts.uses.filter(\.hasStandIn).map(\.path)
  }

  /// Whether a property has another name than its key, or its key stands in another container.
  var renamesKeys: Bool {
    facts.isUnclear
      || facts.uses.contains { use in
        guard !use.properties.isEmpty else { return false }
        return use.path.count > 1 || use.path != use.properties.map { .key($0) }
      }
  }

  /// The property that is made of an element of an array of which so many are read.
  func property(
    madeOfElement place: Int, of count: Int, among declared: (String) -> Bool
  ) -> String? {
    let elements = facts.elements.filter(declared)
    return count <= elements.count && place < elements.count ? elements[place] : nil
  }

  /// Whether a property is made of the value of one place or of another.
  func isAlternative(
    _ path: KeyPathInModel, to other: KeyPathInModel, for property: String
  ) -> Bool {
    guard path != other, let places = origins[property] else { return false }
    return places.contains(path) && places.contains(other)
  }

  /// Whether a property is made of the value of a place, or of another's.
  func isChosen(_ property: String, of path: KeyPathInModel) -> Bool {
    guard let places = origins[property], !merged.contains(property) else { return false }
    return places.contains(path) && places.count > 1 && !places.contains([.anyKey])
  }

  /// Whether a property is made of the value of a place, of others' too or not.
  func isMade(_ property: String, of path: KeyPathInModel) -> Bool {
    origins[property]?.contains(path) == true
  }

  /// The properties that are made of the value of a place, among others; `nil` where one of a name is
  /// made of more than that, or it isn't plain of what.
  func properties(madeOf path: KeyPathInModel, with property: String) -> Set<String>? {
    guard origins[property] == [path] else { return nil }
    return Set(origins.lazy.filter { $0.value.contains(path) }.map(\.key))
  }

  /// Whether a value under a key, or an element where there is none, may decide what is asked for
  /// next.
  func isDecided(by step: KeyStep) -> Bool { deciding.contains(.anyKey) || deciding.contains(step) }

  /// The property that is made of a place's value.
  func property(
    madeOf path: KeyPathInModel, among declared: (String) -> Bool
  ) -> SourceFacts.KeyUse {
    guard case .key(let key)? = path.last else { return .unknown }
    // A property may be made of many elements.
    if path.contains(.element) { return declared(key) ? .unknown : .none }
    let use = uses[path]
    let made = use?.properties.filter(declared) ?? []
    if use?.isLookedUp == true, made.count == 1, let name = made.first, !declared(key),
      origins[name]?.count ?? 0 > 1
    {
      return .none
    }
    // What has the key's name may still be made of another key.
    let isOfOther = facts.uses.contains {
      $0.path != path && $0.path.last != .element && $0.properties.contains(key)
    }
    if made.contains(key), made.count == 1 || !isOfOther { return .property(key) }
    if made.count == 1, let name = made.first, !declared(key) || isOfOther {
      return .property(name)
    }
    if let name = propertyOfContainer(path, among: declared) { return .property(name) }
    if made.isEmpty, !declared(key), !isOfOther {
      // One that is made of the value of this key or another's.
      let names = origins.filter { declared($0.key) && $0.value.contains(path) }.map(\.key)
      if names.count == 1, !merged.contains(names[0]) { return .property(names[0]) }
    }
    // Others are made of that in turn.
    if let direct = use?.direct.filter(declared), direct.count == 1, let name = direct.first,
      made.contains(name), !declared(key)
    {
      return .property(name)
    }
    guard declared(key) || path.count > 1 else { return made.count > 1 ? .none : .unknown }
    return facts.isUnclear || isOfOther || made.count > 1 || path.count > 1 ? .none : .unknown
  }

  /// The property that is made of what stands under a place, if just one is, and it of nothing else.
  private func propertyOfContainer(
    _ path: KeyPathInModel, among declared: (String) -> Bool
  ) -> String? {
    let made = origins.filter { name, paths in
      declared(name) && paths.contains { $0.count > path.count && $0.starts(with: path) }
    }
    guard made.count == 1, let (name, paths) = made.first,
      paths.allSatisfy({ $0.count > path.count && $0.starts(with: path) })
    else { return nil }
    return name
  }

  /// Whether a place's value is checked, and nothing else with it: what is thrown then is thrown
  /// because of that.
  func isChecked(_ path: KeyPathInModel) -> Bool { checks.contains([path]) }

  /// Whether something stands in for a place's value, wherever it is decoded, or for one within it.
  func hasStandIn(_ path: KeyPathInModel) -> Bool {
    standIns.contains { $0.starts(with: path) }
  }

  /// Whether a place's value is compared with some that the source knows.
  func isLookedUp(_ path: KeyPathInModel) -> Bool { uses[path]?.isLookedUp == true }

  /// Whether a place is decoded, whatever the values of others are.
  func isAlwaysAsked(_ path: KeyPathInModel) -> Bool { uses[path]?.isAlwaysAsked == true }

  /// Which associated value of a case is made of a place's value.
  func place(of path: KeyPathInModel, inCase name: String) -> Int? {
    guard let places = facts.payloads[name], places.count(where: { $0 == path }) == 1 else {
      return nil
    }
    return places.firstIndex(of: path)
  }

  /// The place by which the statements know one that was asked for in a container that may stand in the
  /// place of another one.
  func known(_ path: KeyPathInModel) -> KeyPathInModel {
    guard !facts.replacements.isEmpty, !isRead(path) else { return path }
    return facts.replacements.lazy.filter { path.starts(with: $0.original) }
      .map { $0.replacement + path.dropFirst($0.original.count) }
      .first(where: isRead) ?? path
  }

  /// Whether a place is decoded, or one within it.
  private func isRead(_ path: KeyPathInModel) -> Bool {
    facts.uses.contains { $0.isDecoded && $0.path.starts(with: path) }
  }
}
