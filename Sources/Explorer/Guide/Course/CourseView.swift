import Courses
import DecodingReport
import TerminalCanvas

/// Draws the lesson's text below the body: a sentence a line, and how far one is.
struct CourseView {
  let player: CoursePlayer
  let stage: Stage
  let area: Rect

  func draw(_ canvas: inout Canvas) {
    canvas.screen.fill(area, style: canvas.theme.text)
    let title = CourseWords.title(player)
    let room = area.columns - CellText.width(title) - 8
    canvas.title(
      title, in: area, isFocused: player.hasFocus, hint: CourseWords.hint(player, columns: room))
    let text = area.inset(top: 1)
    let rows = text.rows - 1
    let isUTF8 = canvas.glyphs.isUTF8
    let sentences = player.sentences(isUTF8: isUTF8).map(canvas.glyphs.words)
    let lines = CoursePane.lines(of: sentences, columns: area.columns, rows: rows)
    let options = player.step?.question == nil ? nil : sentences.last
    for (row, line) in lines.prefix(rows).enumerated() {
      let style = line == options ? canvas.theme.strong : canvas.theme.text
      canvas.putFitted(
        line, CoursePane.margin, row, columns: area.columns - CoursePane.margin, style, in: text)
    }
    drawProgress(&canvas, row: rows, in: text)
  }

  /// A line of which as much is heavy as was gone.
  private func drawProgress(_ canvas: inout Canvas, row: Int, in rect: Rect) {
    let columns = rect.columns - 2 * CoursePane.margin
    guard row >= 0, columns > 0 else { return }
    let count = player.course.steps.count
    let gone = columns * min(player.place, count) / count
    let (heavy, light) = (canvas.glyphs.heavyHorizontal, canvas.glyphs.dashed)
    let start = CoursePane.margin
    canvas.put(
      String(repeating: heavy, count: gone), start, row, canvas.theme.accent, in: rect)
    canvas.put(
      String(repeating: light, count: columns - gone), start + gone, row, canvas.theme.quiet,
      in: rect)
  }
}
