import DecodingReport
import JSONSource
import TerminalCanvas

/// Draws what became of each field on both sides.
struct CompareTable {
  let screen: CompareScreen
  let stage: Stage
  let areas: CompareAreas

  private struct Columns {
    var name = 14
    /// The JSON of A and of B; empty where there is no room for it.
    var json: (a: Range<Int>, b: Range<Int>)
    /// Where the marks of A and of B stand, where the styles have no columns.
    var marks: (a: Int, b: Int)?
    var styles: [(style: DecodingStyle, range: Range<Int>)]
  }

  private var columns: Columns {
    let width = areas.table.columns
    guard areas.isWide else {
      let name = max(10, width / 6)
      return Columns(
        name: name, json: (0..<0, 0..<0), marks: (name + 2, name + 11),
        styles: [(stage.style, name + 20..<max(name + 20, width))])
    }
    let json = screen.isOneStyle ? 24 : 11
    let start = 16 + 2 * (json + 1)
    let shown = screen.isOneStyle ? [stage.style] : DecodingStyle.allCases
    let room = (width - start) / shown.count
    return Columns(
      json: (16..<16 + json, 17 + json..<17 + 2 * json), marks: nil,
      styles: shown.enumerated().map { ($1, start + $0 * room..<start + ($0 + 1) * room - 1) })
  }

  func draw(_ chosen: Int?, _ canvas: inout Canvas) {
    guard areas.table.rows > 0 else { return }
    let theme = canvas.theme
    let sides = stage.comparing.sides
    canvas.title(
      canvas.glyphs.words(
        CompareWords.result(
          sides, screen.isOneStyle ? stage.style : nil, stage.comparing,
          named: stage.comparedPairName)),
      in: areas.table, isFocused: false, hint: areas.isWide ? CompareWords.hint : "")
    guard let sides, !sides.fields.rows.isEmpty else {
      drawInstead(&canvas)
      return
    }
    let columns = columns
    drawHeadings(columns, &canvas)
    let rows = screen.rows(sides)
    let top = screen.top(sides, areas, stage)
    for (line, place) in rows.dropFirst(top).prefix(areas.cells.rows).enumerated() {
      draw(sides.fields.rows[place], sides, columns, line, place == chosen, &canvas)
    }
    if rows.isEmpty { canvas.put(CompareWords.nothingDiffers, 2, 0, theme.quiet, in: areas.cells) }
    drawTotals(sides, columns, &canvas)
  }

  private func drawInstead(_ canvas: inout Canvas) {
    let style = stage.comparing.fault == nil ? canvas.theme.quiet : canvas.theme.error
    let words = canvas.glyphs.words(CompareWords.instead(stage))
    let rect = areas.table.inset(left: 2, top: 1)
    let run = StyledLine.Run(text: words, style: style)
    canvas.draw(StyledLine.wrapped([run], columns: rect.columns - 1), in: rect)
  }

  private func drawHeadings(_ columns: Columns, _ canvas: inout Canvas) {
    let theme = canvas.theme
    let rect = areas.table.inset(top: 1)
    let (field, json, _, _) = CompareWords.fields
    canvas.put(field, 2, 0, theme.heading, in: rect)
    for (side, range) in [
      (JSONComparison.Side.a, columns.json.a), (.b, columns.json.b),
    ] where !range.isEmpty {
      canvas.put(
        "\(json) \(CompareWords.name(side))", range.lowerBound, 0, theme.heading, in: rect)
    }
    if let marks = columns.marks {
      for (side, column) in [(JSONComparison.Side.a, marks.a), (.b, marks.b)] {
        canvas.put("\(CompareWords.name(side)) 1 2 3", column, 0, theme.heading, in: rect)
      }
    }
    for (style, range) in columns.styles {
      let words = "\(style.index + 1) \(style.rawValue.uppercased())  A → B"
      canvas.put(canvas.glyphs.words(words), range.lowerBound, 0, theme.heading, in: rect)
    }
  }

  private func draw(
    _ row: ReportComparison.Row, _ sides: ComparedSides, _ columns: Columns, _ line: Int,
    _ isChosen: Bool, _ canvas: inout Canvas
  ) {
    let theme = canvas.theme
    let rect = areas.cells
    if isChosen { canvas.put(canvas.glyphs.marker, 0, line, theme.accent, in: rect) }
    let field = (row.b ?? row.a)?.fields.compactMap { $0 }.first
    let depth = min(3, field?.depth ?? 0)
    let name = (depth > 0 ? "." : "") + (field?.property ?? "$")
    canvas.put(
      CellText.truncatedInside(
        depth > 0 && field?.property.hasPrefix("[") == true ? String(name.dropFirst()) : name,
        columns: columns.name - depth - 1, mark: canvas.glyphs.ellipsis),
      2 + depth, line, isChosen ? theme.strong : theme.text, in: rect)
    for (side, range) in [
      (JSONComparison.Side.a, columns.json.a), (.b, columns.json.b),
    ] where !range.isEmpty {
      drawJSON(row.row(side)?.found, sides.side(side), range, line, row.hasOtherJSON, &canvas)
    }
    if let marks = columns.marks {
      for (side, column) in [(JSONComparison.Side.a, marks.a), (.b, marks.b)] {
        let own = PerStyle<Outcome?> { style in
          stage.areResultsHidden
            ? nil : sides.side(side).report.field(row.row(side), style)?.outcome
        }
        canvas.marks(own, column + 2, line, gap: 1, in: rect)
      }
    }
    for (style, range) in columns.styles {
      drawCell(row, sides, style, range, line, &canvas)
    }
    guard isChosen else { return }
    canvas.select(line, in: rect)
    canvas.screen.cursor = Point(column: rect.column, row: rect.row + line)
  }

