/// A decimal number by its text, so that no digit is lost to a `Double`.
package struct NumberText {
  private(set) var isNegative = false
  /// The digits without leading and trailing zeros; empty for zero.
  package private(set) var digits: [UInt8] = []
  /// The power of ten by which the digits, read as an integer, are multiplied.
  private(set) var exponent = 0

  /// Reads `[+-] digits [. digits] [e [+-] digits]`; `nil` for any other text.
  package init?(_ text: UnsafeBufferPointer<UInt8>) {
    var hasDigits = false
    var hasPoint = false
    var rest = text.makeIterator()
    var byte = rest.next()
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
      isNegative = byte == UInt8(ascii: "-")
      byte = rest.next()
    }
    while let current = byte {
      if let digit = current.digit {
        hasDigits = true
        if !digits.isEmpty || digit != 0 { digits.append(digit) }
        if hasPoint { exponent -= 1 }
      } else if current == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else if current | 0x20 == UInt8(ascii: "e"), hasDigits {
        guard readExponent(&rest) else { return nil }
        break
      } else {
        return nil
      }
      byte = rest.next()
    }
    guard hasDigits else { return nil }
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    if digits.isEmpty { exponent = 0 }
  }

  /// Reads a text of the same form.
  package init?(_ text: String) {
    var text = text
    guard let number = text.withUTF8({ NumberText($0) }) else { return nil }
    self = number
  }

  private mutating func readExponent(
    _ rest: inout UnsafeBufferPointer<UInt8>.Iterator
  ) -> Bool {
    var value = 0
    var isNegative = false
    var hasDigits = false
    var byte = rest.next()
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
      isNegative = byte == UInt8(ascii: "-")
      byte = rest.next()
    }
    while let current = byte {
      guard let digit = current.digit else { return false }
      hasDigits = true
      // Beyond this no type holds the number anyway; the sum must not overflow.
      value = min(value * 10 + Int(digit), 1 << 32)
      byte = rest.next()
    }
    exponent += isNegative ? -value : value
    return hasDigits
  }

  /// Whether the number has no fraction.
  package var isIntegral: Bool { exponent >= 0 }

  /// What its last digit counts: 0.01 in 9.25; 1 for an integer.
  package var unit: Double { isIntegral ? 1 : Double("1e\(exponent)") ?? 1 }

  /// The number as an integer, `nil` where it has a fraction or doesn't fit.
  package func integer<Value: FixedWidthInteger>(_ type: Value.Type) -> Value? {
    guard isIntegral, digits.count + exponent <= 40 else { return digits.isEmpty ? 0 : nil }
    var value: Value = 0
    for digit in digits + [UInt8](repeating: 0, count: exponent) {
      let (tenfold, tooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, tooFar) =
        isNegative
        ? tenfold.subtractingReportingOverflow(Value(digit))
        : tenfold.addingReportingOverflow(Value(digit))
      if tooLarge || tooFar { return nil }
      value = sum
    }
    return value
  }

  /// Whether another number has the same digits at other places: this one is in euros, say, and the
  /// other in cents. A one says less: 100 may be a bound of 1000.
  package func isInOtherUnit(_ other: NumberText) -> Bool {
    guard isNegative == other.isNegative, digits == other.digits, exponent != other.exponent
    else { return false }
    return digits != [1] || other.exponent < 0
      || exponent < 0 && (other.exponent == exponent + 2 || other.exponent == exponent + 3)
  }

  /// Whether an integer is held by a binary number that Swift writes with fewer digits than it has:
  /// `18446744073709551616` as `1.8446744073709552e+19`.
  package static func isHeld(_ sent: String, asBinary held: String) -> Bool {
    guard held.contains("."), let double = Double(held) else { return false }
    return Int128(exactly: double).map { "\($0)" } == sent
  }

  /// The same for equal numbers.
  func hash(into hasher: inout Hasher) {
    hasher.combine(isNegative && !digits.isEmpty)
    hasher.combine(digits)
    hasher.combine(exponent)
  }

  /// Whether the two are the same number, however they are written.
  package func isEqual(to other: NumberText) -> Bool {
    digits == other.digits && exponent == other.exponent
      && (isNegative == other.isNegative || digits.isEmpty)
  }
}

extension UInt8 {
  fileprivate var digit: UInt8? {
    self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") ? self - UInt8(ascii: "0") : nil
  }
}
