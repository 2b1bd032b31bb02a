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
      case .byRoom(let steps):
        steps.lazy.filter { $0.key <= all }.max { $0.key < $1.key }?.value ?? 0
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
    let wanted = parts.map { $0.cells(of: all) }
    var room = all
    var shared = max(0, all - wanted.reduce(0) { $0 + max(0, $1 ?? 0) })
    var sharers = wanted.count { $0 == nil }
    var start = 0
    return wanted.map { wanted in
      var cells = max(0, min(wanted ?? 0, room))
      if wanted == nil {
        cells = (shared + sharers - 1) / sharers
        shared -= cells
        sharers -= 1
      } else {
        room -= cells
      }
      defer { start += cells }
      return direction == .rows
        ? Rect(column: rect.column, row: rect.row + start, columns: rect.columns, rows: cells)
        : Rect(column: rect.column + start, row: rect.row, columns: cells, rows: rect.rows)
    }
  }
}
