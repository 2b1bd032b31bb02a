import TerminalCanvas
import Workbench

/// The samples and the payloads.
struct ListsPane: Sendable {
  /// How far the wheel has moved each; until the next key.
  private var shifts: [Pane: Int] = [:]

  init() {}

  mutating func forgetWheel() {
    shifts = [:]
  }

  mutating func scroll(_ pane: Pane, by lines: Int) {
    shifts[pane, default: 0] += lines
  }

  /// The first visible line of samples or payloads, where the wheel has moved it.
  func top(of pane: Pane, rows: Int, on stage: Stage) -> Int {
    let library = stage.library
    let isSamples = pane == .samples
    let count = isSamples ? library.sampleItems.count : library.payloadItems.count
    let selected =
      isSamples
      ? library.sampleItems.firstIndex(of: .sample(library.sample))
      : library.payloadItems.firstIndex { $0.origin == library.origin }
    let top = Layout.listTop(selected: selected ?? 0, count: count, rows: rows)
    return min(max(0, top + shifts[pane, default: 0]), max(0, count - rows))
  }

  /// Goes to another sample or payload.
  func move(_ motion: Motion, in pane: Pane, on stage: Stage) -> [Request] {
    let library = stage.library
    let page = max(1, (stage.layout.interior(pane)?.rows ?? 2) - 1)
    if pane == .samples {
      let target = Self.moved(
        library.sample, motion, count: library.samples.count, page: page)
      return target == library.sample ? [] : [.openSample(target)]
    }
    let items = library.payloadItems
    let current = items.firstIndex { $0.origin == library.origin } ?? 0
    let target = Self.moved(current, motion, count: items.count, page: page)
    return target == current ? [] : [.open(items[target].origin)]
  }

  private static func moved(_ place: Int, _ motion: Motion, count: Int, page: Int) -> Int {
    let target =
      switch motion {
      case .up: place - 1
      case .down: place + 1
      case .pageUp: place - page
      case .pageDown: place + page
      case .first: 0
      case .last: count - 1
      }
    return min(max(target, 0), max(0, count - 1))
  }

  /// A click opens what it is on.
  func click(_ point: Point, in pane: Pane, on stage: Stage) -> [Request] {
    let library = stage.library
    guard let rect = ListsView(self, stage).interior(of: pane), rect.contains(point) else {
      return []
    }
    let place = top(of: pane, rows: rect.rows, on: stage) + point.row - rect.row
    if pane == .samples {
      let items = library.sampleItems
      guard items.indices.contains(place), case .sample(let index) = items[place] else { return [] }
      return index == library.sample ? [] : [.openSample(index)]
    }
    let items = library.payloadItems
    guard items.indices.contains(place), items[place].origin != library.origin else { return [] }
    return [.open(items[place].origin)]
  }
}
