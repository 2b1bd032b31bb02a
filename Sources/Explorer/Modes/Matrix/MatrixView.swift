import DecodingReport
import TerminalCanvas
import Workbench

/// Draws a matrix.
struct MatrixView {
  let screen: MatrixScreen
  let stage: Stage
  let grid: MatrixGrid

  private var matrix: Matrix { grid.matrix }
  private var styles: [DecodingStyle] { screen.style.map { [$0] } ?? DecodingStyle.allCases }
  private var label: Int { grid.cells.column - grid.area.column }

  func draw(_ canvas: inout Canvas) {
    let (top, left) = screen.origin(grid)
    if grid.headingRows > 0 { drawHeadings(&canvas, left) }
    for line in 0..<grid.cells.rows where grid.rows.indices.contains(top + line) {
      drawRow(top + line, line, left, &canvas)
    }
    drawTotals(&canvas, left)
    drawDetail(&canvas)
  }

  /// Cells of the screen from the left edge of the row's cells.
  private func column(_ place: Int) -> Int { label + place * grid.width }

  private func drawHeadings(_ canvas: inout Canvas, _ left: Int) {
    let row = Rect(
      column: grid.area.column, row: grid.area.row, columns: grid.area.columns, rows: 1)
    canvas.put(matrix.kind == .fault ? "FIELD" : "PAYLOAD", 2, 0, canvas.theme.heading, in: row)
    for place in 0..<grid.shown {
      let isChosen = left + place == grid.column
      canvas.putFitted(
        grid.name(ofColumn: grid.columns[left + place]), column(place) + 1, 0,
        columns: grid.width - 1, isChosen ? canvas.theme.strong : canvas.theme.heading, in: row)
    }
    let more = canvas.glyphs.ellipsis
    if left > 0 { canvas.put(more, label - 1, 0, canvas.theme.quiet, in: row) }
    if left + grid.shown < grid.columns.count {
      canvas.put(more, row.columns - CellText.width(more), 0, canvas.theme.quiet, in: row)
    }
  }

  private func drawRow(_ place: Int, _ line: Int, _ left: Int, _ canvas: inout Canvas) {
    let theme = canvas.theme
    let rect = Rect(
      column: grid.area.column, row: grid.cells.row + line, columns: grid.area.columns, rows: 1)
    let row = grid.rows[place]
    let isChosen = place == grid.row
    if isChosen { canvas.put(canvas.glyphs.marker, 0, 0, theme.accent, in: rect) }
    canvas.putFitted(
      MatrixGrid.name(ofRow: row, matrix), 2, 0, columns: label - 3,
      isChosen ? theme.strong : theme.text, in: rect)
    if matrix.isRefused(row: row) {
      canvas.put(MatrixWords.refused, label + 1, 0, theme.quiet, in: rect)
      if isChosen { canvas.screen.cursor = Point(column: rect.column + label, row: rect.row) }
      return
    }
    for offset in 0..<grid.shown {
      drawCell(place, left + offset, column(offset), &canvas, in: rect)
    }
    if isChosen { canvas.select(0, in: rect) }
  }

  private func drawCell(
    _ row: Int, _ column: Int, _ start: Int, _ canvas: inout Canvas, in rect: Rect
  ) {
    let theme = canvas.theme
    let isChosen = row == grid.row && column == grid.column
    var end = start + 2
    if stage.hiding.hides(grid.place(row, column)) {
      canvas.put("?", start + 1, 0, theme.quiet, in: rect)
    } else {
      switch matrix.entry(row: grid.rows[row], column: grid.columns[column]) {
      case .pending:
        canvas.put(canvas.glyphs.outcome(.notReached), start + 1, 0, theme.quiet, in: rect)
      case .none:
        // In ASCII a dot means something else.
        if canvas.glyphs.isUTF8 { canvas.put("·", start + 1, 0, theme.quiet, in: rect) }
      case .cell(let cell): end = draw(cell, start + 1, &canvas, in: rect)
      }
    }
    guard isChosen else { return }
    canvas.put("[", start, 0, theme.accent, in: rect)
    if end < start + grid.width { canvas.put("]", end, 0, theme.accent, in: rect) }
    canvas.screen.cursor = Point(column: rect.column + start, row: rect.row)
  }

  /// Draws the marks, or one style's mark with its value; returns the column behind them.
  private func draw(
    _ cell: MatrixCell, _ start: Int, _ canvas: inout Canvas, in rect: Rect
  ) -> Int {
    let theme = canvas.theme
    guard let style = screen.style else {
      canvas.marks(PerStyle { cell.marks[$0]?.outcome }, start, 0, in: rect)
      guard cell.losesSilently else { return start + 3 }
      let column = start + (grid.isWide ? 4 : 3)
      canvas.put("!", column, 0, theme.caution, in: rect)
      return column + 1
    }
    guard let mark = cell.marks[style] else { return start + 1 }
    var end = canvas.put(
      canvas.glyphs.outcome(mark.outcome), start, 0, theme.glyph(mark.outcome), in: rect)
    if mark.losesSilently { end = canvas.put("!", end, 0, theme.caution, in: rect) }
    let words = mark.value ?? mark.reason?.rawValue ?? ""
    return canvas.putFitted(
      words, end + 1, 0, columns: grid.width - (end - start) - 3, theme.text, in: rect)
  }

