/// The extent of a screen or of a part of it, in cells.
package struct Size: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

extension Size: CustomStringConvertible {
  /// Columns times rows, as people say it: `160x50`.
  package var description: String { "\(columns)x\(rows)" }
}
