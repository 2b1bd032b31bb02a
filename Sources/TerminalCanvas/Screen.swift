/// A grid of cells that is drawn into and then painted: the whole picture, a value.
///
/// The rows lie one after another in one array of eight-byte cells, so that making a screen costs
/// one allocation and comparing two costs one pass. Clusters of several scalars, which are rare, are
/// kept beside the grid.
package struct Screen: Sendable {
  package let size: Size
  /// The cells, row by row.
  package internal(set) var cells: [Cell]
  /// The texts of the cells whose cluster has several scalars.
  package internal(set) var clusters: [String] = []
  /// The cell on which the terminal's own cursor stands, `nil` for a hidden one.
  package var cursor: Point?

  /// Makes a screen of spaces.
  package init(size: Size, style: TextStyle = .plain) {
    let size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
    self.size = size
    cells = Array(
      repeating: Cell(glyph: Cell.space, style: style), count: size.columns * size.rows)
  }

  /// The rectangle of the whole screen.
  package var bounds: Rect { Rect(size) }

  /// The cell at a place that must lie on the screen.
  package subscript(column: Int, row: Int) -> Cell {
    precondition(
      bounds.contains(Point(column: column, row: row)), "no cell at \(column),\(row) of \(size)")
    return cells[row * size.columns + column]
  }

  /// The text of a cell, empty for the second half of a wide cluster.
  package func text(of cell: Cell) -> String {
    if let index = cell.clusterIndex { return clusters[index] }
    guard !cell.isContinuation, let scalar = Unicode.Scalar(cell.glyph) else { return "" }
    return String(Character(scalar))
  }
}

extension Screen {
  /// Whether a row certainly shows the same on a screen of the same size: a quick look, which
  /// answers `false` where there are clusters of several scalars to compare.
  package func hasSameCells(inRow row: Int, as other: Screen) -> Bool {
    guard clusters.isEmpty, other.clusters.isEmpty else { return false }
    let range = row * size.columns..<(row + 1) * size.columns
    return cells.withUnsafeBufferPointer { mine in
      other.cells.withUnsafeBufferPointer { theirs in
        range.allSatisfy { mine[$0] == theirs[$0] }
      }
    }
  }
}

extension Screen: Equatable {
  /// Whether both screens show the same, wherever each keeps its clusters.
  package static func == (left: Screen, right: Screen) -> Bool {
    guard left.size == right.size, left.cursor == right.cursor else { return false }
    if left.clusters.isEmpty && right.clusters.isEmpty { return left.cells == right.cells }
    return zip(left.cells, right.cells).allSatisfy { mine, theirs in
      mine.style == theirs.style && left.text(of: mine) == right.text(of: theirs)
    }
  }
}
