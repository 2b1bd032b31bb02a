import JSONSource

extension Judge {
  /// The verdict on an element that code of a model's own read one by one and didn't keep, as far as
  /// that is plain: all that the model's array holds was read in other places. Also on a value of a
  /// dictionary that the model doesn't keep, where it keeps others.
  func discarded(_ verdict: consuming Verdict, _ call: Int) -> Verdict {
    guard verdict.outcome == .asSent || verdict.outcome == .converted,
      events[call].node >= 0, events[call].parent >= 0
    else { return verdict }
    let parent = events[call].parent
    let discarded: Set<Int>
    if events[call].isForElement {
      discarded = tree.discarded(from: events[call].container, within: parent)
    } else {
      guard tree.isDictionary(parent) else { return verdict }
      discarded = tree.discardedValues(of: parent)
    }
    guard discarded.contains(call) else { return verdict }
    var dropped = Verdict(.dropped, .custom)
    dropped.evidence = .inferred
    return dropped
  }
}

extension Judge {
  /// Whether code of a model's own read an element by itself: a standard collection keeps all.
  func mayBeDiscarded(_ call: Int) -> Bool {
    let parent = events[call].parent
    guard parent >= 0 else { return false }
    guard events[call].isForElement else {
      return tree.isDictionary(parent) && tree.discardedValues(of: parent).contains(call)
    }
    return events[parent].type.map { TypeTraits.of($0).mayDiscardElements } ?? false
  }
}

extension TypeTraits {
  /// Whether elements that the type's own code asks for may not be kept: an array keeps all, and a
  /// wrapper says what it does.
  var mayDiscardElements: Bool { array == nil && wrapper == nil }
}

extension CallTree {
  /// The calls for values of the dictionary that a call decoded which the model around it doesn't
  /// keep: its property has some of the keys, and no others.
  fileprivate func discardedValues(of dictionary: Int) -> Set<Int> {
    if let known = discardedValues[dictionary] { return known }
    let found = Set(findDiscardedValues(of: dictionary))
    discardedValues[dictionary] = found
    return found
  }

  private func findDiscardedValues(of dictionary: Int) -> [Int] {
    let event = events[dictionary]
    guard let type = event.type, TypeTraits.of(type).dictionaryType != nil, event.parent >= 0,
      case .returned(let value) = event.result, let property = property(of: event),
      case .returned(let model) = events[event.parent].result,
      !KeptProperties.holds(value, in: property, of: model),
      let storage = KeptProperties.storage(of: property, in: model)
    else { return [] }
    let kept = SwiftText.bare(storage)
    let read = children(of: dictionary).filter { events[$0].isForKey && events[$0].node >= 0 }
    guard let values = TypeTraits.of(Swift.type(of: kept)).dictionaryType?.valuesByText(of: kept),
      values.count < read.count, read.count <= Self.maximumCompared
    else { return [] }
    func key(_ call: Int) -> String {
      if case .key(let key)? = events[call].step { key } else { "" }
    }
    guard Set(read.map(key)).isSuperset(of: values.keys) else { return [] }
    return read.filter { values[key($0)] == nil }
  }

  /// The calls for an array's elements that a model's own code made within a call, and whose values
  /// the model holds nowhere in the array that it made of them; none where it may hold them in
  /// another form.
  fileprivate func discarded(from array: Int, within parent: Int) -> Set<Int> {
    if let known = discardedElements[parent]?[array] { return known }
    let found = Set(findDiscarded(from: array, within: parent))
    discardedElements[parent, default: [:]][array] = found
    return found
  }

  private func findDiscarded(from array: Int, within parent: Int) -> [Int] {
    guard case .returned(let model) = events[parent].result, let type = events[parent].type,
      TypeTraits.of(type).wrapper == nil, let held = heldElements(of: array, in: model, parent)
    else { return [] }
    var reads: [Int] = []
    for child in children(of: parent)
    where events[child].container == array && events[child].isForElement
      && events[child].operation.decodesValue && events[child].state == .returned
    {
      reads.append(child)
    }
    guard held.count < reads.count, reads.count <= Self.maximumCompared else { return [] }
    var rest: [String: Int] = [:]
    for element in held { rest[SwiftText.of(SwiftText.bare(element)), default: 0] += 1 }
    var unmatched: [Int] = []
    for read in reads {
      guard case .returned(let value) = events[read].result else { continue }
      let text = SwiftText.of(SwiftText.bare(value))
      if let count = rest[text] {
        rest[text] = count == 1 ? nil : count - 1
      } else {
        unmatched.append(read)
      }
    }
    return rest.isEmpty ? unmatched : []
  }

  /// The elements of the array that a model made of what it read one by one: of the property that is
  /// named as the key, or the only one that is an array.
  private func heldElements(of array: Int, in model: Any, _ call: Int) -> [Any]? {
    func elements(_ value: Any) -> [Any]? {
      TypeTraits.of(type(of: value)).array?.elements(of: value, upTo: Self.maximumCompared)
    }
    guard array != events[call].node else {
      let stored = StoredProperties.of(type(of: model))
      let arrays = stored.fields.filter { TypeTraits.of($0.type).array != nil }
      guard arrays.count == 1, let only = arrays.first else { return nil }
      return KeptProperties.storage(only, in: model).flatMap(elements)
    }
    for child in children(of: call)
    where events[child].operation == .nestedUnkeyedContainer && events[child].node == array {
      return property(of: events[child]).flatMap { KeptProperties.storage(of: $0, in: model) }
        .flatMap(elements)
    }
    return nil
  }

  /// Of longer arrays nothing is said: each value's text is made.
  private static var maximumCompared: Int { 1000 }
}
