/// A rectangle of cells. One with no columns or no rows is empty.
package struct Rect: Hashable, Sendable {
  package var column: Int
  package var row: Int
  package var columns: Int
  package var rows: Int

  /// Makes a rectangle; a negative extent counts as none.
  package init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// The rectangle of a whole screen.
  package init(_ size: Size) {
    self.init(column: 0, row: 0, columns: size.columns, rows: size.rows)
  }

  package var size: Size { Size(columns: columns, rows: rows) }
  package var isEmpty: Bool { columns == 0 || rows == 0 }
  /// The first column to the right of the rectangle.
  package var endColumn: Int { column + columns }
  /// The first row below the rectangle.
  package var endRow: Int { row + rows }

  /// Whether the cell at `point` (in the coordinates of the rectangle's origin) lies inside.
  package func contains(_ point: Point) -> Bool {
    (column..<endColumn).contains(point.column) && (row..<endRow).contains(point.row)
  }

  /// The cells that both rectangles have; empty where they don't meet.
  package func intersection(_ other: Rect) -> Rect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return Rect(
      column: left, row: top, columns: min(endColumn, other.endColumn) - left,
      rows: min(endRow, other.endRow) - top)
  }

  /// The rectangle without its outermost cells on the sides that are named.
  package func inset(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) -> Rect {
    Rect(
      column: column + left, row: row + top, columns: columns - left - right,
      rows: rows - top - bottom)
  }
}
