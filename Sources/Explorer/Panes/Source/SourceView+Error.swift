import DecodingReport
import JSONSource
import TerminalCanvas
import TextEditor

extension SourceView {
  /// What Foundation's refusal rests on: place, message, the line with a caret.
  func drawError(_ canvas: inout Canvas, in rect: Rect) {
    guard rect.rows > 0, let finding = stage.live.rejection else { return }
    let theme = canvas.theme
    let isFull = rect.rows >= 5
    var row = 0
    if isFull {
      canvas.screen.drawHorizontalLine(
        column: 0, row: 0, length: rect.columns, character: canvas.glyphs.dashed,
        style: theme.error, in: rect)
      row = 1
    }
    let place = stage.live.errorOffset.map { " \(stage.position(of: $0)) " } ?? " "
    let behind = canvas.put(
      " \(canvas.glyphs.outcome(.threw))\(place)", 0, row, theme.error, in: rect)
    let message = canvas.glyphs.words(
      finding.cause?.message ?? "Foundation doesn't read this document")
    let room = rect.columns - behind - 2
    let lines = StyledLine.wrapped(message, theme.strong, columns: room)
    guard isFull, lines.count > 1 else {
      canvas.putFitted(message, behind + 1, row, columns: room, theme.strong, in: rect)
      if isFull { drawExcerpt(&canvas, 2, in: rect) }
      if isFull { drawFoundationsWords(&canvas, 4, in: rect) }
      return
    }
    // A long message takes the place of what Foundation said, which stands in the why.
    canvas.draw(Array(lines.prefix(2)), in: rect.inset(left: behind + 1, top: row))
    drawExcerpt(&canvas, 3, in: rect)
  }

  private func drawFoundationsWords(_ canvas: inout Canvas, _ row: Int, in rect: Rect) {
    guard let said = stage.live.answer?.foundationSaid else { return }
    let words = canvas.glyphs.words("“\(said)”")
    let label = CellText.width(words) + 22 < rect.columns ? " Foundation says only " : " "
    let behind = canvas.put(label, 0, row, canvas.theme.quiet, in: rect)
    canvas.putFitted(
      words, behind, row, columns: rect.columns - behind - 1, canvas.theme.quiet, in: rect)
  }

  private func drawExcerpt(_ canvas: inout Canvas, _ row: Int, in rect: Rect) {
    guard let place = stage.live.errorOffset else { return }
    let theme = canvas.theme
    let offset = min(place, editor.text.count)
    let line = editor.text.line(at: offset)
    let content = editor.text.lineContent(line)
    let left = 9
    let cell = editor.text.cell(at: offset)
    let first = max(0, cell - max(0, rect.columns - left) * 2 / 3)
    let start = editor.text.offset(ofCell: first, inLine: line)
    let end = min(content.upperBound, start + 4 * rect.columns)
    guard start <= end, start <= offset else { return }
    let number = String(stage.position(of: offset).line)
    canvas.put(number, 5 - number.count, row, theme.quiet, in: rect)
    canvas.put(canvas.glyphs.vertical, 6, row, theme.rule, in: rect)
    canvas.put(canvas.glyphs.vertical, 6, row + 1, theme.rule, in: rect)
    canvas.putFitted(
      editor.text.string(in: start..<end), left - 1, row, columns: rect.columns - left, theme.text,
      in: rect)
    let before = CellText.width(editor.text.string(in: start..<max(start, min(offset, end))))
    let caret = canvas.put("^", left - 1 + before, row + 1, theme.error, in: rect)
    if let fix = stage.quickFix(onLine: line) {
      canvas.putFitted(
        "F10: \(fix.words(seenFrom: stage.position(of: offset)))", caret + 1, row + 1,
        columns: rect.columns - caret - 2, theme.quiet, in: rect)
    }
  }
}

extension ExplainAnswer {
  /// What Foundation said of a document that it refused; `nil` where it wasn't asked.
  var foundationSaid: String? {
    report.payload.error?.foundationSaid
      ?? report.styles.lazy.compactMap { $0.failure?.foundationSaid }.first { !$0.isEmpty }
  }
}
