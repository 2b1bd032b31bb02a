/// How much of a decode is logged.
public enum SmartLogLevel: Int, Comparable, CaseIterable, Sendable {
  /// Nothing.
  case none
  /// What was lost: values that others stand in for, elements left out, what ended the decode.
  case error
  /// And what was converted, and optional properties without a value.
  case debug
  /// And what is as sent.
  case verbose

  public static func < (one: SmartLogLevel, other: SmartLogLevel) -> Bool {
    one.rawValue < other.rawValue
  }
}
