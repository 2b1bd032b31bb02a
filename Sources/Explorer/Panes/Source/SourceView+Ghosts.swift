import DecodingReport
import JSONSource
import TerminalCanvas

extension SourceView {
  /// A line that the text hasn't got: a key that the model wants and the object lacks.
  func drawGhost(
    _ canvas: inout Canvas, _ index: Int, after line: SourceRow, _ gutter: SourceGutter, _ row: Int,
    in rect: Rect
  ) {
    guard let shown = stage.live.shown, shown.index.rows.indices.contains(index) else { return }
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
    let room = rect.columns - column - 2
    let words =
      isOptional
      ? ["missing (optional)"] : ["missing (the model wants it)", "missing (wanted)"]
    canvas.putFitted(
      words.first { $0.count <= room } ?? "missing", column + 2, row, columns: room, theme.quiet,
      in: rect)
    if stage.live.isFaded {
      canvas.screen.restyle(
        Rect(column: rect.column, row: rect.row + row, columns: rect.columns, rows: 1), theme.faded)
    }
    if stage.selection == entry.path {
      canvas.put(canvas.glyphs.heavyVertical, gutter.bar, row, theme.accent, in: rect)
      canvas.select(row, in: rect)
    }
  }
}
