import DecodingReport
import JSONSource
import TerminalCanvas
import Workbench

/// A matrix as it is laid out: which rows and columns are shown, and where.
struct MatrixGrid {
  let matrix: Matrix
  /// The rows and columns that are left where alike ones stand together, by their places.
  let rows: [Int]
  let columns: [Int]
  /// The place of the chosen cell among these.
  let row: Int
  let column: Int
  /// Below the title: headings, cells, totals, and what the chosen cell is.
  let area: Rect
  let headingRows: Int
  let cells: Rect
  let totals: Rect
  let detail: Rect
  /// Cells of the screen for a column.
  let width: Int
  /// How many columns are in sight.
  let shown: Int

  /// Cells before and behind a row's name.
  private static let margin = 2

  init?(_ stage: Stage, _ place: MatrixPlace, isOneStyle: Bool, differs: Bool) {
    guard let matrix = stage.tabulation.matrix, matrix.rowCount > 0, matrix.columnCount > 0 else {
      return nil
    }
    self.matrix = matrix
    let rows = Array(0..<matrix.rowCount)
    let columns = Array(0..<matrix.columnCount)
    self.rows =
      differs
      ? Self.differing(rows) { row in columns.map { Self.look(matrix, row, $0) } } : rows
    self.columns =
      differs
      ? Self.differing(columns) { column in rows.map { Self.look(matrix, $0, column) } } : columns
    let chosen = Self.chosen(place, matrix)
    row = (self.rows.lastIndex { $0 <= chosen.row }) ?? 0
    column = (self.columns.lastIndex { $0 <= chosen.column }) ?? 0
    let body = stage.layout.body
    area = body.inset(top: 1)
    let names = rows.map { CellText.width(Self.name(ofRow: $0, matrix)) }
    // `throws 1` stands there, too.
    let label = min(
      max(11, (names.max() ?? 0) + 2 * Self.margin),
      max(10, body.columns / (body.columns < 100 ? 5 : 4)))
    let detailRows = body.rows < 10 ? 0 : body.rows < 14 ? 2 : body.rows < 28 ? 5 : 8
    let totalRows = body.rows < 16 ? 0 : body.rows < 28 ? 2 : 3
    headingRows = body.rows < 4 ? 0 : 1
    let height = max(0, area.rows - headingRows - detailRows - totalRows)
    let used = min(height, self.rows.count)
    cells = Rect(
      column: area.column + label, row: area.row + headingRows,
      columns: max(0, area.columns - label),
      rows: used)
    totals = Rect(
      column: area.column, row: cells.endRow, columns: area.columns,
      rows: min(totalRows, area.endRow - cells.endRow))
    detail = Rect(
      column: area.column, row: totals.endRow, columns: area.columns,
      rows: min(detailRows, area.endRow - totals.endRow))
    let room = cells.columns / max(1, self.columns.count)
    width = min(max(room, isOneStyle ? 8 : 5), isOneStyle ? 16 : 12)
    shown = min(self.columns.count, max(1, cells.columns / width))
  }

  /// Where there is room for it, `!` stands apart.
  var isWide: Bool { width >= 8 }

  /// The rows, or the columns, that differ from the one before them that is left.
  private static func differing(_ places: [Int], _ look: (Int) -> [Int]) -> [Int] {
    var last: [Int]?
    return places.filter { place in
      let own = look(place)
      defer { last = own }
      return own != last
    }
  }

  /// A number for what a cell looks like; none has 0.
  static func look(_ matrix: Matrix, _ row: Int, _ column: Int) -> Int {
    matrix.entry(row: row, column: column).cell?.look ?? 0
  }

  private static func chosen(_ place: MatrixPlace, _ matrix: Matrix) -> (row: Int, column: Int) {
    let field = matrix.fields.firstIndex { $0.path == place.field } ?? 0
    return switch matrix.kind {
    case .fault: (field, matrix.faults.firstIndex { $0 == place.fault } ?? 0)
    case .payload: (min(place.payload, matrix.rowCount - 1), field)
    }
  }

  /// What stands before a row: `  .city`.
  static func name(ofRow row: Int, _ matrix: Matrix) -> String {
    switch matrix.kind {
    case .fault:
      String(repeating: "  ", count: matrix.fields[row].depth) + matrix.fields[row].name
    case .payload: matrix.payloads[row]
    }
  }

  /// What stands above a column.
  func name(ofColumn column: Int) -> String {
    switch matrix.kind {
    case .fault: isWide ? matrix.faults[column].heading : matrix.faults[column].letters
    case .payload: matrix.fields[column].name
    }
  }

  /// The cell of a row and a column among those that are left.
  func place(_ row: Int, _ column: Int) -> MatrixPlace {
    let (row, column) = (rows[row], columns[column])
    var place = MatrixPlace()
    place.field = matrix.field(row: row, column: column).path
    switch matrix.kind {
    case .fault: place.fault = matrix.faults[column]
    case .payload: place.payload = row
    }
    return place
  }

  /// The cell under a point of the screen.
  func place(at point: Point, from top: Int, _ left: Int) -> MatrixPlace? {
    guard cells.contains(point) else { return nil }
    let row = top + point.row - cells.row
    let offset = (point.column - cells.column) / width
    guard rows.indices.contains(row), offset < shown, columns.indices.contains(left + offset) else {
      return nil
    }
    return place(row, left + offset)
  }

  /// The next cell in which a value is lost, round the end.
  func nextLoss() -> MatrixPlace? {
    let count = columns.count
    let start = row * count + column
    for step in 1...(rows.count * count) {
      let next = (start + step) % (rows.count * count)
      let cell = matrix.entry(row: rows[next / count], column: columns[next % count]).cell
      if cell?.losesSilently ?? false { return place(next / count, next % count) }
    }
    return nil
  }
}
