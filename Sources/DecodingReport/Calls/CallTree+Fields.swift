import JSONSource

/// Which calls stand for fields of their own.
extension CallTree {
  /// Whether the call stands for a field of its own: it decodes a value, or asked for an object or
  /// an array under a key, and there was none, or it was all that was asked about a missing key.
  func isField(_ index: Int) -> Bool {
    switch events[index].operation {
    case .nestedKeyedContainer, .nestedUnkeyedContainer: threw(index)
    // In smart mode an empty object stands in for a missing one.
    case .superDecoder:
      threw(index) || events[index].outcome == .default || isSteppedOver(index)
    // That of a decoder that `superDecoder` gave: its value isn't there, or is no container.
    case .keyedContainer, .unkeyedContainer:
      threw(index) && (events[index].hasStep || isOfOtherPlace(index))
    case .contains: isOnlyQuestion(index)
    case .decodeNil: isStepOver(index)
    case let operation:
      operation.decodesValue && !isAskedBehindEnd(index) && !isOfPlacelessObject(index)
    }
  }

  /// Whether a container that a call asked for isn't at the place of the call around it.
  private func isOfOtherPlace(_ index: Int) -> Bool {
    let (node, parent) = (events[index].innerNode, events[index].parent)
    return node >= 0 && parent >= 0 && node != events[parent].innerNode
  }

  /// Whether a call only looked at a member of a nested object that a call behind it decodes as a whole,
  /// that member too: which type to take.
  func isPeek(_ index: Int) -> Bool {
    let (object, parent) = (events[index].innerContainer, events[index].parent)
    guard events[index].isForKey, parent >= 0, object >= 0, events[index].state == .returned else {
      return false
    }
    if object == events[parent].innerNode { return isReadAgain(index, within: parent) }
    let whole = siblings(behind: index).prefix(Self.maximumPeeks).first {
      events[$0].innerNode == object && events[$0].operation.decodesValue
    }
    guard let whole else { return false }
    return children(of: whole).contains {
      events[$0].innerNode == events[index].innerNode && events[$0].operation.decodesValue
    }
  }

  /// Whether a call asked in vain for a value of which code of the model's own then read what is in it:
  /// `(try? keys.decode(String.self, forKey: .replies)) == nil`.
  func isProbe(_ index: Int) -> Bool {
    let (node, parent) = (events[index].innerNode, events[index].parent)
    guard threw(index), events[index].hasStep, node >= 0, parent >= 0, !events[index].stoodIn,
      firstChild(of: index) == nil, decodesItself(parent)
    else { return false }
    guard let opened = opened(within: parent)[node] else { return false }
    return opened.call > index && events[opened.call].state == .returned
      && (events[opened.call].operation != .superDecoder || isLookedInto(node, behind: opened.call))
  }

  /// Whether a call behind the one that gave a decoder for a value asked for something in it: who steps over
  /// an element with a decoder asks for nothing.
  private func isLookedInto(_ node: Int, behind call: Int) -> Bool {
    callsAbout(node, within: events[call].parent).map { $0.upperBound > call } ?? false
  }

  /// Whether a call gave a decoder for an element of which nothing was asked at all, before or behind it.
  private func isSteppedOver(_ index: Int) -> Bool {
    let (node, parent) = (events[index].innerNode, events[index].parent)
    guard events[index].isForElement, node >= 0, parent >= 0, decodesItself(parent) else {
      return false
    }
    return callsAbout(node, within: parent) == index...index
  }

  /// The first and the last of a model's calls for a value, or for what is in it.
  private func callsAbout(_ node: Int, within model: Int) -> ClosedRange<Int>? {
    if let known = callsByNode[model] { return known[node] }
    var calls: [Int: ClosedRange<Int>] = [:]
    for child in children(of: model) {
      for node in Set([events[child].innerNode, events[child].innerContainer]) {
        calls[node] = (calls[node]?.lowerBound ?? child)...child
      }
    }
    callsByNode[model] = calls
    return calls[node]
  }

  /// Whether a call gave a decoder for a key's value by which the model's own code opened that:
  /// `superDecoder(forKey: .tags).unkeyedContainer()`.
  func opensByDecoder(_ index: Int) -> Bool {
    guard events[index].operation == .superDecoder, events[index].isForKey, !threw(index) else {
      return false
    }
    return siblings(behind: index).contains {
      events[$0].operation.opensContainer && events[$0].state == .returned
        && events[$0].node == events[index].node
    }
  }

