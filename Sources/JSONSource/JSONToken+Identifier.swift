extension JSONToken {
  /// Whether a range is a name that JSON5 (ECMAScript 5.1, section 7.6) allows as a key without
  /// quotes, escapes included.
  static func isIdentifier(_ start: Cursor, to stop: Cursor) -> Bool {
    guard start < stop, firstInvalidUTF8(from: start, to: stop) == nil else { return false }
    let text = String(
      decoding: UnsafeBufferPointer(start: start, count: stop - start), as: UTF8.self)
    var scalars = text.unicodeScalars[...]
    var isFirst = true
    while var scalar = scalars.popFirst() {
      if scalar == "\\" {
        guard scalars.popFirst() == "u", scalars.count >= 4,
          let value = UInt32(String(scalars.prefix(4)), radix: 16),
          let meant = Unicode.Scalar(value)
        else { return false }
        scalar = meant
        scalars = scalars.dropFirst(4)
      }
      guard isNameScalar(scalar, isFirst: isFirst) else { return false }
      isFirst = false
    }
    return true
  }

  private static func isNameScalar(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    if scalar == "$" || scalar == "_" { return true }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      return true
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return !isFirst
    default: return !isFirst && (scalar == "\u{200C}" || scalar == "\u{200D}")
    }
  }
}
