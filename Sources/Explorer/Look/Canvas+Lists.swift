import DecodingReport
import TerminalCanvas
import TextEditor

/// Lists, texts and tables.
extension Canvas {
  /// Draws the rows of a list that are in sight, each into `line`. The chosen one has its marker, its
  /// ground, and the cursor where the list has the keys.
  mutating func draw(
    _ list: List, in rect: Rect, marker: Int? = 0, hasCursor: Bool = true, hasGround: Bool = true,
    row: (inout Canvas, Int) -> Void
  ) {
    for (offset, place) in list.inSight.prefix(rect.rows).enumerated() {
      line = Rect(
        column: rect.column, row: rect.row + offset, columns: rect.columns, rows: 1)
      row(&self, place)
      guard place == list.chosen, hasGround else { continue }
      if let marker { put(glyphs.marker, marker, theme.accent) }
      select(0, in: line)
      guard hasCursor else { continue }
      screen.cursor = Point(column: line.column + (marker ?? 0), row: line.row)
    }
  }

  /// Draws the lines of a text that are in sight; from the first one on where nobody moves it.
  mutating func draw(_ lines: [StyledLine], from text: List = List(), in rect: Rect) {
    let text = text.fitted(lines.count, in: rect.rows)
    for (row, place) in text.inSight.enumerated() {
      var column = 0
      for run in lines[place].runs where column < rect.columns {
        column = putFitted(
          run.text, column, row, columns: rect.columns - column, run.style, in: rect)
      }
    }
  }

  /// Draws what stands in the place of a list or a text: words, broken where the room ends.
  mutating func tell(_ words: String, _ style: TextStyle? = nil, in rect: Rect) {
    let words = glyphs.words(words)
    draw(
      StyledLine.wrapped(words, style ?? theme.quiet, columns: max(8, rect.columns)), in: rect)
  }

  /// Draws the headings of a table into the first row of an area.
  mutating func headings(
    _ table: Table, in rect: Rect,
    style: (Canvas, Int) -> TextStyle = { canvas, _ in canvas.theme.heading }
  ) {
    line = rect.intersection(
      Rect(column: rect.column, row: rect.row, columns: rect.columns, rows: 1))
    for (place, column) in table.columns.enumerated() {
      put(glyphs.words(column.heading), column.cells, style(self, place))
    }
  }

  // MARK: The line that is drawn

  /// Puts text into the line; returns the column behind it.
  @discardableResult
  mutating func put(_ text: String, _ column: Int, _ style: TextStyle) -> Int {
    put(text, column, 0, style, in: line)
  }

  @discardableResult
  mutating func put(_ character: Character, _ column: Int, _ style: TextStyle) -> Int {
    put(character, column, 0, style, in: line)
  }

  /// Puts text into some cells of the line, shortened where it doesn't fit; returns the column behind
  /// what was drawn.
  @discardableResult
  mutating func put(_ text: String, _ cells: Range<Int>, _ style: TextStyle) -> Int {
    putFitted(text, cells.lowerBound, 0, columns: cells.count, style, in: line)
  }

  /// Puts text into the line from one cell to another, shortened where it doesn't fit.
  @discardableResult
  mutating func put(_ text: String, _ column: Int, to end: Int, _ style: TextStyle) -> Int {
    putFitted(text, column, 0, columns: end - column, style, in: line)
  }

  /// Puts text into the line up to a margin before its end, shortened where it doesn't fit.
  @discardableResult
  mutating func put(
    _ text: String, _ column: Int, margin: Int, _ style: TextStyle
  ) -> Int {
    putFitted(text, column, 0, columns: line.columns - column - margin, style, in: line)
  }

  /// Puts Swift into the line from a column on, each part in its look; returns the column behind it.
  @discardableResult
  mutating func put(_ spans: [SwiftSpan], _ column: Int, isQuiet: Bool = false) -> Int {
    spans.reduce(column) { column, span in
      guard column < line.columns else { return column }
      return put(span.text, column, 0, isQuiet ? theme.quiet : theme.code(span.kind), in: line)
    }
  }

  /// Puts a line of JSON into some cells of an area's first row, shortened where it doesn't fit, in the
  /// colours of the JSON pane.
  mutating func putJSON(_ text: String, _ column: Int, columns: Int, in rect: Rect) {
    let bytes = Array(shortened(text, columns: columns).utf8)
    var column = column
    var place = 0
    func piece(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    for token in SourceColouring.tokens(of: piece(0..<bytes.count)) {
      column = put(piece(place..<token.range.lowerBound), column, 0, theme.text, in: rect)
      // What is cut is no fault.
      let look = token.kind == .invalid ? theme.text : theme.json(token.kind)
      column = put(piece(token.range), column, 0, look, in: rect)
      place = token.range.upperBound
    }
    put(piece(place..<bytes.count), column, 0, theme.text, in: rect)
  }

  /// Puts a number into the line that ends before a column.
  mutating func put(_ number: Int, before column: Int, _ style: TextStyle) {
    let words = String(number)
    put(words, column - words.count, style)
  }

  /// Draws a glyph for each style into the line, a column apart by `gap`.
  mutating func marks(
    _ marks: ReportIndex.Marks, _ column: Int, gap: Int = 0, isQuiet: Bool = false
  ) {
    for style in DecodingStyle.allCases {
      guard let outcome = marks[style] else { continue }
      put(
        glyphs.outcome(outcome), column + style.index * (1 + gap),
        isQuiet ? theme.quiet : theme.glyph(outcome))
    }
  }
}
