/// The grammar of numbers.
package enum SourceNumber {
  /// Whether these bytes are a number of RFC 8259, section 6.
  package static func isNumber(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    var rest = word[...]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = takeDigits(&rest)
    guard whole.count == 1 || (whole.count > 1 && whole.first != UInt8(ascii: "0")) else {
      return false
    }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard !takeDigits(&rest).isEmpty else { return false }
    }
    return takeExponent(&rest) && rest.isEmpty
  }

  /// Whether these bytes are one of the numbers that JSON5 adds: signs, hexadecimal digits, a point
  /// at either end, `Infinity`, `NaN`.
  static func isJSON5Number(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    var rest = word[...]
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    if rest.elementsEqual("Infinity".utf8) || rest.elementsEqual("NaN".utf8) { return true }
    if rest.starts(with: "0x".utf8) || rest.starts(with: "0X".utf8) {
      let digits = rest.dropFirst(2)
      return !digits.isEmpty && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    }
    let whole = takeDigits(&rest)
    guard whole.count < 2 || whole.first != UInt8(ascii: "0") else { return false }
    var digits = whole.count
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      digits += takeDigits(&rest).count
    }
    return digits > 0 && takeExponent(&rest) && rest.isEmpty
  }

  private typealias Rest = Slice<UnsafeBufferPointer<UInt8>>

  private static func takeDigits(_ rest: inout Rest) -> Rest {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest[digits.endIndex...]
    return digits
  }

  /// Takes an exponent if there is one; `false` if it is incomplete.
  private static func takeExponent(_ rest: inout Rest) -> Bool {
    guard rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") else { return true }
    rest.removeFirst()
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    return !takeDigits(&rest).isEmpty
  }
}