  // MARK: Below the cells

  private func drawTotals(_ canvas: inout Canvas, _ left: Int) {
    let theme = canvas.theme
    let rect = grid.totals
    guard rect.rows >= 2 else { return }
    if rect.rows == 3 {
      canvas.screen.drawHorizontalLine(
        column: 0, row: 0, length: rect.columns, character: canvas.glyphs.dashed,
        style: theme.rule, in: rect)
    }
    let all = (0..<grid.shown).map { matrix.totals(ofColumn: grid.columns[left + $0]) }
    func text(_ counts: [DecodingStyle: Int], _ styles: [DecodingStyle]) -> String {
      styles.map { "\(counts[$0] ?? 0)" }.joined(separator: " ")
    }
    // The last column has the room behind it, too.
    func room(_ place: Int) -> Int {
      place == grid.shown - 1 ? rect.columns - column(place) - 1 : grid.width - 1
    }
    let fits = all.enumerated().allSatisfy { place, totals in
      [totals.thrown, totals.lost].allSatisfy { text($0, styles).count <= room(place) }
    }
    let one = fits ? screen.style : screen.style ?? stage.style
    for (offset, name) in [MatrixWords.thrown, MatrixWords.lost].enumerated() {
      let line = rect.rows - 2 + offset
      let words = one.map { MatrixWords.one(name, $0) } ?? name
      canvas.putFitted(words, 2, line, columns: label - 3, theme.heading, in: rect)
      if stage.areResultsHidden { continue }
      for (place, totals) in all.enumerated() {
        let counts = offset == 0 ? totals.thrown : totals.lost
        canvas.putFitted(
          text(counts, one.map { [$0] } ?? styles), column(place) + 1, line, columns: room(place),
          theme.text, in: rect)
      }
    }
  }

  /// What the chosen cell is, a style a line.
  private func drawDetail(_ canvas: inout Canvas) {
    let theme = canvas.theme
    let rect = grid.detail
    guard rect.rows > 0 else { return }
    let (row, column) = (grid.rows[grid.row], grid.columns[grid.column])
    let words = MatrixWords.cell(matrix, row, column, base: stage.library.payloadName)
    canvas.title(words, in: rect, isFocused: false, hint: MatrixWords.opens(matrix))
    let lines = rect.inset(top: 1)
    func tell(_ words: String) {
      canvas.putFitted(
        canvas.glyphs.words(words), 2, 0, columns: lines.columns - 2, theme.quiet, in: lines)
    }
    if stage.hiding.hides(grid.place(grid.row, grid.column)) { return tell(MatrixWords.hidden) }
    switch matrix.entry(row: row, column: column) {
    case .pending: return tell(MatrixWords.instead(stage))
    case .none:
      if matrix.isRefused(row: row) { return tell(MatrixWords.refused) }
      return tell(matrix.kind == .fault ? MatrixWords.notBroken : MatrixWords.notAsked)
    case .cell(let cell):
      draw(cell, &canvas, in: lines)
      guard lines.rows >= 6, !stage.areResultsHidden else { return }
      let look = MatrixGrid.look(matrix, row, column)
      let same = (0..<matrix.rowCount).reduce(0) { count, row in
        count
          + (0..<matrix.columnCount).count { MatrixGrid.look(matrix, row, $0) == look }
      }
      canvas.put(MatrixWords.same(same), 2, 4, theme.quiet, in: lines)
      canvas.put(MatrixWords.note, 2, 5, theme.quiet, in: lines)
    }
  }

  private func draw(_ cell: MatrixCell, _ canvas: inout Canvas, in rect: Rect) {
    let theme = canvas.theme
    let order = rect.rows < 3 ? [screen.style ?? stage.style] : DecodingStyle.allCases
    for (line, style) in order.enumerated() where line < rect.rows {
      canvas.put(style.rawValue.uppercased(), 2, line, theme.heading, in: rect)
      guard let mark = cell.marks[style] else {
        canvas.put(MatrixWords.untold, 13, line, theme.quiet, in: rect)
        continue
      }
      canvas.put(
        canvas.glyphs.outcome(mark.outcome), 11, line, theme.glyph(mark.outcome), in: rect)
      canvas.putFitted(
        MatrixWords.line(mark), 13, line, columns: rect.columns - 14, theme.text, in: rect)
    }
  }
}
