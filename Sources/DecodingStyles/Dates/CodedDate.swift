package import DecodingReport
public import Foundation

/// Decodes a date in the property's own way, whatever the decoder's date strategy is.
///
/// Throws for a missing key, null, another JSON type, and for what is no date; see
/// ``DefaultCodedDate`` for a default. It encodes in the same way.
///
///     struct Event: Codable {
///       @CodedDate<UnixSeconds> var at: Date
///       @CodedDate<ISO8601Date> var till: Date
///     }
///     // {"at": 978307260, "till": "2001-01-01T00:02:00Z"}
@propertyWrapper
public struct CodedDate<Coding: DateCoding>: Hashable, Sendable {
  public var wrappedValue: Date

  public init(wrappedValue: Date) {
    self.wrappedValue = wrappedValue
  }
}

extension CodedDate: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let date = Coding.date(from: try container.decode(Coding.Encoded.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The value is no date by \(providerName(Coding.self)).")
    }
    wrappedValue = date
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Coding.encoded(wrappedValue))
  }
}

/// With `DefaultCodable` around it, `@DefaultCodable @CodedDate<…> var at: Date` falls back too.
extension CodedDate: DefaultValue {
  public static var defaultValue: CodedDate { CodedDate(wrappedValue: Coding.defaultValue) }
}

extension CodedDate: ReportingWrapper {
  package static var wrappedType: any Any.Type { Date.self }
  package static var fallbackOrigin: FallbackOrigin? { nil }
  package static func fallbackValue() -> Any? { nil }
  package var reportedValue: Any { wrappedValue }
}
