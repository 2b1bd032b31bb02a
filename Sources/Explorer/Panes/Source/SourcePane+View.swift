import DecodingReport
import JSONSource
import TerminalCanvas
import Workbench

/// Where things stand in the JSON pane's gutter, in cells from its left edge.
private struct SourceGutter {
  let digits: Int
  let isTight: Bool

  init(lines: Int, columns: Int) {
    digits = max(2, String(lines).count)
    isTight = columns < 45
  }

  var number: Int { isTight ? 0 : 1 }
  var marks: Int { number + digits + 1 }
  var bar: Int { marks + (isTight ? 3 : 4) }
  var text: Int { bar + (isTight ? 1 : 2) }
}

extension ExplorerState {
  /// The part of the JSON pane's interior in which the text stands.
  func sourceTextRect(_ interior: Rect) -> Rect {
    let gutter = SourceGutter(lines: editor.text.lineCount, columns: interior.columns)
    return interior.inset(left: gutter.text, bottom: errorBlockRows(interior.rows))
  }

  /// Rows for the syntax error's message, at the bottom of the pane.
  private func errorBlockRows(_ rows: Int) -> Int {
    guard live.rejection != nil, live.isErrorTold else { return 0 }
    return rows >= 12 ? 5 : rows >= 4 ? 1 : 0
  }

  func drawSource(_ canvas: inout Canvas, _ layout: Layout) {
    guard let pane = layout.panes[.source], let rect = layout.interior(.source) else { return }
    canvas.title(
      .source, in: pane, isFocused: focus == .source,
      detail: layout.kind == .narrow || layout.kind == .single ? "" : shortSourceName,
      hint: layout.kind == .single ? "Tab: other panes" : sourceSize)
    let textRect = sourceTextRect(rect)
    var editor = editor
    if editor.viewport.rows != textRect.rows || editor.viewport.columns != textRect.columns {
      _ = editor.apply(.resize(rows: textRect.rows, columns: textRect.columns))
    }
    let gutter = SourceGutter(lines: editor.text.lineCount, columns: rect.columns)
    let caretLine = editor.text.line(at: editor.caret)
    let body = Rect(
      column: rect.column, row: rect.row, columns: rect.columns, rows: textRect.rows)
    var row = 0
    for line in editor.rows(allowsJSON5: options.json5) where row < body.rows {
      drawLine(&canvas, line, gutter, row, isCurrent: line.line == caretLine, in: body)
      row += 1
      for ghost in ghosts[line.line] ?? [] where row < body.rows {
        drawGhost(&canvas, ghost, after: line, gutter, row, in: body)
        row += 1
      }
    }
    if editor.text.isEmpty {
      canvas.putFitted(
        "empty: type JSON here", gutter.text + 1, 0, columns: textRect.columns - 1,
        canvas.theme.quiet, in: body)
    }
    drawError(&canvas, in: rect.inset(top: textRect.rows))
  }

  var shortSourceName: String {
    switch origin {
    case .sample: sourceName
    case .file(let path): path.split(separator: "/").last.map(String.init) ?? path
    case .standardInput: "standard input"
    }
  }

  private var sourceSize: String {
    let bytes = editor.text.count
    // What stands behind the last line's end is no line more.
    let endsLine = editor.text.byte(at: bytes - 1) == UInt8(ascii: "\n")
    let lines = editor.text.lineCount - (endsLine ? 1 : 0)
    let size = bytes < 100_000 ? "\(bytes.grouped) B" : "\((bytes / 1000).grouped) kB"
    return (lines == 1 ? "1 line" : "\(lines.grouped) lines") + "  " + size
  }

  private func drawLine(
    _ canvas: inout Canvas, _ line: SourceRow, _ gutter: SourceGutter, _ row: Int, isCurrent: Bool,
    in rect: Rect
  ) {
    let theme = canvas.theme
    let number = String(line.line + 1)
    canvas.put(
      number, gutter.number + gutter.digits - number.count, row,
      isCurrent ? theme.strong : theme.quiet, in: rect)
    let isBroken = live.rejection?.error?.position.line == line.line + 1
    if isBroken {
      canvas.put(canvas.glyphs.outcome(.threw), gutter.marks, row, theme.alarm, in: rect)
    } else if !areResultsHidden, let shown = live.shown,
      let reportLine = live.lineShifts.reportLine(of: line.line + 1),
      let marks = shown.index.marks[reportLine]
    {
      canvas.marks(marks, gutter.marks, row, in: rect)
    }
    drawBar(&canvas, line, gutter, row, isBroken: isBroken, in: rect)
    drawText(&canvas, line, in: rect.inset(left: gutter.text), row)
    if isCurrent { canvas.select(row, in: rect) }
    if isCurrent, focus == .source, overlay == nil, prompt == nil, let caret = line.caret {
      canvas.screen.cursor = Point(column: rect.column + gutter.text + caret, row: rect.row + row)
    }
  }

