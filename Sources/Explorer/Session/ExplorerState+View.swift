package import TerminalCanvas

extension ExplorerState {
  /// Draws the whole screen. Costs what the screen holds, not what the source or the report hold.
  package func view(size: Size) -> Screen {
    var canvas = Canvas(size: size, environment: environment)
    let layout = layout(of: size)
    guard layout.kind != .tooSmall else {
      drawTooSmall(&canvas)
      return canvas.screen
    }
    drawDividers(&canvas, layout)
    drawSamples(&canvas, layout)
    drawPayloads(&canvas, layout)
    drawSource(&canvas, layout)
    drawModel(&canvas, layout)
    drawResult(&canvas, layout)
    drawWhy(&canvas, layout)
    drawListMenu(&canvas, layout)
    let stage = Stage(self, size: size)
    for layer in layers.layers { layer.view(stage, &canvas) }
    drawTitleBar(&canvas, layout)
    drawStatusBar(&canvas, layout)
    drawFooter(&canvas, layout)
    return canvas.screen
  }

  private func drawTooSmall(_ canvas: inout Canvas) {
    let whole = canvas.screen.bounds
    let lines = ["window too", "small", "q quits"]
    let words = "window too small, q quits"
    if whole.columns >= words.count {
      canvas.put(words, 0, 0, canvas.theme.text, in: whole)
    } else {
      for (row, line) in lines.enumerated() {
        canvas.put(line, 0, row, canvas.theme.text, in: whole)
      }
    }
  }

  /// Draws the lines between columns; beside the pane that has the focus they are heavy.
  private func drawDividers(_ canvas: inout Canvas, _ layout: Layout) {
    for divider in layout.dividers {
      canvas.screen.drawVerticalLine(
        column: divider.column, row: divider.row, length: divider.rows,
        character: canvas.glyphs.vertical, style: canvas.theme.rule)
      guard let pane = layout.panes[focus],
        pane.endColumn == divider.column || pane.column == divider.endColumn
      else { continue }
      canvas.screen.drawVerticalLine(
        column: divider.column, row: pane.row, length: pane.rows,
        character: canvas.glyphs.heavyVertical, style: canvas.theme.ruleFocused)
    }
  }

  /// Where samples or payloads lie over the panes, with their frame.
  func listArea(_ layout: Layout) -> Rect {
    let lines = focus == .samples ? library.sampleItems.count : library.payloadItems.count
    // Over the JSON alone, and all of its columns: the result stays in sight while one chooses.
    let columns = max(36, layout.panes[.source]?.columns ?? 0)
    return Rect(
      column: 0, row: 1, columns: min(columns, layout.size.columns),
      rows: min(lines + 2, layout.body.rows))
  }

  /// Draws samples or payloads over the panes where they have no place of their own.
  private func drawListMenu(_ canvas: inout Canvas, _ layout: Layout) {
    guard focus.isList, layout.panes[focus] == nil else { return }
    let area = listArea(layout)
    canvas.screen.fill(area, style: canvas.theme.text)
    canvas.title(focus, in: area, isFocused: true)
    let inside = area.inset(left: 1, top: 1, right: 1, bottom: 1)
    frame(&canvas, area, isColumn: layout.panes[.source]?.endColumn == area.endColumn)
    if focus == .samples {
      drawSampleList(&canvas, in: inside)
    } else {
      drawPayloadList(&canvas, in: inside)
    }
  }

  /// Draws the lines around a list; a column has one beside it already.
  private func frame(_ canvas: inout Canvas, _ area: Rect, isColumn: Bool) {
    let below = Rect(
      column: area.column, row: area.row + 1, columns: area.columns, rows: area.rows - 1)
    let style = canvas.theme.rule
    for column in isColumn ? [] : [0, below.columns - 1] {
      canvas.screen.drawVerticalLine(
        column: column, row: 0, length: below.rows, character: canvas.glyphs.vertical, style: style,
        in: below)
    }
    canvas.screen.drawHorizontalLine(
      column: 0, row: below.rows - 1, length: below.columns, character: canvas.glyphs.horizontal,
      style: style, in: below)
  }
}
