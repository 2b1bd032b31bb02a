/// Tells what has which colour in a piece of one line.
package struct SourceColouring {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let allowsJSON5: Bool
  private var tokens: [SourceToken] = []

  /// The tokens of `bytes`, a piece of a line, that begin before `limit`, if a scan has reached
  /// `state` before them.
  static func tokens(
    of bytes: UnsafeBufferPointer<UInt8>, upTo limit: Int, from state: SourceScanState,
    allowsJSON5: Bool
  ) -> [SourceToken] {
    var colouring = SourceColouring(bytes: bytes, allowsJSON5: allowsJSON5)
    var lexer = SourceLexer(bytes, from: state)
    // A string's own quote isn't looked at, and nor is what was escaped before the piece.
    var skipped =
      switch state {
      case .string, .singleQuoted: 0
      default: 1
      }
    while lexer.index < limit, let lexeme = lexer.next() {
      colouring.add(lexeme, skipping: lexeme.range.lowerBound == 0 ? skipped : 1)
      skipped = 1
    }
    return colouring.tokens
  }

  /// The tokens of a line of JSON, by its UTF-8 offsets.
  package static func tokens(of line: String) -> [SourceToken] {
    Array(line.utf8).withUnsafeBufferPointer {
      tokens(of: $0, upTo: $0.count, from: .outside, allowsJSON5: false)
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, allowsJSON5: Bool) {
    self.bytes = bytes
    self.allowsJSON5 = allowsJSON5
  }

  private mutating func add(_ lexeme: SourceLexeme, skipping skipped: Int) {
    switch lexeme.kind {
    case .open, .close, .comma, .colon: add(.punctuation, lexeme.range)
    case .string, .singleQuoted: addString(lexeme, skipping: skipped)
    case .word: addWord(lexeme.range)
    case .lineComment, .blockComment: add(allowsJSON5 ? .comment : .invalid, lexeme.range)
    }
  }

  private mutating func add(_ kind: SourceToken.Kind, _ range: Range<Int>) {
    if !range.isEmpty { tokens.append(SourceToken(kind, range)) }
  }

  /// Adds a string; what is wrong within it becomes tokens of its own.
  private mutating func addString(_ lexeme: SourceLexeme, skipping skipped: Int) {
    let isKey = lexeme.isClosed && isColon(behind: lexeme.range.upperBound)
    let isAllowed = lexeme.kind == .string || allowsJSON5
    let kind: SourceToken.Kind = !isAllowed ? .invalid : isKey ? .key : .string
    var start = lexeme.range.lowerBound
    var index = start + skipped
    while index < lexeme.range.upperBound {
      let (count, isFault) = part(at: index)
      let end = min(index + count, lexeme.range.upperBound)
      if isFault {
        add(kind, start..<index)
        add(.invalid, index..<end)
        start = end
      }
      index = end
    }
    add(kind, start..<lexeme.range.upperBound)
  }

  /// The length of what stands at `index` in a string, and whether it may not stand there.
  private func part(at index: Int) -> (count: Int, isFault: Bool) {
    switch bytes[index] {
    case UInt8(ascii: "\\"):
      let length = escapeLength(at: index)
      return (length ?? 2, length == nil)
    case ..<0x20: return (1, true)
    case ..<0x80: return (1, false)
    default:
      let scalar = SourceScalar(at: index, in: bytes)
      return (scalar.count, scalar.value == nil)
    }
  }

  /// The length of the escape that begins at `start`, `nil` if it isn't one (RFC 8259, section 7).
  private func escapeLength(at start: Int) -> Int? {
    guard start + 1 < bytes.count else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    case UInt8(ascii: "u"):
      let digits = bytes[min(start + 2, bytes.count)..<min(start + 6, bytes.count)]
      return digits.count == 4 && digits.allSatisfy(Self.isHexDigit) ? 6 : nil
    default: return allowsJSON5 ? 2 : nil
    }
  }

  private func isColon(behind end: Int) -> Bool {
    let rest = bytes[end...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return rest.first == UInt8(ascii: ":")
  }

  private mutating func addWord(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      while index < range.upperBound, Self.isWordPart(bytes[index]) { index += 1 }
      if index > start {
        add(kind(ofWord: start..<index), start..<index)
      } else {
        index += 1
        add(.invalid, start..<index)
      }
    }
  }

  private func kind(ofWord range: Range<Int>) -> SourceToken.Kind {
    let word = UnsafeBufferPointer(rebasing: bytes[range])
    if allowsJSON5, isColon(behind: range.upperBound), Self.isNameStart(word[0]) { return .key }
    if ["true", "false", "null"].contains(where: { $0.utf8.elementsEqual(word) }) {
      return .literal
    }
    if SourceNumber.isNumber(word) { return .number }
    return allowsJSON5 && SourceNumber.isJSON5Number(word) ? .number : .invalid
  }
}

extension SourceColouring {
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
