import TerminalCanvas

extension ExplorerState {
  /// Goes to another property that the result tells of; where there is none in that direction, the
  /// source scrolls.
  mutating func moveInModel(_ motion: Motion, page: Int) {
    guard let line = propertyLine(motion, page: page), let row = live.shown?.modelRows[style][line]
    else {
      panes.model.top = motion.scrolled(panes.model.top, page: page)
      return
    }
    select(row: row)
    guard let rect = layout.interior(.model) else { return }
    let shown = library.modelIndex[style].row(ofLine: line)
    // A line around it is in sight, too.
    if shown <= panes.model.top { panes.model.top = max(0, shown - 1) }
    if shown >= panes.model.top + rect.rows - 1 { panes.model.top = max(0, shown - rect.rows + 2) }
  }

  /// The line, from 0, of the property that a motion leads to; `nil` if it leads to none.
  private func propertyLine(_ motion: Motion, page: Int) -> Int? {
    let lines = (live.shown?.modelRows[style].keys).map { $0.sorted() } ?? []
    let current = selectedModelLine
    let above = lines.filter { $0 < current ?? .max }
    let below = lines.filter { $0 > current ?? -1 }
    return switch motion {
    case .up: above.last
    case .down: below.first
    case .pageUp: above.first { $0 >= (current ?? 0) - page } ?? above.last
    case .pageDown: below.last { $0 <= (current ?? 0) + page } ?? below.first
    case .first: above.first
    case .last: below.last
    }
  }
}
