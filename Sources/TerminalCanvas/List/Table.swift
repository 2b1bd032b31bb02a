/// Columns with their headings, above the rows of a list.
package struct Table: Equatable, Sendable {
  /// A heading, and the cells below it, counted from the left edge.
  package struct Column: Equatable, Sendable {
    package let heading: String
    package let cells: Range<Int>

    package init(_ heading: String, at cells: Range<Int>) {
      self.heading = heading
      self.cells = cells
    }

    /// Makes a column; one that would end before it begins has no cells.
    package init(_ heading: String, from start: Int, to end: Int) {
      self.init(heading, at: start..<max(start, end))
    }
  }

  package let columns: [Column]

  package init(_ columns: [Column]) {
    self.columns = columns
  }

  /// The cells of a column.
  package subscript(column: Int) -> Range<Int> { columns[column].cells }
}
