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

extension Canvas {
  /// Draws the lines that fit, from `top` on.
  mutating func draw(_ lines: [StyledLine], from top: Int, in rect: Rect) {
    let top = min(top, max(0, lines.count - rect.rows))
    for (row, line) in lines.dropFirst(top).prefix(rect.rows).enumerated() {
      var column = 0
      for run in line.runs where column < rect.columns {
        column = putFitted(
          run.text, column, row, columns: rect.columns - column, run.style, in: rect)
      }
    }
  }
}
