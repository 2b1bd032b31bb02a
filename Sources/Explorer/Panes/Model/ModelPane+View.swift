import DecodingReport
import JSONSource
import TerminalCanvas

extension ExplorerState {
  func drawModel(_ canvas: inout Canvas, _ layout: Layout) {
    guard let pane = layout.panes[.model], let rect = layout.interior(.model) else { return }
    let model = modelIndex[style]
    canvas.title(
      .model, in: pane, isFocused: focus == .model, detail: model.fileName,
      hint: layout.kind == .single ? "Tab: other panes" : style.rawValue.uppercased())
    if showsModelDraft { return drawModelDraft(&canvas, in: rect) }
    let selected = selectedModelLine
    let digits = max(2, String(model.lines.count + model.firstLine).count)
    let text = rect.inset(left: digits + 4)
    let top = visibleModelTop(rows: rect.rows, selected: selected)
    // One column for all outcomes, behind the lines that leave room for their words.
    let widest = model.lines.lazy.map(\.count).filter { $0 < text.columns - 14 }.max() ?? 0
    let column = widest + 2
    for row in 0..<max(0, min(rect.rows, model.lines.count - top)) {
      let line = top + row
      let isSelected = line == selected
      let number = String(line + model.firstLine)
      let theme = canvas.theme
      canvas.put(
        number, 1 + digits - number.count, row, isSelected ? theme.strong : theme.quiet, in: rect)
      canvas.put(
        isSelected ? canvas.glyphs.marker : canvas.glyphs.vertical, digits + 2, row,
        isSelected ? theme.accent : theme.rule, in: rect)
      let end = drawSwift(&canvas, model.lines[line], row, in: text)
      if let field = modelOutcome(ofLine: line, selected: selected) {
        drawOutcome(&canvas, field, after: end, at: column, row, in: text)
      }
      if isSelected { canvas.select(row, in: rect) }
      if focus == .model, overlay == nil, prompt == nil, isSelected || row == 0 {
        canvas.screen.cursor = Point(column: rect.column, row: rect.row + row)
      }
    }
  }

  /// The first line that the pane shows.
  func shownModelTop(_ layout: Layout) -> Int {
    guard let rect = layout.interior(.model) else { return modelTop }
    return visibleModelTop(rows: rect.rows, selected: selectedModelLine)
  }

  /// The first line shown: where it was scrolled to, or as far as the selection needs.
  private func visibleModelTop(rows: Int, selected: Int?) -> Int {
    let last = max(0, modelIndex[style].lines.count - rows)
    guard focus != .model, !scrolledPanes.contains(.model), let selected else {
      return min(modelTop, last)
    }
    if selected < modelTop { return min(max(0, selected - 1), last) }
    return min(max(modelTop, selected - rows + 2), last)
  }

  private var selectedModelLine: Int? {
    guard let shown = live.shown, let row = selectedRow, let report = shown.report[style] else {
      return nil
    }
    return modelIndex[style].line(ofRow: row, shown.index, report)
  }

  /// The loudest field of each property's line; the selected one where its line is.
  private func modelOutcome(ofLine line: Int, selected: Int?) -> FieldReport? {
    guard let shown = live.shown, !areResultsHidden else { return nil }
    let row = line == selected ? selectedRow : shown.modelRows[style][line]
    return row.flatMap { shown.report.field(of: shown.index.rows[$0], style) }
  }

  private func drawOutcome(
    _ canvas: inout Canvas, _ field: FieldReport, after end: Int, at column: Int, _ row: Int,
    in rect: Rect
  ) {
    guard field.outcome != .asSent else { return }
    let glyph = canvas.glyphs.outcome(field.outcome)
    let words =
      switch field.outcome {
      case .threw: " stops here"
      case .notReached: ""
      default: " \(field.outcome.words)"
      }
    var look = canvas.theme.glyph(field.outcome)
    if live.isFaded { look = canvas.theme.faded(look) }
    if end < column {
      canvas.put("\(glyph)\(words)", column, row, look, in: rect)
    } else {
      // A line that is longer gets the glyph alone, at the edge if need be.
      let place = min(end + 2, rect.columns - 2)
      canvas.put(" ", place - 1, row, canvas.theme.text, in: rect)
      canvas.put(glyph, place, row, look, in: rect)
      canvas.put(" ", place + 1, row, canvas.theme.text, in: rect)
    }
  }

  @discardableResult
  func drawSwift(
    _ canvas: inout Canvas, _ line: String, _ row: Int, in rect: Rect
  ) -> Int {
    let theme = canvas.theme
    var column = 0
    for span in SwiftSpan.spans(of: line) where column < rect.columns {
      let style: TextStyle =
        switch span.kind {
        case .plain: theme.text
        case .keyword, .attribute: theme.keyword
        case .type: theme.typeName
        case .string: theme.jsonString
        case .number: theme.jsonNumber
        case .comment: theme.comment
        }
      column = canvas.put(span.text, column, row, style, in: rect)
    }
    return column
  }
}
