import DecodingReport
import TerminalCanvas
import Workbench

extension ResultView {
  /// Draws, as far as there is room, what became of the whole value, what was lost, and the legend.
  func drawBelow(
    _ canvas: inout Canvas, _ columns: ResultColumns, from drawn: Int, in rect: Rect
  ) {
    guard let report = stage.live.awaitingWhys?.report ?? stage.live.shown?.report,
      !DecodingStyle.allCases.allSatisfy(stage.hiding.hides)
    else {
      if stage.areResultsHidden { drawHiddenNote(&canvas, drawn + 1, in: rect) }
      return
    }
    var row = drawn
    // What was never decoded has no outcome to sum up.
    let isDecoded = stage.live.good != nil || stage.live.standing != .stale
    if isDecoded && rect.rows - row >= 3 {
      canvas.screen.drawHorizontalLine(
        column: 0, row: row, length: rect.columns, character: canvas.glyphs.dashed,
        style: canvas.theme.rule, in: rect)
      drawSummary(&canvas, columns, report, in: rect.inset(top: row + 1))
      row += 4
    }
    if isDecoded, let patched = stage.live.shown?.patched, let styles = columns.styles,
      rect.rows - row > patched.changed.count
    {
      drawPatched(&canvas, patched, columns, styles, row - 1, in: rect)
      row += patched.changed.count + 1
    }
    if !isDecoded { row += 1 }
    if rect.rows - row >= 1 { drawLegend(&canvas, columns, row, in: rect) }
  }

  /// What is stored before the patch, and what each style leaves of it.
  private func drawPatched(
    _ canvas: inout Canvas, _ patched: PatchedValue, _ columns: ResultColumns,
    _ styles: PerStyle<Range<Int>>, _ row: Int, in rect: Rect
  ) {
    let theme = canvas.theme
    let changed = patched.changed
    let title = "\(patched.name) afterwards" + (changed.isEmpty ? ": as before" : "")
    canvas.put(title, columns.field.lowerBound, row, theme.heading, in: rect)
    for (index, property) in changed.enumerated() {
      let row = row + 1 + index
      canvas.line = rect.inset(top: row)
      canvas.put(property.property, columns.field, theme.text)
      canvas.put(property.before, columns.json.dropLast(), theme.quiet)
      for style in DecodingStyle.allCases where !stage.hiding.hides(style) {
        let after = property.after[style]
        let look =
          after == property.before ? theme.quiet : after == nil ? theme.error : theme.strong
        canvas.put(after ?? String(canvas.glyphs.outcome(.threw)), styles[style], look)
      }
    }
  }

  private func drawHiddenNote(_ canvas: inout Canvas, _ row: Int, in rect: Rect) {
    let others = stage.hiding.hasRevealedRows
    let question = "Results hidden: how will each style decode it?"
    // Half a question asks nothing.
    let isCut = rect.rows - row < 2 && CellText.width(question) > rect.columns - 3
    let note =
      others ? "The other results stay hidden." : isCut ? "Results hidden" : question
    var words = [(note, others ? canvas.theme.quiet : canvas.theme.strong)]
    // Space is the course's while that has the keys.
    if !stage.guideHasFocus {
      words.append(("Space reveals the field, 1 2 3 a style, v all", canvas.theme.quiet))
    }
    let lines = words.flatMap { words, style in
      StyledLine.wrapped(
        canvas.glyphs.words(words), style, columns: rect.columns - 1,
        first: StyledLine("  ", .plain))
    }
    canvas.draw(lines, in: rect.inset(top: row))
  }

  private func drawSummary(
    _ canvas: inout Canvas, _ columns: ResultColumns, _ report: Report, in rect: Rect
  ) {
    let rows: [(String, String, (StyleReport, Range<Int>, inout Canvas) -> Void)] = [
      ("whole value", "whole", drawWhole), ("silent loss", "lost", drawLoss),
    ]
    for (row, (name, short, draw)) in rows.enumerated() {
      canvas.line = rect.inset(top: row)
      let isShort =
        columns.isFull && columns.json.isEmpty && CellText.width(name) > columns.field.count
      canvas.put(isShort ? short : name, columns.field.lowerBound, canvas.theme.heading)
      for style in DecodingStyle.allCases where !stage.hiding.hides(style) {
        guard let range = summaryColumns(of: style, columns, in: rect) else { continue }
        if let styleReport = report[style] {
          draw(styleReport, range, &canvas)
        } else if row == 0, stage.live.awaitedStyles.contains(style) {
          canvas.put(Self.awaited, range, canvas.theme.quiet)
        }
      }
    }
    if stage.live.isFaded, stage.live.awaitingWhys == nil {
      canvas.screen.restyle(rect.inset(bottom: rect.rows - 2), canvas.theme.faded)
    }
  }

