extension JSONToken {
  /// The content of a key, read again where its length doesn't fit its node.
  static func keyContent(_ key: JSONNode, in bytes: Cursor, count: Int) -> Range<Int> {
    let first = bytes + Int(key.start)
    let isQuoted = first.pointee == 0x22 || first.pointee == 0x27
    let start = Int(key.start) + (isQuoted ? 1 : 0)
    if key.count < Int(JSONNode.maximumCount) { return start..<start + key.count }
    let end = bytes + count
    guard isQuoted else { return start..<wordEnd(from: first, end: end) - bytes }
    if key.flags.contains(.unterminated) {
      return start..<unterminatedEnd(from: first + 1, end: end, isKey: true) - bytes
    }
    var cursor = first + 1
    while cursor < end, cursor.pointee != first.pointee {
      cursor += cursor.pointee == 0x5C ? 2 : 1
    }
    return start..<min(cursor, end) - bytes
  }

  /// A key as Foundation's dictionaries have it.
  static func keyText(_ key: JSONNode, in bytes: Cursor, count: Int) -> String {
    let content = keyContent(key, in: bytes, count: count)
    let isQuoted = content.lowerBound > Int(key.start)
    return text(
      bytes + content.lowerBound, content.count,
      isEscaped: isQuoted && key.flags.contains(.escaped))
  }

  /// The text of a string's content.
  static func text(_ start: Cursor, _ count: Int, isEscaped: Bool) -> String {
    let content = UnsafeBufferPointer(start: start, count: count)
    return isEscaped ? unescaped(content) : String(decoding: content, as: UTF8.self)
  }

  /// Replaces the escapes of RFC 8259, and JSON5's that Foundation reads.
  ///
  /// A line break behind a backslash stays, as it does there. A lone surrogate becomes U+FFFD;
  /// other wrong escapes stay as they're written.
  private static func unescaped(_ content: UnsafeBufferPointer<UInt8>) -> String {
    guard let base = content.baseAddress else { return "" }
    let end = base + content.count
    var bytes: [UInt8] = []
    bytes.reserveCapacity(content.count)
    var cursor = base
    while cursor < end {
      guard cursor.pointee == 0x5C, cursor + 1 < end else {
        bytes.append(cursor.pointee)
        cursor += 1
        continue
      }
      cursor = unescape(cursor, end: end, into: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func unescape(
    _ slash: Cursor, end: Cursor, into bytes: inout [UInt8]
  ) -> Cursor {
    switch slash[1] {
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case 0x22, 0x27, 0x2F, 0x5C, 0x0A, 0x0D: bytes.append(slash[1])
    case UInt8(ascii: "x"):
      guard slash + 4 <= end, let value = hexadecimal(slash + 2, count: 2) else { fallthrough }
      bytes.append(contentsOf: String(Unicode.Scalar(UInt8(value))).utf8)
      return slash + 4
    case UInt8(ascii: "u"):
      guard slash + 6 <= end, let value = hexadecimal(slash + 2, count: 4) else { fallthrough }
      let (scalar, length) = scalar(from: value, at: slash, end: end)
      bytes.append(contentsOf: String(scalar).utf8)
      return slash + length
    default: bytes.append(contentsOf: [0x5C, slash[1]])
    }
    return slash + 2
  }

  /// The scalar of a `\u` escape, with the low surrogate behind it, and the escapes' length.
  private static func scalar(
    from value: UInt32, at slash: Cursor, end: Cursor
  ) -> (Unicode.Scalar, Int) {
    if let scalar = Unicode.Scalar(value) { return (scalar, 6) }
    if value >> 10 == 0x36, slash + 12 <= end, slash[6] == 0x5C, slash[7] == UInt8(ascii: "u"),
      let low = hexadecimal(slash + 8, count: 4), low >> 10 == 0x37,
      let scalar = Unicode.Scalar(0x10000 + (value & 0x3FF) << 10 + low & 0x3FF)
    {
      return (scalar, 12)
    }
    return ("\u{FFFD}", 6)
  }
}
