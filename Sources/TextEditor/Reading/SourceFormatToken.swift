/// A token as the layout of a text sees it.
struct SourceFormatToken: Equatable {
  enum Kind: Equatable {
    case open, close, comma, colon
    /// A string, a number, a word, or what looks like one.
    case scalar
    /// JSON5's comments.
    case lineComment, blockComment
  }

  var kind: Kind
  var range: Range<Int>
  /// Whether a line begins between the token before and this one.
  var isFirstOfLine: Bool
}

/// Reads a text token by token.
struct SourceFormatScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var index = 0
  /// Whether it ended before a string that has no end on its line.
  private(set) var hasFailed = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The next token; `nil` at the end of the text, and before a string without an end.
  mutating func next() -> SourceFormatToken? {
    var isFirstOfLine = false
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D else { break }
      if byte == 0x0A || byte == 0x0D { isFirstOfLine = true }
      index += 1
    }
    guard index < bytes.count else { return nil }
    guard let (kind, end) = token(at: index) else {
      hasFailed = true
      return nil
    }
    defer { index = end }
    return SourceFormatToken(kind: kind, range: index..<end, isFirstOfLine: isFirstOfLine)
  }

  private func token(at start: Int) -> (SourceFormatToken.Kind, Int)? {
    switch bytes[start] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return (.open, start + 1)
    case UInt8(ascii: "}"), UInt8(ascii: "]"): return (.close, start + 1)
    case UInt8(ascii: ","): return (.comma, start + 1)
    case UInt8(ascii: ":"): return (.colon, start + 1)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return stringEnd(from: start).map { (.scalar, $0) }
    case UInt8(ascii: "/") where start + 1 < bytes.count && bytes[start + 1] == 0x2F:
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D }
      return (.lineComment, end ?? bytes.count)
    case UInt8(ascii: "/") where start + 1 < bytes.count && bytes[start + 1] == 0x2A:
      return (.blockComment, commentEnd(from: start))
    default:
      let end = bytes[(start + 1)...].firstIndex(where: Self.endsWord)
      return (.scalar, end ?? bytes.count)
    }
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  private func stringEnd(from start: Int) -> Int? {
    let quote = bytes[start]
    var index = start + 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == quote { return index + 1 }
      if byte == 0x0A || byte == 0x0D { return nil }
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private func commentEnd(from start: Int) -> Int {
    var index = start + 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        return index + 2
      }
      index += 1
    }
    return bytes.count
  }
}
