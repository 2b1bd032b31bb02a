import TerminalCanvas

/// Where the list of states stands, and what is said of the one that is looked at.
struct HistoryAreas {
  let title: Rect
  let headings: Rect
  let list: Rect
  /// Its title row included; without rows where there is no room.
  let detail: Rect

  init(_ stage: Stage) {
    let body = stage.layout.body
    let detailRows = body.rows >= 28 ? 12 : body.rows >= 18 ? 8 : body.rows >= 12 ? 4 : 0
    func part(_ row: Int, _ rows: Int) -> Rect {
      Rect(column: body.column, row: body.row + row, columns: body.columns, rows: max(0, rows))
    }
    title = part(0, min(1, body.rows))
    headings = part(1, min(1, body.rows - 1))
    list = part(2, body.rows - 2 - detailRows)
    detail = part(body.rows - detailRows, detailRows)
  }
}
