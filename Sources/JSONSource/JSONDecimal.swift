/// A decimal number's text as sign, digits and power of ten.
///
/// `mantissa` holds as many leading digits as 64 bits can; the value is `mantissa × 10^exponent`,
/// exactly so unless `isExact` is false.
struct JSONDecimal {
  var isNegative = false
  var mantissa: UInt64 = 0
  var exponent = 0
  /// Whether all digits left out are zeros.
  var isExact = true
  /// The power of ten of the last digit left out that isn't zero.
  private var lastOmitted = 0

  /// Reads what the parser took for a number and didn't mark as malformed; not hexadecimal.
  init(_ start: UnsafePointer<UInt8>, _ stop: UnsafePointer<UInt8>) {
    var cursor = start
    if cursor.pointee == UInt8(ascii: "-") || cursor.pointee == UInt8(ascii: "+") {
      isNegative = cursor.pointee == UInt8(ascii: "-")
      cursor += 1
    }
    var kept = 0
    var place = 0
    var isFraction = false
    var isFull = false
    while cursor < stop {
      let digit = cursor.pointee &- 0x30
      if digit < 10 {
        if isFraction { place -= 1 }
        if kept < 18 {
          mantissa = mantissa &* 10 &+ UInt64(digit)
          kept += mantissa == 0 ? 0 : 1
          exponent = isFraction ? place : 0
        } else if isFull || !keep(digit) {
          isFull = true
          omit(digit, place: place, isFraction: isFraction)
        } else {
          exponent = isFraction ? place : 0
        }
      } else if cursor.pointee == UInt8(ascii: ".") {
        isFraction = true
      } else {
        addExponent(cursor + 1, stop)
        break
      }
      cursor += 1
    }
  }

  private mutating func keep(_ digit: UInt8) -> Bool {
    let (tenfold, isTooLarge) = mantissa.multipliedReportingOverflow(by: 10)
    let (sum, isAbove) = tenfold.addingReportingOverflow(UInt64(digit))
    guard !isTooLarge, !isAbove else { return false }
    mantissa = sum
    return true
  }

  private mutating func omit(_ digit: UInt8, place: Int, isFraction: Bool) {
    // A whole digit left out moves all before it up, and its predecessors with them.
    if !isFraction {
      exponent += 1
      lastOmitted += 1
    }
    guard digit != 0 else { return }
    isExact = false
    lastOmitted = isFraction ? place : 0
  }

  private mutating func addExponent(_ start: UnsafePointer<UInt8>, _ stop: UnsafePointer<UInt8>) {
    var cursor = start
    var value = 0
    while cursor < stop {
      let digit = cursor.pointee &- 0x30
      if digit < 10 { value = min(value * 10 + Int(digit), 1_000_000_000) }
      cursor += 1
    }
    if start < stop, start.pointee == UInt8(ascii: "-") { value = -value }
    exponent += value
    lastOmitted += value
  }

  /// The value as an integer, or why it's none.
  var integer: JSONInteger {
    if mantissa == 0 { return .value(isNegative: false, magnitude: 0) }
    if !isExact { return lastOmitted < 0 ? .fraction : .overflow }
    var magnitude = mantissa
    var power = exponent
    while power < 0 {
      let (quotient, remainder) = magnitude.quotientAndRemainder(dividingBy: 10)
      if remainder != 0 { return .fraction }
      magnitude = quotient
      power += 1
    }
    while power > 0 {
      let (product, isTooLarge) = magnitude.multipliedReportingOverflow(by: 10)
      if isTooLarge { return .overflow }
      magnitude = product
      power -= 1
    }
    if isNegative, magnitude > Int64.min.magnitude { return .overflow }
    return .value(isNegative: isNegative, magnitude: magnitude)
  }

  /// The nearest double; `nil` where that takes more digits than are kept, or more than 128 bits.
  var double: Double? {
    if mantissa == 0 { return isNegative ? -0.0 : 0.0 }
    guard isExact, let magnitude = DecimalText.double(mantissa, exponent) else { return nil }
    return isNegative ? -magnitude : magnitude
  }
}
