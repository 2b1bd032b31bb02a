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
  private var label: Int { grid.cells.column - grid.totals.column }

  func draw(_ canvas: inout Canvas) {
    if grid.headings.rows > 0 { drawHeadings(&canvas) }
    let area = grid.cells.inset(left: -label)
    canvas.draw(grid.rows, in: area, hasCursor: false) { canvas, place in
      drawRow(grid.rows[place], isChosen: place == grid.rows.chosen, &canvas)
    }
    drawTotals(&canvas)
    drawDetail(&canvas)
  }

  /// The columns in sight, each with the cells of the screen where it begins.
  private var columns: [(place: Int, start: Int)] {
    grid.columns.inSight.enumerated().map { ($1, label + $0 * grid.width) }
  }

  private func drawHeadings(_ canvas: inout Canvas) {
    let row = grid.headings
    let names = [
      Table.Column(matrix.kind == .fault ? "FIELD" : "PAYLOAD", from: 2, to: label - 1)
    ]
    let table = Table(
      names
        + columns.map { place, start in
          Table.Column(
            grid.name(ofColumn: grid.columns[place]), from: start + 1, to: start + grid.width)
        })
    let chosen = columns.firstIndex { $0.place == grid.columns.chosen }.map { $0 + 1 }
    canvas.headings(table, in: row) { canvas, place in
      place == chosen ? canvas.theme.strong : canvas.theme.heading
    }
    let more = canvas.glyphs.ellipsis
    if !grid.columns.isAtStart { canvas.put(more, label - 1, canvas.theme.quiet) }
    if grid.columns.below > 0 {
      canvas.put(more, row.columns - CellText.width(more), canvas.theme.quiet)
    }
  }

  private func drawRow(_ row: Int, isChosen: Bool, _ canvas: inout Canvas) {
    let theme = canvas.theme
    canvas.put(
      MatrixGrid.name(ofRow: row, matrix), 2, to: label - 1,
      isChosen ? theme.strong : theme.text)
    if matrix.isRefused(row: row) {
      canvas.put(MatrixWords.refused, label + 1, theme.quiet)
      if isChosen { setCursor(label, &canvas) }
      return
    }
    for (place, start) in columns {
      drawCell(
        row, grid.columns[place], start, isChosen: isChosen && place == grid.columns.chosen,
        &canvas)
    }
  }

  private func setCursor(_ column: Int, _ canvas: inout Canvas) {
    canvas.screen.cursor = Point(column: canvas.line.column + column, row: canvas.line.row)
  }

  private func drawCell(
    _ row: Int, _ column: Int, _ start: Int, isChosen: Bool, _ canvas: inout Canvas
  ) {
    let theme = canvas.theme
    var end = start + 2
    if stage.hiding.hides(grid.place(row, column)) {
      canvas.put("?", start + 1, theme.quiet)
    } else {
      switch matrix.entry(row: row, column: column) {
      case .pending: canvas.put(canvas.glyphs.outcome(.notReached), start + 1, theme.quiet)
      case .none:
        // In ASCII a dot means something else.
        if canvas.glyphs.isUTF8 { canvas.put("·", start + 1, theme.quiet) }
      case .cell(let cell): end = draw(cell, start + 1, &canvas)
      }
    }
    guard isChosen else { return }
    canvas.put("[", start, theme.accent)
    if end < start + grid.width { canvas.put("]", end, theme.accent) }
    setCursor(start, &canvas)
  }

  /// Draws the marks, or one style's mark with its value; returns the column behind them.
  private func draw(_ cell: MatrixCell, _ start: Int, _ canvas: inout Canvas) -> Int {
    let theme = canvas.theme
    guard let style = screen.style else {
      canvas.marks(PerStyle { cell.marks[$0]?.outcome }, start)
      guard cell.losesSilently else { return start + 3 }
      return canvas.put("!", start + (grid.isWide ? 4 : 3), theme.caution)
    }
    guard let mark = cell.marks[style] else { return start + 1 }
    var end = canvas.put(canvas.glyphs.outcome(mark.outcome), start, theme.glyph(mark.outcome))
    if mark.losesSilently { end = canvas.put("!", end, theme.caution) }
    let words = mark.value ?? mark.reason?.rawValue ?? ""
    return canvas.put(words, end + 1, to: start + grid.width - 2, theme.text)
  }

  // MARK: Below the cells

  private func drawTotals(_ canvas: inout Canvas) {
    let theme = canvas.theme
    let rect = grid.totals
    guard rect.rows >= 2 else { return }
    if rect.rows == 3 {
      canvas.screen.drawHorizontalLine(
        column: 0, row: 0, length: rect.columns, character: canvas.glyphs.dashed,
        style: theme.rule, in: rect)
    }
    let columns = columns
    let all = columns.map { matrix.totals(ofColumn: grid.columns[$0.place]) }
    func text(_ counts: [DecodingStyle: Int], _ styles: [DecodingStyle]) -> String {
      styles.map { "\(counts[$0] ?? 0)" }.joined(separator: " ")
    }
    // The last column has the room behind it, too.
    func room(_ place: Int) -> Int {
      place == columns.count - 1 ? rect.columns - columns[place].start - 1 : grid.width - 1
    }
    let fits = all.enumerated().allSatisfy { place, totals in
      [totals.thrown, totals.lost].allSatisfy { text($0, styles).count <= room(place) }
    }
    let one = fits ? screen.style : screen.style ?? stage.style
    for (offset, name) in [MatrixWords.thrown, MatrixWords.lost].enumerated() {
      canvas.line = rect.inset(top: rect.rows - 2 + offset)
      canvas.put(one.map { MatrixWords.one(name, $0) } ?? name, 2, to: label - 1, theme.heading)
      if stage.areResultsHidden { continue }
      for (place, totals) in all.enumerated() {
        let counts = offset == 0 ? totals.thrown : totals.lost
        let start = columns[place].start + 1
        canvas.put(
          text(counts, one.map { [$0] } ?? styles), start, to: start + room(place), theme.text)
      }
    }
  }

  /// What the chosen cell is, a style a line.
  private func drawDetail(_ canvas: inout Canvas) {
    let theme = canvas.theme
    let rect = grid.detail
    guard rect.rows > 0 else { return }
    let (row, column) = grid.chosen
    let words = MatrixWords.cell(matrix, row, column, base: stage.library.payloadName)
    canvas.title(words, in: rect, isFocused: false, hint: MatrixWords.opens(matrix))
    let lines = rect.inset(top: 1)
    func tell(_ words: String) {
      canvas.putFitted(
        canvas.glyphs.words(words), 2, 0, columns: lines.columns - 2, theme.quiet, in: lines)
    }
    if stage.hiding.hides(grid.place) { return tell(MatrixWords.hidden) }
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
    for (row, style) in order.enumerated() where row < rect.rows {
      canvas.line = rect.inset(top: row)
      canvas.put(style.rawValue.uppercased(), 2, theme.heading)
      guard let mark = cell.marks[style] else {
        canvas.put(MatrixWords.untold, 13, theme.quiet)
        continue
      }
      canvas.put(canvas.glyphs.outcome(mark.outcome), 11, theme.glyph(mark.outcome))
      canvas.put(MatrixWords.line(mark), 13, margin: 1, theme.text)
    }
  }
}
