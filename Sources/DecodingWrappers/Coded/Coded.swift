package import DecodingRecord

/// Decodes a value in the property's own way, whatever the decoder's strategies are.
///
/// Throws for a missing key, null, another JSON type, and for what is no such value; see
/// ``DefaultCoded`` for a default. It encodes in the same way.
///
///     struct Event: Codable {
///       @CodedDate<UnixSeconds> var at: Date
///       @CodedDate<ISO8601Date> var till: Date
///       @Base64 var seal: Data
///     }
///     // {"at": 978307260, "till": "2001-01-01T00:02:00Z", "seal": "aGk="}
@propertyWrapper
public struct Coded<Coding: ValueCoding>: Hashable, Sendable {
  /// The decoded value.
  public var wrappedValue: Coding.Value

  /// Wraps a value of one's own: an initial value, or one to encode.
  public init(wrappedValue: Coding.Value) {
    self.wrappedValue = wrappedValue
  }
}

/// Decodes a date in the property's own way: `@CodedDate<UnixSeconds> var at: Date`. See ``Coded``.
public typealias CodedDate<Coding: DateCoding> = Coded<Coding>
/// Decodes bytes in the property's own way: `@CodedData<URLSafeBase64> var token: Data`. See
/// ``Coded``.
public typealias CodedData<Coding: DataCoding> = Coded<Coding>
/// Decodes bytes from base64, as ``StandardBase64`` describes it: `@Base64 var seal: Data`. See
/// ``Coded``.
public typealias Base64 = Coded<StandardBase64>

extension Coded: Codable {
  /// Decodes the value from the form that its coding names.
  ///
  /// - Throws: `DecodingError` where the JSON has another type or form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let value = Coding.value(from: try container.decode(Coding.Encoded.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "The value is no \(Coding.Value.self) by \(providerName(Coding.self)).")
    }
    wrappedValue = value
  }

  /// Encodes the value in the form that its coding names.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Coding.encoded(wrappedValue))
  }
}

/// With `DefaultCodable` around it, `@DefaultCodable @CodedDate<…> var at: Date` falls back too.
extension Coded: DefaultValue {
  /// Wraps the coding's default.
  public static var defaultValue: Coded { Coded(wrappedValue: Coding.defaultValue) }
}

extension Coded: ReportingWrapper {
  package static var wrappedType: any Any.Type { Coding.Value.self }
  package static var fallbackOrigin: FallbackOrigin? { nil }
  package static func fallbackValue() -> Any? { nil }
  package var reportedValue: Any { wrappedValue }
}
