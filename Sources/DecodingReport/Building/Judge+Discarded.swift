import JSONSource

extension Judge {
  /// The verdict on an element that code of a model's own read one by one and didn't keep, as far as
  /// that is plain: all that the model's array holds was read in other places.
  func discarded(_ verdict: consuming Verdict, _ call: Int) -> Verdict {
    guard verdict.outcome == .asSent || verdict.outcome == .converted, events[call].isForElement,
      events[call].node >= 0, events[call].parent >= 0,
      tree.discarded(from: events[call].container, within: events[call].parent).contains(call)
    else { return verdict }
    var dropped = Verdict(.dropped, .custom)
    dropped.evidence = .inferred
    return dropped
  }
}

extension Judge {
  /// Whether code of a model's own read an element by itself: a standard collection keeps all.
  func mayBeDiscarded(_ call: Int) -> Bool {
    guard events[call].isForElement, events[call].parent >= 0,
      let type = events[events[call].parent].type
    else { return false }
    return TypeTraits.of(type).mayDiscardElements
  }
}

extension TypeTraits {
  /// Whether elements that the type's own code asks for may not be kept: an array keeps all, and a
  /// wrapper says what it does.
  var mayDiscardElements: Bool { array == nil && wrapper == nil }
}

extension CallTree {
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