  /// The line between gutter and text: heavy beside the selected value and the syntax error.
  private func drawBar(
    _ canvas: inout Canvas, _ line: SourceRow, _ gutter: SourceGutter, _ row: Int, isBroken: Bool,
    in rect: Rect
  ) {
    let theme = canvas.theme
    let span = selectedSpan ?? 0..<0
    let lineEnd = max(line.bytes.upperBound, line.bytes.lowerBound + 1)
    let isSelected =
      !span.isEmpty && selection?.steps.isEmpty == false
      && span.overlaps(line.bytes.lowerBound..<lineEnd)
    let bar = isBroken || isSelected ? canvas.glyphs.heavyVertical : canvas.glyphs.vertical
    canvas.put(
      bar, gutter.bar, row, isBroken ? theme.error : isSelected ? theme.accent : theme.rule,
      in: rect)
  }

  private func drawText(_ canvas: inout Canvas, _ line: SourceRow, in rect: Rect, _ row: Int) {
    let theme = canvas.theme
    canvas.put(line.text, 0, row, theme.text, in: rect)
    let screenRow = rect.row + row
    for span in line.spans {
      let style: TextStyle =
        switch span.kind {
        case .key: theme.jsonKey
        case .string: theme.jsonString
        case .number: theme.jsonNumber
        case .literal: theme.jsonLiteral
        case .punctuation: theme.text
        case .comment: theme.comment
        case .invalid: theme.error
        }
      guard style != theme.text else { continue }
      restyle(&canvas, span.cells, rect, screenRow) { _ in style }
    }
    if let span = selectedSpan, let cells = line.cells(of: span),
      selectedSpanIsOneLine
    {
      restyle(&canvas, cells, rect, screenRow) { $0.adding([.bold, .underline]) }
    }
    if let error = live.rejection?.error, live.isUpToDate, let cells = line.cells(of: error.offsets)
    {
      restyle(&canvas, cells, rect, screenRow) { _ in theme.alarm }
    }
    if let cells = line.selection {
      restyle(&canvas, cells, rect, screenRow) { theme.marked($0) }
    }
    if line.continuesRight {
      let mark = canvas.glyphs.ellipsis
      canvas.put(mark, rect.columns - mark.count, row, theme.quiet, in: rect)
    }
  }

  private func restyle(
    _ canvas: inout Canvas, _ cells: Range<Int>, _ rect: Rect, _ row: Int,
    _ change: (TextStyle) -> TextStyle
  ) {
    let area = Rect(
      column: rect.column + cells.lowerBound, row: row, columns: cells.count, rows: 1)
    canvas.screen.restyle(area.intersection(rect), change)
  }
}

extension ExplorerState {
  /// A line that the text hasn't got: a key that the model wants and the object lacks.
  private func drawGhost(
    _ canvas: inout Canvas, _ index: Int, after line: SourceRow, _ gutter: SourceGutter, _ row: Int,
    in rect: Rect
  ) {
    guard let shown = live.shown, shown.index.rows.indices.contains(index) else { return }
    let entry = shown.index.rows[index]
    let theme = canvas.theme
    canvas.marks(shown.index.marks(ofRow: index, in: shown.report), gutter.marks, row, in: rect)
    canvas.put(canvas.glyphs.vertical, gutter.bar, row, theme.rule, in: rect)
    let blanks = line.text.prefix { $0 == " " }.count
    let opens = line.text.last == "{" || line.text.last == "["
    let fields = shown.report.fields(of: entry)
    let field = fields.strict ?? fields.default ?? fields.smart
    let key = field?.jsonKey ?? entry.label
    var column = gutter.text + blanks + (opens ? 2 : 0)
    column = canvas.putFitted(
      "\(canvas.glyphs.missing) \"\(key)\"", column, row, columns: rect.columns - column,
      theme.missing, in: rect)
    let isOptional = field?.wanted.hasSuffix("?") ?? false
    canvas.putFitted(
      isOptional ? "missing (optional)" : "missing (the model wants it)", column + 2, row,
      columns: rect.columns - column - 2, theme.quiet, in: rect)
    if live.isFaded {
      canvas.screen.restyle(
        Rect(column: rect.column, row: rect.row + row, columns: rect.columns, rows: 1), theme.faded)
    }
    if selection == entry.path {
      canvas.put(canvas.glyphs.heavyVertical, gutter.bar, row, theme.accent, in: rect)
      canvas.select(row, in: rect)
    }
  }

