import DecodingReport
import JSONSource
import TerminalCanvas
import Workbench

/// The table of guesses, and of what came of those that were revealed.
struct PredictTable {
  let screen: PredictScreen
  let stage: Stage
  private let areas: PredictAreas
  private let columns: PredictColumns
  private var sheet: PredictionSheet { stage.predictions }

  init(screen: PredictScreen, stage: Stage) {
    self.screen = screen
    self.stage = stage
    areas = PredictAreas(stage)
    columns = PredictColumns(areas.rows.columns, stage)
  }

  func draw(_ canvas: inout Canvas) {
    canvas.screen.fill(areas.table, with: " ", style: canvas.theme.text)
    canvas.title(
      canvas.glyphs.words(PredictWords.title(stage)), in: areas.table, isFocused: true,
      hint: canvas.glyphs.words(PredictWords.hint(stage, columns: areas.table.columns)))
    let heading = areas.table.inset(top: 1)
    drawHeading(&canvas, in: heading)
    guard stage.live.rejection == nil, let shown = stage.live.shown,
      !shown.index.rows.isEmpty
    else {
      canvas.putFitted(
        PredictWords.instead(stage), 2, 0, columns: areas.rows.columns - 2, canvas.theme.quiet,
        in: areas.rows)
      return
    }
    let selected = stage.selectedRow ?? 0
    let top = screen.origin(selected, stage)
    for line in 0..<areas.rows.rows where shown.index.rows.indices.contains(top + line) {
      let row = shown.index.rows[top + line]
      drawRow(row, shown.report, line, isSelected: top + line == selected, &canvas)
      if top + line == selected { canvas.select(line, in: areas.rows) }
    }
    drawScore(shown.index.rows.count, &canvas)
  }

  private func drawHeading(_ canvas: inout Canvas, in rect: Rect) {
    let theme = canvas.theme
    let places = columns.columns
    canvas.putFitted(
      "FIELD", places.field, 0, columns: places.fieldWidth - 1, theme.heading, in: rect)
    if columns.isFull { canvas.put("JSON", places.json, 0, theme.heading, in: rect) }
    for style in DecodingStyle.allCases {
      let look = style == stage.style ? theme.strong.adding(.underline) : theme.heading
      let name = columns.isFull ? " \(style.rawValue.uppercased())" : ""
      canvas.put(
        "\(style.index + 1)\(name)", columns.range(style).lowerBound + 1, 0, look, in: rect)
    }
    if !columns.isFull {
      canvas.put(canvas.glyphs.words(PredictWords.was), columns.answers, 0, theme.heading, in: rect)
    }
  }

  private func drawRow(
    _ row: ReportIndex.Row, _ report: Report, _ line: Int, isSelected: Bool,
    _ canvas: inout Canvas
  ) {
    let theme = canvas.theme
    let rect = areas.rows
    let places = columns.columns
    if isSelected { canvas.put(canvas.glyphs.marker, 0, line, theme.accent, in: rect) }
    let levels = min(row.depth, places.fieldWidth / 4)
    let name = row.depth > 0 && !row.label.hasPrefix("[") ? ".\(row.label)" : row.label
    canvas.put(
      CellText.truncatedInside(
        name, columns: places.fieldWidth - 1 - 2 * levels, mark: canvas.glyphs.ellipsis),
      places.field + 2 * levels, line, isSelected ? theme.strong : theme.text, in: rect)
    if columns.isFull { drawJSON(row, report, line, &canvas) }
    for style in DecodingStyle.allCases {
      let cell = PredictedCell(row.path, style)
      let end = drawGuess(cell, line, isChosen: isSelected && style == stage.style, &canvas)
      guard columns.isFull, sheet.isRevealed(row.path) else { continue }
      drawAnswer(
        row.answer(style, in: report), cell, from: end, to: columns.range(style).upperBound, line,
        &canvas)
    }
    if !columns.isFull, sheet.isRevealed(row.path) { drawAnswers(row, report, line, &canvas) }
  }

