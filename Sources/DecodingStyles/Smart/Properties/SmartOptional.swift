import DecodingRecord
import JSONSource

/// An optional model, as article 003 writes it.
///
/// The wrapper isn't needed here: a plain `Location?` is decoded in the same way, unless by
/// ``SmartProfile/two``, where a mismatched optional model fails the whole decode without it.
///
///     @SmartOptional var location: Location?
///     // {"location": "here"}  →  nil
///
/// SmartCodable 2 takes classes only; here any `Decodable` type will do. It encodes as the bare
/// value, and `nil` as null.
@propertyWrapper
public struct SmartOptional<Value: Decodable>: Decodable {
  /// The value; `nil` where none could be decoded.
  public var wrappedValue: Value?

  /// Wraps a value of one's own: an initial value, or one to encode.
  public init(wrappedValue: Value?) {
    self.wrappedValue = wrappedValue
  }

  /// Decodes the value, as decoders other than ``SmartDecoder`` do; null is `nil`.
  ///
  /// - Throws: what the value's type throws.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    wrappedValue = container.decodeNil() ? nil : try container.decode(Value.self)
  }
}

extension SmartOptional: Encodable where Value: Encodable {
  /// Encodes the value, or null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension SmartOptional: Equatable where Value: Equatable {}
extension SmartOptional: Hashable where Value: Hashable {}
extension SmartOptional: Sendable where Value: Sendable {}

extension SmartOptional: SmartProperty, SmartReadable {
  static func read(_ node: Int, depth: Int, in session: SmartSession) throws -> SmartOptional {
    guard session.kind(node) != .null else { throw session.failure(.null, node, Value.self) }
    return SmartOptional(wrappedValue: try session.value(Value.self, node, depth: depth))
  }
}
