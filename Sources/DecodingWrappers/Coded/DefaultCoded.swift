package import DecodingRecord

/// Decodes a value in the property's own way, and takes that way's default where it can't.
///
/// A missing key, null, another JSON type and what is no such value all become
/// `Coding.defaultValue`; nothing throws. ``DefaultDate`` does the same by the decoder's date
/// strategy.
///
///     struct Event: Codable {
///       @DefaultCodedDate<UnixSeconds> var at: Date
///       @DefaultCodedDate<ISO8601Date> var till: Date
///       @DefaultCodedData<AnyBase64> var seal: Data
///     }
///     // {"at": 978307260, "till": "tomorrow"}  →  till == Date.defaultValue, seal is empty
@propertyWrapper
public struct DefaultCoded<Coding: ValueCoding>: Hashable, Sendable {
  /// The decoded value, or the one that stands in.
  public var wrappedValue: Coding.Value

  /// Wraps the default.
  public init() {
    wrappedValue = Coding.defaultValue
  }

  /// Wraps a value of one's own: an initial value, or one to encode.
  public init(wrappedValue: Coding.Value) {
    self.wrappedValue = wrappedValue
  }
}

/// Decodes a date in the property's own way, or takes a default. See ``DefaultCoded``.
public typealias DefaultCodedDate<Coding: DateCoding> = DefaultCoded<Coding>
/// Decodes bytes in the property's own way, or takes a default. See ``DefaultCoded``.
public typealias DefaultCodedData<Coding: DataCoding> = DefaultCoded<Coding>

extension DefaultCoded: Codable {
  /// Decodes the value, or takes the default; doesn't throw.
  public init(from decoder: any Decoder) throws {
    let coded = try? decoder.singleValueContainer().decode(Coded<Coding>.self)
    wrappedValue = coded?.wrappedValue ?? Coding.defaultValue
  }

  /// Encodes the value in the form that its coding names.
  public func encode(to encoder: any Encoder) throws {
    try Coded<Coding>(wrappedValue: wrappedValue).encode(to: encoder)
  }
}

extension DefaultCoded: ReportingWrapper {
  package static var wrappedType: any Any.Type { Coding.Value.self }
  package static var fallbackOrigin: FallbackOrigin? { .provider(providerName(Coding.self)) }
  package static func fallbackValue() -> Any? { Coding.defaultValue }
  package var reportedValue: Any { wrappedValue }
}

extension KeyedDecodingContainer {
  /// Decodes the wrapper at `key`, or makes one of the default where the key is missing or null.
  public func decode<Coding>(
    _ type: DefaultCoded<Coding>.Type, forKey key: Key
  ) throws -> DefaultCoded<Coding> {
    try decodeIfPresent(type, forKey: key) ?? DefaultCoded()
  }
}
