import DecodingReport
import TerminalCanvas
import TextEditor

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
      canvas.line = rect.inset(top: row, bottom: rect.rows - row - 1)
      drawGutter(&canvas, line.line, isCurrent: line.line == caretLine, findings)
      canvas.put(SwiftSpan.spans(of: line.text), modelDigits + 4)
      if let cells = line.selection {
        let area = Rect(
          column: text.column + cells.lowerBound, row: text.row + row, columns: cells.count, rows: 1
        )
        let theme = canvas.theme
        canvas.screen.restyle(area.intersection(text)) { theme.marked($0) }
      }
      if line.line == caretLine, stage.editsModel, let caret = line.caret {
        canvas.screen.cursor = Point(column: text.column + caret, row: text.row + row)
      }
      row += 1
      if let (finding, more) = draft.finding(belowLine: line.line), row < rect.rows {
        draw(&canvas, finding, more: more, below: line, editor, row, in: text)
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

  private func drawGutter(
    _ canvas: inout Canvas, _ line: Int, isCurrent: Bool, _ findings: [Diagnostic]
  ) {
    let theme = canvas.theme
    canvas.put(line + 1, before: 1 + modelDigits, isCurrent ? theme.strong : theme.quiet)
    let isBroken = findings.contains { $0.severity == .error }
    canvas.put(
      isBroken ? canvas.glyphs.outcome(.threw) : canvas.glyphs.vertical, modelDigits + 2,
      isBroken ? theme.error : theme.rule)
    if isCurrent, stage.editsModel { canvas.select(0, in: canvas.line) }
  }

  /// `^^^ cannot find type 'Itn' in scope  +2`, below the place that it is about; what more is said of
  /// the line stands in the why.
  private func draw(
    _ canvas: inout Canvas, _ finding: Diagnostic, more: Int, below line: SourceRow,
    _ editor: SourceEditor,
    _ row: Int, in rect: Rect
  ) {
    guard let position = finding.position else { return }
    let look = finding.severity == .error ? canvas.theme.error : canvas.theme.quiet
    let offset = editor.text.offset(of: position)
    let column = max(
      0, editor.text.cell(at: offset) - editor.firstCell(ofLine: editor.text.line(at: offset)))
    let carets = String(repeating: "^", count: min(max(1, finding.length), 40))
    let rest = more > 0 ? "  +\(more)" : ""
    let words = canvas.glyphs.words(finding.message)
    canvas.line = rect.inset(top: row)
    let room = rect.columns - column - carets.count - 1 - rest.count
    let wanted = min(words.count, 24)
    let behind: Int
    if room >= wanted || column < 8 {
      let end = canvas.put(carets, column, look) + 1
      behind = canvas.put(words, end, to: end + room, look)
    } else if column > wanted {
      // Words that don't fit behind their place stand before it.
      canvas.put(words, column - 1 - min(words.count, column - 1), to: column - 1, look)
      behind = canvas.put(carets, column, look)
    } else {
      // Where they fit on neither side they have the row, and the place is marked in its line.
      let place = Rect(
        column: rect.column + column, row: rect.row + row - 1, columns: carets.count, rows: 1)
      canvas.screen.restyle(place.intersection(rect)) { _ in look.adding(.underline) }
      behind = canvas.put(words, 0, margin: rest.count + 1, look)
    }
    canvas.put(rest, behind, canvas.theme.quiet)
  }
}
