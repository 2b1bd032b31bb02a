package import DecodingRecord

/// Decodes an optional, and makes it `nil` where decoding can't.
///
/// A missing key, null, another JSON type, and a number or text that the type can't hold all
/// become `nil`; nothing throws. (A bare optional throws for the last three.) `nil` isn't encoded:
/// the key is left out, as for any optional.
///
///     struct Profile: Codable {
///       @LossyOptional var website: URL?
///       @LossyOptional var age: Int?
///     }
///     // {"website": "https://exa mple.com", "age": "many"}  →  website == nil, age == nil
@propertyWrapper
public struct LossyOptional<Value: Decodable> {
  /// The value; `nil` where none could be decoded.
  public var wrappedValue: Value?

  /// Wraps `nil`.
  public init() {
    wrappedValue = nil
  }

  /// Wraps a value of one's own: an initial value, or one to encode.
  public init(wrappedValue: Value?) {
    self.wrappedValue = wrappedValue
  }
}

extension LossyOptional: Decodable {
  /// Decodes the value, or takes `nil`; doesn't throw.
  public init(from decoder: any Decoder) throws {
    wrappedValue = try? decoder.singleValueContainer().decode(Value.self)
  }
}

extension LossyOptional: Encodable where Value: Encodable {
  /// Encodes the value, or null: without a key there is nothing to leave out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension LossyOptional: Equatable where Value: Equatable {}
extension LossyOptional: Hashable where Value: Hashable {}
extension LossyOptional: Sendable where Value: Sendable {}

extension LossyOptional: SingleValueWrapper {
  package static var wrappedType: any Any.Type { Value?.self }
  package static var fallbackOrigin: FallbackOrigin? { .typeDefault }
  /// Nothing: a value that isn't there is told apart from one that stands in.
  package static func fallbackValue() -> Any? { nil }
  package var reportedValue: Any { wrappedValue as Any }

  package var reportedOutcome: Outcome? {
    wrappedValue.flatMap { Self.outcome(reportedBy: $0) }
  }
}

extension KeyedDecodingContainer {
  /// Decodes the wrapper at `key`, or makes one of `nil` where the key is missing or null.
  public func decode<Value>(
    _ type: LossyOptional<Value>.Type, forKey key: Key
  ) throws -> LossyOptional<Value> {
    try decodeIfPresent(type, forKey: key) ?? LossyOptional()
  }
}

extension KeyedEncodingContainer {
  /// Encodes the wrapped value; leaves the key out for `nil`.
  public mutating func encode<Value: Encodable>(
    _ value: LossyOptional<Value>, forKey key: Key
  ) throws {
    try encodeIfPresent(value.wrappedValue, forKey: key)
  }
}
