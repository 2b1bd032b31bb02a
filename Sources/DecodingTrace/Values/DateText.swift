package import Foundation

/// Dates in ISO 8601, in UTC, with milliseconds where there are any.
package enum DateText {
  /// The text of a date.
  package static func of(_ date: Date) -> String {
    let seconds = date.timeIntervalSince1970
    guard seconds.isFinite, abs(seconds) < 253_402_300_800 else { return "\(seconds) s after 1970" }
    let milliseconds = (seconds * 1000).rounded()
    let hasFraction = milliseconds != seconds.rounded() * 1000
    // The style cuts digits off, and no binary number is just a thousandth: a little more is.
    return Date(timeIntervalSince1970: (milliseconds + 0.25) / 1000)
      .formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: hasFraction))
  }
}
