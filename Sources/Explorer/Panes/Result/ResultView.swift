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

  /// The header, and the banner while the results aren't those of the text.
  var headerRows: Int { resultBanner == nil ? 1 : 2 }

  /// Rows kept for the summary and the legend however long the table is.
  private func pinnedRows(_ rows: Int) -> Int { rows >= 22 ? 6 : rows >= 14 ? 3 : 0 }

  /// A word, what is wrong with the JSON, and what that means for the table.
  private var resultBanner: (word: String, why: String, rest: String)? {
    if stage.areResultsHidden { return nil }
    if stage.live.standing == .stale {
      let isDeep = stage.live.rejection?.foundationLimit != nil
      let why = isDeep ? "is too deep for Foundation" : "does not parse"
      return stage.live.good == nil
        ? (stage.live.rejectionWord, "the document \(why)", "; nothing could be decoded")
        : ("STALE", "the JSON \(why)", "; these are the last good results")
    }
    return nil
  }

  func draw(_ canvas: inout Canvas) {
    guard let area = stage.layout.panes[.result], let rect = stage.layout.interior(.result) else {
      return
    }
    canvas.title(
      .result, in: area, isFocused: stage.focus == .result, detail: resultDetail, hint: resultHint
    )
    let columns = ResultColumns(
      columns: rect.columns, labelWidth: stage.live.shown?.index.labelWidth ?? 0)
    var row = 0
    if let (word, why, rest) = resultBanner {
      let behind = canvas.put(" \(word) ", 1, row, canvas.theme.alarm, in: rect) + 1
      let room = rect.columns - behind
      let words = why.count + rest.count <= room ? why + rest : why
      canvas.putFitted(words, behind, row, columns: room, canvas.theme.strong, in: rect)
      row += 1
    }
    drawHeader(&canvas, columns, row, in: rect)
    row += 1
    let table = rect.inset(top: row)
    let drawn = drawRows(&canvas, columns, count: rowCount, in: table)
    drawBelow(&canvas, columns, from: drawn, in: table)
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
    if stage.areResultsHidden { return "results hidden, v reveals" }
    if stage.layout.kind == .single { return "Tab: other panes" }
    if stage.layout.kind == .narrow {
      return "\(stage.style.index + 1) \(stage.style.rawValue.uppercased())"
    }
    if pane.filter != nil { return "Esc: all rows" }
    return pane.showsOnlyChanged ? "f: all fields" : "f: only changed"
  }

  private func drawHeader(
    _ canvas: inout Canvas, _ columns: ResultColumns, _ row: Int, in rect: Rect
  ) {
    let theme = canvas.theme
    canvas.putFitted(
      "FIELD", columns.field, row, columns: columns.fieldWidth - 1, theme.heading, in: rect)
    if let styles = columns.styles {
      canvas.put("JSON", columns.json, row, theme.heading, in: rect)
      for style in DecodingStyle.allCases {
        let look = style == stage.style ? theme.strong.adding(.underline) : theme.heading
        canvas.put(
          "\(style.index + 1) \(style.rawValue.uppercased())", styles[style].lowerBound, row, look,
          in: rect)
      }
    } else {
      for style in DecodingStyle.allCases {
        let look = style == stage.style ? theme.strong.adding(.underline) : theme.heading
        canvas.put("\(style.index + 1)", columns.marks + 2 * style.index, row, look, in: rect)
      }
      canvas.putFitted(
        "\(stage.style.rawValue.uppercased()) VALUE", columns.value.lowerBound, row,
        columns: columns.value.count, theme.strong, in: rect)
    }
  }

  /// Draws the visible part of the table; returns the number of lines drawn.
  private func drawRows(
    _ canvas: inout Canvas, _ columns: ResultColumns, count: Int, in rect: Rect
  ) -> Int {
    guard let shown = stage.live.shown else {
      let words =
        stage.live.isGivenUp
        ? "given up; F5 asks again"
        : stage.live.awaitingWhys == nil ? "decoding" : "decoded; the fields follow with their whys"
      canvas.put(words, columns.field, 0, canvas.theme.quiet, in: rect)
      return 1
    }
    let rows = pane.rows(of: stage.live)
    let top = min(pane.top, max(0, rows.count - count))
    let end = min(rows.count, top + count)
    let selected = stage.selectedRow
    for place in top..<max(top, end) {
      let row = rows[place]
      drawRow(
        &canvas, columns, shown.index.rows[row], shown.report, place - top,
        follows: place > 0 ? shown.index.rows[rows[place - 1]] : nil, in: rect)
      if row == selected { markRow(&canvas, place - top, in: rect) }
    }
    var drawn = max(0, end - top)
    if stage.live.isFaded && !stage.areResultsHidden { fade(&canvas, rows: drawn, in: rect) }
    if rows.count == 0 {
      let isDecoded = stage.live.standing != .stale
      let words =
        stage.entry.sources.isEmpty
        ? "no model yet: type one in F7, or paste it there"
        : pane.filter != nil
          ? "no row has this"
          : pane.showsOnlyChanged ? "every field is as sent, in every style" : "no fields"
      guard isDecoded else { return 0 }
      canvas.put(words, columns.field, 0, canvas.theme.quiet, in: rect)
      drawn = 1
    }
    let omitted = shown.report.styles.map(\.omittedFields).max() ?? 0
    if omitted > 0, end == rows.count, drawn < rect.rows {
      canvas.put(
        "and \(omitted.grouped) more", columns.field, drawn, canvas.theme.quiet, in: rect)
      drawn += 1
    }
    return drawn
  }

  private func markRow(_ canvas: inout Canvas, _ row: Int, in rect: Rect) {
    canvas.put(canvas.glyphs.marker, 0, row, canvas.theme.accent, in: rect)
    canvas.select(row, in: rect)
    if stage.focus == .result {
      canvas.screen.cursor = Point(column: rect.column, row: rect.row + row)
    }
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
