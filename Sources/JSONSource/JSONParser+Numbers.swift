extension JSONParser {
  /// Reads the number at the cursor, a digit or a minus sign.
  @inline(__always)
  mutating func number() {
    let start = p
    var cursor = start + (start.pointee == UInt8(ascii: "-") ? 1 : 0)
    let first = cursor.pointee
    guard JSONParser.isDigit(first) else { return unusualNumber() }
    cursor += 1
    if first != UInt8(ascii: "0") {
      cursor = JSONParser.digitsEnd(cursor, limit)
    }
    var flags: JSONNode.Flags = .integer
    if cursor.pointee == UInt8(ascii: ".") {
      flags = []
      cursor += 1
      guard JSONParser.isDigit(cursor.pointee) else { return unusualNumber() }
      cursor = JSONParser.digitsEnd(cursor, limit)
    }
    if cursor.pointee | 0x20 == UInt8(ascii: "e") {
      flags = []
      cursor += 1
      if cursor.pointee == UInt8(ascii: "+") || cursor.pointee == UInt8(ascii: "-") { cursor += 1 }
      guard JSONParser.isDigit(cursor.pointee) else { return unusualNumber() }
      cursor = JSONParser.digitsEnd(cursor, limit)
    }
    if cursor >= limit { return numberInTail() }
    // Commas and brackets first: they're what mostly follows.
    let next = cursor.pointee
    if next != UInt8(ascii: ","), next != UInt8(ascii: "}"), next != UInt8(ascii: "]"),
      JSONToken.isWordByte(next)
    {
      return unusualNumber()
    }
    scalar(.number, from: start, to: cursor, flags: flags)
  }

  @inline(never)
  private mutating func numberInTail() {
    enterTail(at: p)
    number()
  }

  /// Behind the digits at a cursor; there may be none. `limit` ends the search.
  ///
  /// Eight bytes at a time: without its digit's bits, 0 to 9 are left of a digit, and adding 0x76
  /// sets the high bit of all that are more.
  @inline(__always)
  static func digitsEnd(_ start: Cursor, _ limit: Cursor) -> Cursor {
    var cursor = start
    while true {
      let rest =
        UnsafeRawPointer(cursor).loadUnaligned(as: UInt64.self).littleEndian ^ repeated(0x30)
      let others = ((rest & repeated(0x7F)) &+ repeated(0x76) | rest) & repeated(0x80)
      if others != 0 { return cursor + others.trailingZeroBitCount >> 3 }
      cursor += 8
      if cursor >= limit { return cursor }
    }
  }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Reads what looks like a number and isn't one by RFC 8259; JSON5's other forms, too.
  @inline(never)
  mutating func unusualNumber() {
    if isPutOff() { return }
    let start = p
    let stop = max(JSONToken.wordEnd(from: start, end: end), start + 1)
    guard let fault = JSONParser.fault(ofNumber: start, stop, isJSON5: isJSON5) else {
      return scalar(.number, from: start, to: stop)
    }
    let traps = isJSON5 && JSONParser.trapsFoundation(malformedNumber: start, stop)
    if traps { problems.trapsFoundation = true }
    report(
      .badNumber(fault), from: start, to: stop,
      isFatal: traps || !isSkippedByFoundation(start, stop))
    scalar(.number, from: start, to: stop, flags: .malformed)
  }

  /// Whether Foundation steps over a malformed number: it only looks for its end at first.
  private func isSkippedByFoundation(_ start: Cursor, _ stop: Cursor) -> Bool {
    let bytes = UnsafeBufferPointer(start: start, count: stop - start)
    if !isJSON5, !JSONParser.isDigit(start.pointee), start.pointee != 0x2D { return false }
    return bytes.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65: true
      case 0x41...0x5A, 0x61...0x7A: isJSON5
      default: false
      }
    }
  }

  /// Whether Foundation's JSON5 decoder may trap where a model reads a malformed number: as a binary
  /// number one that ends in its exponent's sign, as an integer a hexadecimal one that has such a sign
  /// or a second `x`.
  private static func trapsFoundation(malformedNumber start: Cursor, _ stop: Cursor) -> Bool {
    func isLetter(_ letter: UInt8, at cursor: Cursor) -> Bool { cursor.pointee | 0x20 == letter }
    func isExponentSign(at cursor: Cursor) -> Bool {
      (cursor.pointee == UInt8(ascii: "+") || cursor.pointee == UInt8(ascii: "-"))
        && isLetter(UInt8(ascii: "e"), at: cursor - 1)
    }
    if stop - start > 1, isExponentSign(at: stop - 1) { return true }
    let zero = isDigit(start.pointee) ? start : start + 1
    guard stop - zero > 2, zero.pointee == UInt8(ascii: "0"),
      isLetter(UInt8(ascii: "x"), at: zero + 1)
    else { return false }
    return (2..<stop - zero).contains {
      isLetter(UInt8(ascii: "x"), at: zero + $0) || isExponentSign(at: zero + $0)
    }
  }

  /// What's wrong with a number's text; `nil` where the dialect allows it.
  static func fault(
    ofNumber start: Cursor, _ stop: Cursor, isJSON5: Bool
  ) -> JSONProblem.NumberFault? {
    var cursor = start
    func digits() -> Int {
      let from = cursor
      while cursor < stop, isDigit(cursor.pointee) { cursor += 1 }
      return cursor - from
    }
    func take(_ character: UInt8) -> Bool {
      guard cursor < stop, cursor.pointee == character else { return false }
      cursor += 1
      return true
    }
    if take(UInt8(ascii: "+")) {
      if !isJSON5 { return .plusSign }
    } else {
      _ = take(UInt8(ascii: "-"))
    }
    if isJSON5, isNonFinite(cursor, stop) { return nil }
    let leading = cursor
    let whole = digits()
    if whole == 1, leading.pointee == 0x30, cursor < stop, cursor.pointee | 0x20 == 0x78 {
      return isJSON5 ? hexadecimalFault(cursor + 1, stop) : .hexadecimal
    }
    if whole > 1, leading.pointee == 0x30 { return .leadingZero }
    if take(UInt8(ascii: ".")) {
      let fraction = digits()
      if whole + fraction == 0 { return .noDigits }
      if whole == 0, !isJSON5 { return .noDigitsBeforePoint }
      if fraction == 0, !isJSON5 { return .noDigitsAfterPoint }
    } else if whole == 0 {
      return .noDigits
    }
    if take(0x65) || take(0x45) {
      if !take(0x2B) { _ = take(0x2D) }
      if digits() == 0 { return .noExponentDigits }
    }
    return cursor == stop ? nil : .unexpectedCharacter
  }

  private static func hexadecimalFault(
    _ start: Cursor, _ stop: Cursor
  ) -> JSONProblem.NumberFault? {
    if start == stop { return .noDigits }
    let digits = UnsafeBufferPointer(start: start, count: stop - start)
    let isRight = digits.allSatisfy { JSONToken.hexadecimalDigit($0) != nil }
    return isRight ? nil : .unexpectedCharacter
  }

  static func isNonFinite(_ start: Cursor, _ stop: Cursor) -> Bool {
    let text = UnsafeBufferPointer(start: start, count: stop - start)
    return text.elementsEqual("Infinity".utf8) || text.elementsEqual("NaN".utf8)
  }
}
