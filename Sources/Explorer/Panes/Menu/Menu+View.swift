import JSONSource
import TerminalCanvas

extension ExplorerState {
  /// Rows for the choices of a menu at the present size.
  func menuRows(_ menu: Menu) -> Int { max(1, menuRect(layout, menu).rows - 1) }

  /// Where a menu stands: at the bottom, beside the JSON where there is room for that.
  func menuRect(_ layout: Layout, _ menu: Menu) -> Rect {
    let body = layout.body
    let source = layout.panes[.source]?.endColumn ?? 0
    var left = source < body.columns - 30 && !isZoomed ? source + (source > 0 ? 1 : 0) : 0
    // The sentences of the palette are longer than half of a small window.
    if menu.kind == .palette, layout.kind == .narrow { left = 0 }
    let most = menu.kind == .palette ? body.rows * 2 / 3 : body.rows
    // The palette keeps its height while it is narrowed.
    let lines = menu.kind == .palette ? menu.items.count : menu.lines.count
    let rows = min(lines + 1, max(2, most))
    return Rect(
      column: left, row: body.endRow - rows, columns: body.columns - left, rows: rows)
  }

  func drawMenu(_ canvas: inout Canvas, _ layout: Layout) {
    guard let menu else { return }
    let area = menuRect(layout, menu)
    canvas.screen.fill(area, style: canvas.theme.text)
    drawMenuTitle(&canvas, menu, in: area)
    let rect = area.inset(top: 1)
    let keys = menu.items.map { CellText.width($0.key) }.max() ?? 0
    let widest = menu.items.map { CellText.width($0.title) }.max() ?? 0
    let keyWidth = min(keys, rect.columns / 3)
    let top = listTop(selected: menu.selected, count: menu.lines.count, rows: rect.rows)
    for (row, line) in menu.lines.dropFirst(top).prefix(rect.rows).enumerated() {
      drawMenuLine(
        &canvas, menu, line, row, isSelected: top + row == menu.selected, keyWidth: keyWidth,
        titleWidth: widest, in: rect)
    }
    if menu.lines.isEmpty {
      canvas.putFitted(
        "nothing has these letters in it", 3, 0, columns: rect.columns - 4, canvas.theme.quiet,
        in: rect)
    }
  }

  private func drawMenuTitle(_ canvas: inout Canvas, _ menu: Menu, in area: Rect) {
    let row = Rect(column: area.column, row: area.row, columns: area.columns, rows: 1)
    canvas.screen.fill(row, with: canvas.glyphs.heavyHorizontal, style: canvas.theme.ruleFocused)
    let column = canvas.putFitted(
      " \(canvas.glyphs.marker) \(menuTitle(menu.kind)) ", 1, 0, columns: row.columns - 2,
      canvas.theme.paneTitleFocused, in: row)
    let hint =
      menu.kind == .palette ? " \(menu.lines.count) of \(menu.items.count) " : " Esc closes "
    canvas.putRight(hint, 0, canvas.theme.paneHint, after: column + 1, in: row, margin: 0)
  }

  private func menuTitle(_ kind: Menu.Kind) -> String {
    let field = selection?.description ?? ""
    return switch kind {
    case .palette: "^P Do"
    case .faults: "x Break \(field)"
    case .copy: "y Copy \(field)"
    case .write: "w Write \(field) to a file"
    case .fixes: "F10 Fix the JSON"
    case .roots: "T Type to decode"
    case .modelFiles: "m File to edit"
    }
  }

  private func drawMenuLine(
    _ canvas: inout Canvas, _ menu: Menu, _ line: Menu.Line, _ row: Int, isSelected: Bool,
    keyWidth: Int, titleWidth: Int, in rect: Rect
  ) {
    let theme = canvas.theme
    let item = menu.items[line.item]
    if isSelected { canvas.put(canvas.glyphs.marker, 1, row, theme.accent, in: rect) }
    canvas.putFitted(item.key, 3, row, columns: keyWidth, theme.accent, in: rect)
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
    if prompt == nil {
      canvas.screen.cursor = Point(column: rect.column + 1, row: rect.row + row)
    }
  }
}
