import JSONSource

/// The call that gave a decoder: apart, since hardly a decoder has one.
final class DecoderOrigin {
  let container: Int
  let step: JSONPath.Step?

  init(_ event: DecodingEvent) {
    container = event.container
    step = event.step
  }
}

/// Foundation's decoder at one value, with every call recorded.
///
/// A class, so that as `any Decoder` it is one reference: a struct of this size would be put into a
/// box, whose type the runtime looks up each time.
final class TracingDecoder: Decoder {
  private let base: any Decoder
  let context: TraceContext
  /// The tape node of the value; −1 where it has none.
  let node: Int
  /// The call that gave the decoder, for one that `superDecoder` gave: the value's own decoding
  /// didn't begin there.
  let origin: DecoderOrigin?

  init(base: any Decoder, context: TraceContext, node: Int, origin: DecoderOrigin? = nil) {
    self.base = base
    self.context = context
    self.node = node
    self.origin = origin
  }

  var codingPath: [any CodingKey] { base.codingPath }
  /// Without what the trace brings along: a model finds what it finds without one.
  var userInfo: [CodingUserInfoKey: Any] {
    var userInfo = base.userInfo
    if let key = TraceContext.userInfoKey { userInfo[key] = nil }
    return userInfo
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try context.noting(event(.keyedContainer)) {
      KeyedDecodingContainer(
        TracingKeyedContainer(
          base: try base.container(keyedBy: type), context: context, node: node))
    }
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try context.noting(event(.unkeyedContainer)) {
      TracingUnkeyedContainer(base: try base.unkeyedContainer(), context: context, node: node)
    }
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    let value: any SingleValueDecodingContainer
    do {
      value = try base.singleValueContainer()
    } catch {
      var event = event(.singleValueContainer)
      event.end(throwing: error)
      context.recorder.note(event)
      throw error
    }
    context.recorder.note(valueContainer: ended(.singleValueContainer))
    return TracingSingleValueContainer(
      SingleValuePlace(base: value), context, node: node, origin: origin)
  }

  private func event(_ operation: DecodingEvent.Operation) -> DecodingEvent {
    DecodingEvent(
      operation, parent: context.recorder.current, container: origin?.container ?? node,
      step: origin?.step, node: node, type: nil)
  }

  private func ended(_ operation: DecodingEvent.Operation) -> DecodingEvent {
    var event = event(operation)
    event.end(returning: ())
    return event
  }
}
