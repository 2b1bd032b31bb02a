/// The rows of the result that can be seen, as places in the report's index.
enum ResultRows {
  case all(Int)
  case some([Int])

  var count: Int {
    switch self {
    case .all(let count): count
    case .some(let rows): rows.count
    }
  }

  subscript(place: Int) -> Int {
    switch self {
    case .all: place
    case .some(let rows): rows[place]
    }
  }

  /// The place of a row, or of the last visible one before it.
  func place(of row: Int) -> Int {
    guard case .some(let rows) = self else { return row }
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle] <= row { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}
