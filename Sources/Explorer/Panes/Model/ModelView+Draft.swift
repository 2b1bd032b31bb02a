import DecodingReport
import TerminalCanvas

extension ModelView {
  /// The part of the pane in which the draft's text stands.
  func textRect(_ interior: Rect) -> Rect {
    interior.inset(left: modelDigits + 4)
  }

  private var modelDigits: Int {
    max(2, String(stage.library.modelDraft?.editor.text.lineCount ?? 0).count)
  }

  func drawDraft(_ canvas: inout Canvas, in rect: Rect) {
    guard let draft = stage.library.modelDraft else { return }
    var editor = draft.editor
    let text = textRect(rect)
    if editor.viewport.rows != text.rows || editor.viewport.columns != text.columns {
      _ = editor.apply(.resize(rows: text.rows, columns: text.columns))
    }
    let caretLine = editor.text.line(at: editor.caret)
    var row = 0
    for line in editor.rows() where row < rect.rows {
      let findings = draft.findings(ofLine: line.line)
      drawModelGutter(
        &canvas, line.line, row, isCurrent: line.line == caretLine, findings, in: rect)
      drawDraftText(&canvas, line, row, in: text)
      if line.line == caretLine, stage.editsModel, let caret = line.caret {
        canvas.screen.cursor = Point(column: text.column + caret, row: text.row + row)
      }
      row += 1
      for finding in findings where row < rect.rows {
        draw(&canvas, finding, below: line, editor, row, in: text)
        row += 1
      }
    }
    if let finding = draft.generalFinding {
      canvas.screen.fill(
        Rect(column: rect.column, row: rect.endRow - 1, columns: rect.columns, rows: 1),
        style: canvas.theme.text)
      canvas.putFitted(
        canvas.glyphs.words(finding.words), 1, rect.rows - 1, columns: rect.columns - 1,
        canvas.theme.error, in: rect)
    }
  }

  private func drawModelGutter(
    _ canvas: inout Canvas, _ line: Int, _ row: Int, isCurrent: Bool, _ findings: [Diagnostic],
    in rect: Rect
  ) {
    let theme = canvas.theme
    let number = String(line + 1)
    canvas.put(
      number, 1 + modelDigits - number.count, row, isCurrent ? theme.strong : theme.quiet, in: rect)
    let isBroken = findings.contains { $0.severity == .error }
    canvas.put(
      isBroken ? canvas.glyphs.outcome(.threw) : canvas.glyphs.vertical,
      modelDigits + 2, row, isBroken ? theme.error : theme.rule, in: rect)
    if isCurrent, stage.editsModel { canvas.select(row, in: rect) }
  }

  private func drawDraftText(
    _ canvas: inout Canvas, _ line: SourceRow, _ row: Int, in rect: Rect
  ) {
    drawSwift(&canvas, SwiftSpan.spans(of: line.text), row, in: rect)
    guard let cells = line.selection else { return }
    let theme = canvas.theme
    let area = Rect(
      column: rect.column + cells.lowerBound, row: rect.row + row, columns: cells.count, rows: 1)
    canvas.screen.restyle(area.intersection(rect)) { theme.marked($0) }
  }

  /// `^^^ cannot find type 'Itn' in scope`, below the place that it is about.
  private func draw(
    _ canvas: inout Canvas, _ finding: Diagnostic, below line: SourceRow, _ editor: SourceEditor,
    _ row: Int, in rect: Rect
  ) {
    guard let position = finding.position else { return }
    let look = finding.severity == .error ? canvas.theme.error : canvas.theme.quiet
    let offset = editor.text.offset(of: position)
    let column = max(0, editor.text.cell(at: offset) - editor.viewport.firstCell)
    let carets = String(repeating: "^", count: min(max(1, finding.length), 40))
    let words = canvas.glyphs.words(finding.message)
    let room = rect.columns - column - carets.count - 1
    // Words that don't fit behind their place stand at the line's beginning, as far as they go.
    if room >= min(words.count, 24) || column < 8 {
      let end = canvas.put(carets, column, row, look, in: rect)
      canvas.putFitted(words, end + 1, row, columns: rect.columns - end - 1, look, in: rect)
    } else {
      let width = min(words.count, max(0, column - 1))
      canvas.putFitted(words, max(0, column - 1 - width), row, columns: width, look, in: rect)
      canvas.put(carets, column, row, look, in: rect)
    }
  }
}
