import DecodingReport
import JSONSource
import TerminalCanvas

/// Draws the calls, what they read, and what came of it so far.
struct StepView {
  let stage: Stage
  let recording: StepRecording
  let position: Int
  let areas: StepAreas

  enum Mark {
    /// It just happened, or was read before.
    case done
    case next
  }

  func draw(_ canvas: inout Canvas) {
    drawCalls(&canvas)
    drawStanding(&canvas)
    if areas.value.rows > 0 { drawValue(&canvas) }
    guard areas.source.columns > 0 else { return }
    canvas.screen.drawVerticalLine(
      column: areas.source.columns, row: areas.source.row - 1,
      length: areas.standing.row - areas.source.row + 1, character: canvas.glyphs.vertical,
      style: canvas.theme.rule)
    drawSource(&canvas)
    if areas.model.rows > 0 { drawModel(&canvas) }
  }

  private var text: TraceText {
    TraceText(
      recording.trace,
      appearance: TextAppearance(isUTF8: stage.glyphs.isUTF8, width: { CellText.width($0) }))
  }

  private func put(
    _ mark: Mark, _ column: Int, _ row: Int, _ canvas: inout Canvas, in rect: Rect
  ) {
    canvas.put(
      StepWords.mark(isNext: mark == .next, isUTF8: canvas.glyphs.isUTF8), column, row,
      mark == .next ? canvas.theme.accent : canvas.theme.strong, in: rect)
  }

  // MARK: Calls

  private func drawCalls(_ canvas: inout Canvas) {
    let digits = max(2, String(recording.lastNumber).count)
    let list = StepList(recording, position, rows: areas.calls.rows)
    for (row, step) in list.rows {
      if step == position - 1 { put(.done, 0, row, &canvas, in: areas.calls) }
      if step == position { put(.next, 0, row, &canvas, in: areas.calls) }
      switch recording.steps[step] {
      case .call(let call): draw(call, step, row, digits, &canvas)
      case .caught(let call): drawCatch(of: call, step, row, digits, &canvas)
      }
      if step == position || position == recording.steps.count && step == position - 1 {
        canvas.select(row, in: areas.calls)
        canvas.screen.cursor = Point(column: areas.calls.column, row: areas.calls.row + row)
      }
    }
  }

  private func indent(_ depth: Int) -> Int { min(2 * depth, areas.calls.columns / 4) }

  private func draw(
    _ place: Int, _ step: Int, _ row: Int, _ digits: Int, _ canvas: inout Canvas
  ) {
    let (theme, rect) = (canvas.theme, areas.calls)
    let call = recording.calls[place]
    let number = String(call.number)
    let hasBegun = recording.hasBegun(place, at: position)
    let look = hasBegun ? theme.text : theme.quiet
    canvas.put(number, 2 + digits - number.count, row, theme.quiet, in: rect)
    let start = digits + 4 + indent(call.depth)
    // Half of what is left is the answer's.
    let answerColumn = max(start + 8, rect.columns * 5 / 8)
    let end = canvas.putFitted(
      StepWords.call(call), start, row, columns: answerColumn - start - 1, look, in: rect)
    guard recording.isDone(place, at: position) else {
      if !hasBegun { return }
      canvas.putFitted(
        StepWords.path(call), max(end + 1, answerColumn), row,
        columns: rect.columns - answerColumn, theme.quiet, in: rect)
      return
    }
    let words = canvas.glyphs.words(StepWords.answer(call, text))
    canvas.putFitted(
      words, max(end + 1, answerColumn), row, columns: rect.columns - answerColumn,
      call.hasThrown ? theme.error : theme.jsonString, in: rect)
  }

  private func drawCatch(
    of place: Int, _ step: Int, _ row: Int, _ digits: Int, _ canvas: inout Canvas
  ) {
    let start = digits + 4 + indent(recording.calls[place].depth)
    let answerColumn = max(start + 8, areas.calls.columns * 5 / 8)
    let standIn = standIn(for: place)
    let end = canvas.putFitted(
      StepWords.caught(recording.calls[place]), start, row,
      columns: (standIn == nil ? areas.calls.columns : answerColumn - 1) - start,
      step < position ? canvas.theme.caution : canvas.theme.quiet, in: areas.calls)
    guard let standIn else { return }
    canvas.putFitted(
      "\(canvas.glyphs.outcome(standIn.outcome)) \(standIn.value)", max(end + 1, answerColumn), row,
      columns: areas.calls.columns - answerColumn, canvas.theme.jsonString, in: areas.calls)
  }

  /// What came back in the place of what a call threw, as soon as it did; with what the report says
  /// of the field.
  private func standIn(for place: Int) -> (outcome: Outcome, value: String)? {
    let parent = recording.parents[place]
    guard parent >= 0, recording.isDone(parent, at: position),
      recording.calls[parent].path == recording.calls[place].path,
      !recording.calls[parent].hasThrown, let shown = stage.live.shown,
      let row = shown.index.rowOfPath[recording.calls[place].path],
      let field = shown.report.field(of: shown.index.rows[row], stage.style)
    else { return nil }
    var answer = recording.calls[parent]
    answer.outcome = nil
    return (field.outcome, StepWords.answer(answer, text))
  }

  // MARK: What happened, and how far it is

  private func drawStanding(_ canvas: inout Canvas) {
    let (theme, rect) = (canvas.theme, areas.standing)
    let lines = StepWords.standing(recording, position, text)
    for (row, line) in lines.suffix(max(0, rect.rows - 1)).enumerated() {
      canvas.putFitted(
        canvas.glyphs.words(line), 2, row, columns: rect.columns - 3, theme.text, in: rect)
    }
    let room = max(0, min(recording.calls.count, rect.columns / 2 - 2))
    let done = recording.callsDone(at: position)
    // Long recordings take a mark for several calls.
    let cells = recording.calls.count > room ? done * room / recording.calls.count : done
    let end = canvas.put(
      StepWords.progress(cells, of: room, isUTF8: canvas.glyphs.isUTF8), 2, rect.rows - 1,
      theme.accent, in: rect)
    let errors = recording.errors.filter { recording.isDone($0, at: position) }
    canvas.putFitted(
      canvas.glyphs.words(StepWords.errors(errors.map { recording.calls[$0].number })), end + 2,
      rect.rows - 1,
      columns: rect.columns - end - 3, theme.error, in: rect)
  }
}
