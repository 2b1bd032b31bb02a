import DecodingReport
import JSONSource
import TerminalCanvas
import Workbench

/// The table as it is drawn.
struct ResultView {
  let pane: ResultPane
  let stage: Stage

  init(_ pane: ResultPane, _ stage: Stage) {
    self.pane = pane
    self.stage = stage
  }

  /// How many lines of the table are below its header, above summary and legend.
  var rowCount: Int {
    guard let rect = stage.layout.interior(.result) else { return 0 }
    return max(0, rect.rows - headerRows - pinnedRows(rect.rows))
  }

  /// Rows above the table: without a column for the JSON the title has the headings. What is wrong with the
  /// results stands in the title, too: no row moves by it.
  var headerRows: Int { hasHeadingsInTitle ? 0 : 1 }

  private var hasHeadingsInTitle: Bool {
    guard let rect = stage.layout.interior(.result) else { return false }
    let columns = columns(rect)
    return columns.isFull && columns.json.isEmpty && stage.layout.kind == .narrow
  }

  func columns(_ rect: Rect) -> ResultColumns {
    ResultColumns(
      columns: rect.columns,
      pane.widths(stage.live, withValues: !stage.areResultsHidden && !stage.isTyping))
  }

  /// Rows kept for the summary and the legend however long the table is.
  private func pinnedRows(_ rows: Int) -> Int { rows >= 22 ? 6 : rows >= 14 ? 3 : 0 }

  /// That the results aren't those of the text, which Foundation refuses.
  private var alarm: String {
    guard stage.live.standing == .stale, !stage.areResultsHidden else { return "" }
    return stage.live.good == nil ? stage.live.rejectionWord : "STALE"
  }

  func draw(_ canvas: inout Canvas) {
    guard let area = stage.layout.panes[.result], let rect = stage.layout.interior(.result) else {
      return
    }
    let columns = columns(rect)
    if hasHeadingsInTitle {
      drawTitleWithHeadings(&canvas, columns, in: area)
    } else {
      canvas.title(
        .result, in: area, isFocused: stage.hasFocus(.result), position: position, alarm: alarm,
        detail: resultDetail, hint: resultHint)
      drawHeader(&canvas, columns, in: rect)
    }
    let table = rect.inset(top: headerRows)
    let drawn = drawRows(&canvas, columns, count: rowCount, in: table)
    drawBelow(&canvas, columns, from: drawn, in: table)
  }

  /// Which of how many rows is selected.
  private var position: (Int, of: Int)? {
    let rows = pane.rows(of: stage.live)
    guard let row = stage.selectedRow, rows.count > 0 else { return nil }
    return (rows.place(of: row) + 1, rows.count)
  }

  /// `━ F5 3/14 ━━STRICT━━━DEFAULT━━SMART━━`: in the place of the position what is wrong with the results,
  /// or which rows are left.
  private func drawTitleWithHeadings(
    _ canvas: inout Canvas, _ columns: ResultColumns, in area: Rect
  ) {
    canvas.titleRule(in: area, isFocused: stage.hasFocus(.result))
    let row = Rect(column: area.column, row: area.row, columns: area.columns, rows: 1)
    let isFocused = stage.hasFocus(.result)
    let name = isFocused ? canvas.theme.paneTitleFocused : canvas.theme.paneTitle
    var column = canvas.put(" \(Pane.result.key) ", 1, 0, name, in: row)
    let end = columns.field.upperBound
    let words = alarm.isEmpty ? resultDetail : alarm
    if !words.isEmpty {
      let look = alarm.isEmpty ? canvas.theme.paneHint : canvas.theme.caution
      column = canvas.putFitted(words, column, 0, columns: end - column, look, in: row)
    } else if stage.areResultsHidden {
      column = canvas.putFitted(
        "hidden", column, 0, columns: end - column, canvas.theme.paneHint, in: row)
    } else if let (place, all) = position {
      let words = "\(place.grouped)/\(all.grouped)"
      if column + words.count <= end {
        column = canvas.put(words, column, 0, canvas.theme.paneHint, in: row)
      }
    }
    canvas.put(" ", column, 0, name, in: row)
    canvas.line = row
    for style in DecodingStyle.allCases {
      let heading = "\(style.rawValue.uppercased()) "
      let look = canvas.theme.heading
      let start = columns.cells(of: style).lowerBound
      canvas.put(" ", start - 1, look)
      let end = canvas.put(
        String(heading.dropLast()), start,
        style == stage.style ? canvas.theme.strong.adding(.underline) : look)
      canvas.put(" ", end, look)
    }
  }

