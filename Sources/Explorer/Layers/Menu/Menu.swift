import TerminalCanvas

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
    /// The types that the model names and hasn't got.
    case types
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
  /// What is typed to narrow the list; `nil` for a list that keeps its choices.
  private(set) var line: Prompt?

  init(_ kind: Kind, _ items: [Item], selected: Int = 0) {
    self.kind = kind
    self.items = items
    self.selected = selected
    lines = items.indices.map { Line(item: $0) }
    line = kind == .palette ? Prompt(.command) : nil
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

// MARK: - Keys and clicks

extension Menu {
  /// Takes a key; every key that means something everywhere closes the menu.
  mutating func press(_ key: KeyEvent, on stage: Stage) -> [Request] {
    if line != nil { return type(key, on: stage) }
    if let item = items.first(where: { $0.key == key.description }) { return choose(item, stage) }
    switch stage.keyMap.action(of: key, in: [.menu]) {
    case .moving(.move(let motion))?:
      move(motion, page: page(stage))
      return []
    case .moving(.choose)?: return chooseSelected(stage)
    default: return leave(by: key, stage)
    }
  }

  private func leave(by key: KeyEvent, _ stage: Stage) -> [Request] {
    switch stage.keyMap.action(of: key, in: [.everywhere]) {
    case .session(.leave)?: [.close]
    case .field(.quickFix)? where kind == .fixes: chooseSelected(stage)
    case .session(.redraw)?: [.effect(.redraw)]
    case .session(.suspend)?: [.effect(.suspend)]
    case let action?: [.close, .perform(action)]
    case nil: key == KeyEvent(.character("c"), .ctrl) ? [.close] : []
    }
  }

  /// Arrows and Enter choose, the rest is typed.
  private mutating func type(_ key: KeyEvent, on stage: Stage) -> [Request] {
    if key == KeyEvent(.escape) || key == KeyEvent(.character("c"), .ctrl) { return [.close] }
    switch stage.keyMap.action(of: key, in: [.menu]) {
    case .moving(.move(let motion))?:
      move(motion, page: page(stage))
      return []
    case .moving(.choose)?: return chooseSelected(stage)
    default: break
    }
    switch stage.keyMap.action(of: key, in: [.everywhere]) {
    case .session(.redraw)?: return [.effect(.redraw)]
    case .session(.suspend)?: return [.effect(.suspend)]
    case .session(.palette)?: return [.close]
    case .session(.quit)?: return [.close, .perform(.session(.quit))]
    default: break
    }
    if key.key == .backspace, line?.answer.isEmpty == true { return [.close] }
    line?.edit(key)
    narrow(to: line?.answer ?? "")
    return []
  }

  /// A list that is narrowed takes what is pasted as typed; another one makes way for it.
  mutating func paste(_ text: String) -> [Request]? {
    guard line != nil else { return nil }
    line?.insert(text)
    narrow(to: line?.answer ?? "")
    return []
  }

  private func chooseSelected(_ stage: Stage) -> [Request] {
    chosen.map { choose($0, stage) } ?? []
  }

  private func choose(_ item: Item, _ stage: Stage) -> [Request] {
    if let refusal = item.refusal { return [.notice(refusal)] }
    return [.close] + (kind == .palette ? goingToPane(of: item.action, stage) : [])
      + [.perform(item.action)]
  }

  /// Actions of a pane happen where it is seen.
  private func goingToPane(of action: Action, _ stage: Stage) -> [Request] {
    switch action {
    case .text(.edit), .text(.findText), .text(.goToLine): stage.editsModel ? [] : [.focus(.source)]
    case .library(.renamePayload), .library(.deletePayload): [.focus(.payloads)]
    default: []
    }
  }

  /// A click on a choice takes it; one outside closes the menu.
  mutating func click(_ point: Point, on stage: Stage) -> [Request] {
    let area = area(stage)
    guard area.contains(point) else { return [.close] }
    let row = point.row - area.row - 1
    guard row >= 0, select(line: top(rows: area.rows - 1) + row) else { return [] }
    return chooseSelected(stage)
  }

  mutating func scroll(by lines: Int) {
    for _ in 0..<abs(lines) { step(by: lines.signum()) }
  }
}
