import DecodingReport
import JSONSource
import TerminalCanvas
import Workbench

/// A matrix as it is laid out: which rows and columns are shown, and where.
struct MatrixGrid {
  let matrix: Matrix
  /// The rows and columns that are left where alike ones stand together; of each one is chosen.
  var rows: List
  var columns: List
  /// Below the title: headings, cells behind their names, totals, and what the chosen cell is.
  let headings: Rect
  let cells: Rect
  let totals: Rect
  let detail: Rect
  /// Cells of the screen for a column.
  let width: Int

  /// Cells before and behind a row's name.
  private static let margin = 2

  init?(
    _ stage: Stage, _ place: MatrixPlace, isOneStyle: Bool, differs: Bool, _ rows: List,
    _ columns: List
  ) {
    guard let matrix = stage.matrix.matrix, matrix.rowCount > 0, matrix.columnCount > 0 else {
      return nil
    }
    self.matrix = matrix
    (self.rows, self.columns) = (rows, columns)
    let (allRows, allColumns) = (0..<matrix.rowCount, 0..<matrix.columnCount)
    let keptRows =
      differs
      ? Self.differing(allRows) { row in
        allColumns.map { Self.look(matrix, row, $0) }
      } : nil
    let keptColumns =
      differs
      ? Self.differing(allColumns) { column in
        allRows.map { Self.look(matrix, $0, column) }
      } : nil
    self.rows.keep(keptRows)
    self.columns.keep(keptColumns)
    let body = stage.layout.body
    let names = allRows.map { CellText.width(Self.name(ofRow: $0, matrix)) }
    // `throws 1` stands there, too.
    let label = min(
      max(11, (names.max() ?? 0) + 2 * Self.margin),
      max(10, body.columns / (body.columns < 100 ? 5 : 4)))
    let detailRows =
      body.rows < 10 ? 0 : body.rows < 14 ? 2 : body.rows < 21 ? 4 : body.rows < 28 ? 5 : 8
    let totalRows = body.rows < 16 ? 0 : body.rows < 28 ? 2 : 3
    let headingRows = body.rows < 4 ? 0 : 1
    let area = body.inset(top: 1)
    let parts = Split(
      .rows, .exactly(headingRows),
      .exactly(
        min(keptRows?.count ?? allRows.count, area.rows - headingRows - totalRows - detailRows)),
      .exactly(totalRows), .exactly(detailRows), .rest
    ).areas(in: area)
    (headings, totals, detail) = (parts[0], parts[2], parts[3])
    cells = parts[1].inset(left: label)
    let room = cells.columns / max(1, keptColumns?.count ?? allColumns.count)
    width = min(max(room, isOneStyle ? 8 : 5), isOneStyle ? 16 : 12)
    let chosen = Self.chosen(place, matrix)
    self.rows.fit(
      matrix.rowCount, in: cells.rows, chosen: self.rows.place(of: chosen.row))
    self.columns.fit(
      matrix.columnCount, in: max(1, cells.columns / width),
      chosen: self.columns.place(of: chosen.column))
  }

  /// The chosen row and column of the matrix.
  var chosen: (row: Int, column: Int) { (rows.chosenRow ?? 0, columns.chosenRow ?? 0) }

  /// Where there is room for it, `!` stands apart.
  var isWide: Bool { width >= 8 }

  /// The rows, or the columns, that differ from the one before them that is left.
  private static func differing(_ places: Range<Int>, _ look: (Int) -> [Int]) -> [Int] {
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

  /// The chosen cell.
  var place: MatrixPlace { place(chosen.row, chosen.column) }

  /// The cell of a row and a column of the matrix.
  func place(_ row: Int, _ column: Int) -> MatrixPlace {
    var place = MatrixPlace()
    place.field = matrix.field(row: row, column: column).path
    switch matrix.kind {
    case .fault: place.fault = matrix.faults[column]
    case .payload: place.payload = row
    }
    return place
  }

  /// The cell under a point of the screen.
  func place(at point: Point) -> MatrixPlace? {
    let column = columns.inSight.lowerBound + (point.column - cells.column) / width
    guard let row = rows.place(at: point, in: cells), columns.inSight.contains(column) else {
      return nil
    }
    return place(rows[row], columns[column])
  }

  /// The next cell in which a value is lost, round the end.
  func nextLoss() -> MatrixPlace? {
    let count = columns.count
    let start = (rows.chosen ?? 0) * count + (columns.chosen ?? 0)
    for step in 1...(rows.count * count) {
      let next = (start + step) % (rows.count * count)
      let (row, column) = (rows[next / count], columns[next % count])
      if matrix.entry(row: row, column: column).cell?.losesSilently ?? false {
        return place(row, column)
      }
    }
    return nil
  }
}
