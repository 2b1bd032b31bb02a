/// A place in the text, as an editor shows it.
package struct JSONPosition: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// From 1; lines end at `\n`, `\r\n` or `\r`.
  package var line: Int
  /// From 1, in Unicode scalars.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: JSONPosition, right: JSONPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// `4:10`.
  package var description: String { "\(line):\(column)" }
}