  private var resultDetail: String {
    var parts: [String] = []
    if pane.showsOnlyChanged { parts.append("only changed") }
    if let filter = pane.filter {
      parts.append("& \(filter.text): \(pane.filteredOut(of: stage.live).grouped) hidden")
    }
    if stage.live.isFaded, let shown = stage.live.shown { parts.append("of r\(shown.revision)") }
    return parts.joined(separator: "  ")
  }

  private var resultHint: String {
    if stage.areResultsHidden {
      return stage.guideHasFocus ? "hidden" : "hidden: Space, 1 2 3, v reveal"
    }
    if stage.layout.kind == .single { return "Tab: other panes" }
    if stage.layout.kind == .narrow {
      return "\(stage.style.index + 1) \(stage.style.rawValue.uppercased())"
    }
    if pane.filter != nil { return "Esc: all rows" }
    return pane.showsOnlyChanged ? "f: all fields" : "f: only changed"
  }

  /// What is said of a style whose model isn't there yet.
  static let awaited = "compiling"

  private func drawHeader(
    _ canvas: inout Canvas, _ columns: ResultColumns, in rect: Rect
  ) {
    columns.drawHeadings(&canvas, stage.style, in: rect, cells: columns.cells)
    guard !columns.isFull else { return }
    let isAwaited = stage.live.awaitedStyles.contains(stage.style)
    canvas.put(
      isAwaited ? Self.awaited : "\(stage.style.rawValue.uppercased()) VALUE", columns.value,
      isAwaited ? canvas.theme.quiet : canvas.theme.strong)
  }

  /// Draws the visible part of the table; returns the number of lines drawn.
  private func drawRows(
    _ canvas: inout Canvas, _ columns: ResultColumns, count: Int, in rect: Rect
  ) -> Int {
    let start = columns.field.lowerBound
    guard let shown = stage.live.shown else {
      let words =
        stage.live.isGivenUp
        ? "given up; F5 asks again"
        : stage.live.awaitingWhys == nil ? "decoding" : "decoded; the fields follow with their whys"
      canvas.put(words, start, 0, canvas.theme.quiet, in: rect)
      return 1
    }
    var rows = pane.rows(of: stage.live)
    rows.fit(
      shown.index.rows.count, in: count, chosen: stage.selectedRow.map { rows.place(of: $0) })
    // A row that is left out isn't marked.
    if rows.chosenRow != stage.selectedRow {
      rows.fit(shown.index.rows.count, in: count, chosen: nil)
    }
    canvas.draw(rows, in: rect, hasCursor: stage.focus == .result) { canvas, place in
      drawRow(
        &canvas, columns, rows[place], shown, follows: place > 0 ? rows[place - 1] : nil,
        isSelected: place == rows.chosen)
    }
    let end = rows.inSight.upperBound
    var drawn = rows.inSight.count
    if stage.live.isFaded && !stage.areResultsHidden { fade(&canvas, rows: drawn, in: rect) }
    if rows.count == 0 {
      let isDecoded = stage.live.standing != .stale
      let words =
        stage.lackOfModel
        ?? (!isDecoded
          ? "nothing could be decoded"
          : pane.filter != nil
            ? "no row has this"
            : pane.showsOnlyChanged ? "every field is as sent, in every style" : "no fields")
      canvas.put(words, start, 0, canvas.theme.quiet, in: rect)
      drawn = 1
    }
    let omitted = shown.report.styles.map(\.omittedFields).max() ?? 0
    if omitted > 0, end == rows.count, drawn < rect.rows {
      let words = "and \(omitted.grouped) more, not listed; the whole value counts them"
      canvas.put(words, start, drawn, canvas.theme.quiet, in: rect)
      drawn += 1
    }
    return drawn
  }

  private func fade(_ canvas: inout Canvas, rows: Int, in rect: Rect) {
    let theme = canvas.theme
    canvas.screen.restyle(
      Rect(column: rect.column, row: rect.row, columns: rect.columns, rows: rows), theme.faded)
  }
}

extension Int {
  /// The number with a comma between each three digits.
  var grouped: String {
    var text = ""
    for (place, digit) in String(magnitude).reversed().enumerated() {
      if place > 0 && place % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return (self < 0 ? "-" : "") + String(text.reversed())
  }
}
