import JSONSource

/// What became of elements of which models' own code made sets and dictionaries: these hold one of those
/// that are equal, or have equal keys.
extension CallTree {
  /// What became of the elements that a set was made of, where all that it holds was among them.
  static func changes(
    of elements: [Element], toSetOf kept: [Any], _ document: JSONDocument
  ) -> [Int: Change] {
    let byText = Dictionary(kept.map { (text($0), $0) }, uniquingKeysWith: { first, _ in first })
    var found: Set<String> = []
    var changes: [Int: Change] = [:]
    for element in elements {
      let own = [text(element.value), text(HeldValue.kernel(of: element.value))]
      if let text = own.first(where: { byText[$0] != nil }) {
        if !found.insert(text).inserted { changes[element.place] = .equal }
      } else if kept.count <= maximumForms,
        let form = kept.first(where: { isForm($0, of: element, document) })
      {
        found.insert(text(form))
        changes[element.place] = .kept(form)
      } else {
        changes[element.place] = .dropped
      }
    }
    return found.count == byText.count ? changes : [:]
  }

  /// What became of the elements that a dictionary was made of, where each value that it holds was one
  /// of them: `Dictionary(items.map { ($0.id, $0) }, uniquingKeysWith: { $1 })`.
  static func changes(of elements: [Element], toDictionary kept: Any) -> [Int: Change] {
    let pairs = Mirror(reflecting: kept).children.compactMap { pair -> (key: Any, value: Any)? in
      let parts = Mirror(reflecting: pair.value).children.map(\.value)
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
    var rest: [String: Int] = [:]
    for pair in pairs { rest[text(pair.value), default: 0] += 1 }
    // Of equal keys the last one counts mostly.
    let others = elements.reversed().filter { element in
      guard let count = rest[text(element.value)] else { return true }
      rest[text(element.value)] = count == 1 ? nil : count - 1
      return false
    }
    guard rest.isEmpty, !others.isEmpty else { return [:] }
    let property = keyProperty(of: pairs)
    let keys = Set(pairs.map { text($0.key) })
    return Dictionary(
      uniqueKeysWithValues: others.map { element in
        let key = property.flatMap {
          KeptProperties.storage(of: $0, in: SwiftText.bare(element.value))
        }
        return (
          element.place, key.map { keys.contains(text($0)) } == true ? .overwritten : .dropped
        )
      })
  }

  /// The property of a dictionary's values that holds their keys, if just one does.
  private static func keyProperty(of pairs: [(key: Any, value: Any)]) -> String? {
    guard let first = pairs.first else { return nil }
    let names = StoredProperties.of(type(of: SwiftText.bare(first.value))).fields.map(\.name)
    let holding = names.filter { name in
      pairs.allSatisfy { key, value in
        KeptProperties.storage(of: name, in: SwiftText.bare(value)).map { text($0) == text(key) }
          ?? false
      }
    }
    return holding.count == 1 ? holding[0] : nil
  }

  /// Of larger sets it isn't looked for what an element was made into.
  private static var maximumForms: Int { 100 }

  /// The values of a dictionary that is made of another one, by the texts of its keys: these may be
  /// numbers, where each number that was sent as a key is in the one form.
  static func valuesByText(_ kept: Any, madeOf sent: [String: Any]) -> [String: Any]? {
    guard let type = TypeTraits.of(type(of: kept)).dictionaryType else { return nil }
    guard type.keyType == Int.self else { return type.valuesByText(of: kept) }
    guard sent.keys.allSatisfy({ key in Int(key).map { "\($0)" == key } ?? true }) else {
      return nil
    }
    let pairs = Mirror(reflecting: kept).children.map {
      Mirror(reflecting: $0.value).children.map(\.value)
    }
    return [String: Any](
      pairs.compactMap { $0.count == 2 ? ("\($0[0])", $0[1]) : nil },
      uniquingKeysWith: { first, _ in first })
  }
}
