package import Foundation

/// Another way to read a number as a date, where the way that was taken gives an unlikely one.
///
/// Foundation's own strategy counts seconds from 2001, most senders count from 1970: what they send
/// today decodes without an error to a date some thirty years ahead.
package struct EpochReading {
  /// `seconds since 1970`, `milliseconds since 1970`.
  package var unit: String
  /// How `JSONDecoder.DateDecodingStrategy` calls it.
  package var strategy: String
  package var date: Date

  /// `nil` where the date is one that people send, or where no reading gives such a one.
  init?(of number: Double, insteadOf date: Date) {
    guard !(Self.year(1980)..<Self.year(2045)).contains(date) else { return nil }
    let seconds = Date(timeIntervalSince1970: number)
    let milliseconds = Date(timeIntervalSince1970: number / 1000)
    if Self.isLikely(seconds) {
      self.init(unit: "seconds since 1970", strategy: "secondsSince1970", date: seconds)
    } else if Self.isLikely(milliseconds) {
      self.init(
        unit: "milliseconds since 1970", strategy: "millisecondsSince1970", date: milliseconds)
    } else {
      return nil
    }
  }

  /// The reading of a report's field: of a date in question, from a number.
  package init?(of field: FieldReport) {
    guard field.reason == .badDate, field.outcome == .converted,
      let number = field.found.flatMap({ Double($0.text) })
    else { return nil }
    self.init(of: number, insteadOf: .distantFuture)
  }

  private init(unit: String, strategy: String, date: Date) {
    self.unit = unit
    self.strategy = strategy
    self.date = date
  }

  private static func isLikely(_ date: Date) -> Bool {
    (year(1990)..<year(2045)).contains(date)
  }

  /// The beginning of a year, within a day.
  private static func year(_ year: Double) -> Date {
    Date(timeIntervalSince1970: (year - 1970) * 365.2425 * 86400)
  }
}
