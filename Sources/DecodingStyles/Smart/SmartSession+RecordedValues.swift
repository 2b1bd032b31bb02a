import DecodingTrace
import JSONSource

extension SmartSession {
  /// Decodes and notes the value that a single-value container was asked for.
  func recordedValue<Value: Decodable>(
    _ type: Value.Type, node: Int, depth: Int
  ) throws -> Value {
    if isCounting { return try countedAgain(type, known(type), node, depth: depth) }
    let origin = recorder?.origin(ofDecoderAt: max(-1, node))
    let event = event(
      .decode, container: origin?.container ?? -1, step: origin?.step, node: node, type: type)
    return try recorded(event) { _ in try value(type, node, depth: depth) }
  }

  /// Decodes and notes the elements of the array at `node`.
  func recordedElements<Element: Decodable>(
    _ type: Element.Type, of node: Int, depth: Int
  ) throws -> [Element] {
    // The two types are compared before the one is taken for the other.
    if type == String.self {
      return unsafeBitCast(try recordedScalars(String.self, of: node, depth), to: [Element].self)
    }
    if type == Int.self {
      return unsafeBitCast(try recordedScalars(Int.self, of: node, depth), to: [Element].self)
    }
    if type == Double.self {
      return unsafeBitCast(try recordedScalars(Double.self, of: node, depth), to: [Element].self)
    }
    let known = known(type)
    return try Array(unsafeUninitializedCapacity: count(of: node)) { elements, count in
      var child = node + 1
      while count < elements.count, child < Int(nodes[node].a) {
        let next = next(after: child)
        if count & 63 == 0 { try recorder?.checkCancellation() }
        if !countElement(
          type, known, count, child, before: next, depth: depth,
          into: elements.baseAddress.unsafelyUnwrapped + count)
        {
          elements.initializeElement(
            at: count,
            to: try recordedElement(type, known, count, child, of: node, depth: depth))
        }
        count += 1
        child = next
      }
    }
  }

  private func recordedScalars<Scalar: SmartScalar>(
    _ type: Scalar.Type, of node: Int, _ depth: Int
  ) throws -> [Scalar] {
    let known = known(type)
    var scalars: [Scalar] = []
    scalars.reserveCapacity(nodes[node].count)
    var child = node + 1
    while child < Int(nodes[node].a) {
      if let scalar = quickAsSent(type, child) ?? asSent(type, child) {
        noteAsSent(
          .decode, container: node, step: .index(scalars.count), node: child, type: type, scalar)
        scalars.append(scalar)
      } else {
        scalars.append(
          try recordedElement(type, known, scalars.count, child, of: node, depth: depth))
      }
      child = next(after: child)
    }
    return scalars
  }

  /// The scalar at `node` where it is as sent, and nothing else was read there.
  @inline(__always)
  func asSent<Scalar: SmartScalar>(_ type: Scalar.Type, _ node: Int) -> Scalar? {
    guard case .asSent(let scalar) = Scalar.conversion(of: node, in: self), !hasReadText(in: node)
    else { return nil }
    return scalar
  }

  /// As `asSent`, by a look at the bytes; `nil` for many that are as sent, too.
  @inline(__always)
  func quickAsSent<Scalar: SmartScalar>(_ type: Scalar.Type, _ node: Int) -> Scalar? {
    hasTexts ? nil : Scalar.quickAsSent(nodes[node], bytes)
  }

  /// Decodes and notes a member that is a scalar as sent; `nil` for another.
  @inline(never)
  func watched<Scalar: SmartScalar>(
    _ operation: DecodingEvent.Operation, _ type: Scalar.Type, _ node: Int, of object: Int,
    _ name: String
  ) -> Scalar? {
    guard let scalar = quickAsSent(type, node) ?? asSent(type, node) else { return nil }
    noteAsSent(
      operation, container: object, step: .key(name), node: node, type: type, scalar)
    return scalar
  }

  /// Notes a call that got a value as sent: what `recorded` would find of it.
  @inline(never)
  func noteAsSent(
    _ operation: DecodingEvent.Operation, container: Int, step: JSONPath.Step?, node: Int,
    type: any Any.Type, _ value: consuming Any
  ) {
    guard let recorder else { return }
    if notes.failure != nil { notes.failure = nil }
    notes.conversion = nil
    if origin == nil, case .index(let index) = step, let tally,
      tally.pointee.isEnough(at: index, node), !recorder.readsByOwnCode
    {
      return tally.pointee.addScalar()
    }
    var event = event(operation, container: container, step: step, node: node, type: type)
    event.end(returning: value)
    event.outcome = .asSent
    recorder.note(field: consume event)
  }

