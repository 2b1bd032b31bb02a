/// What becomes of a number with a fraction where an integer is wanted, in arrays and strings too.
///
///     var decoder = SmartDecoder()
///     decoder.numberStrategy = .rounded
///     // {"count": 1.5}  →  2
///
/// SmartCodable has one strategy for the whole process; here each decoder has its own.
public enum SmartNumberStrategy: Sendable {
  /// It is no integer, and falls back.
  case strict
  /// The fraction is cut off: 1.9 → 1, −1.9 → −1.
  case truncate
  /// The nearest integer, halves away from zero: 1.5 → 2, −1.5 → −2.
  case rounded

  /// The integer for a number with a fraction; `nil` where it falls back or doesn't fit.
  func integer<Value: FixedWidthInteger>(_ number: Double) -> Value? {
    switch self {
    case .strict: nil
    case .truncate: Value(exactly: number.rounded(.towardZero))
    case .rounded: Value(exactly: number.rounded(.toNearestOrAwayFromZero))
    }
  }
}
