/// The form of a number: its sign, how many digits stand where, and its exponent.
struct NumberShape: Hashable {
  private var sign: Substring
  private var whole: Int
  /// The digits behind the point, where there is one.
  private var fraction: Int?
  private var isFractionZero: Bool
  private var beginsWithZero: Bool
  private var exponent: Substring

  /// `nil` for a text that is no decimal number.
  init?(_ text: String) {
    var rest = Substring(text)
    func digits() -> Substring {
      let digits = rest.prefix { ("0"..."9").contains($0) }
      rest = rest.dropFirst(digits.count)
      return digits
    }
    sign = rest.prefix { $0 == "-" || $0 == "+" }
    guard sign.count < 2 else { return nil }
    rest = rest.dropFirst(sign.count)
    let whole = digits()
    guard !whole.isEmpty else { return nil }
    self.whole = whole.count
    beginsWithZero = whole.first == "0"
    isFractionZero = true
    if rest.first == "." {
      rest = rest.dropFirst()
      let digits = digits()
      guard !digits.isEmpty else { return nil }
      fraction = digits.count
      isFractionZero = digits.allSatisfy { $0 == "0" }
    }
    exponent = rest
    guard rest.isEmpty || Self.isExponent(rest) else { return nil }
  }

  private static func isExponent(_ text: Substring) -> Bool {
    guard text.first == "e" || text.first == "E" else { return false }
    let rest = text.dropFirst()
    let digits = rest.first == "-" || rest.first == "+" ? rest.dropFirst() : rest
    return !digits.isEmpty && digits.allSatisfy { ("0"..."9").contains($0) }
  }

  /// The number `number`, from 1, of this form: with as many digits, as long as these are enough.
  func text(_ number: Int) -> String {
    var front: String
    var back = ""
    if let fraction, !isFractionZero {
      front = beginsWithZero ? "0" : "1" + String(repeating: "0", count: whole - 1)
      var digits = String(number)
      let zeros = String(repeating: "0", count: max(0, fraction - digits.count))
      // A last zero would be none.
      if digits.hasSuffix("0") { digits = digits.dropLast() + "5" }
      back = ".\(zeros)\(digits)"
    } else {
      front = Self.integer(number, digits: whole, beginsWithZero)
      if let fraction { back = "." + String(repeating: "0", count: fraction) }
    }
    return sign + front + back + exponent
  }

  /// `1001`, `1002` … of four digits; `0001` … where the first is 0.
  private static func integer(_ number: Int, digits: Int, _ beginsWithZero: Bool) -> String {
    let own = String(number)
    guard own.count < digits || digits == 1 else {
      return beginsWithZero ? "0" + own : "1" + own
    }
    if digits == 1 { return own }
    let gap = String(repeating: "0", count: digits - own.count - 1)
    return (beginsWithZero ? "0" : "1") + gap + own
  }
}
