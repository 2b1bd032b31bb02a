import DecodingReport
import JSONSource
import TerminalCanvas
import TextEditor

extension SourceView {
  /// A line that the text hasn't got: a key that the model wants and the object lacks.
  func drawGhost(
    _ canvas: inout Canvas, _ ghost: SourceGhost, after line: SourceRow, _ gutter: SourceGutter,
    _ row: Int,
    in rect: Rect
  ) {
    let index = ghost.rows[0]
    guard let shown = stage.live.shown, shown.index.rows.indices.contains(index) else { return }
    let entry = shown.index.rows[index]
    let theme = canvas.theme
    drawMarks(
      &canvas, shown.index.lineMarks(ofRow: index, in: shown.report), gutter, row, in: rect)
    canvas.put(canvas.glyphs.vertical, gutter.bar, row, theme.rule, in: rect)
    let blanks = line.text.prefix { $0 == " " }.count
    let opens = line.text.last == "{" || line.text.last == "["
    let fields = shown.report.fields(of: entry)
    let field = fields.strict ?? fields.default ?? fields.smart
    let key = field?.jsonKey ?? entry.label
    var column = gutter.text + blanks + (opens ? 2 : 0)
    let owner = owner(of: ghost, shown, columns: (rect.columns - column) / 2, canvas.glyphs)
    column = canvas.putFitted(
      "\(canvas.glyphs.missing) \(owner)\"\(key)\"", column, row, columns: rect.columns - column,
      theme.missing, in: rect)
    let isOptional = field?.type?.isOptional ?? false
    let room = rect.columns - column - 2
    let missing = (ghost.rows.count > 1 ? "\(ghost.rows.count.grouped) " : "") + "missing"
    let words =
      isOptional
      ? ["\(missing) (optional)"]
      : ["\(missing) (the model wants it)", "\(missing) (wanted)"]
    canvas.putFitted(
      words.first { $0.count <= room } ?? missing, column + 2, row, columns: room,
      theme.quiet,
      in: rect)
    if stage.live.isFaded {
      canvas.screen.restyle(
        Rect(column: rect.column, row: rect.row + row, columns: rect.columns, rows: 1), theme.faded)
    }
    if let selected = stage.selectedRow, ghost.rows.contains(selected),
      stage.selection == shown.index.rows[selected].path
    {
      canvas.put(canvas.glyphs.heavyVertical, gutter.bar, row, theme.accent, in: rect)
      canvas.select(row, in: rect)
    }
  }

  /// Whose key it is, where the place of the line doesn't tell: the object's own line has ended
  /// before. A long path is shown by its end.
  private func owner(
    of ghost: SourceGhost, _ shown: ExplainAnswer, columns: Int, _ glyphs: Glyphs
  ) -> String {
    guard let parent = shown.index.rows[ghost.rows[0]].path.parent,
      let row = shown.index.rowOfPath[parent],
      let found = shown.report.fields(of: shown.index.rows[row]).found,
      (shown.laidOut?.lines(of: found) ?? found.start.line...found.end.line).count == 1
    else { return "" }
    let owner = parent.owner(ofAll: ghost.rows.count > 1)
    return owner.count <= columns ? owner : glyphs.ellipsis + owner.suffix(max(0, columns - 2))
  }
}
