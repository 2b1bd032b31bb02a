import JSONSource

/// Foundation's single-value container, with every call recorded. A class, as `TracingDecoder` is.
final class TracingSingleValueContainer: SingleValueDecodingContainer {
  private let base: any SingleValueDecodingContainer
  private let decoder: TracingDecoder

  private var context: TraceContext { decoder.context }

  init(base: any SingleValueDecodingContainer, of decoder: TracingDecoder) {
    self.base = base
    self.decoder = decoder
  }

  var codingPath: [any CodingKey] { base.codingPath }

  func decodeNil() -> Bool {
    let answer = base.decodeNil()
    var event = event(.decodeNil, nil)
    event.end(returning: answer)
    context.recorder.note(event)
    return answer
  }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    var place = SingleValuePlace(base: base)
    return try context.decode(type, at: &place, as: event(.decode, type))
  }

  private func event(
    _ operation: DecodingEvent.Operation, _ type: (any Any.Type)?
  ) -> DecodingEvent {
    DecodingEvent(
      operation, parent: context.recorder.current,
      container: decoder.origin?.container ?? decoder.node, step: decoder.origin?.step,
      node: decoder.node, type: type)
  }

  func decode(_ type: Bool.Type) throws -> Bool { try scalar(type) }
  func decode(_ type: String.Type) throws -> String { try scalar(type) }
  func decode(_ type: Double.Type) throws -> Double { try scalar(type) }
  func decode(_ type: Float.Type) throws -> Float { try scalar(type) }
  func decode(_ type: Int.Type) throws -> Int { try scalar(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try scalar(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try scalar(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try scalar(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try scalar(type) }
  func decode(_ type: Int128.Type) throws -> Int128 { try scalar(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try scalar(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try scalar(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try scalar(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try scalar(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try scalar(type) }
  func decode(_ type: UInt128.Type) throws -> UInt128 { try scalar(type) }

  /// A scalar, without the detours of a value that may be anything.
  @inline(__always)
  private func scalar<T: TracedScalar>(_ type: T.Type) throws -> T {
    let index = context.recorder.begin(event(.decode, type))
    do {
      let value = try T.read(from: base)
      context.recorder.finish(index, returning: value)
      return value
    } catch {
      return try context.fail(index, error, as: type)
    }
  }
}
