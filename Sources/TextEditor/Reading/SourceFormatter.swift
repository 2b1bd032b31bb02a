/// Lays JSON out by changing the blanks between its tokens, and nothing else.
///
/// One member a line, a level deeper within each bracket; an array of scalars that fits stays on
/// one line. It goes by tokens, not by meaning: numbers keep their text, keys their order and their
/// twins, and what is no JSON yet is laid out as far as its brackets go.
package struct SourceFormatter {
  /// An array of scalars is broken if its line were longer, in scalars.
  private static let lineWidth = 80

  private let bytes: UnsafeBufferPointer<UInt8>
  private let style: Style
  private var depth = 0
  /// Where the output's last line begins.
  private var lineStart: Int
  private var output: [UInt8] = []
  /// The deepest indentation so far.
  private var blanks: [UInt8] = []
  /// Offsets of the input, in order, that become offsets of the output.
  private var marks: ArraySlice<Int>
  private var movedMarks: [Int] = []

  /// How lines begin and end.
  struct Style: Sendable, Equatable {
    /// A level of indentation.
    var unit: [UInt8] = [0x20, 0x20]
    var ending: [UInt8] = [0x0A]
    /// What each line begins with.
    var base: [UInt8] = []
    /// The column at which the first line begins.
    var column = 0
    /// Whether an empty line stands where a line ended.
    var keepsLineEnds = false
  }

  /// A text laid out anew, with the places that the marks have become.
  struct Result: Equatable {
    var bytes: [UInt8]
    var marks: [Int]
  }

  /// A document laid out with two blanks a level; `nil` where a string of it has no end on its line.
  package static func formatted(_ bytes: [UInt8]) -> [UInt8]? {
    format(bytes, Style())?.bytes
  }

  /// Minified JSON laid out so that its form makes the same bytes of it again.
  static func laidOut(_ bytes: [UInt8]) -> [UInt8]? {
    var style = Style()
    style.keepsLineEnds = true
    return format(bytes, style)?.bytes
  }

  /// Lays a piece of JSON out; `nil` where a string of it has no end on its line: whether the
  /// blanks behind it belong to it, nobody knows.
  ///
  /// Blanks before the first token and behind the last one stay as they are. `marks` are offsets in
  /// ascending order.
  static func format(_ bytes: [UInt8], _ style: Style, marks: [Int] = []) -> Result? {
    bytes.withUnsafeBufferPointer { buffer in
      var formatter = SourceFormatter(buffer, style, marks)
      guard formatter.run() else { return nil }
      return Result(bytes: formatter.output, marks: formatter.movedMarks)
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ style: Style, _ marks: [Int]) {
    self.bytes = bytes
    self.style = style
    self.marks = marks[...]
    lineStart = -style.column
    output.reserveCapacity(bytes.count * 3 / 2)
  }

  private mutating func run() -> Bool {
    var lexer = SourceLexer(bytes, joinsLines: true)
    var last: SourceLexeme?
    while let token = lexer.next() {
      guard token.isClosed || token.kind == .blockComment else { return false }
      if let last {
        separate(last, token)
      } else {
        copy(0..<token.range.lowerBound)
      }
      copy(token.range)
      last = token
      guard token.kind == .open else { continue }
      if let end = shortArray(behind: lexer) {
        last = end.token
        lexer = end.lexer
      } else {
        depth += 1
      }
    }
    copy((last?.range.upperBound ?? 0)..<bytes.count)
    while marks.popFirst() != nil { movedMarks.append(output.count) }
    return true
  }

  /// Writes the rest of an array on this line, if it holds scalars alone and fits.
  private mutating func shortArray(
    behind opener: SourceLexer
  ) -> (token: SourceLexeme, lexer: SourceLexer)? {
    guard bytes[opener.index - 1] == UInt8(ascii: "[") else { return nil }
    var lexer = opener
    var tokens: [SourceLexeme] = []
    var width = output.count - lineStart + 1
    var expectsValue = true
    while let token = lexer.next(), !(style.keepsLineEnds && token.isFirstOfLine) {
      tokens.append(token)
      width += token.range.count + (token.kind == .comma ? 1 : 0)
      guard width <= Self.lineWidth else { return nil }
      switch token.kind {
      case .close where bytes[token.range.lowerBound] == UInt8(ascii: "]"):
        for token in tokens {
          copy(token.range)
          if token.kind == .comma { output.append(UInt8(ascii: " ")) }
        }
        return (token, lexer)
      case .word where expectsValue: expectsValue = false
      case .string where expectsValue && token.isClosed: expectsValue = false
      case .singleQuoted where expectsValue && token.isClosed: expectsValue = false
      case .comma where !expectsValue: expectsValue = true
      default: return nil
      }
    }
    return nil
  }

  /// Writes what belongs between two tokens.
  private mutating func separate(_ token: SourceLexeme, _ next: SourceLexeme) {
    if next.isFirstOfLine, style.keepsLineEnds {
      if next.kind == .close { depth -= 1 }
      output += style.ending
      breakLine()
      return
    }
    if next.kind == .close {
      depth -= 1
      if token.kind != .open { breakLine() }
      return
    }
    switch (token.kind, next.kind) {
    case (.lineComment, _): breakLine()
    case (_, .lineComment), (_, .blockComment):
      next.isFirstOfLine ? breakLine() : output.append(UInt8(ascii: " "))
    case (.blockComment, _):
      next.isFirstOfLine ? breakLine() : output.append(UInt8(ascii: " "))
    case (_, .comma), (_, .colon): break
    case (.colon, _): output.append(UInt8(ascii: " "))
    default: breakLine()
    }
  }

  private mutating func breakLine() {
    output += style.ending
    lineStart = output.count
    output += style.base
    let width = max(0, depth) * style.unit.count
    while blanks.count < width { blanks += style.unit }
    output += blanks[..<width]
  }

  /// Copies bytes of the input. Marks before them have come to where they begin; one behind them
  /// stays there, but goes along with what follows an opening bracket, comma or colon at once.
  private mutating func copy(_ range: Range<Int>) {
    let end = range.upperBound
    let isBeforeBlank = end == bytes.count || bytes[end] <= 0x20
    let ends = isBeforeBlank || !range.isEmpty && !"{[,:".utf8.contains(bytes[end - 1])
    while !marks.isEmpty, let mark = marks.first, ends ? mark <= end : mark < end {
      movedMarks.append(output.count + max(0, mark - range.lowerBound))
      marks.removeFirst()
    }
    output += UnsafeBufferPointer(rebasing: bytes[range])
  }
}
