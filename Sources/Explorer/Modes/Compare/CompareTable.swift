import DecodingReport
import JSONSource
import TerminalCanvas

/// Draws what became of each field on both sides.
struct CompareTable {
  let screen: CompareScreen
  let stage: Stage
  let areas: CompareScreen.Areas

  private struct Columns {
    /// Up to the name's end.
    var name = 0..<14
    /// The JSON of A and of B; empty where there is no room for it.
    var json: [Range<Int>] = []
    /// Where the marks of A and of B stand, where the styles have no columns.
    var marks: [Int] = []
    var styles: [(style: DecodingStyle, range: Range<Int>)]

    var table: Table {
      let names = JSONComparison.Side.allCases.map(CompareWords.name)
      let (field, json, _, _) = CompareWords.fields
      return Table(
        [Table.Column(field, from: 2, to: name.upperBound)]
          + zip(names, self.json).map { Table.Column("\(json) \($0)", at: $1) }
          + zip(names, marks).map { Table.Column("\($0) 1 2 3", from: $1, to: $1 + 8) }
          + styles.map { style, range in
            Table.Column("\(style.index + 1) \(style.rawValue.uppercased())  A → B", at: range)
          })
    }
  }

  /// Whether all styles have their values in the table.
  private var isWide: Bool { areas.table.columns >= 100 }

  private var columns: Columns {
    let width = areas.table.columns
    guard isWide else {
      let name = max(10, width / 6)
      return Columns(
        name: 0..<name, marks: [name + 2, name + 11],
        styles: [(stage.style, name + 20..<max(name + 20, width))])
    }
    let json = screen.isOneStyle ? 24 : 11
    let start = 16 + 2 * (json + 1)
    let shown = screen.isOneStyle ? [stage.style] : DecodingStyle.allCases
    let room = (width - start) / shown.count
    return Columns(
      json: [16..<16 + json, 17 + json..<17 + 2 * json],
      styles: shown.enumerated().map { ($1, start + $0 * room..<start + ($0 + 1) * room - 1) })
  }

  func draw(_ canvas: inout Canvas) {
    guard areas.table.rows > 0 else { return }
    let theme = canvas.theme
    let comparing = screen.comparison(stage)
    let sides = comparing.sides
    canvas.title(
      canvas.glyphs.words(
        CompareWords.result(
          sides, screen.isOneStyle ? stage.style : nil, comparing,
          named: screen.pairName(stage.library))),
      in: areas.table, isFocused: false, hint: isWide ? CompareWords.hint : "")
    guard let sides, !sides.fields.rows.isEmpty else {
      return canvas.tell(
        CompareWords.instead(comparing), comparing.fault == nil ? theme.quiet : theme.error,
        in: areas.table.inset(left: 2, top: 1, right: 1))
    }
    let columns = columns
    canvas.headings(columns.table, in: areas.headings)
    let list = screen.list(on: stage).list
    canvas.draw(list, in: areas.cells) { canvas, place in
      draw(sides.fields.rows[list[place]], sides, columns, place == list.chosen, &canvas)
    }
    if list.count == 0 {
      canvas.put(CompareWords.nothingDiffers, 2, 0, theme.quiet, in: areas.cells)
    }
    drawTotals(sides, columns, &canvas)
  }

  private func draw(
    _ row: ReportComparison.Row, _ sides: ComparedSides, _ columns: Columns, _ isChosen: Bool,
    _ canvas: inout Canvas
  ) {
    let field = (row.b ?? row.a)?.fields.compactMap { $0 }.first
    let depth = min(3, field?.depth ?? 0)
    let property = field?.property ?? "$"
    let name = depth > 0 && !property.hasPrefix("[") ? ".\(property)" : property
    canvas.put(
      CellText.truncatedInside(
        name, columns: columns.name.count - depth - 1, mark: canvas.glyphs.ellipsis), 2 + depth,
      isChosen ? canvas.theme.strong : canvas.theme.text)
    for (side, cells) in zip(JSONComparison.Side.allCases, columns.json) {
      drawJSON(row.row(side)?.found, sides.side(side), cells, row.hasOtherJSON, &canvas)
    }
    for (side, column) in zip(JSONComparison.Side.allCases, columns.marks)
    where !stage.areResultsHidden {
      let report = sides.side(side).report
      canvas.marks(
        PerStyle { report.field(row.row(side), $0)?.outcome }, column + 2, gap: 1)
    }
    for (style, range) in columns.styles { drawCell(row, sides, style, range, &canvas) }
  }

