import DecodingReport
import JSONSource
import TerminalCanvas

extension ResultView {
  /// Draws a line of the table.
  func drawRow(
    _ canvas: inout Canvas, _ columns: ResultColumns, _ entry: ReportIndex.Row, _ report: Report,
    follows previous: ReportIndex.Row?, isSelected: Bool
  ) {
    let fields = report.fields(of: entry)
    if pane.foldedPaths.contains(entry.path) {
      canvas.put("+", columns.field.lowerBound - 1, canvas.theme.accent)
    }
    drawName(&canvas, columns, entry, isSelected: isSelected)
    func standIn(_ field: FieldReport, _ style: DecodingStyle) -> String {
      startsNotReached(field, style, after: previous, report) ? "not reached" : ""
    }
    guard let styles = columns.styles else {
      let marks = PerStyle<Outcome?> { style in
        stage.hiding.hides(entry.path, style) ? nil : fields[style]?.outcome
      }
      canvas.marks(marks, columns.marks, gap: 1)
      for style in DecodingStyle.allCases where stage.hiding.hides(entry.path, style) {
        canvas.put("?", columns.marks + 2 * style.index, canvas.theme.quiet)
      }
      if let field = fields[stage.style], !stage.hiding.hides(entry.path, stage.style) {
        let cell = ResultCell(field, glyphs: canvas.glyphs)
        drawText(&canvas, cell, columns.value, standIn: standIn(field, stage.style))
      }
      return
    }
    if !columns.json.isEmpty { drawJSON(&canvas, columns.json, entry, fields) }
    for style in DecodingStyle.allCases {
      let cells = styles[style]
      if stage.hiding.hides(entry.path, style) {
        canvas.put("?", cells.lowerBound, canvas.theme.quiet)
      } else if let field = fields[style] {
        drawCell(
          &canvas, ResultCell(field, glyphs: canvas.glyphs), cells, standIn: standIn(field, style))
      } else if columns.json.isEmpty, previous == nil, stage.live.awaitedStyles.contains(style) {
        canvas.put(Self.awaited, cells, canvas.theme.quiet)
      } else if report[style]?.threw == true {
        // A style that ended early may have asked for this, or not: nobody knows.
        let mark = canvas.glyphs.outcome(.notReached)
        canvas.put(mark, cells.lowerBound, canvas.theme.glyph(.notReached))
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

  /// Draws the name behind its indentation. Where that ends, the step around the name stands before it:
  /// `…tags[0]`.
  private func drawName(
    _ canvas: inout Canvas, _ columns: ResultColumns, _ entry: ReportIndex.Row, isSelected: Bool
  ) {
    let isAlone = pane.filter != nil
    let levels = isAlone ? 0 : columns.levels
    var name = entry.depth > 0 && !entry.label.hasPrefix("[") ? ".\(entry.label)" : entry.label
    if isAlone, let around = entry.path.parent, !around.steps.isEmpty {
      // Of filtered rows those around are out of sight.
      name = around.description.dropFirst().trimmingPrefix(".") + name
    } else if entry.depth > levels, let around = entry.path.steps.dropLast().last {
      name = canvas.glyphs.ellipsis + around.description.trimmingPrefix(".") + name
    }
    var start = columns.field.lowerBound + 2 * min(entry.depth, levels)
    // Without a column for the JSON the name tells that it has nothing, or how much.
    let tells = columns.json.isEmpty && columns.isFull
    if tells, entry.line == 0 {
      canvas.put(canvas.glyphs.missing, start, canvas.theme.missing)
      start += 2
    }
    let count = tells && !entry.count.isEmpty ? " " + entry.count : ""
    let text = CellText.truncatedInside(
      name, columns: columns.field.upperBound - start - count.count, mark: canvas.glyphs.ellipsis)
    let end = canvas.put(text, start, isSelected ? canvas.theme.strong : canvas.theme.text)
    canvas.put(count, end, canvas.theme.quiet)
  }

  /// Draws what the JSON has for a field, or that it has nothing.
  func drawJSON(
    _ canvas: inout Canvas, _ cells: Range<Int>, _ entry: ReportIndex.Row,
    _ fields: PerStyle<FieldReport?>
  ) {
    let theme = canvas.theme
    guard let found = fields.found else {
      canvas.put("\(canvas.glyphs.missing) missing", cells.lowerBound, theme.missing)
      return
    }
    let style: TextStyle =
      switch found.kind {
      case .string: theme.jsonString
      case .number: theme.jsonNumber
      case .true, .false, .null: theme.jsonLiteral
      default: theme.text
      }
    canvas.put(entry.count.isEmpty ? found.text : entry.count, cells, style)
  }

  private func drawCell(
    _ canvas: inout Canvas, _ cell: ResultCell, _ range: Range<Int>, standIn: String
  ) {
    let look = canvas.theme.glyph(cell.outcome)
    canvas.put(cell.glyph, range.lowerBound, look)
    // An alarm is one block, glyph and words.
    if cell.outcome == .threw { canvas.put(" ", range.lowerBound + 1, look) }
    let start = range.lowerBound + 2
    drawText(&canvas, cell, start..<max(start, range.upperBound), standIn: standIn)
  }

  private func drawText(
    _ canvas: inout Canvas, _ cell: ResultCell, _ range: Range<Int>, standIn: String
  ) {
    let loss = cell.isSilentLoss ? 2 : 0
    let end = canvas.put(
      cell.text.isEmpty ? standIn : cell.text,
      range.lowerBound..<max(range.lowerBound, range.upperBound - loss),
      canvas.theme.value(cell.outcome))
    if loss > 0, range.count > loss { canvas.put("!", end + 1, canvas.theme.caution) }
  }
}
