/// Finds the `Double` that is nearest to a decimal number, where that takes no long arithmetic.
package enum DecimalText {
  /// The nearest double to a text of the form `[+-] digits [. digits] [e [+-] digits]`.
  ///
  /// `nil` for other texts, and where it takes more than one operation on two numbers that doubles
  /// hold exactly (Clinger's fast path): the result is always correctly rounded. The text must be
  /// followed by a byte that is no digit.
  @inlinable
  @inline(__always)
  package static func double(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) -> Double? {
    var cursor = start
    let isNegative = cursor.pointee == UInt8(ascii: "-")
    if isNegative || cursor.pointee == UInt8(ascii: "+") { cursor += 1 }
    var mantissa: UInt64 = 0
    var digits = cursor
    while true {
      let digit = cursor.pointee &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      mantissa = mantissa &* 10 &+ UInt64(digit)
      cursor += 1
    }
    var count = cursor - digits
    guard count > 0 else { return nil }
    var exponent = 0
    if cursor.pointee == UInt8(ascii: ".") {
      cursor += 1
      digits = cursor
      while true {
        let digit = cursor.pointee &- UInt8(ascii: "0")
        guard digit < 10 else { break }
        mantissa = mantissa &* 10 &+ UInt64(digit)
        cursor += 1
      }
      exponent = digits - cursor
      guard exponent < 0 else { return nil }
      count -= exponent
    }
    // So many digits can't have overflown the mantissa.
    guard count < 20, mantissa <= 1 << 53 else { return nil }
    if cursor < end {
      guard let power = power(cursor, end) else { return nil }
      exponent += power
      cursor = end
    }
    guard cursor == end, exponent >= -22, exponent <= 22 else { return nil }
    let magnitude = scaled(Double(mantissa), exponent)
    return isNegative ? -magnitude : magnitude
  }

  /// The power of ten behind the digits: `e-7`.
  @usableFromInline
  static func power(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Int? {
    guard start.pointee | 0x20 == UInt8(ascii: "e"), end - start >= 2 else { return nil }
    var cursor = start + 1
    let isNegative = cursor.pointee == UInt8(ascii: "-")
    if isNegative || cursor.pointee == UInt8(ascii: "+") { cursor += 1 }
    guard cursor < end, end - cursor <= 4 else { return nil }
    var power = 0
    while cursor < end {
      let digit = cursor.pointee &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      power = power * 10 + Int(digit)
      cursor += 1
    }
    return isNegative ? -power : power
  }

  @inlinable
  @inline(__always)
  static func scaled(_ value: Double, _ exponent: Int) -> Double {
    if exponent == 0 { return value }
    return exponent < 0 ? value / powersOfTen[-exponent] : value * powersOfTen[exponent]
  }

  /// The double nearest to `mantissa × 10^exponent`; `nil` where 128 bits don't hold what decides.
  ///
  /// `10^n` is `5^n × 2^n`: the product with a power of five, or the quotient by one, is found
  /// exactly, with a last bit that says whether anything is left over, and rounded once.
  static func double(_ mantissa: UInt64, _ exponent: Int) -> Double? {
    if mantissa <= 1 << 53, abs(exponent) <= 22 { return scaled(Double(mantissa), exponent) }
    guard mantissa != 0, abs(exponent) <= 27 else { return nil }
    let five = UInt128(powersOfFive[abs(exponent)])
    if exponent >= 0 { return rounded(UInt128(mantissa) * five, by: exponent) }
    // 128 bits by at most 63: the quotient has more than a double's 53.
    let shift = UInt128(mantissa).leadingZeroBitCount
    let (quotient, rest) = (UInt128(mantissa) << shift).quotientAndRemainder(dividingBy: five)
    return rounded(quotient | (rest == 0 ? 0 : 1), by: exponent - shift)
  }

  /// The double nearest to `value × 2^power`, which is neither too large nor subnormal.
  private static func rounded(_ value: UInt128, by power: Int) -> Double {
    let shift = max(0, 64 - value.leadingZeroBitCount)
    let high = UInt64(truncatingIfNeeded: value >> shift)
    // What is cut off matters only where all before it is just between two doubles.
    let isCut = UInt128(high) << shift != value
    let scale = Double(sign: .plus, exponent: power + shift, significand: 1)
    return Double(high | (isCut ? 1 : 0)) * scale
  }

  private static let powersOfFive: [UInt64] = (0...27).map { power in
    (0..<power).reduce(1) { value, _ in value * 5 }
  }

  /// The powers of ten that a double holds exactly.
  @usableFromInline
  static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
