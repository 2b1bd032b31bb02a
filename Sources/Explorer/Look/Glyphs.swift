package import DecodingReport

/// The marks and lines of the screen, in Unicode or in ASCII alone.
package struct Glyphs: Sendable, Equatable {
  /// Whether anything but ASCII may be drawn.
  package var isUTF8: Bool

  /// Makes the set for a terminal.
  package init(isUTF8: Bool) {
    self.isUTF8 = isUTF8
  }

  /// The mark of an outcome, one cell wide.
  package func outcome(_ outcome: Outcome) -> Character {
    isUTF8 ? outcome.glyph : outcome.asciiGlyph
  }

  /// The sign of waiting, which turns; as long as it hasn't, that of what isn't reached yet.
  func waiting(_ turns: Int) -> Character {
    let signs = Array(isUTF8 ? "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏" : "|/-\\")
    return turns == 0 ? outcome(.notReached) : signs[(turns - 1) % signs.count]
  }

  var missing: Character { isUTF8 ? "◌" : "?" }
  /// Before a note on the line above.
  var note: Character { isUTF8 ? "╰" : "`" }
  var arrow: String { isUTF8 ? "→" : ">" }
  /// What bars are made of.
  var block: String { isUTF8 ? "█" : "#" }
  var middleDot: String { isUTF8 ? "·" : "." }
  var times: String { isUTF8 ? "×" : "x" }
  var ellipsis: String { isUTF8 ? "…" : ".." }
  /// Where a line begins further to the left.
  var cutLeft: Character { isUTF8 ? "‹" : "<" }
  var marker: Character { isUTF8 ? "▸" : ">" }
  var menu: Character { isUTF8 ? "▾" : "v" }
  var bullet: Character { isUTF8 ? "•" : "*" }
  var horizontal: Character { isUTF8 ? "─" : "-" }
  var heavyHorizontal: Character { isUTF8 ? "━" : "=" }
  var dashed: Character { isUTF8 ? "╌" : "-" }
  var vertical: Character { isUTF8 ? "│" : "|" }
  var heavyVertical: Character { isUTF8 ? "┃" : "|" }
  var upDown: String { isUTF8 ? "↑↓" : "Up Down" }
  var leftRight: String { isUTF8 ? "←→" : "Left Right" }

  /// The program's own words as the terminal can show them: quotes, arrows and marks in ASCII
  /// where nothing else may be drawn. Not for the payload's text.
  package func words(_ text: String) -> String {
    if isUTF8 || text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return text.reduce(into: "") { $0 += Self.ascii[$1] ?? String($1) }
  }

  private static let ascii: [Character: String] = {
    var table: [Character: String] = [
      "“": "\"", "”": "\"", "‘": "'", "’": "'", "…": "...", "→": "->", "←": "<-", "↑": "up",
      "↓": "down", "–": "-", "—": "--", "−": "-", "×": "x", "≥": ">=", "≤": "<=", "│": "|",
      "─": "-", "•": "*", "◌": "?", "▸": ">", "·": ".",
    ]
    for outcome in Outcome.allCases { table[outcome.glyph] = String(outcome.asciiGlyph) }
    return table
  }()
}
