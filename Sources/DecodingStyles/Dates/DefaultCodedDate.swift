package import DecodingReport
public import Foundation

/// Decodes a date in the property's own way, and takes that way's default where it can't.
///
/// A missing key, null, another JSON type and what is no date all become `Coding.defaultValue`;
/// nothing throws. ``DefaultDate`` does the same by the decoder's date strategy.
///
///     struct Event: Codable {
///       @DefaultCodedDate<UnixSeconds> var at: Date
///       @DefaultCodedDate<ISO8601Date> var till: Date
///     }
///     // {"at": 978307260, "till": "tomorrow"}  →  till == Date.defaultValue
@propertyWrapper
public struct DefaultCodedDate<Coding: DateCoding>: Hashable, Sendable {
  public var wrappedValue: Date

  /// Wraps the default.
  public init() {
    wrappedValue = Coding.defaultValue
  }

  public init(wrappedValue: Date) {
    self.wrappedValue = wrappedValue
  }
}

extension DefaultCodedDate: Codable {
  /// Decodes the date, or takes the default; doesn't throw.
  public init(from decoder: any Decoder) throws {
    let coded = try? decoder.singleValueContainer().decode(CodedDate<Coding>.self)
    wrappedValue = coded?.wrappedValue ?? Coding.defaultValue
  }

  public func encode(to encoder: any Encoder) throws {
    try CodedDate<Coding>(wrappedValue: wrappedValue).encode(to: encoder)
  }
}

extension DefaultCodedDate: ReportingWrapper {
  package static var wrappedType: any Any.Type { Date.self }
  package static var fallbackOrigin: FallbackOrigin? { .provider(providerName(Coding.self)) }
  package static func fallbackValue() -> Any? { Coding.defaultValue }
  package var reportedValue: Any { wrappedValue }
}

extension KeyedDecodingContainer {
  /// Decodes the wrapper at `key`, or makes one of the default where the key is missing or null.
  public func decode<Coding>(
    _ type: DefaultCodedDate<Coding>.Type, forKey key: Key
  ) throws -> DefaultCodedDate<Coding> {
    try decodeIfPresent(type, forKey: key) ?? DefaultCodedDate()
  }
}