  private func drawJSON(
    _ found: FieldReport.Found?, _ answer: ExplainAnswer, _ range: Range<Int>, _ line: Int,
    _ isOther: Bool, _ canvas: inout Canvas
  ) {
    guard let found else {
      canvas.put(
        canvas.glyphs.missing, range.lowerBound, line, canvas.theme.missing, in: areas.cells)
      return
    }
    let count = answer.document.count(of: found)
    canvas.putFitted(
      count.isEmpty ? found.text : count, range.lowerBound, line, columns: range.count,
      isOther ? canvas.theme.caution : canvas.theme.text, in: areas.cells)
  }

  private func drawCell(
    _ row: ReportComparison.Row, _ sides: ComparedSides, _ style: DecodingStyle,
    _ range: Range<Int>, _ line: Int, _ canvas: inout Canvas
  ) {
    let rect = areas.cells
    guard !stage.areResultsHidden else {
      canvas.put("?", range.lowerBound, line, canvas.theme.quiet, in: rect)
      return
    }
    let differs = row.styles.contains(style)
    let room = differs ? (range.count - 3) / 2 : range.count - 2
    var column = draw(
      sides.a.report.field(row.a, style), range.lowerBound, line, room, !differs, &canvas)
    guard differs else {
      canvas.put("=", column + 1, line, canvas.theme.quiet, in: rect)
      return
    }
    column = canvas.put(
      canvas.glyphs.words(" → "), column, line, canvas.theme.quiet, in: rect)
    draw(
      sides.b.report.field(row.b, style), column, line, range.upperBound - column, false, &canvas)
  }

  /// Draws mark, value and loss of one side; returns the column behind them.
  @discardableResult
  private func draw(
    _ field: FieldReport?, _ start: Int, _ line: Int, _ room: Int, _ isAlike: Bool,
    _ canvas: inout Canvas
  ) -> Int {
    let rect = areas.cells
    guard let field else {
      return canvas.put(canvas.glyphs.isUTF8 ? "·" : " ", start, line, canvas.theme.quiet, in: rect)
    }
    let cell = ResultCell(field, glyphs: canvas.glyphs)
    let theme = canvas.theme
    var column = canvas.put(cell.glyph, start, line, theme.glyph(cell.outcome), in: rect)
    let isTold = !(isAlike && (cell.outcome == .asSent || cell.outcome == .notReached))
    if isTold, !cell.text.isEmpty {
      column = canvas.putFitted(
        cell.text, column + 1, line, columns: room - 2 - (cell.isSilentLoss ? 2 : 0),
        theme.value(cell.outcome), in: rect)
    }
    guard cell.isSilentLoss else { return column }
    return canvas.put("!", column + 1, line, theme.caution, in: rect)
  }

  private func drawTotals(
    _ sides: ComparedSides, _ columns: Columns, _ canvas: inout Canvas
  ) {
    let theme = canvas.theme
    let rect = areas.totals
    guard rect.rows == 3 else { return }
    canvas.screen.drawHorizontalLine(
      column: 0, row: 0, length: rect.columns, character: canvas.glyphs.dashed, style: theme.rule,
      in: rect)
    let (_, _, whole, lost) = CompareWords.fields
    canvas.put(whole, 2, 1, theme.heading, in: rect)
    canvas.put(lost, 2, 2, theme.heading, in: rect)
    guard !stage.areResultsHidden else { return }
    for (style, range) in columns.styles {
      let (a, b) = (sides.a.report[style], sides.b.report[style])
      func put(_ one: String, _ other: String, _ row: Int) {
        canvas.putFitted(
          one == other ? "\(one) =" : canvas.glyphs.words("\(one) → \(other)"), range.lowerBound,
          row, columns: range.count, theme.text, in: rect)
      }
      put(CompareWords.whole(a, canvas.glyphs), CompareWords.whole(b, canvas.glyphs), 1)
      put(CompareWords.losses(a), CompareWords.losses(b), 2)
    }
  }
}
