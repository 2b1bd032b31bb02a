import DecodingReport
import JSONSource
import TerminalCanvas

extension ResultView {
  /// Draws a line of the table: a field, or how many fields it stands for.
  func drawRow(
    _ canvas: inout Canvas, _ columns: ResultColumns, _ row: Int, _ shown: ExplainAnswer,
    follows previous: Int?, isSelected: Bool
  ) {
    let (index, report) = (shown.index, shown.report)
    let entry = index.rows[row]
    let group = pane.groups[row]
    let fields = report.fields(of: entry)
    if group != nil || pane.foldedPaths.contains(entry.path) {
      canvas.put("+", columns.field.lowerBound - 1, canvas.theme.accent)
    }
    if let group {
      drawName(of: group, &canvas, columns, index)
    } else {
      drawName(&canvas, columns, entry, fields, isSelected: isSelected)
    }
    let before = previous.map { index.rows[$0] }
    func cell(_ field: FieldReport, _ style: DecodingStyle) -> ResultCell {
      var cell = ResultCell(field, count: entry.count, glyphs: canvas.glyphs)
      if startsNotReached(field, style, after: before, report) { cell.standIn = "not reached" }
      if group?.kind == .wentWithOthers, field.outcome != .dropped {
        cell.text = field.outcome == .asSent ? "as sent" : ""
      }
      // The place at which the style stopped says it; what lies around that place has the mark alone.
      if field.outcome == .threw, index.isQuiet(field, row, style) { cell.text = "" }
      cell.look = look(of: field, row, style, index, canvas.theme)
      return cell
    }
    guard let styles = columns.styles else {
      for style in DecodingStyle.allCases {
        let column = columns.marks + 2 * style.index
        if stage.hiding.hides(entry.path, style) {
          canvas.put("?", column, canvas.theme.quiet)
        } else if let field = fields[style] {
          let cell = cell(field, style)
          canvas.put(cell.glyph, column, cell.look)
        }
      }
      if let field = fields[stage.style], !stage.hiding.hides(entry.path, stage.style) {
        drawText(&canvas, cell(field, stage.style), columns.value)
      }
      return
    }
    if !columns.json.isEmpty, group == nil { drawJSON(&canvas, columns.json, entry, fields) }
    for style in DecodingStyle.allCases {
      let cells = styles[style]
      if stage.hiding.hides(entry.path, style) {
        canvas.put("?", cells.lowerBound, canvas.theme.quiet)
      } else if let field = fields[style] {
        drawCell(&canvas, cell(field, style), cells)
      } else if columns.json.isEmpty, previous == nil, stage.live.awaitedStyles.contains(style) {
        canvas.put(Self.awaited, cells, canvas.theme.quiet)
      } else if report[style]?.threw == true {
        // A style that ended early may have asked for this, or not: nobody knows.
        let mark = canvas.glyphs.outcome(.notReached)
        canvas.put(mark, cells.lowerBound, canvas.theme.glyph(.notReached))
      }
    }
  }

  /// Red ground for the place at which the style that is looked at stopped, red ink for another's; what
  /// another row tells is quiet.
  private func look(
    of field: FieldReport, _ row: Int, _ style: DecodingStyle, _ index: ReportIndex, _ theme: Theme
  ) -> TextStyle {
    if index.isQuiet(field, row, style) { return theme.quiet }
    return field.outcome == .threw && style == stage.style ? theme.stop : theme.glyph(field.outcome)
  }

  private func drawName(
    of group: RowGroup, _ canvas: inout Canvas, _ columns: ResultColumns, _ index: ReportIndex
  ) {
    let depth = index.rows[group.rows.lowerBound].depth
    let start = columns.field.lowerBound + 2 * min(depth, columns.levels)
    let end = columns.json.isEmpty ? columns.field.upperBound : columns.json.upperBound
    let words = group.words(in: index, times: canvas.glyphs.times)
    let isCut = group.kind == .wentWithOthers && CellText.width(words) > end - start
    canvas.put(isCut ? group.shortWords : words, start..<max(start, end), canvas.theme.quiet)
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
    _ canvas: inout Canvas, _ columns: ResultColumns, _ entry: ReportIndex.Row,
    _ fields: PerStyle<FieldReport?>, isSelected: Bool
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
    let isUnknown =
      !stage.areResultsHidden
      && fields.contains { (field: FieldReport?) in field?.isUnknownKey ?? false }
    if isUnknown {
      canvas.put(canvas.glyphs.outcome(.dropped), start, canvas.theme.quiet)
      start += 2
    }
    let count = tells && !entry.count.isEmpty ? " " + entry.count : ""
    let text = CellText.truncatedInside(
      name, columns: columns.field.upperBound - start - count.count, mark: canvas.glyphs.ellipsis)
    let look = isUnknown ? canvas.theme.quiet : canvas.theme.text
    let end = canvas.put(text, start, isSelected ? canvas.theme.strong : look)
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

  private func drawCell(_ canvas: inout Canvas, _ cell: ResultCell, _ range: Range<Int>) {
    canvas.put(cell.glyph, range.lowerBound, cell.look)
    // A stop is one block, glyph and words.
    if cell.look == canvas.theme.stop { canvas.put(" ", range.lowerBound + 1, cell.look) }
    let start = range.lowerBound + 2
    drawText(&canvas, cell, start..<max(start, range.upperBound))
  }

  private func drawText(_ canvas: inout Canvas, _ cell: ResultCell, _ range: Range<Int>) {
    let loss = cell.isSilentLoss ? 2 : 0
    let room = max(0, range.count - loss)
    let end = canvas.put(
      cell.words(columns: room), range.lowerBound..<range.lowerBound + room,
      cell.outcome == .asSent ? canvas.theme.text : cell.look)
    if loss > 0, range.count > loss {
      canvas.put("!", end + 1, cell.isAside ? canvas.theme.quiet : canvas.theme.caution)
    }
  }
}
