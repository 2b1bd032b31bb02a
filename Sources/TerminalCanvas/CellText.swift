/// Measures and shortens text in cells, as `Screen.put` draws it.
package enum CellText {
  /// How many cells a text takes.
  package static func width(_ text: String) -> Int {
    var width = 0
    forEachGlyph(in: text) { glyph in
      width += glyph.width
      return true
    }
    return width
  }

  /// Calls `body` with each cluster of a text in order, until it answers `false`.
  ///
  /// For the way between places in a text and columns on the screen: offsets are UTF-8 bytes.
  package static func forEachGlyph(in text: String, _ body: (Glyph) -> Bool) {
    var text = text
    text.withUTF8 { bytes in
      var scanner = GlyphScanner(bytes)
      while let glyph = scanner.next(), body(glyph) {}
    }
  }

  /// The longest beginning of a text that fits into `columns` cells, and the cells that it takes.
  package static func prefix(of text: String, columns: Int) -> (text: Substring, width: Int) {
    var width = 0
    var bytes = 0
    forEachGlyph(in: text) { glyph in
      guard width + glyph.width <= columns else { return false }
      width += glyph.width
      bytes = glyph.offset + glyph.length
      return true
    }
    return (text[..<text.utf8.index(text.startIndex, offsetBy: bytes)], width)
  }

  /// The text if it fits into `columns` cells, else what fits with `mark` behind it.
  package static func truncated(_ text: String, columns: Int, mark: String = "…") -> String {
    let whole = prefix(of: text, columns: columns)
    if whole.text.endIndex == text.endIndex { return text }
    let markWidth = width(mark)
    guard markWidth <= columns else { return "" }
    return prefix(of: text, columns: columns - markWidth).text + mark
  }

  /// The text if it fits into `columns` cells, else its two ends with `mark` between them: of a path
  /// the last name tells most.
  package static func truncatedInside(
    _ text: String, columns: Int, mark: String = "…"
  ) -> String {
    let all = width(text)
    let room = columns - width(mark)
    guard all > columns else { return text }
    guard room > 0 else { return truncated(text, columns: columns, mark: mark) }
    let head = prefix(of: text, columns: room / 2)
    // What goes is at least as wide as what is too much.
    let tail = prefix(of: text, columns: all - (room - head.width))
    var rest = text[tail.text.endIndex...]
    if tail.width < all - (room - head.width), !rest.isEmpty { rest = rest.dropFirst() }
    return head.text + mark + rest
  }

  /// The text in exactly `columns` cells: shortened with `mark`, or spaces behind it.
  package static func fitted(_ text: String, columns: Int, mark: String = "…") -> String {
    let text = truncated(text, columns: columns, mark: mark)
    return text + String(repeating: " ", count: max(0, columns - width(text)))
  }
}
