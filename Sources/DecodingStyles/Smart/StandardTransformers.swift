public import Foundation

/// Reads dates in one format, whatever the decoder's strategy is, and writes them in it.
///
///     CodingKeys.born <--- SmartDateTransformer(.timestampMilliseconds)
///     // {"born": 5000}  →  1970-01-01 00:00:05 UTC  →  {"born": 5000}
public struct SmartDateTransformer: ValueTransformable {
  private let format: SmartDateFormat?

  /// Makes a transformer for one format.
  public init(_ format: SmartDateFormat) {
    self.format = format
  }

  /// Makes a transformer that reads every form that ``SmartDate`` reads, and writes seconds.
  public init() {
    format = nil
  }

  /// The value of what the JSON has; `nil` where it can't be made of it, so that the fallback stands in.
  public func transformFromJSON(_ value: Any) -> Date? {
    guard let format else { return SmartDateSpelling.date(from: value) }
    return format.date(from: value)
  }

  /// What is written to the JSON for the value; `nil` leaves the key out.
  public func transformToJSON(_ value: Date) -> Any? {
    (format ?? .timestamp).object(of: value)
  }
}

/// Reads and writes dates with a formatter, as `SmartDateTransformer(.formatted(formatter))` does.
public struct SmartDateFormatTransformer: ValueTransformable {
  private let formatter: DateFormatter

  /// Makes a transformer with a formatter of one's own.
  public init(_ formatter: DateFormatter) {
    self.formatter = formatter
  }

  /// The value of what the JSON has; `nil` where it can't be made of it, so that the fallback stands in.
  public func transformFromJSON(_ value: Any) -> Date? {
    SmartDateFormat.formatted(formatter).date(from: value)
  }

  /// What is written to the JSON for the value; `nil` leaves the key out.
  public func transformToJSON(_ value: Date) -> String? { formatter.string(from: value) }
}

/// Reads data from base64, and writes it so, whatever the decoder's strategy is.
///
///     CodingKeys.image <--- SmartDataTransformer()
///     // {"image": "aGk="}  →  2 bytes
public struct SmartDataTransformer: ValueTransformable {
  /// Makes a transformer; it has no settings.
  public init() {}

  /// The value of what the JSON has; `nil` where it can't be made of it, so that the fallback stands in.
  public func transformFromJSON(_ value: Any) -> Data? {
    (value as? String).flatMap { Data(base64Encoded: $0) }
  }

  /// What is written to the JSON for the value; `nil` leaves the key out.
  public func transformToJSON(_ value: Data) -> String? { value.base64EncodedString() }
}

/// Reads URLs, and puts a prefix before those that haven't got it.
///
///     CodingKeys.link <--- SmartURLTransformer(prefix: "https://")
///     // {"link": "swift.org/a b"}  →  https://swift.org/a%20b
public struct SmartURLTransformer: ValueTransformable {
  private let prefix: String
  private let encodesText: Bool

  /// Makes a transformer that percent-encodes what a URL can't have, unless told otherwise.
  public init(prefix: String = "", shouldEncodeURLString: Bool = true) {
    self.prefix = prefix
    encodesText = shouldEncodeURLString
  }

  /// The value of what the JSON has; `nil` where it can't be made of it, so that the fallback stands in.
  public func transformFromJSON(_ value: Any) -> URL? {
    guard var text = value as? String, !text.isEmpty else { return nil }
    if !text.hasPrefix(prefix) { text = prefix + text }
    return URL(string: text, encodingInvalidCharacters: encodesText)
  }

  /// What is written to the JSON for the value; `nil` leaves the key out.
  public func transformToJSON(_ value: URL) -> String? { value.absoluteString }
}

/// How one property's dates are written; what is written otherwise isn't read.
public enum SmartDateFormat: Sendable {
  /// Seconds since 1970, as a number.
  case timestamp
  /// Milliseconds since 1970, as a number.
  case timestampMilliseconds
  /// ISO 8601 in a string.
  case iso8601
  /// A formatter's spelling.
  case formatted(DateFormatter)

  /// The form of an epoch: seconds, or milliseconds above 10¹².
  static func epoch(_ number: Double) -> SmartDateFormat {
    number > 1e12 ? .timestampMilliseconds : .timestamp
  }

  /// The date in a JSON value; epochs may be in strings.
  func date(from value: Any) -> Date? {
    switch self {
    case .timestamp: Self.number(value).map { Date(timeIntervalSince1970: $0) }
    case .timestampMilliseconds: Self.number(value).map { Date(timeIntervalSince1970: $0 / 1000) }
    case .iso8601: (value as? String).flatMap(SmartDateSpelling.iso8601)
    case .formatted(let formatter): (value as? String).flatMap(formatter.date(from:))
    }
  }

  static func number(_ value: Any) -> Double? {
    let number = (value as? String).map { Double($0) } ?? AnyNumber.cast(value)
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The JSON value for a date.
  func object(of date: Date) -> any Encodable & Sendable {
    switch self {
    case .timestamp: date.timeIntervalSince1970
    case .timestampMilliseconds: date.timeIntervalSince1970 * 1000
    case .iso8601: date.formatted(.iso8601)
    case .formatted(let formatter): formatter.string(from: date)
    }
  }
}
