/// A number's text read as an integer.
package enum JSONInteger: Hashable, Sendable {
  /// An integer within `Int64.min...UInt64.max`; `1.0` and `1e3` are integers.
  case value(isNegative: Bool, magnitude: UInt64)
  /// It has a fraction.
  case fraction
  /// It's an integer outside of that range.
  case overflow
  /// The node is no number, or a malformed or infinite one.
  case notANumber

  /// The value in a type, where that holds it exactly.
  @inlinable
  package func exactly<T: FixedWidthInteger>(_ type: T.Type) -> T? {
    guard case .value(let isNegative, let magnitude) = self else { return nil }
    guard isNegative else { return T(exactly: magnitude) }
    if magnitude == 1 << 63 { return T(exactly: Int64.min) }
    return T(exactly: -Int64(truncatingIfNeeded: magnitude))
  }
}
