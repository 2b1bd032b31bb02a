import TerminalCanvas

/// The names that a path may go on as, in columns above the status line.
extension Prompt {
  func drawNames(_ stage: Stage, _ canvas: inout Canvas) {
    let body = stage.layout.body
    guard !names.isEmpty, body.rows > 1 else { return }
    let widest = names.lazy.map { CellText.width($0) }.max() ?? 0
    let width = min(widest + 2, body.columns - 2)
    let columns = max(1, (body.columns - 2) / width)
    let most = max(1, body.rows / 2 - 1)
    let rows = min(most, (names.count + columns - 1) / columns)
    let area = Rect(
      column: 0, row: body.endRow - rows - 1, columns: body.columns, rows: rows + 1)
    canvas.screen.fill(area, style: canvas.theme.text)
    let shown = min(names.count, rows * columns)
    let count = shown < names.count ? "\(shown) of \(names.count)" : "\(names.count)"
    canvas.layerTitle("Files", hint: " \(count) ", in: area)
    let rect = area.inset(left: 1, top: 1)
    for (place, name) in names.prefix(shown).enumerated() {
      let (column, row) = (place / rows, place % rows)
      canvas.putFitted(
        name, column * width, row, columns: width - 2,
        name.hasSuffix("/") ? canvas.theme.accent : canvas.theme.text, in: rect)
    }
  }
}
