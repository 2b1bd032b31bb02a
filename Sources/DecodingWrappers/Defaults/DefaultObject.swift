package import DecodingRecord

/// A type that can be made from nothing.
public protocol EmptyInitializable {
  init()
}

/// Decodes an object, and makes one by its `init()` where decoding can't.
///
/// All or nothing: a missing key, null, another JSON type and a single bad field all give
/// `Value()`; nothing throws. Wrap the fields too, and only they fall back. It encodes bare.
///
///     struct Address: Codable, EmptyInitializable { var city = ""; var zip = 0 }
///     struct User: Codable { @DefaultObject var address: Address }
///     // {"address": {"city": "Rome", "zip": "x"}}  →  address == Address()
@propertyWrapper
public struct DefaultObject<Value: Decodable & EmptyInitializable> {
  /// The decoded value, or the one that stands in.
  public var wrappedValue: Value

  /// Wraps an empty object.
  public init() {
    wrappedValue = Value()
  }

  /// Wraps a value of one's own: an initial value, or one to encode.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension DefaultObject: Decodable {
  /// Decodes the object, or makes an empty one; doesn't throw.
  public init(from decoder: any Decoder) throws {
    wrappedValue = (try? decoder.singleValueContainer().decode(Value.self)) ?? Value()
  }
}

extension DefaultObject: Encodable where Value: Encodable {
  /// Encodes the bare value, as if it weren't wrapped.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension DefaultObject: Equatable where Value: Equatable {}
extension DefaultObject: Hashable where Value: Hashable {}
extension DefaultObject: Sendable where Value: Sendable {}

extension DefaultObject: SingleValueWrapper {
  package static var wrappedType: any Any.Type { Value.self }
  package static var fallbackOrigin: FallbackOrigin? { .emptyObject }
  package static func fallbackValue() -> Any? { Value() }
  package var reportedValue: Any { wrappedValue }
}

extension KeyedDecodingContainer {
  /// Decodes the wrapper at `key`, or makes an empty one where the key is missing or null.
  public func decode<Value>(
    _ type: DefaultObject<Value>.Type, forKey key: Key
  ) throws -> DefaultObject<Value> {
    try decodeIfPresent(type, forKey: key) ?? DefaultObject()
  }
}
