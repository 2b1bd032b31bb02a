import DecodingReport
import TerminalCanvas
import TextEditor

extension SourceView {
  /// The sign beside a line that is folded or, while the JSON is edited, could be.
  func foldSign(of line: SourceRow, _ glyphs: Glyphs) -> Character? {
    if line.fold != nil { return glyphs.marker }
    return stage.focus == .source && editor.canFold(line: line.line) ? glyphs.menu : nil
  }

  /// The marks of a row: those of its line, and the louder ones of lines that are folded behind it.
  func marks(of line: SourceRow) -> ReportIndex.LineMarks? {
    guard let shown = stage.live.shown,
      let first = stage.live.lineShifts.reportLine(of: line.lines.lowerBound + 1),
      let last = stage.live.lineShifts.reportLine(of: line.lines.upperBound + 1)
    else { return nil }
    guard first < last else { return shown.index.marks[first] }
    return shown.index.marks(ofLines: first...last, in: shown.report)
  }

  /// Writes what stands for the folded lines: how much it is, and the closing bracket.
  func drawFold(_ canvas: inout Canvas, _ line: SourceRow, in rect: Rect, _ row: Int) {
    guard let fold = line.fold, !line.continuesRight else { return }
    let theme = canvas.theme
    let tail = fold.tail.drop { $0 == " " || $0 == "\t" }
    let count = " \(canvas.glyphs.ellipsis) \(fold.count.grouped) "
    let column = canvas.putFitted(
      count, line.width, row, columns: rect.columns - line.width, theme.quiet, in: rect)
    canvas.putFitted(
      String(tail), column, row, columns: rect.columns - column, theme.text, in: rect)
  }
}