  private func drawJSON(
    _ found: FieldReport.Found?, _ answer: ExplainAnswer, _ cells: Range<Int>, _ isOther: Bool,
    _ canvas: inout Canvas
  ) {
    guard let found else {
      canvas.put(canvas.glyphs.missing, cells.lowerBound, canvas.theme.missing)
      return
    }
    let count = answer.document.count(of: found)
    canvas.put(
      count.isEmpty ? found.text : count, cells,
      isOther ? canvas.theme.caution : canvas.theme.text)
  }

  private func drawCell(
    _ row: ReportComparison.Row, _ sides: ComparedSides, _ style: DecodingStyle,
    _ range: Range<Int>, _ canvas: inout Canvas
  ) {
    let quiet = canvas.theme.quiet
    guard !stage.areResultsHidden else {
      canvas.put("?", range.lowerBound, quiet)
      return
    }
    let differs = row.styles.contains(style)
    let room = differs ? (range.count - 3) / 2 : range.count - 2
    var column = draw(
      sides.a.report.field(row.a, style), in: sides.a, range.lowerBound, room, !differs, &canvas)
    guard differs else {
      canvas.put("=", column + 1, quiet)
      return
    }
    column = canvas.put(canvas.glyphs.words(" → "), column, quiet)
    draw(
      sides.b.report.field(row.b, style), in: sides.b, column, range.upperBound - column, false,
      &canvas)
  }

  /// Draws mark, value and loss of one side; returns the column behind them.
  @discardableResult
  private func draw(
    _ field: FieldReport?, in answer: ExplainAnswer, _ start: Int, _ room: Int, _ isAlike: Bool,
    _ canvas: inout Canvas
  ) -> Int {
    guard let field else {
      return canvas.put(canvas.glyphs.isUTF8 ? "·" : " ", start, canvas.theme.quiet)
    }
    let count = field.found.map { answer.document.count(of: $0) } ?? ""
    let cell = ResultCell(field, count: count, glyphs: canvas.glyphs)
    let theme = canvas.theme
    var column = canvas.put(cell.glyph, start, theme.glyph(cell.outcome))
    let isTold = !(isAlike && (cell.outcome == .asSent || cell.outcome == .notReached))
    if isTold, !cell.text.isEmpty {
      let end = column + 1 + room - 2 - (cell.isSilentLoss ? 2 : 0)
      let words = cell.words(columns: end - column - 1)
      column = canvas.put(words, column + 1, to: end, theme.value(cell.outcome))
    }
    return cell.isSilentLoss ? canvas.put("!", column + 1, theme.caution) : column
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
    let glyphs = canvas.glyphs
    let rows: [(String, (StyleReport?) -> String)] = [
      (whole, { CompareWords.whole($0, glyphs) }), (lost, CompareWords.losses),
    ]
    for (row, (name, words)) in rows.enumerated() {
      canvas.line = rect.inset(top: row + 1)
      canvas.put(name, 2, theme.heading)
      for (style, range) in columns.styles where !stage.areResultsHidden {
        let (one, other) = (words(sides.a.report[style]), words(sides.b.report[style]))
        let text = one == other ? "\(one) =" : glyphs.words("\(one) → \(other)")
        canvas.put(text, range, theme.text)
      }
    }
  }
}
