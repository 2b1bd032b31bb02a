/// A list of choices that lies over the panes, each with its key.
struct Menu: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// Every action; what is typed narrows the list.
    case palette
    case faults
    case copy
    /// The same, for a file.
    case write
    case fixes
    /// The types that a model can be decoded as.
    case roots
    case modelFiles
  }

  /// One choice.
  struct Item: Equatable, Sendable {
    /// The key that chooses it, in the notation of `KeyEvent`; in the palette, the keys as people
    /// write them. Empty for none.
    var key: String
    var title: String
    /// What it would make or give.
    var preview: String
    /// Why it can't be chosen now.
    var refusal: String?
    var action: Action
  }

  /// A line of the list as it is shown.
  struct Line: Equatable, Sendable {
    var item: Int
    /// The characters of the title that were typed.
    var matches: [Int] = []
  }

  let kind: Kind
  let items: [Item]
  private(set) var lines: [Line]
  /// The line on which the choice stands.
  private(set) var selected: Int
  private(set) var filter = ""

  init(_ kind: Kind, _ items: [Item], selected: Int = 0) {
    self.kind = kind
    self.items = items
    self.selected = selected
    lines = items.indices.map { Line(item: $0) }
  }

  var chosen: Item? { lines.indices.contains(selected) ? items[lines[selected].item] : nil }

  mutating func move(_ motion: Motion, page: Int) {
    let target =
      switch motion {
      // Up and down go round.
      case .up: selected == 0 ? lines.count - 1 : selected - 1
      case .down: selected == lines.count - 1 ? 0 : selected + 1
      case .pageUp: selected - page
      case .pageDown: selected + page
      case .first: 0
      case .last: lines.count - 1
      }
    selected = max(0, min(target, lines.count - 1))
  }

  /// Goes a line on, no further than the list.
  mutating func step(by distance: Int) {
    selected = max(0, min(selected + distance, lines.count - 1))
  }

  /// Selects a line of the list, from 0; `false` where there is none.
  mutating func select(line: Int) -> Bool {
    guard lines.indices.contains(line) else { return false }
    selected = line
    return true
  }

  /// Selects the item that an action belongs to.
  mutating func select(_ action: Action) {
    if let line = lines.firstIndex(where: { items[$0.item].action == action }) { selected = line }
  }

  /// Leaves the items whose titles or keys hold the typed characters in this order, the best match
  /// first.
  mutating func narrow(to filter: String) {
    guard filter != self.filter else { return }
    self.filter = filter
    selected = 0
    guard !filter.isEmpty else {
      lines = items.indices.map { Line(item: $0) }
      return
    }
    let found = items.indices.compactMap { item -> (line: Line, score: Int)? in
      guard let match = FuzzyMatch(filter, in: items[item].title) else {
        return items[item].key.split(separator: " ").contains(Substring(filter))
          ? (Line(item: item), .max) : nil
      }
      return (Line(item: item, matches: match.places), match.score)
    }
    lines = found.enumerated().sorted {
      ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
    }.map(\.element.line)
  }
}
