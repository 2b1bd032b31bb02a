/// A cell's place: column and row, both counted from 0 at the top left.
package struct Point: Hashable, Sendable {
  package var column: Int
  package var row: Int

  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
