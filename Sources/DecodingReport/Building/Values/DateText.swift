import Foundation

/// Dates in ISO 8601, in UTC, with milliseconds where there are any.
enum DateText {
  static func of(_ date: Date) -> String {
    let seconds = date.timeIntervalSince1970
    guard seconds.isFinite, abs(seconds) < 253_402_300_800 else { return "\(seconds) s after 1970" }
    let milliseconds = (seconds * 1000).rounded()
    let hasFraction = milliseconds != seconds.rounded() * 1000
    // The style cuts digits off, and no binary number is just a thousandth: a little more is.
    return Date(timeIntervalSince1970: (milliseconds + 0.25) / 1000)
      .formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: hasFraction))
  }

  /// Whether a text begins with a day in the form of ISO 8601, and a date that was made of it is
  /// neither that day nor, in the sender's time zone, one beside it: the 30th of February becomes
  /// the 1st or 2nd of March.
  static func isOtherDay(_ date: Date, than text: String) -> Bool {
    guard let match = text.prefixMatch(of: /(\d{4})-(\d\d)-(\d\d)(?!\d)/),
      let year = Int(match.output.1), let month = Int(match.output.2), let day = Int(match.output.3)
    else { return false }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return ![-86400, 0, 86400].contains { shift in
      let parts = calendar.dateComponents([.year, .month, .day], from: date + shift)
      return parts.year == year && parts.month == month && parts.day == day
    }
  }
}
