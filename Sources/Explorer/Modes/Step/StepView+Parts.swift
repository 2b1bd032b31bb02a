import DecodingReport
import JSONSource
import TerminalCanvas
import TextEditor
import Workbench

/// Payload and value beside the calls.
extension StepView {
  /// The call that the step is about which comes next, else the one that was last.
  var current: Trace.Call? {
    switch recording.next(at: position) ?? recording.last(at: position) {
    case .call(let call), .caught(let call): recording.calls[call]
    case nil: nil
    }
  }

  /// What a call is about, in the text.
  private func range(of call: Trace.Call) -> Range<Int>? {
    call.offsets.map { stage.live.shown?.textRange(of: $0) ?? $0 }
  }

  private var currentRange: Range<Int>? { current.flatMap(range(of:)) }

  func drawSource(_ canvas: inout Canvas, in rect: Rect) {
    let theme = canvas.theme
    canvas.title(
      canvas.glyphs.words(StepWords.source(stage, columns: rect.columns)),
      above: rect, hint: canvas.glyphs.words(StepWords.legend(isUTF8: canvas.glyphs.isUTF8)))
    var editor = stage.editor
    let digits = max(2, String(editor.text.lineCount).count)
    let text = rect.inset(left: digits + 4)
    let isOver = recording.next(at: position) == nil
    // The last row is the caret's, wherever that comes.
    let rows = max(1, text.rows - (isOver ? 0 : 1))
    _ = editor.apply(.resize(rows: rows, columns: text.columns))
    var read: Set<Int> = []
    for call in recording.calls.prefix(recording.callsDone(at: position)) {
      guard call.operation.asksForValue, let range = range(of: call) else { continue }
      read.insert(editor.text.line(at: range.lowerBound))
    }
    let nextLine = currentRange.map { editor.text.line(at: $0.lowerBound) }
    if let offset = currentRange?.lowerBound {
      // Once nothing is to be read any more, lines are seen from their beginning.
      let line = isOver ? editor.text.offset(ofLine: editor.text.line(at: offset)) : nil
      let start = line ?? offset
      _ = editor.apply(.select(start..<start))
    }
    var row = 0
    for line in editor.rows(allowsJSON5: stage.options.json5) where row < rect.rows {
      canvas.line = rect.inset(top: row)
      if let number = stage.number(ofLine: line.line) {
        canvas.put(number, before: digits, theme.quiet)
      }
      let isNext = !isOver && nextLine.map { line.lines.contains($0) } ?? false
      if isNext || line.lines.contains(where: read.contains) {
        let mark = StepWords.mark(isNext: isNext, isUTF8: canvas.glyphs.isUTF8)
        canvas.put(mark, digits + 1, isNext ? theme.accent : theme.strong)
      }
      canvas.put(canvas.glyphs.vertical, digits + 2, theme.rule)
      canvas.put(line.text, 0, row, isNext ? theme.strong : theme.text, in: text)
      if isNext { canvas.select(row, in: rect) }
      row += 1
      if isNext, row < rect.rows, drawCaret(below: line, row, &canvas, in: text) { row += 1 }
    }
  }

  /// `^^^^ decode(Int)`, below the value that comes next; whether that is seen in the line.
  private func drawCaret(
    below line: SourceRow, _ row: Int, _ canvas: inout Canvas, in rect: Rect
  ) -> Bool {
    guard let range = currentRange, let cells = line.cells(of: range), !cells.isEmpty,
      let next = recording.next(at: position)
    else { return false }
    let words =
      switch next {
      case .call(let call): StepWords.call(recording.calls[call])
      case .caught(let call): StepWords.caught(recording.calls[call])
      }
    let caret = String(repeating: "^", count: cells.count)
    let end = canvas.put(caret, cells.lowerBound, row, canvas.theme.accent, in: rect)
    canvas.putFitted(
      words, end + 1, row, columns: rect.columns - end - 2, canvas.theme.accent, in: rect)
    return true
  }

  /// The parts of the value that is being decoded, as the report names them, and its call.
  var frame: (call: Int, rows: [Int], keys: [Int], parts: [JSONPath: Int])? {
    guard let shown = stage.live.shown, let report = shown.report[stage.style],
      let frame = recording.frame(at: position)
    else { return nil }
    let path = recording.calls[frame].path
    let first = shown.index.rowOfPath[path].map { $0 + 1 } ?? 0
    let rows = shown.index.rows[first...].indices
      .prefix { shown.index.rows[$0].path.isWithin(path) }
      .filter { shown.index.rows[$0].path.parent == path }
      .filter { recording.trace.keepsCalls(for: shown.index.rows[$0].path) }
    guard !report.fields.isEmpty else { return nil }
    let parts = rows.filter { row in
      shown.report.field(of: shown.index.rows[row], stage.style)?.reason != .unknownKey
    }
    return (frame, parts, rows, recording.parts(of: frame, at: position))
  }

  /// The part of the frame in which the next call is.
  func nextPart(_ rows: [Int], _ index: ReportIndex) -> Int? {
    guard recording.next(at: position) != nil, let path = current?.path else { return nil }
    return rows.first { path.isWithin(index.rows[$0].path) }
  }

  func drawValue(_ canvas: inout Canvas, in rect: Rect) {
    let theme = canvas.theme
    canvas.title(StepWords.value, above: rect)
    guard let frame, let shown = stage.live.shown else { return }
    let call = recording.calls[frame.call]
    let appearance = TextAppearance(isUTF8: stage.glyphs.isUTF8, width: { CellText.width($0) })
    let text = TraceText(recording.trace, appearance: appearance)
    canvas.putFitted(
      StepWords.head(call), 2, 0, columns: rect.columns - 3, theme.heading, in: rect)
    let next = nextPart(frame.rows, shown.index)
    let area = rect.inset(top: 1, bottom: 2)
    let list = List(.middle).fitted(
      frame.rows.count, in: area.rows, chosen: frame.rows.firstIndex { $0 == next } ?? 0)
    let labels = list.inSight.map { shown.index.rows[frame.rows[$0]].label }
    let start = 6 + min(labels.map(CellText.width).max() ?? 0, 20)
    canvas.draw(list, in: area, hasGround: false) { canvas, place in
      let entry = shown.index.rows[frame.rows[place]]
      if frame.rows[place] == next {
        let mark = StepWords.mark(isNext: true, isUTF8: canvas.glyphs.isUTF8)
        canvas.put(mark, 2, theme.accent)
      }
      canvas.put(entry.label + ":", 4, to: start, theme.text)
      guard let call = frame.parts[entry.path] else {
        canvas.put(canvas.glyphs.words(StepWords.toCome), start, margin: 1, theme.quiet)
        return
      }
      let isDone = recording.isDone(call, at: position)
      let words = isDone ? text.answer(of: recording.calls[call]) : StepWords.running
      let look = recording.calls[call].hasThrown ? theme.error : theme.jsonString
      canvas.put(canvas.glyphs.words(words), start, margin: 1, isDone ? look : theme.accent)
    }
    let left = frame.keys.filter {
      frame.parts[shown.index.rows[$0].path] == nil && shown.index.rows[$0].line > 0
    }
    let isDone = recording.isDone(frame.call, at: position)
    let words = StepWords.left(left.prefix(40).map { shown.index.rows[$0].label }, isDone: isDone)
    canvas.putFitted(words, 2, rect.rows - 1, columns: rect.columns - 3, theme.quiet, in: rect)
  }
}