  /// What Foundation's refusal rests on: place, message, the line with a caret.
  private func drawError(_ canvas: inout Canvas, in rect: Rect) {
    guard rect.rows > 0, let finding = live.rejection else { return }
    let theme = canvas.theme
    let isFull = rect.rows >= 5
    var row = 0
    if isFull {
      canvas.screen.drawHorizontalLine(
        column: 0, row: 0, length: rect.columns, character: canvas.glyphs.dashed,
        style: theme.error, in: rect)
      row = 1
    }
    let place = finding.error.map { " \($0.position) " } ?? " "
    let behind = canvas.put(
      " \(canvas.glyphs.outcome(.threw))\(place)", 0, row, theme.alarm, in: rect)
    let message = canvas.glyphs.words(
      finding.error?.message ?? "Foundation doesn't read this document")
    let room = rect.columns - behind - 2
    let lines = StyledLine.wrapped(
      [StyledLine.Run(text: message, style: theme.strong)], columns: room)
    guard isFull, lines.count > 1 else {
      canvas.putFitted(message, behind + 1, row, columns: room, theme.strong, in: rect)
      if isFull, let error = finding.error { drawExcerpt(&canvas, error, 2, in: rect) }
      if isFull { drawFoundationsWords(&canvas, 4, in: rect) }
      return
    }
    // A long message takes the place of what Foundation said, which stands in the why.
    canvas.draw(Array(lines.prefix(2)), from: 0, in: rect.inset(left: behind + 1, top: row))
    if let error = finding.error { drawExcerpt(&canvas, error, 3, in: rect) }
  }

  private func drawFoundationsWords(_ canvas: inout Canvas, _ row: Int, in rect: Rect) {
    guard let said = live.answer?.foundationSaid, !said.isEmpty else { return }
    let words = canvas.glyphs.words("“\(said)”")
    let label = CellText.width(words) + 22 < rect.columns ? " Foundation says only " : " "
    let behind = canvas.put(label, 0, row, canvas.theme.quiet, in: rect)
    canvas.putFitted(
      words, behind, row, columns: rect.columns - behind - 1, canvas.theme.quiet, in: rect)
  }

  private func drawExcerpt(
    _ canvas: inout Canvas, _ error: Report.PayloadFinding.SyntaxError, _ row: Int, in rect: Rect
  ) {
    let theme = canvas.theme
    let offset = min(error.offsets.lowerBound, editor.text.count)
    let line = editor.text.line(at: offset)
    let content = editor.text.lineContent(line)
    let left = 9
    let cell = editor.text.cell(at: offset)
    let first = max(0, cell - max(0, rect.columns - left) * 2 / 3)
    let start = editor.text.offset(ofCell: first, inLine: line)
    let end = min(content.upperBound, start + 4 * rect.columns)
    guard start <= end, start <= offset else { return }
    let number = String(line + 1)
    canvas.put(number, 5 - number.count, row, theme.quiet, in: rect)
    canvas.put(canvas.glyphs.vertical, 6, row, theme.rule, in: rect)
    canvas.put(canvas.glyphs.vertical, 6, row + 1, theme.rule, in: rect)
    canvas.putFitted(
      editor.text.string(in: start..<end), left - 1, row, columns: rect.columns - left, theme.text,
      in: rect)
    let before = CellText.width(editor.text.string(in: start..<max(start, min(offset, end))))
    canvas.put("^", left - 1 + before, row + 1, theme.error, in: rect)
  }
}

extension ExplainAnswer {
  /// What Foundation said of a document that it refused.
  var foundationSaid: String? {
    report.payload.error?.foundationSaid
      ?? report.styles.lazy.compactMap { $0.failure?.foundationSaid }.first
  }
}
