/// The questions about bytes that the parser and the document both ask.
///
/// All pointers point into a padded text.
enum JSONToken {
  typealias Cursor = UnsafePointer<UInt8>

  /// A letter or digit, a sign or point, `_`, `$`, `\` or a byte of a non-ASCII character: what a
  /// reader would take as one word or number.
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF: true
    case 0x24, 0x2B, 0x2D, 0x2E, 0x5C, 0x5F: true
    default: false
    }
  }

  /// Whether a byte may begin a key or value: a quote, an opening bracket or a word.
  static func startsSomething(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x27, UInt8(ascii: "["), UInt8(ascii: "{"): true
    default: isWordByte(byte)
    }
  }

  static func wordEnd(from start: Cursor, end: Cursor) -> Cursor {
    var cursor = start
    while cursor < end, isWordByte(cursor.pointee) { cursor += 1 }
    return cursor
  }

  /// The end of a run of characters that belong nowhere; at least one byte.
  static func junkEnd(from start: Cursor, end: Cursor) -> Cursor {
    var cursor = start
    while cursor < end {
      let byte = cursor.pointee
      if cursor > start, byte == 0x20 || (0x09...0x0D).contains(byte) || isWordByte(byte) { break }
      if cursor > start, [0x22, 0x27, 0x2C, 0x3A, 0x5B, 0x5D, 0x7B, 0x7D].contains(byte) { break }
      cursor += 1
    }
    return cursor
  }

  /// Where a string without closing quote most likely ends: before the brackets and commas that end
  /// its line, a key before its colon.
  static func unterminatedEnd(from start: Cursor, end: Cursor, isKey: Bool) -> Cursor {
    var cursor = start
    while cursor < end, cursor.pointee != 0x0A, cursor.pointee != 0x0D {
      if isKey, cursor.pointee == 0x3A { return cursor }
      cursor += 1
    }
    while cursor > start, [0x09, 0x20, 0x2C, 0x5D, 0x7D].contains(cursor[-1]) { cursor -= 1 }
    return cursor
  }

  /// The value of hexadecimal digits; `nil` where one isn't.
  static func hexadecimal(_ start: Cursor, count: Int) -> UInt32? {
    var value: UInt32 = 0
    for index in 0..<count {
      guard let digit = hexadecimalDigit(start[index]) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte) - 0x30
    case 0x41...0x46: UInt32(byte) - 0x37
    case 0x61...0x66: UInt32(byte) - 0x57
    default: nil
    }
  }

  /// The first byte of a range that isn't valid UTF-8 (RFC 3629), or `nil`.
  static func firstInvalidUTF8(from start: Cursor, to end: Cursor) -> Cursor? {
    var cursor = start
    while cursor < end {
      let byte = cursor.pointee
      if byte < 0x80 {
        cursor += 1
        continue
      }
      let length = scalarLength(at: cursor, end: end)
      if length == 0 { return cursor }
      cursor += length
    }
    return nil
  }

  /// The length of the non-ASCII scalar at a cursor; 0 where it isn't valid.
  private static func scalarLength(at cursor: Cursor, end: Cursor) -> Int {
    func continues(_ index: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      cursor + index < end && range.contains(cursor[index])
    }
    switch cursor.pointee {
    case 0xC2...0xDF: return continues(1) ? 2 : 0
    case 0xE0: return continues(1, 0xA0...0xBF) && continues(2) ? 3 : 0
    case 0xED: return continues(1, 0x80...0x9F) && continues(2) ? 3 : 0
    case 0xE1...0xEF: return continues(1) && continues(2) ? 3 : 0
    case 0xF0: return continues(1, 0x90...0xBF) && continues(2) && continues(3) ? 4 : 0
    case 0xF1...0xF3: return continues(1) && continues(2) && continues(3) ? 4 : 0
    case 0xF4: return continues(1, 0x80...0x8F) && continues(2) && continues(3) ? 4 : 0
    default: return 0
    }
  }

  /// What stands at a cursor, for a message.
  static func found(at cursor: Cursor, end: Cursor) -> JSONProblem.Found {
    guard cursor < end else { return .endOfText }
    var stop = cursor + 1
    let byte = cursor.pointee
    if byte == 0x22 || byte == 0x27 {
      while stop < end, stop.pointee != byte, stop.pointee >= 0x20 { stop += 1 }
      if stop < end, stop.pointee == byte { stop += 1 }
    } else if isWordByte(byte) {
      stop = wordEnd(from: cursor, end: end)
    }
    if byte < 0x20 || firstInvalidUTF8(from: cursor, to: stop) == cursor { return .byte(byte) }
    let isLong = stop - cursor > 160
    let text = String(
      decoding: UnsafeBufferPointer(start: cursor, count: isLong ? 160 : stop - cursor),
      as: UTF8.self)
    return .token(isLong || text.count > 40 ? text.prefix(39) + "…" : text)
  }
}
