package import DecodingRecord

/// Decodes a value, and takes its provider's default where decoding can't.
///
/// A missing key, null, another JSON type, and a number or text that the type can't hold all
/// become `Provider.defaultValue`; nothing throws. The value encodes bare.
///
///     struct Video: Codable {
///       @Default<Bool.True> var commentsOpen: Bool
///       @Default<Bool.False> var isLive: Bool
///     }
///     // {"isLive": null}  →  commentsOpen == true, isLive == false
///
/// A memberwise initializer takes the bare value where the property is written with an initial
/// value, and the wrapper where it isn't.
@propertyWrapper
public struct Default<Provider: DefaultValueProvider> {
  /// The decoded value, or the one that stands in.
  public var wrappedValue: Provider.Value

  /// Wraps the provider's default.
  public init() {
    wrappedValue = Provider.defaultValue
  }

  /// Wraps a value of one's own: an initial value, or one to encode.
  public init(wrappedValue: Provider.Value) {
    self.wrappedValue = wrappedValue
  }
}

extension Default: Decodable {
  /// Decodes the value, or takes the provider's default; doesn't throw.
  public init(from decoder: any Decoder) throws {
    wrappedValue =
      (try? decoder.singleValueContainer().decode(Provider.Value.self)) ?? Provider.defaultValue
  }
}

extension Default: Encodable where Provider.Value: Encodable {
  /// Encodes the bare value, as if it weren't wrapped.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension Default: Equatable where Provider.Value: Equatable {}
extension Default: Hashable where Provider.Value: Hashable {}
extension Default: Sendable where Provider.Value: Sendable {}

extension Default: SingleValueWrapper {
  package static var wrappedType: any Any.Type { Provider.Value.self }
  package static var fallbackOrigin: FallbackOrigin? { .provider(providerName(Provider.self)) }
  package static func fallbackValue() -> Any? { Provider.defaultValue }
  package var reportedValue: Any { wrappedValue }

  /// What a wrapper within says: a default is none of its doing.
  package var reportedOutcome: Outcome? {
    Self.outcome(reportedBy: wrappedValue)
  }
}

extension KeyedDecodingContainer {
  /// Decodes the wrapper at `key`, or makes one of the default where the key is missing or null.
  public func decode<Provider>(
    _ type: Default<Provider>.Type, forKey key: Key
  ) throws -> Default<Provider> {
    try decodeIfPresent(type, forKey: key) ?? Default()
  }
}
