/// Areas below or beside each other that share a rectangle.
///
///     Split(.rows, .exactly(1), .rest, .exactly(8)).areas(in: body)  // a title, a list, a detail
package struct Split: Sendable {
  /// Which way the areas follow each other.
  package enum Direction: Sendable {
    /// From the top down.
    case rows
    /// From left to right.
    case columns
  }

  /// How many cells an area takes. They are served in their order; what is left over goes to the rest.
  package enum Part: Sendable {
    case exactly(Int)
    /// So many hundredths of all, and so many cells at least and at most.
    case share(Int, atLeast: Int = 0, atMost: Int = .max)
    /// By how many cells there are in all: `[28: 12, 18: 8]` takes 12 from 28 on, 8 from 18 on.
    case byRoom(KeyValuePairs<Int, Int>)
    /// What is left over; several share it, and the first ones have the cells that don't divide.
    case rest

    /// The cells of so many that are taken; `nil` for the rest.
    fileprivate func cells(of all: Int) -> Int? {
      switch self {
      case .exactly(let cells): cells
      case .share(let share, let least, let most): min(max(least, all * share / 100), most)
      case .byRoom(let steps): steps.filter { $0.key <= all }.max { $0.key < $1.key }?.value ?? 0
      case .rest: nil
      }
    }
  }

  private let direction: Direction
  private let parts: [Part]

  package init(_ direction: Direction, _ parts: Part...) {
    self.direction = direction
    self.parts = parts
  }

  /// The areas of a rectangle, one for each part. One without room is empty.
  package func areas(in rect: Rect) -> [Rect] {
    let all = direction == .rows ? rect.rows : rect.columns
    var left = all
    var cells = parts.map { part in
      part.cells(of: all).map { wanted in
        let taken = max(0, min(wanted, left))
        left -= taken
        return taken
      }
    }
    var sharers = cells.count { $0 == nil }
    for place in cells.indices where cells[place] == nil {
      let share = (left + sharers - 1) / sharers
      cells[place] = share
      left -= share
      sharers -= 1
    }
    var start = 0
    return cells.map { cells in
      let extent = cells ?? 0
      defer { start += extent }
      return direction == .rows
        ? Rect(
          column: rect.column, row: rect.row + start, columns: rect.columns, rows: extent)
        : Rect(
          column: rect.column + start, row: rect.row, columns: extent, rows: rect.rows)
    }
  }
}