  /// Decodes one element that an unkeyed container was asked for; counts or notes it.
  func watchedElement<Element: Decodable>(
    _ type: Element.Type, _ known: KnownType, _ index: Int, _ node: Int, of array: Int, depth: Int
  ) throws -> Element {
    if isCounting { return try countedValue(type, known, node, depth: depth) }
    try recorder?.checkCancellation()
    if recorder?.readsByOwnCode == true {
      return try recordedElement(type, known, index, node, of: array, depth: depth)
    }
    let counted: Element? = withUnsafeTemporaryAllocation(of: Element.self, capacity: 1) { places in
      let place = places.baseAddress.unsafelyUnwrapped
      return countElement(
        type, known, index, node, before: next(after: node), depth: depth, into: place)
        ? place.move() : nil
    }
    return try counted ?? recordedElement(type, known, index, node, of: array, depth: depth)
  }

  /// Decodes and notes one element.
  func recordedElement<Element: Decodable>(
    _ type: Element.Type, _ known: KnownType, _ index: Int, _ node: Int, of array: Int, depth: Int
  ) throws -> Element {
    let event = event(.decode, container: array, step: .index(index), node: node, type: type)
    return try recorded(event) { replacement in
      notes.failure = nil
      do {
        return try value(type, known, node, depth: depth)
      } catch {
        guard depth == 1, origin == nil, let initial = initialModel(type, known) else {
          throw error
        }
        replacement = Replacement(
          fallback: .typeDefault, reason: reason(for: error, known, at: node))
        notes.failure = nil
        return initial
      }
    }
  }

  /// Decodes and notes one value of a dictionary.
  func recordedMember<Value: Decodable>(
    _ type: Value.Type, _ known: KnownType, _ name: String, _ node: Int, of object: Int, depth: Int
  ) throws -> Value {
    if isCounting { return try countedValue(type, known, node, depth: depth) }
    let event = event(.decode, container: object, step: .key(name), node: node, type: type)
    return try recorded(event) { _ in
      notes.failure = nil
      return try value(type, known, node, depth: depth)
    }
  }
}

extension SmartKeyedContainer {
  /// Decodes and notes a required value.
  func recordedRequired<Value: Decodable>(
    _ type: Value.Type, _ key: Key, _ value: Int
  ) throws -> Value {
    let name = key.stringValue
    let event = session.event(
      .decode, container: node, step: .key(name), node: value, type: type)
    return try session.recorded(event) { replacement in
      try session.settle(type, name, value, depth: depth, noting: &replacement)
    }
  }

  /// Decodes and notes a scalar as sent; `nil` for another, and where scalars aren't watched.
  @inline(__always)
  func watched<Value: SmartScalar>(
    _ operation: DecodingEvent.Operation, _ type: Value.Type, _ key: Key, _ value: Int
  ) -> Value? {
    guard value >= 0, members.pointee.frame.pointee.isWatched, !members.pointee.isCounting else {
      return nil
    }
    return session.watched(operation, type, value, of: node, key.stringValue)
  }

  /// Decodes and notes a value that may be `nil`.
  func recordedOptional<Value: Decodable>(
    _ type: Value.Type, _ key: Key, _ value: Int
  ) throws -> Value? {
    if session.isCounting {
      return try session.countedValue(type, session.known(type), value, depth: depth + 1)
    }
    let name = key.stringValue
    let event = session.event(
      .decodeIfPresent, container: node, step: .key(name), node: value, type: type)
    return try session.recorded(event) { replacement in
      try session.settleOptional(type, name, value, depth: depth, noting: &replacement)
    }
  }
}

extension SmartValueDecoder {
  /// Makes and notes a keyed container.
  func recordedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    guard !session.isCounting else { throw session.brokenOff() }
    do {
      let container = try keyedContainer(type)
      note(ended(.keyedContainer))
      return container
    } catch {
      note(failed(.keyedContainer, error))
      throw error
    }
  }

  /// Makes and notes an unkeyed container.
  func recordedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard !session.isCounting else { throw session.brokenOff() }
    do {
      let container = try elementsContainer()
      note(ended(.unkeyedContainer))
      return container
    } catch {
      note(failed(.unkeyedContainer, error))
      throw error
    }
  }

  func noteSingleValueContainer() {
    guard let recorder = session.recorder, !session.isCounting else { return }
    recorder.note(valueContainer: ended(.singleValueContainer))
  }

  private func note(_ event: consuming DecodingEvent) {
    session.recorder?.note(event)
  }

  /// That a container was asked for.
  private func event(_ operation: DecodingEvent.Operation) -> DecodingEvent {
    session.event(operation, container: Int(node), step: nil, node: Int(node), type: nil)
  }

  private func ended(_ operation: DecodingEvent.Operation) -> DecodingEvent {
    var event = event(operation)
    event.end(returning: ())
    return event
  }

  private func failed(
    _ operation: DecodingEvent.Operation, _ error: any Error
  ) -> DecodingEvent {
    var event = event(operation)
    event.end(throwing: error)
    return event
  }
}
