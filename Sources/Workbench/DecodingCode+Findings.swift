import DecodingReport

extension DecodingCode {
  /// What was found when all statements were read.
  struct Findings {
    /// The keys that decide what is asked for next.
    var deciding: Set<String> = []
    /// The properties that are made of the value of one key each, by the key and those of the containers
    /// around it.
    var properties: [[String]: Set<String>] = [:]
    /// The keys whose values are the associated values of a case, by its name; `nil` where it isn't one
    /// key's.
    var payloads: [String: [[String]?]] = [:]
    /// Whether other code than these statements makes properties of what they read.
    var isUnclear = false
    /// The keys of whose values conditions are made on which an error is thrown.
    var checked: Set<Set<[String]>> = []
    /// Whether it may ask for keys that the source doesn't name.
    var asksForAnyKey = false
    /// The keys for whose values something stands in.
    var standIns: Set<[String]> = []
    /// The keys whose values are compared with some that the source knows.
    var lookedUp: Set<[String]> = []
    /// The properties that are made of the elements of an array, in the order in which they are read.
    var elements: [String] = []
    /// The properties that are made of the values of several keys at once.
    var merged: Set<String> = []
    /// The keys of whose values each property is made: all of them, or one or another.
    var origins: [String: Set<[String]>] = [:]

    /// The property that is made of an element of an array of which so many are read.
    func property(madeOfElement place: Int, of count: Int, among declared: (String) -> Bool)
      -> String?
    {
      let elements = elements.filter(declared)
      return count <= elements.count && place < elements.count ? elements[place] : nil
    }

    /// Whether a property has another name than its key, or its key stands in another container.
    var renamesKeys: Bool {
      isUnclear
        || properties.contains { path, names in path.count > 1 || names != [path.last ?? ""] }
    }

    /// Whether a property is made of the value of one key or of another.
    func isAlternative(_ path: [String], to other: [String], for property: String) -> Bool {
      guard path != other, let keys = origins[property] else { return false }
      return keys.contains(path) && keys.contains(other)
    }

    /// The properties that are made of the value of a key, among others; `nil` where one of a name is
    /// made of more than that, or it isn't plain of what.
    func properties(madeOf path: [String], with property: String) -> Set<String>? {
      guard origins[property] == [path] else { return nil }
      return Set(origins.lazy.filter { $0.value.contains(path) }.map(\.key))
    }

    /// Whether a value under a key, or an element where there is none, may decide what is asked for
    /// next.
    func isDecided(by key: String?) -> Bool {
      deciding.contains(any) || deciding.contains(key ?? elementKey)
    }

    /// The property that is made of a key's value.
    func property(
      madeOf path: [String], among declared: (String) -> Bool
    ) -> SourceFacts.KeyUse {
      guard let key = path.last else { return .unknown }
      // A property may be made of many elements.
      if path.contains(elementKey) { return declared(key) ? .unknown : .none }
      let made = properties[path]?.filter(declared) ?? []
      if lookedUp.contains(path), made.count == 1, let name = made.first, !declared(key),
        origins[name]?.count ?? 0 > 1
      {
        return .none
      }
      // What has the key's name may still be made of another key.
      let isOfOther = properties.contains {
        $0.key != path && $0.key.last != elementKey && $0.value.contains(key)
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
      guard declared(key) || path.count > 1 else { return made.count > 1 ? .none : .unknown }
      return isUnclear || isOfOther || made.count > 1 || path.count > 1 ? .none : .unknown
    }

    /// The property that is made of what stands under a key, if just one is, and it of nothing else.
    private func propertyOfContainer(
      _ path: [String], among declared: (String) -> Bool
    ) -> String? {
      let made = origins.filter { name, paths in
        declared(name) && paths.contains { $0.count > path.count && $0.starts(with: path) }
      }
      guard made.count == 1, let (name, paths) = made.first,
        paths.allSatisfy({ $0.count > path.count && $0.starts(with: path) })
      else { return nil }
      return name
    }

    /// Whether a value under a key is checked, and nothing else with it: what is thrown then is thrown
    /// because of that.
    func isChecked(_ path: [String]) -> Bool { checked.contains([path]) }

    /// Whether something stands in for a key's value, wherever it is decoded.
    func hasStandIn(_ path: [String]) -> Bool { standIns.contains(path) }

    /// Whether a key's value is compared with some that the source knows.
    func isLookedUp(_ path: [String]) -> Bool { lookedUp.contains(path) }

    /// Which associated value of a case is made of a key's value.
    func place(of path: [String], inCase name: String) -> Int? {
      guard let keys = payloads[name], keys.count(where: { $0 == path }) == 1 else { return nil }
      return keys.firstIndex(of: path)
    }
  }
}
