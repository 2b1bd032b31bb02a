import DecodingReport
import JSONSource
import TerminalCanvas
import TextEditor
import Workbench

/// Where things stand in the JSON pane's gutter, in cells from its left edge.
struct SourceGutter {
  let digits: Int
  let isTight: Bool
  /// How many styles have a glyph: all, or the one that is looked at.
  let styles: Int

  init(lines: Int, columns: Int, styles: Int) {
    digits = max(2, String(lines).count)
    isTight = columns < 45
    self.styles = styles
  }

  var number: Int { isTight ? 0 : 1 }
  var marks: Int { number + digits + 1 }
  var bar: Int { marks + styles + (isTight ? 0 : 1) }
  var text: Int { bar + (isTight ? 1 : 2) }

  /// Whether a click there is on the sign that folds a line: on the bar, or beside it.
  func isFoldSign(_ column: Int) -> Bool { (marks + styles..<text).contains(column) }
}

/// The JSON as it is drawn.
struct SourceView {
  let pane: SourcePane
  let stage: Stage
  var editor: SourceEditor { stage.editor }

  init(_ pane: SourcePane, _ stage: Stage) {
    self.pane = pane
    self.stage = stage
  }

  func gutter(_ interior: Rect) -> SourceGutter {
    SourceGutter(
      lines: editor.text.lineCount, columns: interior.columns,
      styles: marksAllStyles || isLaidOutForEditing ? DecodingStyle.allCases.count : 1)
  }

  private var isLaidOutForEditing: Bool { stage.isLaidOutForEditing && stage.focus == .source }

  /// Whether each line has the marks of all styles: else that of the one that is looked at, but for the
  /// line that is edited.
  private var marksAllStyles: Bool { stage.layout.size.columns > 120 }

  /// Draws the marks of a line into the gutter.
  func drawMarks(
    _ canvas: inout Canvas, _ marks: ReportIndex.LineMarks, _ gutter: SourceGutter, _ row: Int,
    isEdited: Bool = false, in rect: Rect
  ) {
    let isOfAll = marksAllStyles || isEdited
    for style in isOfAll ? DecodingStyle.allCases : [stage.style] {
      guard let mark = marks[style] else { continue }
      canvas.put(
        canvas.glyphs.outcome(mark.outcome), gutter.marks + (isOfAll ? style.index : 0), row,
        mark.isQuiet ? canvas.theme.quiet : canvas.theme.glyph(mark.outcome), in: rect)
    }
  }

  /// The part of the JSON pane's interior in which the text stands.
  func textRect(_ interior: Rect) -> Rect {
    interior.inset(
      left: gutter(interior).text, bottom: errorBlockRows(interior.rows))
  }

  /// Rows for the syntax error's message, at the bottom of the pane.
  private func errorBlockRows(_ rows: Int) -> Int {
    guard stage.live.rejection != nil, stage.live.isErrorTold else { return 0 }
    return rows >= 12 ? 5 : rows >= 4 ? 1 : 0
  }

  func draw(_ canvas: inout Canvas) {
    let layout = stage.layout
    guard let area = layout.panes[.source], let rect = layout.interior(.source) else { return }
    let hint =
      stage.editsSource
      ? editor.encoding.minified == nil ? "editing" : "editing, laid out"
      : layout.kind == .single ? "Tab: other panes" : size(columns: rect.columns)
    let line = editor.text.line(at: editor.caret) + 1
    // The title bar has the name, too.
    let star = editor.isModified ? "*" : ""
    let name = stage.library.shortSourceName + star
    let isShort = CellText.width(name) + CellText.width(hint) + 18 > area.columns
    canvas.title(
      .source, in: area, isFocused: stage.hasFocus(.source),
      position: lineCount > 1 && editor.encoding.minified == nil ? (line, lineCount) : nil,
      detail: layout.kind == .narrow || layout.kind == .single || isShort ? star : name, hint: hint)
    let textRect = self.textRect(rect)
    var editor = editor
    if editor.viewport.rows != textRect.rows || editor.viewport.columns != textRect.columns {
      _ = editor.apply(.resize(rows: textRect.rows, columns: textRect.columns))
    }
    let gutter = self.gutter(rect)
    let caretLine = editor.text.line(at: editor.caret)
    let body = Rect(
      column: rect.column, row: rect.row, columns: rect.columns, rows: textRect.rows)
    let brackets = matchedBrackets
    let brokenLine = stage.live.errorOffset.map { editor.text.line(at: $0) }
    var row = 0
    for line in editor.rows(allowsJSON5: stage.options.json5) where row < body.rows {
      drawLine(
        &canvas, line, gutter, row, isCurrent: line.line == caretLine, brackets: brackets,
        brokenLine: brokenLine, in: body)
      row += 1
      for ghost in pane.ghosts[line.line] ?? [] where row < body.rows {
        drawGhost(&canvas, ghost, after: line, gutter, row, in: body)
        row += 1
      }
    }
    if editor.text.isEmpty {
      canvas.putFitted(
        stage.editsSource ? "empty: type JSON here" : "empty: F4, then type JSON here",
        gutter.text + 1, 0, columns: textRect.columns - 1,
        canvas.theme.quiet, in: body)
    }
    drawError(&canvas, in: rect.inset(top: textRect.rows))
  }

