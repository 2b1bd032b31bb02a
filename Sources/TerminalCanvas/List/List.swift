/// Rows of which some are in sight and one may be chosen. A text is a list of lines without a chosen
/// one.
///
/// A list knows places alone; what stands there is its owner's. So a list of 100,000 rows costs what
/// one of three does, and nothing is made anew for a key. Nobody else knows which row is the first in
/// sight.
package struct List: Equatable, Sendable {
  /// How the chosen row is kept in sight.
  package enum Sight: Equatable, Sendable {
    /// It stands in the middle, as far as there are rows before and behind it.
    case middle
    /// What is in sight stays as long as the chosen row is in it, with so many on either side.
    case steady(above: Int = 0, below: Int = 0)
  }

  private let sight: Sight
  /// How many rows there are; of a filtered list, how many are left.
  package private(set) var count = 0
  /// How many rows have room.
  package private(set) var height = 0
  /// The place of the chosen row; `nil` in a text.
  package private(set) var chosen: Int?
  private var top = 0
  /// Whether the wheel moved what is in sight, wherever the chosen row is.
  private var isScrolled = false
  /// The rows that a filter leaves; `nil` where it leaves all.
  private var kept: [Int]?

  package init(_ sight: Sight = .steady()) {
    self.sight = sight
  }

  // MARK: What there is

  /// Takes how many rows there are, how many have room, and which one is chosen. The chosen row comes
  /// into sight, unless the wheel moved what is there.
  package mutating func fit(_ all: Int, in height: Int, chosen: Int?) {
    count = kept?.count ?? all
    self.height = max(0, height)
    take(chosen)
  }

  /// Takes how many rows there are and how many have room; the chosen one stays.
  package mutating func fit(_ all: Int, in height: Int) {
    fit(all, in: height, chosen: chosen)
  }

  /// The list with so many rows, of which so many have room.
  package func fitted(_ all: Int, in height: Int, chosen: Int?) -> List {
    var list = self
    list.fit(all, in: height, chosen: chosen)
    return list
  }

  /// The text with so many lines, of which so many have room.
  package func fitted(_ all: Int, in height: Int) -> List {
    fitted(all, in: height, chosen: chosen)
  }

  /// Where there is room for no row, the chosen one counts as seen.
  private var room: Int { max(1, height) }

  private mutating func take(_ place: Int?) {
    chosen = place.map { max(0, min($0, count - 1)) }
    settle()
  }

  private mutating func settle() {
    if let chosen, !isScrolled {
      switch sight {
      case .middle: top = chosen - room / 2
      case .steady(let above, let below):
        top = min(top, max(0, chosen - above))
        top = min(max(top, min(chosen + below, count - 1) - room + 1), chosen)
      }
    }
    top = min(max(0, top), max(0, count - room))
  }

  /// The places that are in sight.
  package var inSight: Range<Int> { top..<max(top, min(count, top + height)) }

  /// Whether nothing stands before what is in sight.
  package var isAtStart: Bool { top == 0 }

  /// How many rows follow those in sight.
  package var below: Int { max(0, count - top - height) }

  // MARK: Filtering

  /// Leaves some rows, in this order; `nil` leaves all.
  package mutating func keep(_ rows: [Int]?) {
    kept = rows
    if let rows { count = rows.count }
  }

  /// The row at a place among those that are left.
  package subscript(place: Int) -> Int { kept?[place] ?? place }

  /// The chosen row, whatever is left out before it.
  package var chosenRow: Int? {
    chosen.flatMap { (0..<count).contains($0) ? self[$0] : nil }
  }

  /// The place of a row, or of the last one before it that is left. What is left stands in order.
  package func place(of row: Int) -> Int {
    guard let kept else { return row }
    var (low, high) = (0, kept.count)
    while low < high {
      let middle = (low + high) / 2
      if kept[middle] <= row { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  // MARK: Moving

  /// How far a page leads: a row is seen before and after.
  package var page: Int { max(1, height - 1) }

  /// Moves the choice, or what is in sight of a text: that ends where it is fitted next.
  package mutating func move(_ motion: Motion, goesRound: Bool = false) {
    isScrolled = false
    guard let chosen else {
      top = max(0, target(motion, from: top, last: .max / 2))
      return
    }
    if goesRound, motion == .up, chosen == 0 { return choose(count - 1) }
    if goesRound, motion == .down, chosen == count - 1 { return choose(0) }
    choose(target(motion, from: chosen, last: count - 1))
  }

  private func target(_ motion: Motion, from place: Int, last: Int) -> Int {
    switch motion {
    case .up: place - 1
    case .down: place + 1
    case .pageUp: place - page
    case .pageDown: place + page
    case .first: 0
    case .last: last
    }
  }

  /// Chooses a row, or the nearest one that there is.
  package mutating func choose(_ place: Int?) {
    isScrolled = false
    take(place)
  }

  /// Moves what is in sight with the wheel; the choice stays until it is moved.
  package mutating func scroll(by lines: Int) {
    top = max(0, top + lines)
    isScrolled = true
  }

  /// Moves what is in sight with the wheel, and the choice as far as it must be seen; where that
  /// stands in the middle, it is what moves.
  package mutating func wheel(by lines: Int) {
    guard let chosen, sight != .middle else { return choose(self.chosen.map { $0 + lines }) }
    scroll(by: lines)
    settle()
    choose(min(max(chosen, top), top + room - 1))
  }

  /// Chooses again what the wheel has moved away from.
  package mutating func forgetWheel() { isScrolled = false }

  /// Begins at the first row again.
  package mutating func restart() {
    (top, isScrolled) = (0, false)
  }

  /// The place of the row at a point of the screen; `nil` beside the rows.
  package func place(at point: Point, in rect: Rect) -> Int? {
    let place = top + point.row - rect.row
    return rect.contains(point) && inSight.contains(place) ? place : nil
  }
}
