internal import TerminalText

/// How text reports look: their marks, and how wide their characters are.
package struct TextAppearance: Sendable {
  /// Whether the output takes the marks of `Outcome.glyph`, or only ASCII ones.
  package var isUTF8: Bool
  /// The number of terminal cells that a text takes, the stand-ins of what isn't shown included.
  package var width: @Sendable (String) -> Int

  package init(isUTF8: Bool, width: @escaping @Sendable (String) -> Int) {
    self.isUTF8 = isUTF8
    self.width = width
  }

  /// The mark of an outcome, one cell wide.
  package func glyph(_ outcome: Outcome) -> String {
    String(isUTF8 ? outcome.glyph : outcome.asciiGlyph)
  }

  /// The mark of a key that the model wants and the payload hasn't got.
  package var missingGlyph: String { isUTF8 ? "◌" : "?" }
  package var ellipsis: String { isUTF8 ? "…" : "..." }
  package var separator: String { isUTF8 ? " · " : ", " }
  package var rule: String { isUTF8 ? "│" : "|" }

  /// A name or a line of a payload, on one line: a tab is a space, a line feed has a stand-in.
  package func line(_ text: String) -> String {
    PlainText.line(LongText.cut(text), isUTF8: isUTF8)
  }

  /// Words on one line: white space with a line end or a tab in it becomes one space. Long ones are
  /// cut as `LongText` does.
  package func singleLine(_ text: String) -> String {
    let text = LongText.cut(text)
    guard text.utf8.contains(where: { (0x09...0x0D).contains($0) }) else { return text }
    let breaks = /[\t\n\r][\t\n\r ]*/.matchingSemantics(.unicodeScalar)
    return text.replacing(breaks, with: " ")
  }

  /// The text cut to at most `limit` cells, with an ellipsis for what is left out.
  package func truncated(_ text: String, to limit: Int) -> String {
    guard width(text) > limit else { return text }
    var kept = ""
    var cells = width(ellipsis)
    for character in text {
      cells += width(String(character))
      if cells > limit { break }
      kept.append(character)
    }
    return kept + ellipsis
  }

  /// A path, its beginning cut off at a step where it takes more than `limit` cells: its end tells fields
  /// apart.
  package func end(ofPath path: String, within limit: Int) -> String {
    guard width(path) > limit else { return path }
    var kept = Substring()
    var start = path.endIndex
    var cells = width(ellipsis)
    while start > path.startIndex {
      let before = path.index(before: start)
      cells += width(String(path[before]))
      if cells > limit { break }
      start = before
      if ".[".contains(path[start]) { kept = path[start...] }
    }
    return ellipsis + (kept.isEmpty ? path[start...] : kept)
  }

  /// The text with spaces behind it up to `cells` cells.
  package func padded(_ text: String, to cells: Int) -> String {
    text + String(repeating: " ", count: max(0, cells - width(text)))
  }
}
