import JSONSource

/// Values of dictionaries that became one: different keys of an object, `"7"` and `"07"`, may make
/// the same key, and keys among an array's elements may be equal. So do elements of sets.
extension CallTree {
  /// The calls for values that the dictionary or set that a call decoded doesn't hold, since another
  /// value took their place.
  func overwrittenValues(of collection: Int) -> Set<Int> {
    if let known = overwrittenValues[collection] { return known }
    let found = Set(
      dictionary(madeBy: collection) == nil
        ? findEqualElements(of: collection) : findOverwrittenValues(of: collection))
    overwrittenValues[collection] = found
    return found
  }

  /// How many elements of a set are equal to others and not known by a call.
  func uncountedEqualElements(of set: Int, in document: JSONDocument) -> Int {
    guard events[set].node >= 0, let (type, value) = self.set(decodedBy: set) else { return 0 }
    let sent = document.children(of: events[set].node).count { _ in true }
    return sent - type.count(of: value) - overwrittenValues(of: set).count
  }

  /// The set that a call decoded; of one that a lossy wrapper makes, that wrapper says what is lost.
  private func set(decodedBy call: Int) -> (type: any SetType.Type, value: Any)? {
    guard let type = events[call].type.flatMap({ TypeTraits.of($0).set }),
      case .returned(let value) = events[call].result
    else { return nil }
    return (type, value)
  }

  /// The elements of a set that are equal to one before them.
  private func findEqualElements(of set: Int) -> [Int] {
    guard let (type, value) = self.set(decodedBy: set) else { return [] }
    let reads = reads(of: set)
    guard type.count(of: value) < reads.count else { return [] }
    var seen: Set<AnyHashable> = []
    return reads.filter { read in element(read).map { !seen.insert($0).inserted } ?? false }
  }

  /// Whether members of one object became one value of a dictionary: which of them that is, is another
  /// one from run to run, since Foundation reads an object's keys in a random order.
  var overwritesAtRandom: Bool {
    overwrittenValues.values.contains { $0.contains { events[$0].isForKey } }
  }

  private func findOverwrittenValues(of dictionary: Int) -> [Int] {
    guard let type = self.dictionary(madeBy: dictionary),
      case .returned(let made) = events[dictionary].result
    else { return [] }
    let value = SwiftText.bare(made)
    let reads = reads(of: dictionary)
    let isPairs = reads.first.map { events[$0].isForElement } ?? false
    let count = isPairs ? reads.count / 2 : reads.count
    guard type.count(of: value) < count else { return [] }
    var readUnderKey: [AnyHashable: [Int]] = [:]
    for (place, read) in reads.enumerated() where !isPairs || !place.isMultiple(of: 2) {
      let key = isPairs ? element(reads[place - 1]) : type.key(from: member(read))
      if let key { readUnderKey[key, default: []].append(read) }
    }
    return readUnderKey.flatMap { key, reads in
      // Of equal keys the last one that was read counts, unless another one's value is held.
      let text = type.value(under: key, of: value).map { SwiftText.of(SwiftText.bare($0)) }
      let kept = reads.last { text == nil || valueText(of: $0) == text } ?? reads.last
      return reads.filter { $0 != kept }
    }
  }

  private func valueText(of call: Int) -> String? {
    guard case .returned(let value) = events[call].result else { return nil }
    return SwiftText.of(SwiftText.bare(value))
  }

  /// The type of the dictionary that a call decoded, or that a wrapper made of members that it read
  /// one by one.
  private func dictionary(madeBy call: Int) -> (any DictionaryType.Type)? {
    guard call >= 0, let type = events[call].type else { return nil }
    let traits = TypeTraits.of(type)
    return traits.dictionaryType
      ?? (traits.wrapper == nil ? nil : TypeTraits.of(traits.bare).dictionaryType)
  }

  /// The calls for values that a collection got.
  private func reads(of collection: Int) -> [Int] {
    children(of: collection).filter {
      events[$0].hasStep && events[$0].operation.decodesValue && events[$0].state == .returned
    }
  }

  /// What a call decoded that read a key among an array's elements.
  private func element(_ call: Int) -> AnyHashable? {
    guard case .returned(let key) = events[call].result else { return nil }
    return SwiftText.bare(key) as? AnyHashable
  }

  /// The key of the member that a call asked for.
  private func member(_ call: Int) -> String {
    if case .key(let key)? = events[call].step { key } else { "" }
  }
}
