import TerminalCanvas

/// How many rows of a list are in sight. Where there is room for none, the chosen one counts as seen.
struct RowsInSight {
  private let rows: Int
  private let count: Int

  init(_ rows: Int, of count: Int) {
    self.rows = max(1, rows)
    self.count = count
  }

  /// The first one, moved as far as the list reaches.
  func top(_ top: Int, movedBy lines: Int = 0) -> Int {
    min(max(0, top + lines), max(0, count - rows))
  }

  /// The first one, moved no further than it takes to see a chosen one.
  func top(_ top: Int, showing chosen: Int) -> Int {
    self.top(max(min(top, chosen), chosen - rows + 1))
  }

  /// What is chosen: what was, or the nearest one in sight.
  func chosen(_ chosen: Int, from top: Int) -> Int {
    max(0, min(max(chosen, top), top + rows - 1, count - 1))
  }
}

extension Motion {
  /// The first visible line after a motion; drawing keeps it within the text.
  func scrolled(_ top: Int, page: Int) -> Int {
    switch self {
    case .up: max(0, top - 1)
    case .down: top + 1
    case .pageUp: max(0, top - page)
    case .pageDown: top + page
    case .first: 0
    case .last: .max / 2
    }
  }
}
