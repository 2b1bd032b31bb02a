import TerminalCanvas

extension Menu {
  /// Where the menu stands: at the bottom, beside the JSON where there is room for that.
  func area(_ stage: Stage) -> Rect {
    let layout = stage.layout
    let body = layout.body
    let source = layout.panes[.source]?.endColumn ?? 0
    var left = source < body.columns - 30 && !stage.isZoomed ? source + (source > 0 ? 1 : 0) : 0
    // The sentences of the palette are longer than half of a small window.
    if kind == .palette, layout.kind == .narrow { left = 0 }
    let most = kind == .palette ? body.rows * 2 / 3 : body.rows
    // The palette keeps its height while it is narrowed.
    let count = kind == .palette ? standing : lines.count
    let rows = min(count + 1, max(2, most))
    return Rect(
      column: left, row: body.endRow - rows, columns: body.columns - left, rows: rows)
  }

  func view(_ stage: Stage, _ canvas: inout Canvas) {
    let area = area(stage)
    canvas.screen.fill(area, style: canvas.theme.text)
    let all = standing + (stage.live.shown?.index.rows.count ?? 0)
    let hint = kind == .palette ? " \(lines.count) of \(all.grouped) " : " Esc closes "
    canvas.layerTitle(words(stage).title, hint: hint, in: area)
    let rect = area.inset(top: 1)
    let keys =
      items.map { max(CellText.width(keyLabel($0, canvas.glyphs)), $0.mark.count) }.max() ?? 0
    let widest = items.map { CellText.width($0.title) }.max() ?? 0
    let keyWidth = min(keys, rect.columns / 3) + (kind == .faults ? Self.markColumns : 0)
    canvas.draw(list(stage), in: rect, marker: 1, hasCursor: line == nil) { canvas, place in
      draw(lines[place], stage, isSelected: place == selected, keyWidth, widest, &canvas)
    }
    if lines.isEmpty {
      canvas.tell("nothing is called that", in: rect.inset(left: 3, right: 1))
    }
  }

  /// Cells for what the three styles make of a fault: their marks, `!` for a value that is gone, a gap.
  private static let markColumns = 6

  private func drawMarks(_ canvas: inout Canvas, _ result: TrialResult, _ column: Int) {
    canvas.marks(result.marks, column)
    if result.losesSilently { canvas.put("!", column + 3, canvas.theme.caution) }
  }

  /// The palette's keys are labels already.
  private func keyLabel(_ item: Item, _ glyphs: Glyphs) -> String {
    kind == .palette ? item.key : KeyBinding.label(item.key, glyphs)
  }

  private func draw(
    _ line: Line, _ stage: Stage, isSelected: Bool, _ keyWidth: Int, _ titleWidth: Int,
    _ canvas: inout Canvas
  ) {
    let theme = canvas.theme
    let item = items[line.item]
    let key = item.mark.isEmpty ? keyLabel(item, canvas.glyphs) : item.mark
    canvas.put(key, 3..<3 + keyWidth, item.mark.isEmpty ? theme.accent : theme.quiet)
    if kind == .faults, let result = stage.trials.faultResult(at: line.item) {
      drawMarks(&canvas, result, 3 + keyWidth - Self.markColumns + 2)
    }
    let start = 3 + keyWidth + 2
    let style = item.refusal != nil ? theme.quiet : isSelected ? theme.strong : theme.text
    let text = item.refusal ?? (line.synonym.isEmpty ? item.preview : line.synonym)
    let room = canvas.line.columns - start - 1
    let isFound = !line.synonym.isEmpty
    let width =
      isFound
      ? min(CellText.width(item.title), room - CellText.width(text) - 2)
      : min(titleWidth, max(room / 2, 12))
    let column = start + (text.isEmpty ? room : width) + 2
    canvas.put(canvas.glyphs.words(item.title), start..<max(start, column - 2), style)
    for place in line.matches {
      let cell = start + CellText.width(String(item.title.prefix(place)))
      guard cell < canvas.line.columns - 1 else { break }
      let match = Rect(
        column: canvas.line.column + cell, row: canvas.line.row, columns: 1, rows: 1)
      canvas.screen.restyle(match) { $0.adding([.bold, .underline]) }
    }
    let isQuiet = item.refusal != nil || isFound
    canvas.put(text, column, margin: 1, isQuiet ? theme.quiet : theme.jsonString)
  }
}
