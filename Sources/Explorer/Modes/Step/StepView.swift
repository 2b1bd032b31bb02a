import DecodingReport
import JSONSource
import TerminalCanvas

/// Draws the calls, what they read, and what came of it so far.
struct StepView {
  let stage: Stage
  let recording: StepRecording
  let position: Int
  let areas: StepScreen.Areas

  func draw(_ canvas: inout Canvas) {
    drawCalls(&canvas)
    drawStanding(&canvas)
    if areas.value.rows > 1 { drawValue(&canvas, in: areas.value.inset(top: 1)) }
    guard areas.source.columns > 0 else { return }
    canvas.screen.drawVerticalLine(
      column: areas.source.columns, row: areas.source.row,
      length: areas.standing.row - areas.source.row, character: canvas.glyphs.vertical,
      style: canvas.theme.rule)
    drawSource(&canvas, in: areas.source.inset(top: 1))
    if areas.model.rows > 1 { drawModel(&canvas, in: areas.model.inset(top: 1)) }
  }

  private var text: TraceText {
    TraceText(
      recording.trace,
      appearance: TextAppearance(isUTF8: stage.glyphs.isUTF8, width: { CellText.width($0) }))
  }

  // MARK: Calls

  private func drawCalls(_ canvas: inout Canvas) {
    let digits = max(2, String(recording.lastNumber).count)
    let area = areas.calls.inset(top: 1)
    let list = StepScreen.list(recording, position, in: area.rows)
    canvas.draw(list, in: area, marker: nil) { canvas, place in
      let step = list[place]
      if step == position - 1 || step == position {
        let isNext = step == position
        canvas.put(
          StepWords.mark(isNext: isNext, isUTF8: canvas.glyphs.isUTF8), 0,
          isNext ? canvas.theme.accent : canvas.theme.strong)
      }
      switch recording.steps[step] {
      case .call(let call): draw(call, digits, &canvas)
      case .caught(let call): drawCatch(of: call, isOver: step < position, digits, &canvas)
      }
    }
  }

  /// Where a call begins, and where its answer does: half of what is left is that's.
  private func columns(of call: Int, _ digits: Int) -> (start: Int, answer: Int) {
    let columns = areas.calls.columns
    let start = digits + 4 + min(2 * recording.calls[call].depth, columns / 4)
    return (start, max(start + 8, columns * 5 / 8))
  }

  private func draw(_ place: Int, _ digits: Int, _ canvas: inout Canvas) {
    let theme = canvas.theme
    let call = recording.calls[place]
    let number = String(call.number)
    let hasBegun = recording.hasBegun(place, at: position)
    canvas.put(number, 2 + digits - number.count, theme.quiet)
    let (start, answer) = columns(of: place, digits)
    let end = canvas.put(
      StepWords.call(call), start, to: answer - 1, hasBegun ? theme.text : theme.quiet)
    let column = max(end + 1, answer)
    if recording.isDone(place, at: position) {
      let words = canvas.glyphs.words(StepWords.answer(call, text))
      canvas.put(words, column, margin: 0, call.hasThrown ? theme.error : theme.jsonString)
    } else if hasBegun {
      canvas.put(StepWords.path(call), column, margin: 0, theme.quiet)
    }
  }

  private func drawCatch(of place: Int, isOver: Bool, _ digits: Int, _ canvas: inout Canvas) {
    let (start, answer) = columns(of: place, digits)
    let standIn = standIn(for: place)
    let end = canvas.put(
      StepWords.caught(recording.calls[place]), start,
      to: standIn == nil ? canvas.line.columns : answer - 1,
      isOver ? canvas.theme.caution : canvas.theme.quiet)
    guard let standIn else { return }
    canvas.put(
      "\(canvas.glyphs.outcome(standIn.outcome)) \(standIn.value)", max(end + 1, answer), margin: 0,
      canvas.theme.jsonString)
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
      canvas.line = rect.inset(top: row)
      canvas.put(canvas.glyphs.words(line), 2, margin: 1, theme.text)
    }
    canvas.line = rect.inset(top: rect.rows - 1)
    let room = max(0, min(recording.calls.count, rect.columns / 2 - 2))
    let done = recording.callsDone(at: position)
    // Long recordings take a mark for several calls.
    let cells = recording.calls.count > room ? done * room / recording.calls.count : done
    let end = canvas.put(
      StepWords.progress(cells, of: room, isUTF8: canvas.glyphs.isUTF8), 2, theme.accent)
    let errors = recording.errors.filter { recording.isDone($0, at: position) }
    let words = StepWords.errors(errors.map { recording.calls[$0].number })
    canvas.put(canvas.glyphs.words(words), end + 2, margin: 1, theme.error)
  }
}
