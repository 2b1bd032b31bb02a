import DecodingReport
import JSONSource

/// An array's elements, one after the other; one that can't be converted throws, and stays the
/// next one, as in Foundation.
struct SmartUnkeyedContainer: UnkeyedDecodingContainer {
  let session: SmartSession
  let node: Int
  let depth: Int
  private let end: Int
  private var element: Int
  private(set) var currentIndex = 0

  init(session: SmartSession, node: Int, depth: Int) {
    self.session = session
    self.node = node
    self.depth = depth
    end = Int(session.nodes[node].a)
    element = node + 1
  }

  var codingPath: [any CodingKey] { session.path(to: node) }

  var count: Int? {
    var count = 0
    var child = node + 1
    while child < end {
      child = session.next(after: child)
      count += 1
    }
    return count
  }

  var isAtEnd: Bool { element >= end }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd else { throw atEnd(Any?.self) }
    let isNil = session.kind(element) == .null
    if session.recorder != nil {
      session.note(
        .decodeNil, container: node, step: .index(currentIndex), node: element, returned: isNil)
    }
    if isNil { advance() }
    return isNil
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard !isAtEnd else { throw atEnd(type) }
    let known = session.known(type)
    let value =
      try session.recorder == nil
      ? session.element(type, known, element, depth: depth + 1)
      : session.recordedElement(
        type, known, currentIndex, element, of: node, depth: depth + 1)
    advance()
    return value
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let container = try nextDecoder().container(keyedBy: type)
    advance()
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try nextDecoder().unkeyedContainer()
    advance()
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try nextDecoder()
    advance()
    return decoder
  }

  private func nextDecoder() throws -> SmartValueDecoder {
    guard !isAtEnd else { throw atEnd((any Decoder).self) }
    try session.enter(depth + 1, node: element)
    return SmartValueDecoder(session: session, node: Int32(element), depth: Int32(depth + 1))
  }

  private mutating func advance() {
    element = session.next(after: element)
    currentIndex += 1
  }

  private func atEnd(_ type: any Any.Type) -> DecodingError {
    DecodingError.valueNotFound(
      type,
      DecodingError.Context(
        codingPath: codingPath + [SmartCodingKey(index: currentIndex)],
        debugDescription: "Unkeyed container is at end."))
  }
}
