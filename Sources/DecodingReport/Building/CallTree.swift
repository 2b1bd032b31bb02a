import JSONSource

/// The calls of one decode as a tree, and which of them failed for good.
struct CallTree {
  let events: [DecodingEvent]
  /// The counts of elements whose calls are not held, by the call that decoded their array.
  let digests: [Int: ElementDigest]
  let source: SourceFacts
  private var firstChildren: [Int32]
  private var nextSiblings: [Int32]

  init(
    events: [DecodingEvent], digests: [Int: ElementDigest], source: SourceFacts = .none
  ) {
    self.events = events
    self.digests = digests
    self.source = source
    firstChildren = Array(repeating: -1, count: events.count)
    nextSiblings = Array(repeating: -1, count: events.count)
    for index in events.indices.reversed() where events[index].parent >= 0 {
      nextSiblings[index] = firstChildren[events[index].parent]
      firstChildren[events[index].parent] = Int32(index)
    }
  }

  /// The calls made directly within the call at `index`, in order.
  func children(of index: Int) -> Siblings {
    Siblings(sibling: firstChildren[index], nextSiblings: nextSiblings)
  }

  /// The calls directly within one call.
  struct Siblings: Sequence, IteratorProtocol {
    fileprivate var sibling: Int32
    fileprivate let nextSiblings: [Int32]

    mutating func next() -> Int? {
      guard sibling >= 0 else { return nil }
      defer { sibling = nextSiblings[Int(sibling)] }
      return Int(sibling)
    }
  }

  /// The property that a call was made for: CodingKeys may give it another key. `nil` for a call
  /// without a key.
  func property(of event: DecodingEvent) -> String? {
    source.property(of: event, within: event.parent < 0 ? nil : events[event.parent])
  }

  /// Whether the error of a call that threw went no further than to code of a model's own.
  func isSwallowed(_ index: Int) -> Bool {
    var call = index
    while call >= 0, threw(call), !events[call].stoodIn { call = events[call].parent }
    return call >= 0 && !threw(call)
  }

  /// How many calls, at most, have fields of their own.
  var fieldCount: Int {
    events.count { $0.step != nil && $0.operation.decodesValue } + 1
  }

  /// Whether no other call was made within the call at `index`.
  func isLeaf(_ index: Int) -> Bool { firstChildren[index] < 0 }

  /// Whether the call decodes a value at the very place of the call around it: what a wrapper or
  /// a raw-value enum asks its single-value container for.
  func isAtPlaceOfParent(_ index: Int) -> Bool {
    guard events[index].step == nil, events[index].parent >= 0 else { return false }
    // A decoder of its own, `superDecoder`'s, stands at another place.
    let node = events[index].node
    return node < 0 || node == events[events[index].parent].node
  }

  /// The call at whose place the failure of the call at `index` began: the innermost place, and
  /// there the outermost call.
  func culprit(of index: Int) -> Int {
    var place = index
    var call = index
    while let next = throwingChild(of: call) {
      call = next
      if !isAtPlaceOfParent(call) { place = call }
    }
    return place
  }

  /// The call within the call at `index` whose error went on outwards: the last one, if it threw;
  /// of a dictionary, whose values are all looked at, the first that threw.
  private func throwingChild(of index: Int) -> Int? {
    let isDictionary = events[index].type.map { TypeTraits.of($0).dictionary != nil } ?? false
    var found: Int?
    for child in children(of: index) {
      guard events[child].operation.decodesValue || threw(child) else { continue }
      if isDictionary, found != nil { break }
      found = threw(child) && !events[child].stoodIn ? child : nil
    }
    return found.flatMap { isField($0) && isCause($0, of: index) ? $0 : nil }
  }

  /// Whether the error of a call is that of the call within it, or one that the model's own code
  /// threw for the same place.
  private func isCause(_ inner: Int, of call: Int) -> Bool {
    guard let innerError = error(of: inner), let outerError = error(of: call) else { return true }
    let facts = ErrorFacts(outerError)
    return ErrorFacts(innerError).isWorded(as: facts)
      || facts.lastKey.map { events[inner].step == $0 } ?? false
  }

