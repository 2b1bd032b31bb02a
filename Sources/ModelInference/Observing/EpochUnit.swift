/// The unit of a number that can be a point in time of this century, counted since 1970.
enum EpochUnit {
  case seconds, milliseconds

  /// `nil` for a number that is none from 2000 to 2099 in either unit.
  init?(_ number: Double) {
    let century = 946_684_800.0..<4_102_444_800.0
    if century.contains(number) {
      self = .seconds
    } else if century.contains(number / 1000) {
      self = .milliseconds
    } else {
      return nil
    }
  }

  /// What is good to know behind a property of this name; `nil` where the name is none of a time.
  func comment(of words: NameWords) -> String? {
    guard words.words.contains(where: Self.words.contains) else { return nil }
    return self == .seconds ? "seconds since 1970" : "milliseconds since 1970"
  }

  /// The words of which one is in the name of a point in time.
  private static let words: Set<String> = [
    "at", "began", "begin", "begins", "birthday", "created", "date", "dt", "end", "ended", "ends",
    "exp", "expiration", "expires", "expiry", "finished", "from", "iat", "modified", "moonrise",
    "moonset", "mtime", "ctime", "atime", "nbf", "opened", "posted", "published", "released",
    "seen",
    "since", "start", "started", "starts", "sunrise", "sunset", "time", "timestamp", "ts", "until",
    "updated", "utc",
  ]
}
