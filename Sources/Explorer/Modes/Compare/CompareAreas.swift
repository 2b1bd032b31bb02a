import TerminalCanvas

/// Where the parts of a comparison stand: the two texts, the table, and the why. Title rows included
/// but in `cells`.
struct CompareAreas {
  let a: Rect
  let b: Rect
  /// Whether there is room for one text alone.
  let isOneText: Bool
  let table: Rect
  /// The rows of the table that fields have.
  let cells: Rect
  /// A rule, the whole value and the losses.
  let totals: Rect
  let why: Rect
  /// Whether all styles have their values in the table.
  let isWide: Bool

  init(_ stage: Stage) {
    let body = stage.layout.body
    let whyRows = body.rows >= 28 ? 9 : body.rows >= 18 ? 7 : body.rows >= 12 ? 4 : 0
    let rest = max(0, body.rows - whyRows)
    let textRows = body.rows < 8 ? 0 : max(3, rest * (body.rows >= 28 ? 45 : 30) / 100)
    isWide = body.columns >= 100
    isOneText = body.columns < 60
    let half = (body.columns - 1) / 2
    func part(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) -> Rect {
      Rect(column: column, row: body.row + row, columns: columns, rows: max(0, rows))
    }
    a = part(0, 0, isOneText ? body.columns : half, textRows)
    b =
      isOneText
      ? part(0, 0, body.columns, textRows) : part(half + 1, 0, body.columns - half - 1, textRows)
    table = part(0, textRows, body.columns, rest - textRows)
    let totalRows = table.rows >= 9 ? 3 : 0
    cells = part(0, textRows + 2, body.columns, table.rows - 2 - totalRows)
    totals = part(0, textRows + table.rows - totalRows, body.columns, totalRows)
    why = part(0, rest, body.columns, whyRows)
  }
}
