/// Cuts a piece of one line into tokens, for colour only: it never fails and needs no document.
struct SourceLexer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let allowsJSON5: Bool
  private var index = 0
  private(set) var tokens: [SourceToken] = []

  /// The tokens of `bytes`, a piece of a line, that begin before `limit`, if a scan has reached
  /// `state` before them.
  static func tokens(
    of bytes: UnsafeBufferPointer<UInt8>, upTo limit: Int, from state: SourceScanState,
    allowsJSON5: Bool
  ) -> [SourceToken] {
    guard !bytes.isEmpty else { return [] }
    var lexer = SourceLexer(bytes: bytes, allowsJSON5: allowsJSON5)
    lexer.readRest(of: state)
    while lexer.index < limit { lexer.readToken() }
    return lexer.tokens
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, allowsJSON5: Bool) {
    self.bytes = bytes
    self.allowsJSON5 = allowsJSON5
  }

  /// Reads on in what was begun before the piece.
  private mutating func readRest(of state: SourceScanState) {
    switch state {
    case .outside, .slash: break
    case .string, .stringEscape:
      readString(from: 0, quote: UInt8(ascii: "\""), isEscaped: state == .stringEscape)
    case .singleQuoted, .singleQuotedEscape:
      readString(from: 0, quote: UInt8(ascii: "'"), isEscaped: state == .singleQuotedEscape)
    case .lineComment: readComment(from: 0, isBlock: false)
    case .blockComment: readComment(from: 0, isBlock: true)
    case .blockCommentStar:
      if bytes.first == UInt8(ascii: "/") {
        index = 1
        add(commentKind, 0..<1)
      } else {
        readComment(from: 0, isBlock: true)
      }
    }
  }

  private var commentKind: SourceToken.Kind { allowsJSON5 ? .comment : .invalid }

  private mutating func add(_ kind: SourceToken.Kind, _ range: Range<Int>) {
    if !range.isEmpty { tokens.append(SourceToken(kind, range)) }
  }

  private mutating func readToken() {
    let start = index
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      index += 1
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: ":"), UInt8(ascii: ","):
      index += 1
      add(.punctuation, start..<index)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      index += 1
      readString(from: start, quote: byte, isEscaped: false)
    case UInt8(ascii: "/") where next(start) == UInt8(ascii: "/"):
      index += 2
      readComment(from: start, isBlock: false)
    case UInt8(ascii: "/") where next(start) == UInt8(ascii: "*"):
      index += 2
      readComment(from: start, isBlock: true)
    case _ where SourceLexer.isWordPart(byte): readWord()
    default:
      index += 1
      add(.invalid, start..<index)
    }
  }

  private func next(_ index: Int) -> UInt8? {
    index + 1 < bytes.count ? bytes[index + 1] : nil
  }

  private mutating func readComment(from start: Int, isBlock: Bool) {
    while index < bytes.count {
      if isBlock, bytes[index] == UInt8(ascii: "*"), next(index) == UInt8(ascii: "/") {
        index += 2
        break
      }
      index += 1
    }
    add(commentKind, start..<index)
  }

  /// Reads to the end of a string; what is wrong within it becomes tokens of its own.
  private mutating func readString(from start: Int, quote: UInt8, isEscaped: Bool) {
    var faults: [Range<Int>] = []
    if isEscaped { index = min(1, bytes.count) }
    var isClosed = false
    while index < bytes.count, !isClosed {
      let byte = bytes[index]
      let begin = index
      index += 1
      if byte == quote {
        isClosed = true
      } else if byte == UInt8(ascii: "\\") {
        let length = escapeLength(at: begin)
        index = min(bytes.count, begin + (length ?? 2))
        if length == nil { faults.append(begin..<index) }
      } else if byte < 0x20 {
        faults.append(begin..<index)
      } else if byte >= 0x80 {
        let scalar = SourceScalar(at: begin, in: bytes)
        index = begin + scalar.count
        if scalar.value == nil { faults.append(begin..<index) }
      }
    }
    let isAllowed = quote == UInt8(ascii: "\"") || allowsJSON5
    let kind: SourceToken.Kind = isClosed && isBeforeColon ? .key : .string
    addString(isAllowed ? kind : .invalid, start..<index, faults)
  }

  private mutating func addString(
    _ kind: SourceToken.Kind, _ range: Range<Int>, _ faults: [Range<Int>]
  ) {
    var start = range.lowerBound
    for fault in faults {
      add(kind, start..<fault.lowerBound)
      add(.invalid, fault)
      start = fault.upperBound
    }
    add(kind, start..<range.upperBound)
  }

  /// The length of the escape that begins at `start`, `nil` if it isn't one (RFC 8259, section 7).
  private func escapeLength(at start: Int) -> Int? {
    guard let letter = next(start) else { return nil }
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    case UInt8(ascii: "u"):
      let digits = bytes[min(start + 2, bytes.count)..<min(start + 6, bytes.count)]
      return digits.count == 4 && digits.allSatisfy(SourceLexer.isHexDigit) ? 6 : nil
    default: return allowsJSON5 ? 2 : nil
    }
  }

  private var isBeforeColon: Bool {
    let rest = bytes[index...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return rest.first == UInt8(ascii: ":")
  }

  private mutating func readWord() {
    let start = index
    while index < bytes.count, SourceLexer.isWordPart(bytes[index]) { index += 1 }
    let word = UnsafeBufferPointer(rebasing: bytes[start..<index])
    add(kind(of: word), start..<index)
  }

  private func kind(of word: UnsafeBufferPointer<UInt8>) -> SourceToken.Kind {
    if allowsJSON5, isBeforeColon, let first = word.first, SourceLexer.isNameStart(first) {
      return .key
    }
    if ["true", "false", "null"].contains(where: { $0.utf8.elementsEqual(word) }) {
      return .literal
    }
    if SourceNumber.isNumber(word) { return .number }
    return allowsJSON5 && SourceNumber.isJSON5Number(word) ? .number : .invalid
  }
}

extension SourceLexer {
  /// Whether numbers, literals and names are made of `byte`, or of what looks like them.
  static func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "\\"), 0x80...0xFF:
      true
    default: false
    }
  }

  private static func isNameStart(_ byte: UInt8) -> Bool {
    isWordPart(byte) && !(UInt8(ascii: "+")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
