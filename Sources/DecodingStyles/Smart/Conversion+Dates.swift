import DecodingRecord
import Foundation
import JSONSource

extension Date: SmartReadable {
  static var isCountable: Bool { true }

  static func read(_ node: Int, depth: Int, in session: SmartSession) throws -> Date {
    if case .custom(let read) = session.options.dates {
      return try read(
        SmartValueDecoder(session: session, node: Int32(node), depth: Int32(depth)))
    }
    return try session.take(session.dateConversion(node), node)
  }
}

extension SmartSession {
  /// A date by the decoder's strategy; without one, an epoch or one of several spellings.
  func dateConversion(_ node: Int) -> Conversion<Date> {
    switch options.dates {
    case .secondsSince1970:
      return secondsConversion(node).map { Date(timeIntervalSince1970: $0) }
    case .millisecondsSince1970:
      return secondsConversion(node).map { Date(timeIntervalSince1970: $0 / 1000) }
    case .iso8601:
      return textOfDate(node) { SmartDateSpelling.iso8601($0) }
    #if canImport(Darwin)
      // Elsewhere Foundation makes a custom strategy of a formatter.
      case .formatted(let formatter):
        return textOfDate(node) { formatter.date(from: $0) }
    #endif
    default:
      guard options.profile == .six else {
        return secondsConversion(node).map { Date(timeIntervalSinceReferenceDate: $0) }
      }
      return guessedDate(node)
    }
  }

  /// A number of seconds or milliseconds. What is no finite number is no time, unless the decoder's
  /// strategy for such numbers says that it was meant: Foundation itself traps on printing NaN.
  private func secondsConversion(_ node: Int) -> Conversion<Double> {
    let seconds = Double.conversion(of: node, in: self)
    if case .converted(let value, _) = seconds, !value.isFinite { return .failed(.badDate) }
    if case .failed(.notANumber) = seconds, kind(node) == .string { return .failed(.badDate) }
    return seconds
  }

  private func textOfDate(_ node: Int, _ read: (String) -> Date?) -> Conversion<Date> {
    switch kind(node) {
    case .string:
      let text = document.string(node)
      guard !text.isEmpty else { return .failed(.empty) }
      return read(text).map { .asSent($0) } ?? .failed(.badDate)
    case .null: return .failed(.null)
    default: return .failed(.wrongType)
    }
  }

  private func guessedDate(_ node: Int) -> Conversion<Date> {
    switch kind(node) {
    case .number:
      if let integer = NumberText(numberText(node))?.integer(Int64.self) {
        // An integer that a `Double` can't hold isn't an epoch that anybody sent.
        guard let seconds = Double(exactly: integer) else { return .failed(.precision) }
        return .converted(.fromEpoch(seconds), .wrongType)
      }
      guard let number = document.double(node), number.isFinite else { return .failed(.overflow) }
      return .converted(.fromEpoch(number), .wrongType)
    case .string:
      let text = document.string(node)
      guard !text.isEmpty else { return .failed(.empty) }
      guard let date = SmartDateSpelling.date(from: text) else { return .failed(.badDate) }
      return .converted(date, .wrongType)
    case .null: return .failed(.null)
    default: return .failed(.wrongType)
    }
  }
}

extension Date {
  /// Seconds since 1970, or milliseconds above 10¹² (the year 33658 in seconds).
  static func fromEpoch(_ number: Double) -> Date {
    Date(timeIntervalSince1970: number > 1e12 ? number / 1000 : number)
  }
}

/// The spellings of a date that are understood without a strategy.
enum SmartDateSpelling {
  /// Reads an epoch, ISO 8601, or one of the patterns in the local time zone.
  static func date(from text: String) -> Date? { reading(text)?.0 }

  /// Reads a JSON value: an epoch, or a text as `date(from:)` does.
  static func date(from value: Any) -> Date? {
    if let text = value as? String { return date(from: text) }
    return SmartDateFormat.number(value).map { .fromEpoch($0) }
  }

  /// As `date(from:)`, with the form in which the date was written.
  static func reading(_ text: String) -> (Date, SmartDateFormat)? {
    if let number = Double(text), number.isFinite {
      return (.fromEpoch(number), .epoch(number))
    }
    if let date = iso8601(text) { return (date, .iso8601) }
    let separators = separators(in: text)
    for (pattern, hasZone) in patterns {
      // Asked first, because a formatter costs much to make, and takes any separator for another:
      // "1.5.2" for the 2nd of May in the year 1.
      let wanted = Self.separators(in: pattern)
      guard hasZone ? separators.hasPrefix(wanted) : separators == wanted else { continue }
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.dateFormat = pattern
      if let date = formatter.date(from: text) { return (date, .formatted(formatter)) }
    }
    return nil
  }

  /// Reads ISO 8601, with or without a fraction of the second.
  static func iso8601(_ text: String) -> Date? {
    let plain = Date.ISO8601FormatStyle()
    if let date = try? plain.parse(text) { return date }
    return try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text)
  }

  private static func separators(in text: String) -> String {
    text.filter { !$0.isLetter && !$0.isNumber && $0 != "'" }
  }

  private static let patterns = [
    ("yyyy-MM-dd HH:mm:ss", false), ("yyyy-MM-dd", false), ("yyyy/MM/dd", false),
    ("MM/dd/yyyy", false), ("yyyy-MM-dd HH:mm", false), ("yyyy-MM-dd'T'HH:mm:ss.SSSZ", true),
    ("yyyy-MM-dd'T'HH:mm:ssZ", true), ("yyyy-MM-dd'T'HH:mm:ss", false),
  ]
}
