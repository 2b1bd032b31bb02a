import DecodingTrace
import JSONSource

/// An array's elements, one after the other; one that can't be converted throws, and stays the
/// next one, as in Foundation.
struct SmartUnkeyedContainer: UnkeyedDecodingContainer {
  let session: SmartSession
  let node: Int
  let depth: Int
  private let end: Int
  private var next: Int
  private(set) var currentIndex = 0

  init(session: SmartSession, node: Int, depth: Int) {
    self.session = session
    self.node = node
    self.depth = depth
    end = Int(session.nodes[node].a)
    next = node + 1
  }

  var codingPath: [any CodingKey] { session.path(to: node) }

  var count: Int? { session.count(of: node) }

  var isAtEnd: Bool { next >= end }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd else { throw atEnd(Any?.self) }
    let isNil = session.kind(next) == .null
    if session.recorder != nil {
      session.note(
        .decodeNil, container: node, step: .index(currentIndex), node: next, returned: isNil)
    }
    if isNil { advance() }
    return isNil
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try element(type)
  }

  @inline(__always)
  private mutating func element<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard !isAtEnd else { throw atEnd(type) }
    let known = session.known(type)
    let value =
      try session.recorder == nil
      ? session.element(type, known, next, depth: depth + 1)
      : session.watchedElement(
        type, known, currentIndex, next, of: node, depth: depth + 1)
    advance()
    return value
  }

  // The standard library has implementations of its own for these two, which throw.
  mutating func decode(_ type: Int128.Type) throws -> Int128 { try element(type) }

  mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try element(type) }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try nested(.nestedKeyedContainer) { try $0.keyedContainer(type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try nested(.nestedUnkeyedContainer) { try $0.elementsContainer() }
  }

  mutating func superDecoder() throws -> any Decoder {
    let (index, element) = (currentIndex, next)
    let decoder = try nested(.superDecoder) { $0 }
    session.recorder?.noteDecoder { [self] type in
      session.decodeAgain(type, .index(index), by: decoder, of: node, element)
    }
    return decoder
  }

  /// Makes and notes a container within this one, or a decoder.
  private mutating func nested<Container>(
    _ operation: DecodingEvent.Operation, _ make: (SmartValueDecoder) throws -> Container
  ) throws -> Container {
    let container = try session.noting(
      operation, container: node, step: .index(currentIndex), node: isAtEnd ? -1 : next
    ) {
      try make(nextDecoder())
    }
    advance()
    return container
  }

  private func nextDecoder() throws -> SmartValueDecoder {
    guard !isAtEnd else { throw atEnd((any Decoder).self) }
    try session.enter(depth + 1, node: next)
    return SmartValueDecoder(session: session, node: Int32(next), depth: Int32(depth + 1))
  }

  private mutating func advance() {
    next = session.next(after: next)
    currentIndex += 1
  }

  /// The error for an element behind the last one, noted.
  private func atEnd(_ type: any Any.Type) -> DecodingError {
    let error = DecodingError.valueNotFound(
      type,
      DecodingError.Context(
        codingPath: codingPath + [SmartCodingKey(index: currentIndex)],
        debugDescription: "Unkeyed container is at end."))
    session.note(error, container: node, step: .index(currentIndex), type: type)
    return error
  }
}
