import DecodingReport
import JSONSource
import TerminalCanvas

extension ResultView {
  /// Draws a line of the table.
  func drawRow(
    _ canvas: inout Canvas, _ columns: ResultColumns, _ entry: ReportIndex.Row, _ report: Report,
    _ row: Int, follows previous: ReportIndex.Row?, in rect: Rect
  ) {
    let fields = report.fields(of: entry)
    let isSelected =
      stage.selectedRow.map { stage.live.shown?.index.rows[$0].path == entry.path } ?? false
    let indent = String(repeating: "  ", count: min(entry.depth, columns.fieldWidth / 4))
    if pane.foldedPaths.contains(entry.path) {
      canvas.put("+", columns.field - 1, row, canvas.theme.accent, in: rect)
    }
    let label = entry.depth > 0 && !entry.label.hasPrefix("[") ? ".\(entry.label)" : entry.label
    let name =
      pane.filter == nil
      ? indent + label
      : RowFilter.name(of: entry, label, columns: columns.fieldWidth - 1, canvas.glyphs)
    canvas.putFitted(
      name, columns.field, row, columns: columns.fieldWidth - 1,
      isSelected ? canvas.theme.strong : canvas.theme.text, in: rect)
    if columns.isFull { drawJSON(&canvas, columns, entry, fields, row, in: rect) }
    guard !stage.areResultsHidden else {
      if columns.isFull { drawHidden(&canvas, columns, row, in: rect) }
      return
    }
    if let styles = columns.styles {
      for style in DecodingStyle.allCases {
        guard let field = fields[style] else {
          // A style that ended early may have asked for this, or not: nobody knows.
          if report[style]?.threw == true {
            canvas.put(
              String(canvas.glyphs.outcome(.notReached)), styles[style].lowerBound, row,
              canvas.theme.glyph(.notReached), in: rect)
          }
          continue
        }
        drawCell(
          &canvas, ResultCell(field, glyphs: canvas.glyphs), styles[style], row,
          standIn: startsNotReached(field, style, after: previous, report) ? "not reached" : "",
          in: rect)
      }
    } else {
      canvas.marks(
        PerStyle { fields[$0]?.outcome }, columns.marks, row, gap: 1, in: rect)
      if let field = fields[stage.style] {
        let cell = ResultCell(field, glyphs: canvas.glyphs)
        drawText(
          &canvas, cell, columns.value, row,
          standIn: startsNotReached(field, stage.style, after: previous, report)
            ? "not reached" : "",
          in: rect)
      }
    }
  }

  /// Whether the field is the first of several that its style didn't reach: the words are said once.
  private func startsNotReached(
    _ field: FieldReport, _ style: DecodingStyle, after previous: ReportIndex.Row?,
    _ report: Report
  ) -> Bool {
    guard field.outcome == .notReached else { return false }
    return previous.flatMap { report.field(of: $0, style) }?.outcome != .notReached
  }

  private func drawHidden(
    _ canvas: inout Canvas, _ columns: ResultColumns, _ row: Int, in rect: Rect
  ) {
    guard let styles = columns.styles else { return }
    for style in DecodingStyle.allCases {
      canvas.put("?", styles[style].lowerBound, row, canvas.theme.quiet, in: rect)
    }
  }

  private func drawJSON(
    _ canvas: inout Canvas, _ columns: ResultColumns, _ entry: ReportIndex.Row,
    _ fields: PerStyle<FieldReport?>, _ row: Int, in rect: Rect
  ) {
    let theme = canvas.theme
    guard let found = fields.strict?.found ?? fields.default?.found ?? fields.smart?.found else {
      canvas.put("\(canvas.glyphs.missing) missing", columns.json, row, theme.missing, in: rect)
      return
    }
    let style: TextStyle =
      switch found.kind {
      case .string: theme.jsonString
      case .number: theme.jsonNumber
      case .true, .false, .null: theme.jsonLiteral
      default: theme.text
      }
    canvas.putFitted(
      entry.count.isEmpty ? found.text : entry.count, columns.json, row,
      columns: columns.jsonWidth, style, in: rect)
  }

  private func drawCell(
    _ canvas: inout Canvas, _ cell: ResultCell, _ range: Range<Int>, _ row: Int, standIn: String,
    in rect: Rect
  ) {
    let look = canvas.theme.glyph(cell.outcome)
    canvas.put(cell.glyph, range.lowerBound, row, look, in: rect)
    // An alarm is one block, glyph and words.
    let isBlock = cell.outcome == .threw
    if isBlock { canvas.put(" ", range.lowerBound + 1, row, look, in: rect) }
    drawText(
      &canvas, cell, range.lowerBound + 2..<max(range.lowerBound + 2, range.upperBound), row,
      standIn: standIn, in: rect)
  }

  private func drawText(
    _ canvas: inout Canvas, _ cell: ResultCell, _ range: Range<Int>, _ row: Int, standIn: String,
    in rect: Rect
  ) {
    let text = cell.text.isEmpty ? standIn : cell.text
    let loss = cell.isSilentLoss ? 2 : 0
    let end = canvas.putFitted(
      text, range.lowerBound, row, columns: range.count - loss, canvas.theme.value(cell.outcome),
      in: rect)
    if loss > 0, range.count > loss {
      canvas.put("!", end + 1, row, canvas.theme.caution, in: rect)
    }
  }
}