  private func drawJSON(
    _ row: ReportIndex.Row, _ report: Report, _ line: Int, _ canvas: inout Canvas
  ) {
    let places = columns.columns
    let fields = report.fields(of: row)
    guard let found = fields.strict?.found ?? fields.default?.found ?? fields.smart?.found else {
      canvas.putFitted(
        "\(canvas.glyphs.missing) \(PredictWords.missing)", places.json, line,
        columns: places.jsonWidth, canvas.theme.missing, in: areas.rows)
      return
    }
    canvas.putFitted(
      row.count.isEmpty ? found.text : row.count, places.json, line, columns: places.jsonWidth,
      canvas.theme.jsonString, in: areas.rows)
  }

  /// Draws what was guessed; returns the column behind it.
  private func drawGuess(
    _ cell: PredictedCell, _ line: Int, isChosen: Bool, _ canvas: inout Canvas
  ) -> Int {
    let theme = canvas.theme
    let rect = areas.rows
    let start = columns.range(cell.style).lowerBound
    let ballot = sheet[cell]
    var end = start + 2
    if ballot.isCounted, !sheet.isRevealed(cell.path), !screen.showsBars {
      // No mark on the majority before the answer.
      let words = columns.isFull ? PredictWords.hands(ballot) : "#"
      end = canvas.put(words, start + 1, line, theme.strong, in: rect)
    } else if let guess = ballot.guess {
      canvas.put(canvas.glyphs.outcome(guess), start + 1, line, theme.strong, in: rect)
    } else {
      let mark = sheet.isRevealed(cell.path) ? " " : "?"
      canvas.put(mark, start + 1, line, theme.quiet, in: rect)
    }
    if isChosen {
      canvas.put("[", start, line, theme.accent, in: rect)
      canvas.put("]", end, line, theme.accent, in: rect)
      canvas.screen.cursor = Point(column: rect.column + start + 1, row: rect.row + line)
    }
    return end + 1
  }

  /// Draws what came of it, whether that was guessed, and the value.
  private func drawAnswer(
    _ answer: PredictedAnswer, _ cell: PredictedCell, from start: Int, to end: Int, _ line: Int,
    _ canvas: inout Canvas
  ) {
    let theme = canvas.theme
    let rect = areas.rows
    var column = canvas.put(canvas.glyphs.arrow, start, line, theme.quiet, in: rect) + 1
    column = drawMarks(answer, column, line, &canvas) + 1
    if let isRight = sheet.isRight(cell) {
      column =
        canvas.put(
          isRight ? "+1" : canvas.glyphs.middleDot, column, line,
          isRight ? theme.strong : theme.quiet, in: rect) + 1
    }
    guard end - column >= 4 else { return }
    canvas.putFitted(
      answer.value ?? "", column, line, columns: end - column - 1, theme.quiet, in: rect)
  }

  /// `✗`, or `⋯✗` of what was never reached; returns the column behind it.
  private func drawMarks(
    _ answer: PredictedAnswer, _ column: Int, _ line: Int, _ canvas: inout Canvas
  ) -> Int {
    let theme = canvas.theme
    var column = column
    if answer.isAlone || answer.outcome == nil {
      let mark = answer.isAlone ? String(canvas.glyphs.outcome(.notReached)) : "-"
      column = canvas.put(mark, column, line, theme.quiet, in: areas.rows)
    }
    guard let outcome = answer.outcome else { return column }
    return canvas.put(
      canvas.glyphs.outcome(outcome), column, line, theme.glyph(outcome), in: areas.rows)
  }

  private func drawAnswers(
    _ row: ReportIndex.Row, _ report: Report, _ line: Int, _ canvas: inout Canvas
  ) {
    var column = columns.answers
    for style in DecodingStyle.allCases {
      _ = drawMarks(row.answer(style, in: report), column, line, &canvas)
      column += 3
    }
    let judged = DecodingStyle.allCases.compactMap { sheet.isRight(PredictedCell(row.path, $0)) }
    guard !judged.isEmpty else { return }
    canvas.put(
      "\(judged.count { $0 })/\(judged.count)", column, line, canvas.theme.strong, in: areas.rows)
  }

  private func drawScore(_ rows: Int, _ canvas: inout Canvas) {
    let lines = PredictWords.score(stage, rows: rows, columns: areas.score.columns)
    let from = areas.score.rows > 1 ? 1 : 0
    for (line, words) in lines.enumerated() {
      canvas.putFitted(
        canvas.glyphs.words(words), 2, from + line, columns: areas.score.columns - 3,
        line == 0 ? canvas.theme.strong : canvas.theme.text, in: areas.score)
    }
  }
}
