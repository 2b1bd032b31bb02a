public import Foundation

/// `2001-01-01T00:01:00Z`, as `JSONDecoder`'s `.iso8601` reads it; a fraction of a second is read
/// and kept to the millisecond, an offset is read and written as `Z`.
public enum ISO8601Date: DateCoding {
  /// The value in this form; `nil` where the text or number is none.
  public static func value(from encoded: String) -> Date? {
    if let date = try? Date.ISO8601FormatStyle().parse(encoded) { return date }
    return try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(encoded)
  }

  /// The value, written in this form.
  public static func encoded(_ date: Date) -> String {
    let milliseconds = (date.timeIntervalSinceReferenceDate * 1000).rounded()
    let hasFraction = milliseconds.truncatingRemainder(dividingBy: 1000) != 0
    return date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: hasFraction))
  }
}

/// Seconds since 1970 as a number, as in `JSONDecoder`'s `.secondsSince1970`.
public enum UnixSeconds: DateCoding {
  /// The value in this form; `nil` where the text or number is none.
  public static func value(from encoded: Double) -> Date? {
    Date(timeIntervalSince1970: encoded)
  }

  /// The value, written in this form.
  public static func encoded(_ date: Date) -> Double {
    date.timeIntervalSince1970
  }
}

/// Milliseconds since 1970 as a number, as in `JSONDecoder`'s `.millisecondsSince1970`.
public enum UnixMilliseconds: DateCoding {
  /// The value in this form; `nil` where the text or number is none.
  public static func value(from encoded: Double) -> Date? {
    Date(timeIntervalSince1970: encoded / 1000)
  }

  /// The value, written in this form.
  public static func encoded(_ date: Date) -> Double {
    1000 * date.timeIntervalSince1970
  }
}

/// Dates by a pattern of `DateFormatter`, in the `en_US_POSIX` locale.
///
/// Mind the letters: `yyyy`, not `YYYY` (the year of the week); `dd`, not `DD` (the day of the
/// year); `MM` is the month and `mm` the minute.
public protocol FormattedDateCoding: DateCoding where Encoded == String {
  /// The pattern: `"yyyy-MM-dd"`.
  static var format: String { get }
  /// The time zone of dates that don't name one; UTC if not stated otherwise.
  static var timeZone: TimeZone { get }
}

extension FormattedDateCoding {
  /// Greenwich Mean Time.
  public static var timeZone: TimeZone { .gmt }

  /// The value in this form; `nil` where the text or number is none.
  public static func value(from encoded: String) -> Date? {
    formatter.date(from: encoded)
  }

  /// The value, written in this form.
  public static func encoded(_ date: Date) -> String {
    formatter.string(from: date)
  }

  private static var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = timeZone
    formatter.dateFormat = format
    return formatter
  }
}