  /// The bracket at the caret, or before it, and its partner.
  private var matchedBrackets: [Int] {
    guard stage.focus == .source else { return [] }
    for offset in [editor.caret, editor.caret - 1] {
      if let partner = editor.text.matchingBracket(at: offset) { return [offset, partner] }
    }
    return []
  }

  /// How much there is, or what helps where a line is all that there is and doesn't fit.
  private func size(columns: Int) -> String {
    if stage.library.awaitsLayout { return "\(stage.sourceSize), minified" }
    if stage.library.isOneLine, editor.text.count > columns { return "= lays it out" }
    let size = stage.sourceSize
    return editor.encoding.minified != nil && size.count + 13 > columns ? "laid out" : size
  }

  /// What stands behind the last line's end is no line more.
  private var lineCount: Int {
    let endsLine = editor.text.byte(at: editor.text.count - 1) == UInt8(ascii: "\n")
    return max(1, editor.text.lineCount - (endsLine ? 1 : 0))
  }

  private func drawLine(
    _ canvas: inout Canvas, _ line: SourceRow, _ gutter: SourceGutter, _ row: Int, isCurrent: Bool,
    brackets: [Int], brokenLine: Int?, in rect: Rect
  ) {
    let theme = canvas.theme
    let number = stage.number(ofLine: line.line).map(String.init) ?? ""
    canvas.put(
      number, gutter.number + gutter.digits - number.count, row,
      isCurrent ? theme.strong : theme.quiet, in: rect)
    let isBroken = brokenLine.map { line.lines.contains($0) } ?? false
    if isBroken {
      canvas.put(canvas.glyphs.outcome(.threw), gutter.marks, row, theme.error, in: rect)
    } else if !stage.areResultsHidden, let marks = marks(of: line) {
      drawMarks(
        &canvas, marks, gutter, row, isEdited: isCurrent && isLaidOutForEditing, in: rect)
    }
    drawBar(&canvas, line, gutter, row, isBroken: isBroken, in: rect)
    drawText(&canvas, line, brackets, in: rect.inset(left: gutter.text), row)
    drawFold(&canvas, line, in: rect.inset(left: gutter.text), row)
    if isCurrent { canvas.select(row, in: rect) }
    if isCurrent, stage.focus == .source, let caret = line.caret {
      canvas.screen.cursor = Point(column: rect.column + gutter.text + caret, row: rect.row + row)
    }
  }

  /// The line between gutter and text: heavy beside the selected value and the syntax error.
  private func drawBar(
    _ canvas: inout Canvas, _ line: SourceRow, _ gutter: SourceGutter, _ row: Int, isBroken: Bool,
    in rect: Rect
  ) {
    let theme = canvas.theme
    let span = stage.selected.span ?? 0..<0
    let lineEnd = max(line.bytes.upperBound, line.bytes.lowerBound + 1)
    let isSelected =
      !span.isEmpty && stage.selection?.steps.isEmpty == false
      && span.overlaps(line.bytes.lowerBound..<lineEnd)
    let bar = isBroken || isSelected ? canvas.glyphs.heavyVertical : canvas.glyphs.vertical
    canvas.put(
      foldSign(of: line, canvas.glyphs) ?? bar, gutter.bar, row,
      isBroken
        ? theme.error
        : isSelected ? theme.accent : line.fold == nil ? theme.rule : theme.text,
      in: rect)
  }

  private func drawText(
    _ canvas: inout Canvas, _ line: SourceRow, _ brackets: [Int], in rect: Rect, _ row: Int
  ) {
    let theme = canvas.theme
    canvas.put(line.text, 0, row, theme.text, in: rect)
    let screenRow = rect.row + row
    for span in line.spans {
      let style = theme.json(span.kind)
      guard style != theme.text else { continue }
      restyle(&canvas, span.cells, rect, screenRow) { _ in style }
    }
    if let span = stage.selected.span, let cells = line.cells(of: span),
      stage.selected.isOneLine
    {
      restyle(&canvas, cells, rect, screenRow) { $0.adding([.bold, .underline]) }
    }
    if let error = stage.live.rejection?.cause, stage.live.isUpToDate,
      let answer = stage.live.answer,
      let cells = line.cells(of: answer.textRange(of: error.offsets))
    {
      restyle(&canvas, cells, rect, screenRow) { _ in theme.stop }
    }
    for bracket in brackets {
      guard let cells = line.cells(of: bracket..<bracket + 1) else { continue }
      restyle(&canvas, cells, rect, screenRow) { _ in theme.accent.adding(.underline) }
    }
    if let cells = line.selection {
      restyle(&canvas, cells, rect, screenRow) { theme.marked($0) }
    }
    if line.continuesLeft { canvas.put(canvas.glyphs.cutLeft, 0, row, theme.quiet, in: rect) }
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
