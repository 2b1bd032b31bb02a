/// What is seen of a document.
package struct SourceViewport: Sendable, Hashable {
  /// The line in the top row, from 0.
  package internal(set) var firstLine = 0
  /// The cell column at the left edge, from 0.
  package internal(set) var firstCell = 0
  /// Its size in cells.
  package internal(set) var rows = 0
  package internal(set) var columns = 0
  /// How many cells of a line's indentation are shown at most; `nil` where all are.
  package internal(set) var keptIndentation: Int?
}
