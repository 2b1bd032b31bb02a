import JSONSource

/// Foundation's single-value container, with every call recorded.
struct TracingSingleValueContainer: SingleValueDecodingContainer {
  let base: any SingleValueDecodingContainer
  let context: TraceContext
  let node: Int

  var codingPath: [any CodingKey] { base.codingPath }

  func decodeNil() -> Bool {
    let answer = base.decodeNil()
    var event = DecodingEvent(
      .decodeNil, parent: context.recorder.current, container: node, step: nil, node: node,
      type: nil)
    event.result = .returned(answer)
    context.recorder.note(event)
    return answer
  }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    var place = SingleValuePlace(base: base)
    return try context.decode(
      type, at: &place,
      as: DecodingEvent(
        .decode, parent: context.recorder.current, container: node, step: nil, node: node,
        type: type))
  }

  func decode(_ type: Int128.Type) throws -> Int128 { try decodeValue(type) }
  func decode(_ type: UInt128.Type) throws -> UInt128 { try decodeValue(type) }

  /// The generic requirement by another name: within the concrete ones, `decode` is themselves.
  private func decodeValue<T: Decodable>(_ type: T.Type) throws -> T {
    try decode(type as T.Type)
  }
}
