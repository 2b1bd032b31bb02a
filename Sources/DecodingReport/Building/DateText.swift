import Foundation

/// Dates in ISO 8601, in UTC, with milliseconds where there are any.
enum DateText {
  static func of(_ date: Date) -> String {
    let seconds = date.timeIntervalSince1970
    guard seconds.isFinite, abs(seconds) < 253_402_300_800 else { return "\(seconds) s after 1970" }
    let hasFraction = (seconds * 1000).rounded() != seconds.rounded() * 1000
    return date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: hasFraction))
  }
}
