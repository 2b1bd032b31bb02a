/// How much of a decode is logged; each level has all of those before it. The names are article
/// 003's.
public enum SmartLogLevel: Int, Comparable, CaseIterable, Sendable {
  /// Nothing.
  case none
  /// What was lost: values that others stand in for, elements left out, members whose key had stood
  /// before, what ended the decode.
  case error
  /// And what was converted, and optional properties without a value.
  case debug
  /// And what is as sent.
  case verbose

  /// Orders levels by how much they tell.
  public static func < (one: SmartLogLevel, other: SmartLogLevel) -> Bool {
    one.rawValue < other.rawValue
  }
}
