import JSONSource

/// One value of Foundation's containers as a single-value container, with every call recorded. A
/// class, as `TracingDecoder` is.
final class TracingSingleValueContainer<Place: DecodingPlace>: SingleValueDecodingContainer {
  private let place: Place
  private let context: TraceContext
  /// The tape node of the value; −1 where it has none.
  private let node: Int
  /// The call that gave the decoder, for one that `superDecoder` gave.
  private let origin: DecoderOrigin?

  init(
    _ place: Place, _ context: TraceContext, node: Int, origin: DecoderOrigin? = nil
  ) {
    self.place = place
    self.context = context
    self.node = node
    self.origin = origin
  }

  var codingPath: [any CodingKey] { place.codingPath }

  func decodeNil() -> Bool {
    var place = place
    let answer = (try? place.hasValue(at: node)) == false
    var event = event(.decodeNil, nil)
    event.end(returning: answer)
    context.recorder.note(event)
    return answer
  }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    var place = place
    return try context.decode(type, at: &place, as: event(.decode, type))
  }

  private func event(
    _ operation: DecodingEvent.Operation, _ type: (any Any.Type)?
  ) -> DecodingEvent {
    DecodingEvent(
      operation, parent: context.recorder.current,
      container: origin?.container ?? node, step: origin?.step, node: node, type: type)
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
    var place = place
    let index = context.recorder.begin(event(.decode, type))
    do {
      let value = try place.read(type)
      context.recorder.finish(index, returning: value)
      return value
    } catch {
      return try context.fail(index, error, as: type)
    }
  }
}

/// The decoder of a wrapper's value, without one of Foundation's: that would be made for each value, at
/// the cost of the value itself.
extension TracingSingleValueContainer: Decoder where Place == KeyedPlace {
  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    context.recorder.note(valueContainer: ended())
    return self
  }

  private func ended() -> DecodingEvent {
    var event = event(.singleValueContainer, nil)
    event.end(returning: ())
    return event
  }

  var userInfo: [CodingUserInfoKey: Any] { breach() }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    breach()
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { breach() }

  private func breach() -> Never {
    preconditionFailure("a SingleValueWrapper asks for nothing but a single-value container")
  }
}
