import DecodingReport
import JSONSource
import TerminalCanvas
import Workbench

/// The table of guesses, and of what came of those that were revealed.
struct PredictTable {
  let screen: PredictScreen
  let stage: Stage
  private let columns: PredictColumns
  private var sheet: PredictionSheet { stage.predictions }

  init(screen: PredictScreen, stage: Stage) {
    self.screen = screen
    self.stage = stage
    columns = PredictColumns(PredictScreen.areas(stage).rows.columns, stage)
  }

  func draw(_ canvas: inout Canvas) {
    let areas = PredictScreen.areas(stage)
    canvas.screen.fill(areas.table, with: " ", style: canvas.theme.text)
    canvas.title(
      canvas.glyphs.words(PredictWords.title(stage)), in: areas.table, isFocused: true,
      hint: canvas.glyphs.words(PredictWords.hint(stage, columns: areas.table.columns)))
    drawHeading(&canvas, in: areas.heading)
    guard stage.live.rejection == nil, let shown = stage.live.shown,
      !shown.index.rows.isEmpty
    else {
      canvas.tell(PredictWords.instead(stage), in: areas.rows.inset(left: 2))
      return
    }
    let rows = screen.rows(stage)
    canvas.draw(rows, in: areas.rows, hasCursor: false) { canvas, place in
      drawRow(shown.index.rows[place], shown.report, isSelected: place == rows.chosen, &canvas)
    }
    drawScore(shown.index.rows.count, &canvas, in: areas.score)
  }

  private func drawHeading(_ canvas: inout Canvas, in rect: Rect) {
    columns.columns.drawHeadings(&canvas, stage.style, in: rect) { style in
      columns.range(style).dropFirst()
    }
    if !columns.isFull {
      canvas.put(canvas.glyphs.words(PredictWords.was), columns.answers, canvas.theme.heading)
    }
  }

  private func drawRow(
    _ row: ReportIndex.Row, _ report: Report, isSelected: Bool, _ canvas: inout Canvas
  ) {
    let places = columns.columns
    let indent = 2 * min(row.depth, places.levels)
    let name = row.depth > 0 && !row.label.hasPrefix("[") ? ".\(row.label)" : row.label
    canvas.put(
      CellText.truncatedInside(
        name, columns: places.field.count - indent, mark: canvas.glyphs.ellipsis),
      places.field.lowerBound + indent, isSelected ? canvas.theme.strong : canvas.theme.text)
    if columns.isFull { drawJSON(row, report, &canvas) }
    for style in DecodingStyle.allCases {
      let cell = PredictedCell(row.path, style)
      let end = drawGuess(cell, isChosen: isSelected && style == stage.style, &canvas)
      guard columns.isFull, sheet.isRevealed(row.path) else { continue }
      drawAnswer(
        row.answer(style, in: report), cell, from: end, to: columns.range(style).upperBound, &canvas
      )
    }
    if !columns.isFull, sheet.isRevealed(row.path) { drawAnswers(row, report, &canvas) }
  }

  private func drawJSON(_ row: ReportIndex.Row, _ report: Report, _ canvas: inout Canvas) {
    guard let found = report.fields(of: row).found else {
      let words = "\(canvas.glyphs.missing) \(PredictWords.missing)"
      canvas.put(words, columns.columns.json, canvas.theme.missing)
      return
    }
    canvas.put(
      row.count.isEmpty ? found.text : row.count, columns.columns.json, canvas.theme.jsonString)
  }

  /// Draws what was guessed; returns the column behind it.
  private func drawGuess(
    _ cell: PredictedCell, isChosen: Bool, _ canvas: inout Canvas
  ) -> Int {
    let theme = canvas.theme
    let start = columns.range(cell.style).lowerBound
    let ballot = sheet[cell]
    var end = start + 2
    if ballot.isCounted, !sheet.isRevealed(cell.path), !screen.showsBars {
      // No mark on the majority before the answer.
      let words = columns.isFull ? PredictWords.hands(ballot) : "#"
      end = canvas.put(words, start + 1, theme.strong)
    } else if let guess = ballot.guess {
      canvas.put(canvas.glyphs.outcome(guess), start + 1, theme.strong)
    } else {
      let mark = sheet.isRevealed(cell.path) ? " " : "?"
      canvas.put(mark, start + 1, theme.quiet)
    }
    if isChosen {
      canvas.put("[", start, theme.accent)
      canvas.put("]", end, theme.accent)
      canvas.screen.cursor = Point(column: canvas.line.column + start + 1, row: canvas.line.row)
    }
    return end + 1
  }

  /// Draws what came of it, whether that was guessed, and the value.
  private func drawAnswer(
    _ answer: PredictedAnswer, _ cell: PredictedCell, from start: Int, to end: Int,
    _ canvas: inout Canvas
  ) {
    let theme = canvas.theme
    var column = canvas.put(canvas.glyphs.arrow, start, theme.quiet) + 1
    column = drawMarks(answer, column, &canvas) + 1
    if let isRight = sheet.isRight(cell) {
      let mark = isRight ? "+1" : canvas.glyphs.middleDot
      column = canvas.put(mark, column, isRight ? theme.strong : theme.quiet) + 1
    }
    guard end - column >= 4 else { return }
    canvas.put(answer.value ?? "", column..<end - 1, theme.quiet)
  }

  /// `✗`, or `⋯✗` of what was never reached; returns the column behind it.
  private func drawMarks(
    _ answer: PredictedAnswer, _ column: Int, _ canvas: inout Canvas
  ) -> Int {
    let theme = canvas.theme
    var column = column
    if answer.isAlone || answer.outcome == nil {
      let mark = answer.isAlone ? String(canvas.glyphs.outcome(.notReached)) : "-"
      column = canvas.put(mark, column, theme.quiet)
    }
    guard let outcome = answer.outcome else { return column }
    return canvas.put(
      canvas.glyphs.outcome(outcome), column, theme.glyph(outcome))
  }

  private func drawAnswers(
    _ row: ReportIndex.Row, _ report: Report, _ canvas: inout Canvas
  ) {
    var column = columns.answers
    for style in DecodingStyle.allCases {
      _ = drawMarks(row.answer(style, in: report), column, &canvas)
      column += 3
    }
    let judged = DecodingStyle.allCases.compactMap { sheet.isRight(PredictedCell(row.path, $0)) }
    guard !judged.isEmpty else { return }
    canvas.put(
      "\(judged.count { $0 })/\(judged.count)", column, canvas.theme.strong)
  }

  private func drawScore(_ rows: Int, _ canvas: inout Canvas, in rect: Rect) {
    let lines = PredictWords.score(stage, rows: rows, columns: rect.columns)
    let from = rect.rows > 1 ? 1 : 0
    for (line, words) in lines.enumerated() {
      canvas.putFitted(
        canvas.glyphs.words(words), 2, from + line, columns: rect.columns - 3,
        line == 0 ? canvas.theme.strong : canvas.theme.text, in: rect)
    }
  }
}
