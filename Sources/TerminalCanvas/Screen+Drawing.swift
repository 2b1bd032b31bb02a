extension Screen {
  /// Puts text into one row of a rectangle, clipped to it.
  ///
  /// `column` and `row` count from the rectangle's top left corner, and `column` may be negative for
  /// text that is scrolled to the left. A wide cluster that an edge would cut becomes spaces.
  /// Control characters appear as their Unicode pictures (`␀`), one cell each: tabs and line ends
  /// are the caller's. Returns the column behind the last cluster drawn.
  @discardableResult
  package mutating func put(
    _ text: String, column: Int, row: Int, style: TextStyle = .plain, in rect: Rect? = nil
  ) -> Int {
    var text = text
    return text.withUTF8 { put(utf8: $0, column: column, row: row, style: style, in: rect) }
  }

  /// Puts a part of a text into one row, as `put(_:column:row:style:in:)` does.
  @discardableResult
  package mutating func put(
    _ text: Substring, column: Int, row: Int, style: TextStyle = .plain, in rect: Rect? = nil
  ) -> Int {
    var text = text
    return text.withUTF8 { put(utf8: $0, column: column, row: row, style: style, in: rect) }
  }

  /// Fills a rectangle with one narrow character; spaces by default.
  package mutating func fill(_ rect: Rect, with character: Character = " ", style: TextStyle) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty, let glyph = Screen.narrowGlyph(character) else { return }
    for row in area.row..<area.endRow {
      blankHalf(leftOf: area.column, row: row)
      blankHalf(at: area.endColumn, row: row)
      let start = row * size.columns
      for index in start + area.column..<start + area.endColumn {
        cells[index] = Cell(glyph: glyph, style: style)
      }
    }
  }

  /// Draws a line to the right from a place in a rectangle.
  package mutating func drawHorizontalLine(
    column: Int, row: Int, length: Int, character: Character = "─", style: TextStyle = .plain,
    in rect: Rect? = nil
  ) {
    let rect = rect ?? bounds
    let line = Rect(column: rect.column + column, row: rect.row + row, columns: length, rows: 1)
    fill(line.intersection(rect), with: character, style: style)
  }

  /// Draws a line downwards from a place in a rectangle.
  package mutating func drawVerticalLine(
    column: Int, row: Int, length: Int, character: Character = "│", style: TextStyle = .plain,
    in rect: Rect? = nil
  ) {
    let rect = rect ?? bounds
    let line = Rect(column: rect.column + column, row: rect.row + row, columns: 1, rows: length)
    fill(line.intersection(rect), with: character, style: style)
  }

  /// Changes the style of the cells in a rectangle and leaves their text.
  package mutating func restyle(_ rect: Rect, _ change: (TextStyle) -> TextStyle) {
    let area = rect.intersection(bounds)
    for row in area.row..<area.endRow {
      let start = row * size.columns
      for index in start + area.column..<start + area.endColumn {
        cells[index].style = change(cells[index].style)
      }
    }
  }

  /// The glyph of a character of one scalar and one cell, else `nil`.
  private static func narrowGlyph(_ character: Character) -> UInt32? {
    let scalars = character.unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first else { return nil }
    return CellWidth.of(scalar) == 1 && scalar.value >= 0x20 ? scalar.value : nil
  }
}

extension Screen {
  private mutating func put(
    utf8 bytes: UnsafeBufferPointer<UInt8>, column: Int, row: Int, style: TextStyle, in rect: Rect?
  ) -> Int {
    let rect = rect ?? bounds
    let area = rect.intersection(bounds)
    let row = rect.row + row
    guard !area.isEmpty, (area.row..<area.endRow).contains(row) else { return column }
    let first = max(area.column, rect.column + column)
    if !bytes.isEmpty && first < area.endColumn { blankHalf(leftOf: first, row: row) }
    var run = GlyphRun(
      bytes: bytes, place: rect.column + column, visible: area.column..<area.endColumn,
      style: style, clusterCount: clusters.count)
    let start = row * size.columns
    let end = start + size.columns
    cells.withUnsafeMutableBufferPointer { run.write(into: $0.extracting(start..<end)) }
    if !run.clusters.isEmpty { clusters += run.clusters }
    let last = min(run.place, area.endColumn)
    if last > first { blankHalf(at: last, row: row) }
    return run.place - rect.column
  }

  /// Blanks the first half of a wide cluster whose second half, at `column`, is overwritten.
  private mutating func blankHalf(leftOf column: Int, row: Int) {
    let index = row * size.columns + column
    guard column > 0, column < size.columns, cells[index].isContinuation else { return }
    cells[index - 1].glyph = Cell.space
    cells[index].glyph = Cell.space
  }

  /// Blanks the second half, at `column`, of a wide cluster whose first half was overwritten.
  private mutating func blankHalf(at column: Int, row: Int) {
    let index = row * size.columns + column
    guard column < size.columns, cells[index].isContinuation else { return }
    cells[index].glyph = Cell.space
  }
}
