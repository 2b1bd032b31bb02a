import TerminalCanvas

extension Menu {
  /// How far a page leads.
  func page(_ stage: Stage) -> Int { max(1, max(1, area(stage).rows - 1) - 1) }

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

  /// The first line that is seen.
  func top(rows: Int) -> Int {
    Layout.listTop(selected: selected, count: lines.count, rows: rows)
  }

  func view(_ stage: Stage, _ canvas: inout Canvas) {
    let area = area(stage)
    canvas.screen.fill(area, style: canvas.theme.text)
    let all = standing + (stage.live.shown?.index.rows.count ?? 0)
    let hint = kind == .palette ? " \(lines.count) of \(all.grouped) " : " Esc closes "
    canvas.layerTitle(Layer.menu(self).words(stage).title, hint: hint, in: area)
    let rect = area.inset(top: 1)
    let keys =
      items.map { max(CellText.width(keyLabel($0, canvas.glyphs)), $0.mark.count) }.max() ?? 0
    let widest = items.map { CellText.width($0.title) }.max() ?? 0
    let keyWidth = min(keys, rect.columns / 3) + (kind == .faults ? Self.markColumns : 0)
    let top = top(rows: rect.rows)
    for (row, line) in lines.dropFirst(top).prefix(rect.rows).enumerated() {
      draw(
        &canvas, stage, line, row, isSelected: top + row == selected, keyWidth: keyWidth,
        titleWidth: widest, in: rect)
    }
    if lines.isEmpty {
      canvas.putFitted(
        "nothing has these letters in it", 3, 0, columns: rect.columns - 4, canvas.theme.quiet,
        in: rect)
    }
  }

  /// Cells for what the three styles make of a fault: their marks, `!` for a value that is gone, a gap.
  private static let markColumns = 6

  private func drawMarks(
    _ canvas: inout Canvas, _ result: TrialResult, _ column: Int, _ row: Int, in rect: Rect
  ) {
    canvas.marks(result.marks, column, row, in: rect)
    if result.losesSilently { canvas.put("!", column + 3, row, canvas.theme.caution, in: rect) }
  }

  /// The palette's keys are labels already.
  private func keyLabel(_ item: Item, _ glyphs: Glyphs) -> String {
    kind == .palette ? item.key : KeyBinding.label(item.key, glyphs)
  }

  private func draw(
    _ canvas: inout Canvas, _ stage: Stage, _ line: Line, _ row: Int, isSelected: Bool,
    keyWidth: Int, titleWidth: Int, in rect: Rect
  ) {
    let theme = canvas.theme
    let item = items[line.item]
    if isSelected { canvas.put(canvas.glyphs.marker, 1, row, theme.accent, in: rect) }
    let isAction = item.mark.isEmpty
    canvas.putFitted(
      isAction ? keyLabel(item, canvas.glyphs) : item.mark, 3, row, columns: keyWidth,
      isAction ? theme.accent : theme.quiet, in: rect)
    if kind == .faults, let result = stage.trials.faultResult(at: line.item) {
      drawMarks(&canvas, result, 3 + keyWidth - Self.markColumns + 2, row, in: rect)
    }
    let start = 3 + keyWidth + 2
    let style = item.refusal != nil ? theme.quiet : isSelected ? theme.strong : theme.text
    let text = item.refusal ?? item.preview
    let room = rect.columns - start - 1
    let column = start + (text.isEmpty ? room : min(titleWidth, max(room / 2, 12))) + 2
    canvas.putFitted(
      canvas.glyphs.words(item.title), start, row, columns: column - 2 - start, style, in: rect)
    for place in line.matches {
      let cell = start + CellText.width(String(item.title.prefix(place)))
      guard cell < rect.columns - 1 else { break }
      let match = Rect(column: rect.column + cell, row: rect.row + row, columns: 1, rows: 1)
      canvas.screen.restyle(match) { $0.adding([.bold, .underline]) }
    }
    canvas.putFitted(
      text, column, row, columns: rect.columns - column - 1,
      item.refusal == nil ? theme.jsonString : theme.quiet, in: rect)
    guard isSelected else { return }
    canvas.select(row, in: rect)
    if self.line == nil {
      canvas.screen.cursor = Point(column: rect.column + 1, row: rect.row + row)
    }
  }
}
