import JSONSource

/// Foundation's unkeyed container, with every call recorded.
struct TracingUnkeyedContainer: UnkeyedDecodingContainer {
  private var base: any UnkeyedDecodingContainer
  private let context: TraceContext
  /// The tape node of the array.
  private let node: Int
  /// The element that was looked up last, and its place: elements come in order.
  private var lastIndex = -1
  private var lastNode = -1

  init(base: any UnkeyedDecodingContainer, context: TraceContext, node: Int) {
    self.base = base
    self.context = context
    self.node = node
  }

  var codingPath: [any CodingKey] { base.codingPath }
  var count: Int? { base.count }
  var isAtEnd: Bool { base.isAtEnd }
  var currentIndex: Int { base.currentIndex }

  mutating func decodeNil() throws -> Bool {
    let event = event(.decodeNil, nil)
    return try context.notingAnswer(event) { try base.decodeNil() }
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let context = context
    try context.recorder.checkCancellation()
    let index = context.recorder.begin(event(.decode, type))
    do {
      return try withUnsafeMutablePointer(to: &base) { base in
        var place = UnkeyedPlace(container: base)
        return try context.finish(index, type, at: &place)
      }
    } catch {
      if context.placeholders.looksBehind(index) { lookOn(type) }
      throw error
    }
  }

  /// Decodes what is behind an element that failed, for the record alone: the array's decode ends
  /// there, but what the others would do is to be told.
  @inline(never)
  private mutating func lookOn<T: Decodable>(_ type: T.Type) {
    let context = context
    skip()
    while !base.isAtEnd, !context.isCancelled {
      let before = base.currentIndex
      let index = context.recorder.begin(event(.decode, type))
      do {
        _ = try withUnsafeMutablePointer(to: &base) { base in
          var place = UnkeyedPlace(container: base)
          return try context.finish(index, type, at: &place)
        }
      } catch {
        context.recorder.passOn(index)
        skip()
      }
      if base.currentIndex == before { return }
    }
  }

  mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
    let (context, event) = (context, event(.decodeIfPresent, type))
    return try withUnsafeMutablePointer(to: &base) { base in
      var place = UnkeyedPlace(container: base)
      guard let begun = try context.beginIfPresent(at: &place, as: event) else { return nil }
      do {
        return try context.finish(begun, type, at: &place)
      } catch  where context.nilStandsIn(at: begun) {
        place.skip()
        return nil
      }
    }
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let event = event(.nestedKeyedContainer, nil)
    return try context.notingContainer(event) {
      KeyedDecodingContainer(
        TracingKeyedContainer<KeyedDecodingContainer<NestedKey>>(
          base: try base.nestedContainer(keyedBy: type), context: context, node: event.node))
    } else: {
      skip()
      return context.placeholders.container(keyedBy: type)
    }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let event = event(.nestedUnkeyedContainer, nil)
    return try context.notingContainer(event) {
      TracingUnkeyedContainer(
        base: try base.nestedUnkeyedContainer(), context: context, node: event.node)
    } else: {
      skip()
      return context.placeholders.unkeyedContainer
    }
  }

  mutating func superDecoder() throws -> any Decoder {
    let event = event(.superDecoder, nil)
    return try context.notingDecoder(event) { try base.superDecoder() }
  }
}

extension TracingUnkeyedContainer {
  /// Steps over an element that couldn't be decoded.
  private mutating func skip() {
    withUnsafeMutablePointer(to: &base) { UnkeyedPlace(container: $0).skip() }
  }

  /// A call for the element that comes next.
  private mutating func event(
    _ operation: DecodingEvent.Operation, _ type: (any Any.Type)?
  ) -> DecodingEvent {
    let index = base.currentIndex
    return DecodingEvent(
      operation, parent: context.recorder.current, container: node, step: .index(index),
      node: elementNode(index), type: type)
  }

  private mutating func elementNode(_ index: Int) -> Int {
    guard node >= 0, context.document.kind(of: node) == .array else { return -1 }
    if index == lastIndex { return lastNode }
    if lastIndex < 0 || index < lastIndex {
      lastIndex = 0
      lastNode = context.document.firstElement(of: node) ?? -1
    }
    while lastIndex < index, lastNode >= 0 {
      lastNode = context.document.element(after: lastNode, in: node) ?? -1
      lastIndex += 1
    }
    lastIndex = index
    return lastNode
  }

  /// The generic requirements by other names: within the concrete ones, `decode` is themselves.
  private mutating func decodeValue<T: Decodable>(_ type: T.Type) throws -> T {
    try decode(type as T.Type)
  }

  private mutating func decodeValueIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
    try decodeIfPresent(type as T.Type)
  }
}

extension TracingUnkeyedContainer {
  mutating func decode(_ type: Int128.Type) throws -> Int128 { try decodeValue(type) }
  mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try decodeValue(type) }

  mutating func decodeIfPresent(_ type: Bool.Type) throws -> Bool? {
    try decodeValueIfPresent(type)
  }
  mutating func decodeIfPresent(_ type: String.Type) throws -> String? {
    try decodeValueIfPresent(type)
  }
  mutating func decodeIfPresent(_ type: Double.Type) throws -> Double? {
    try decodeValueIfPresent(type)
  }
  mutating func decodeIfPresent(_ type: Float.Type) throws -> Float? {
    try decodeValueIfPresent(type)
  }
  mutating func decodeIfPresent(_ type: Int.Type) throws -> Int? {
    try decodeValueIfPresent(type)
  }
  mutating func decodeIfPresent(_ type: Int8.Type) throws -> Int8? {
    try decodeValueIfPresent(type)
  }
  mutating func decodeIfPresent(_ type: Int16.Type) throws -> Int16? {
    try decodeValueIfPresent(type)
  }
  mutating func decodeIfPresent(_ type: Int32.Type) throws -> Int32? {
    try decodeValueIfPresent(type)
  }
  mutating func decodeIfPresent(_ type: Int64.Type) throws -> Int64? {
    try decodeValueIfPresent(type)
  }
  mutating func decodeIfPresent(_ type: Int128.Type) throws -> Int128? {
    try decodeValueIfPresent(type)
  }
  mutating func decodeIfPresent(_ type: UInt.Type) throws -> UInt? {
    try decodeValueIfPresent(type)
  }
  mutating func decodeIfPresent(_ type: UInt8.Type) throws -> UInt8? {
    try decodeValueIfPresent(type)
  }
  mutating func decodeIfPresent(_ type: UInt16.Type) throws -> UInt16? {
    try decodeValueIfPresent(type)
  }
  mutating func decodeIfPresent(_ type: UInt32.Type) throws -> UInt32? {
    try decodeValueIfPresent(type)
  }
  mutating func decodeIfPresent(_ type: UInt64.Type) throws -> UInt64? {
    try decodeValueIfPresent(type)
  }
  mutating func decodeIfPresent(_ type: UInt128.Type) throws -> UInt128? {
    try decodeValueIfPresent(type)
  }
}
