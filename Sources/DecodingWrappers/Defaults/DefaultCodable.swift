package import DecodingRecord

/// Decodes a value of a type that has a default, and takes that default where decoding can't.
///
/// A missing key, null, another JSON type, and a number or text that the type can't hold all
/// become `Value.defaultValue`; nothing throws. The value encodes bare, as if it weren't wrapped.
///
///     struct Article: Codable {
///       @DefaultCodable var isFeatured: Bool
///       @DefaultCodable var tags: [String]
///     }
///     // {"isFeatured": "yes", "tags": ["a"]}  →  isFeatured == false, tags == ["a"]
///     // {}                                    →  isFeatured == false, tags == []
///
/// An array is all or nothing: one bad element makes it the default. As an element type,
/// `[DefaultCodable<Int>]`, each element falls back alone. An initial value,
/// `@DefaultCodable var a = 7`, is used by `init()` and never by decoding.
///
/// A memberwise initializer takes the bare value where the property is written with an initial
/// value, and the wrapper where it isn't.
@propertyWrapper
public struct DefaultCodable<Value: DefaultValue & Decodable> {
  /// The decoded value, or the one that stands in.
  public var wrappedValue: Value

  /// Wraps the type's default.
  public init() {
    wrappedValue = Value.defaultValue
  }

  /// Wraps a value of one's own: an initial value, or one to encode.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension DefaultCodable: Decodable {
  /// Decodes the value, or takes the default; doesn't throw.
  public init(from decoder: any Decoder) throws {
    // The container is asked, not `Value(from:)`: only the container knows the decoder's own
    // treatment of dates, data, URLs and decimals.
    do {
      wrappedValue = try decoder.singleValueContainer().decode(Value.self)
    } catch {
      wrappedValue = Value.defaultValue
    }
  }
}

extension DefaultCodable: Encodable where Value: Encodable {
  /// Encodes the bare value, as if it weren't wrapped.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension DefaultCodable: Equatable where Value: Equatable {}
extension DefaultCodable: Hashable where Value: Hashable {}
extension DefaultCodable: Sendable where Value: Sendable {}

extension DefaultCodable: SingleValueWrapper {
  package static var wrappedType: any Any.Type { Value.self }

  package static var fallbackOrigin: FallbackOrigin? {
    Value.self is any DefaultCodableEnum.Type ? .defaultCase : .typeDefault
  }

  package static func fallbackValue() -> Any? { Value.defaultValue }

  package var reportedValue: Any { wrappedValue }

  /// What a wrapper within says: a default is none of its doing.
  package var reportedOutcome: Outcome? {
    Self.outcome(reportedBy: wrappedValue)
  }
}

extension KeyedDecodingContainer {
  /// Decodes the wrapper at `key`, or makes one of the default where the key is missing or null.
  ///
  /// Synthesized code asks for a wrapped property with `decode`, which throws for a missing key
  /// before the wrapper is asked; this overload is preferred to that one.
  public func decode<Value>(
    _ type: DefaultCodable<Value>.Type, forKey key: Key
  ) throws -> DefaultCodable<Value> {
    try decodeIfPresent(type, forKey: key) ?? DefaultCodable()
  }
}