  /// What the model's own code threw after the failure of the call at `index`; `nil` where that
  /// call's error, or another one of the dictionary around it, is what was thrown.
  func ownError(_ thrown: any Error, after index: Int) -> ErrorFacts? {
    guard let inner = error(of: index) else { return nil }
    let facts = ErrorFacts(thrown)
    return ErrorFacts(inner).isWorded(as: facts) || isOfNeighbour(facts, of: index) ? nil : facts
  }

  /// Whether the call stands for a field of its own: it decodes a value, or asked for an object or
  /// an array under a key, and there was none, or it was all that was asked about a missing key.
  func isField(_ index: Int) -> Bool {
    switch events[index].operation {
    case .nestedKeyedContainer, .nestedUnkeyedContainer: threw(index)
    case .contains: isOnlyQuestion(index)
    case let operation: operation.decodesValue
    }
  }

  /// Whether code of the model's own found a key missing that one of its properties is named after,
  /// and asked for nothing there.
  private func isOnlyQuestion(_ index: Int) -> Bool {
    let event = events[index]
    guard case .returned(let answer) = event.result, answer as? Bool == false,
      event.parent >= 0, let property = property(of: event),
      case .returned(let model) = events[event.parent].result,
      KeptProperties.has(property, in: model)
    else { return false }
    return !children(of: event.parent).contains { other in
      events[other].container == event.container && events[other].step == event.step
        && (events[other].operation.decodesValue || threw(other)
          || other < index && events[other].operation == .contains)
    }
  }

  /// Whether the last element or key that was read within the call at `index` failed.
  func endedWithFailedElement(_ index: Int) -> Bool {
    var last: Int?
    for child in children(of: index) where events[child].operation.decodesValue { last = child }
    guard let last else { return false }
    return isAtPlaceOfParent(last) ? endedWithFailedElement(last) : threw(last)
  }

  func threw(_ index: Int) -> Bool {
    if case .threw = events[index].result { true } else { false }
  }

  func error(of index: Int) -> (any Error)? {
    if case .threw(let error) = events[index].result { error } else { nil }
  }

  /// The first failure that ended the decode, or would have ended it without a placeholder.
  var firstFailure: Int? {
    if let first = events.firstIndex(where: { $0.stoodIn }) { return culprit(of: first) }
    guard !events.isEmpty, threw(0) else { return nil }
    return culprit(of: 0)
  }

  /// Whether an error is that of another value of a dictionary around the call at `index`:
  /// Foundation reads a dictionary's values in a random order, and the first error ends its decode.
  func isOfNeighbour(_ facts: ErrorFacts, of index: Int) -> Bool {
    func threwIt(_ call: Int) -> Bool {
      error(of: call).map { ErrorFacts($0).isWorded(as: facts) } ?? false
    }
    var dictionary: Int?
    var call = index
    while call >= 0 {
      if threwIt(call) { return false }
      if let type = events[call].type, TypeTraits.of(type).isDictionary { dictionary = call }
      call = events[call].parent
    }
    guard let dictionary else { return false }
    return events[dictionary...].indices.contains { isAncestor(dictionary, of: $0) && threwIt($0) }
  }

  func isAncestor(_ ancestor: Int, of index: Int) -> Bool {
    var current = index
    while current > ancestor { current = events[current].parent }
    return current == ancestor
  }
}

extension SourceFacts {
  /// The property that a call was made for, within the call that decodes its model.
  func property(of event: DecodingEvent, within parent: DecodingEvent?) -> String? {
    guard case .key(let key)? = event.step else { return nil }
    guard let property, let type = parent?.type else { return key }
    return property(TypeName.of(type), key) ?? key
  }
}

extension DecodingEvent.Operation {
  /// Whether the call decodes a value, rather than asking about one or for a container.
  var decodesValue: Bool {
    switch self {
    case .decode, .decodeIfPresent, .drop: true
    default: false
    }
  }
}