  /// Whether a call decoded a dictionary at the place of the type around it for its keys alone, by which
  /// that type then asked: `for key in try value.decode([String: Anything].self).keys`.
  func asksForKeysAlone(_ index: Int) -> Bool {
    guard events[index].state == .returned, events[index].parent >= 0, isAtPlaceOfParent(index),
      dictionaryType(decodedBy: index).map({ TypeTraits.of($0.valueType).isContentless }) == true
    else { return false }
    return siblings(behind: index).contains {
      events[$0].isByAnyKey && events[$0].innerContainer == events[index].innerNode
    }
  }

  /// Whether a member is read again as the same type, by a model that is decoded from the object around
  /// it: `self = .user(try User(from: decoder))`.
  private func isReadAgain(_ index: Int, within parent: Int) -> Bool {
    guard events[index].innerNode >= 0, events[index].operation.decodesValue,
      owner(parent).sharesObject
    else { return false }
    return siblings(behind: index).dropFirst().prefix(Self.maximumMembers).contains {
      events[$0].innerNode == events[index].innerNode && events[$0].operation.decodesValue
        && events[$0].type == events[index].type
        && !askForOnePlace(from: index, to: $0)
    }
  }

  /// Whether all calls of a model between two of them ask for the same place: attempts at one value.
  private func askForOnePlace(from first: Int, to last: Int) -> Bool {
    siblings(behind: first).prefix { $0 < last }.allSatisfy {
      events[$0].innerNode == events[first].innerNode
    }
  }

  private static var maximumPeeks: Int { 8 }
  private static var maximumMembers: Int { 64 }

  /// Whether a call asked an object that isn't in the payload: an empty one that stood in for it.
  private func isOfPlacelessObject(_ index: Int) -> Bool {
    events[index].isForKey && events[index].innerContainer < 0
  }

  /// Whether code of the model's own asked for an element behind the last one, and went on without.
  private func isAskedBehindEnd(_ index: Int) -> Bool {
    events[index].isForElement && events[index].innerNode < 0 && threw(index)
      && events[index].parent >= 0 && !threw(events[index].parent) && isSwallowed(index)
  }

  /// Whether code of the model's own found a key missing that one of its properties is named after,
  /// and asked for nothing there.
  private func isOnlyQuestion(_ index: Int) -> Bool {
    let event = events[index]
    guard case .returned(let answer) = event.result, answer as? Bool == false,
      event.parent >= 0, let property = property(of: event),
      let model = held(by: event.parent), KeptProperties.has(property, in: model)
    else { return false }
    return !children(of: event.parent).contains { other in
      events[other].container == event.container && events[other].step == event.step
        && (events[other].operation.decodesValue || threw(other)
          || other < index && events[other].operation == .contains)
    }
  }

  /// Whether code of the model's own found a null where it wanted a value, or nothing at all, and
  /// asked for nothing else there.
  private func isStepOver(_ index: Int) -> Bool {
    let event = events[index]
    guard let step = event.step, event.parent >= 0 else { return false }
    if case .returned(let answer) = event.result, answer as? Bool == false { return false }
    if case .index = step {
      // A null is behind the reader at once; only what failed may have asked for it before.
      let before = previousSibling(of: index)
      return before.map { events[$0].container != event.container || events[$0].step != step }
        ?? true
    }
    return !children(of: event.parent).contains { other in
      events[other].container == event.container && events[other].step == step
        && (events[other].operation.decodesValue || threw(other) && other != index)
    }
  }

  /// The call before this one within the same call.
  private func previousSibling(of index: Int) -> Int? {
    var call = index - 1
    while call > events[index].parent, events[call].parent != events[index].parent {
      call = events[call].parent
    }
    return call > events[index].parent ? call : nil
  }

  /// Whether the model around a call has the property that the call was made for.
  package func hasOwnProperty(_ event: Calls.Call) -> Bool {
    guard event.parent >= 0, let type = events[event.parent].type,
      let property = property(of: event)
    else { return false }
    return StoredProperties.of(TypeTraits.of(type).bare)[property] != nil
  }
}
