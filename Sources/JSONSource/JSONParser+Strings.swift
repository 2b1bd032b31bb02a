extension JSONParser {
  /// A word of eight equal bytes.
  @inline(__always)
  static func repeated(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// Goes to the first quote, backslash or control character; collects the bytes' high bits.
  ///
  /// Eight bytes at a time: a byte equals another where their exclusive-or is zero, and the lowest
  /// zero byte of a word is exact in `(x − 01…) & ~x & 80…`. The zero behind the text stops it, and
  /// so does `limit`.
  @inline(__always)
  static func scan(
    from start: Cursor, limit: Cursor, quotes: UInt64, highBits: inout UInt64
  ) -> Cursor {
    var cursor = start
    while true {
      let word = UnsafeRawPointer(cursor).loadUnaligned(as: UInt64.self).littleEndian
      let quote = word ^ quotes
      let slash = word ^ repeated(0x5C)
      var mask = (quote &- repeated(1)) & ~quote
      mask |= (slash &- repeated(1)) & ~slash
      mask |= (word &- repeated(0x20)) & ~word
      mask &= repeated(0x80)
      if mask == 0 {
        highBits |= word
        cursor += 8
        if cursor >= limit { return cursor }
        continue
      }
      highBits |= word & ((mask & (0 &- mask)) &- 1)
      return cursor + mask.trailingZeroBitCount >> 3
    }
  }

  /// Reads the string at the cursor, in double quotes.
  @inline(__always)
  mutating func string() {
    let start = p
    var highBits: UInt64 = 0
    let stop = JSONParser.scan(
      from: start + 1, limit: limit, quotes: JSONParser.repeated(0x22), highBits: &highBits)
    if stop < limit, stop.pointee == 0x22, highBits & JSONParser.repeated(0x80) == 0 {
      scalar(.string, from: start, to: stop + 1)
    } else {
      unusualString(isKey: false)
    }
  }

  /// Reads the key at the cursor, in double quotes.
  @inline(__always)
  mutating func quotedKey() -> State {
    plainKey()
    return .colon
  }

  @inline(__always)
  private mutating func plainKey() {
    let start = p
    var highBits: UInt64 = 0
    let stop = JSONParser.scan(
      from: start + 1, limit: limit, quotes: JSONParser.repeated(0x22), highBits: &highBits)
    if stop < limit, stop.pointee == 0x22, highBits & JSONParser.repeated(0x80) == 0 {
      appendKey(at: start, content: start + 1, to: stop, flags: [])
      p = stop + 1
    } else {
      unusualString(isKey: true)
    }
  }

  /// Reads a string or key that has more than ASCII, escapes or errors, is in single quotes, or
  /// goes on in a borrowed text's tail.
  @inline(never)
  mutating func unusualString(isKey: Bool) {
    let start = p
    let quote = start.pointee
    var flags: JSONNode.Flags = []
    var highBits: UInt64 = 0
    var cursor = start + 1
    scanning: while !needsCopy {
      cursor = JSONParser.scan(
        from: cursor, limit: limit, quotes: JSONParser.repeated(quote), highBits: &highBits)
      if cursor >= limit {
        enterTail(at: start)
        return isKey ? plainKey() : string()
      }
      switch cursor.pointee {
      case quote: break scanning
      case 0x5C:
        flags.insert(.escaped)
        cursor = escape(at: cursor, quote: quote, flags: &flags)
      default:
        let isLineBreak = cursor.pointee == 0x0A || cursor.pointee == 0x0D
        if cursor >= end || (isLineBreak && endsStringsAtLineBreaks) {
          flags.insert(.unterminated)
          break scanning
        }
        if isLineBreak { sawLineBreakInString = true }
        if !flags.contains(.malformed) || !isLineBreak {
          report(.controlCharacter, from: cursor, to: cursor + 1, isFatal: false)
        }
        flags.insert(.malformed)
        cursor += 1
      }
    }
    if needsCopy || flags.contains(.unterminated) && isPutOff() { return }
    if flags.contains(.unterminated) {
      cursor = JSONToken.unterminatedEnd(from: start + 1, end: end, isKey: isKey)
      let fix = JSONProblem.Fix(range: cursor - base..<cursor - base, replacement: "\"")
      report(.unterminatedString, from: start, to: cursor, fix: fix)
    }
    if highBits & JSONParser.repeated(0x80) != 0 {
      flags.insert(.nonASCII)
      if let bad = JSONToken.firstInvalidUTF8(from: start + 1, to: cursor) {
        flags.insert(.malformed)
        report(.invalidEncoding(.utf8), from: bad, to: bad + 1, isFatal: false)
        if needsCopy { return }
      }
    }
    let stop = flags.contains(.unterminated) ? cursor : cursor + 1
    if isKey {
      appendKey(at: start, content: start + 1, to: cursor, flags: flags)
      p = stop
    } else {
      scalar(.string, from: start, to: stop, flags: flags)
    }
  }

  /// Checks the escape at a backslash; answers where its string goes on.
  private mutating func escape(
    at slash: Cursor, quote: UInt8, flags: inout JSONNode.Flags
  ) -> Cursor {
    switch slash[1] {
    case 0x22, 0x2F, 0x5C, 0x62, 0x66, 0x6E, 0x72, 0x74: return slash + 2
    case UInt8(ascii: "u"): return unicodeEscape(at: slash, quote: quote, flags: &flags)
    case 0x27 where isJSON5: return slash + 2
    case 0x0D where isJSON5 && slash[2] == 0x0A: return slash + 3
    case 0x0A where isJSON5, 0x0D where isJSON5: return slash + 2
    case UInt8(ascii: "x") where isJSON5:
      if JSONToken.hexadecimal(slash + 2, count: 2) != nil { return slash + 4 }
      let isCut = slash[2] == quote || slash[3] == quote
      return badEscape(at: slash, length: isCut ? 2 : 4, isFatal: isCut, flags: &flags)
    case 0..<0x20: return badEscape(at: slash, length: 1, isFatal: false, flags: &flags)
    default: return badEscape(at: slash, length: 2, isFatal: false, flags: &flags)
    }
  }

  private mutating func unicodeEscape(
    at slash: Cursor, quote: UInt8, flags: inout JSONNode.Flags
  ) -> Cursor {
    guard let value = JSONToken.hexadecimal(slash + 2, count: 4) else {
      // Foundation steps over four characters, whatever they are, unless the string's end is there.
      let isCut = (2..<6).contains { slash[$0] == quote }
      return badEscape(at: slash, length: isCut ? 2 : 6, isFatal: isCut, flags: &flags)
    }
    // Foundation doesn't read a NUL in JSON5.
    if value == 0, isJSON5 { return badEscape(at: slash, length: 6, isFatal: false, flags: &flags) }
    guard value >> 11 == 0x1B else { return slash + 6 }
    if value >> 10 == 0x36, slash[6] == 0x5C, slash[7] == UInt8(ascii: "u"),
      let low = JSONToken.hexadecimal(slash + 8, count: 4), low >> 10 == 0x37
    {
      return slash + 12
    }
    flags.insert(.malformed)
    report(.loneSurrogate, from: slash, to: slash + 6, isFatal: false)
    return slash + 6
  }

  private mutating func badEscape(
    at slash: Cursor, length: Int, isFatal: Bool, flags: inout JSONNode.Flags
  ) -> Cursor {
    flags.insert(.malformed)
    let stop = min(slash + length, end)
    report(.badEscape, from: slash, to: stop, isFatal: isFatal)
    return stop
  }
}
