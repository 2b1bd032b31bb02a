/// Null or a value: what ``OptionalValue`` and ``LenientOptionalValue`` have in common.
public protocol NullableValue<Value> {
  associatedtype Value
  static var null: Self { get }
  static func value(_ value: Value) -> Self
  /// The value; `nil` for null.
  var value: Value? { get }
}

extension NullableValue where Value: Encodable {
  /// Encodes the value, or null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

extension KeyedDecodingContainer {
  /// Decodes the value or null at `key`; `nil` where the key is missing.
  ///
  /// Synthesized code asks for an optional property with `decodeIfPresent`, which is `nil` for
  /// null too; this overload is preferred to that one.
  public func decodeIfPresent<Nullable: NullableValue & Decodable>(
    _ type: Nullable.Type, forKey key: Key
  ) throws -> Nullable? {
    contains(key) ? try decode(type, forKey: key) : nil
  }
}