  /// Where a style is summed up; `nil` for one that has no room.
  private func summaryColumns(
    of style: DecodingStyle, _ columns: ResultColumns, in rect: Rect
  ) -> Range<Int>? {
    if let styles = columns.styles { return styles[style] }
    let start = max(columns.marks, columns.field.lowerBound + 13)
    return style == stage.style ? start..<max(start, rect.columns) : nil
  }

  private func drawWhole(_ report: StyleReport, _ range: Range<Int>, _ canvas: inout Canvas) {
    let (theme, glyphs) = (canvas.theme, canvas.glyphs)
    if report.threw {
      canvas.put("\(glyphs.outcome(.threw)) THREW", range, theme.error)
    } else if let values = stage.live.awaitingWhys {
      canvas.put(values.values[report.style] ?? "decoded", range, theme.text)
    } else if report.unexplained != nil {
      canvas.put("not explained", range, theme.caution)
    } else if report.summary.parts.isEmpty {
      canvas.put("\(glyphs.outcome(.asSent)) as sent", range, theme.glyph(.asSent))
    } else {
      let parts = report.summary.parts
      var column = range.lowerBound
      for (outcome, count) in parts {
        let text =
          "\(glyphs.outcome(outcome)) \(count)" + (parts.count == 1 ? " \(outcome.words)" : "")
        column = canvas.put(text, column, to: range.upperBound, theme.glyph(outcome)) + 2
      }
    }
  }

  private func drawLoss(_ report: StyleReport, _ range: Range<Int>, _ canvas: inout Canvas) {
    let theme = canvas.theme
    if report.unexplained != nil {
      canvas.put("not known", range, theme.caution)
    } else if stage.live.awaitingWhys != nil {
      canvas.put("with the whys", range, theme.quiet)
    } else {
      let count = report.summary.silentLoss
      var words = count == 0 ? "none" : count == 1 ? "1 value lost" : "\(count) values lost"
      if words.count > range.count { words = "\(count) lost" }
      canvas.put(words, range, count == 0 ? theme.glyph(.asSent) : theme.caution)
    }
  }

  private func drawLegend(
    _ canvas: inout Canvas, _ columns: ResultColumns, _ row: Int, in rect: Rect
  ) {
    var row = row
    var column = columns.field.lowerBound
    let outcomes = [Outcome.asSent, .converted, .default, .nil, .dropped, .threw, .notReached]
    var marks = outcomes.map { (canvas.glyphs.outcome($0), canvas.theme.glyph($0), $0.words) }
    marks.append((canvas.glyphs.missing, canvas.theme.missing, "missing"))
    marks.append(("!", canvas.theme.caution, "silent loss"))
    for (mark, style, words) in marks {
      let width = 2 + words.count
      if column + width > rect.columns - 1 {
        column = columns.field.lowerBound
        row += 1
      }
      canvas.put(mark, column, row, style, in: rect)
      canvas.put(words, column + 2, row, canvas.theme.quiet, in: rect)
      column += width + 2
    }
  }
}

extension StyleReport.Summary {
  /// What isn't as sent, the loudest outcome first.
  var parts: [(Outcome, Int)] {
    [Outcome.threw, .converted, .default, .dropped, .nil].compactMap { outcome in
      self[outcome] > 0 ? (outcome, self[outcome]) : nil
    }
  }

  /// The parts in which something became of a value; an optional that is nil is one only where a
  /// value was lost by it.
  var changes: [(Outcome, Int)] {
    let changes = parts.filter { $0.0.isChange }
    return changes.isEmpty && silentLoss > 0 ? parts : changes
  }
}
