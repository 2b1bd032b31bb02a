import TerminalCanvas

/// A line of text in several looks.
struct StyledLine: Equatable, Sendable {
  struct Run: Equatable, Sendable {
    var text: String
    var style: TextStyle
  }

  var runs: [Run] = []

  init() {}

  init(_ text: String, _ style: TextStyle) {
    runs = [Run(text: text, style: style)]
  }

  mutating func append(_ text: String, _ style: TextStyle) {
    if !text.isEmpty { runs.append(Run(text: text, style: style)) }
  }

  var width: Int { runs.reduce(0) { $0 + CellText.width($1.text) } }

  /// Breaks runs of words into lines of so many cells; the first line begins with `first`, the
  /// others with as many spaces. A word that is longer than a line is cut.
  static func wrapped(
    _ runs: [Run], columns: Int, first: StyledLine = StyledLine(), indent: Int? = nil
  ) -> [StyledLine] {
    let indent = min(indent ?? first.width, max(0, columns - 8))
    var lines: [StyledLine] = []
    var line = first
    var column = first.width
    var isLineStart = true
    for run in runs {
      for word in words(of: run.text) {
        let width = CellText.width(word)
        let isBlank = word.allSatisfy { $0 == " " }
        if column + width > columns && !isLineStart && !isBlank {
          lines.append(line)
          line = StyledLine(String(repeating: " ", count: indent), .plain)
          column = indent
          isLineStart = true
        }
        if isBlank && isLineStart && !lines.isEmpty { continue }
        line.append(word, run.style)
        column += width
        if !isBlank { isLineStart = false }
      }
    }
    lines.append(line)
    return lines
  }

  /// Breaks a text of one look, as runs are.
  static func wrapped(
    _ text: String, _ style: TextStyle, columns: Int, first: StyledLine = StyledLine(),
    indent: Int? = nil
  ) -> [StyledLine] {
    wrapped([Run(text: text, style: style)], columns: columns, first: first, indent: indent)
  }

  /// Words and the blanks between them.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    for character in text {
      if let last = words.last?.last, (last == " ") == (character == " ") {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
    }
    return words
  }
}
