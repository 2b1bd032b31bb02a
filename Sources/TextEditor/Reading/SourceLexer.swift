/// Cuts text into lexemes. It never fails, and can begin anywhere.
///
/// What is laid out, folded, coloured and paired goes by it; the tree alone, which measures bytes
/// without their neighbours, has a `SourceScan`.
struct SourceLexer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let joinsLines: Bool
  /// What was begun before the bytes, until it is read.
  private var begun: SourceScanState
  /// Where the last lexeme ends.
  private(set) var index = 0

  /// A lexer of `bytes` if a scan has reached `state` before them. A line end ends a string, but
  /// with `joinsLines` not behind a backslash, as JSON5 has it.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, from state: SourceScanState = .outside,
    joinsLines: Bool = false
  ) {
    self.bytes = bytes
    self.joinsLines = joinsLines
    begun = state
  }

  /// The next lexeme, `nil` at the end.
  mutating func next() -> SourceLexeme? {
    if begun != .outside, let (kind, isClosed) = readBegun(), index > 0 {
      return SourceLexeme(kind: kind, range: 0..<index, isFirstOfLine: false, isClosed: isClosed)
    }
    var isFirstOfLine = false
    while index < bytes.count, Self.isBlank(bytes[index]) {
      if Self.isLineEnd(bytes[index]) { isFirstOfLine = true }
      index += 1
    }
    guard index < bytes.count else { return nil }
    let start = index
    let (kind, isClosed) = read()
    return SourceLexeme(
      kind: kind, range: start..<index, isFirstOfLine: isFirstOfLine, isClosed: isClosed)
  }

  /// Reads on in what was begun before the bytes.
  private mutating func readBegun() -> (SourceLexeme.Kind, isClosed: Bool)? {
    let state = begun
    begun = .outside
    switch state {
    case .outside: return nil
    case .slash:
      switch bytes.first {
      case UInt8(ascii: "/"): return readLineComment()
      case UInt8(ascii: "*"): return readBlockComment(from: 1)
      default: return nil
      }
    case .string: return readString(.string)
    case .stringEscape: return readString(.string, isEscaped: true)
    case .singleQuoted: return readString(.singleQuoted)
    case .singleQuotedEscape: return readString(.singleQuoted, isEscaped: true)
    case .lineComment: return readLineComment()
    case .blockComment: return readBlockComment(from: 0)
    case .blockCommentStar: return readBlockComment(from: 0, isBehindStar: true)
    }
  }

  private mutating func read() -> (SourceLexeme.Kind, isClosed: Bool) {
    let byte = bytes[index]
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    switch byte {
    case UInt8(ascii: "/") where next == UInt8(ascii: "/"): return readLineComment()
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"): return readBlockComment(from: index + 2)
    default: index += 1
    }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return (.open, true)
    case UInt8(ascii: "}"), UInt8(ascii: "]"): return (.close, true)
    case UInt8(ascii: ","): return (.comma, true)
    case UInt8(ascii: ":"): return (.colon, true)
    case UInt8(ascii: "\""): return readString(.string)
    case UInt8(ascii: "'"): return readString(.singleQuoted)
    default:
      while index < bytes.count, !Self.endsWord(bytes[index]) { index += 1 }
      return (.word, true)
    }
  }

  /// Reads on in a string until it or its line ends.
  private mutating func readString(
    _ kind: SourceLexeme.Kind, isEscaped: Bool = false
  ) -> (SourceLexeme.Kind, isClosed: Bool) {
    let quote = kind == .string ? UInt8(ascii: "\"") : UInt8(ascii: "'")
    var isEscaped = isEscaped
    while index < bytes.count {
      let byte = bytes[index]
      if Self.isLineEnd(byte), !(isEscaped && joinsLines) { break }
      index += 1
      if !isEscaped, byte == quote { return (kind, true) }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    }
    return (kind, false)
  }

  private mutating func readLineComment() -> (SourceLexeme.Kind, isClosed: Bool) {
    while index < bytes.count, !Self.isLineEnd(bytes[index]) { index += 1 }
    return (.lineComment, true)
  }

  private mutating func readBlockComment(
    from start: Int, isBehindStar: Bool = false
  ) -> (SourceLexeme.Kind, isClosed: Bool) {
    index = start
    var isBehindStar = isBehindStar
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if isBehindStar, byte == UInt8(ascii: "/") { return (.blockComment, true) }
      isBehindStar = byte == UInt8(ascii: "*")
    }
    return (.blockComment, false)
  }
}

extension SourceLexer {
  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || isLineEnd(byte)
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "\""), UInt8(ascii: "'"),
      UInt8(ascii: "/"):
      true
    default: isBlank(byte)
    }
  }
}
