import TerminalCanvas
import Workbench

/// The samples and the payloads.
struct ListsPane: Sendable {
  /// Those that the wheel has moved; until the next key.
  private var scrolled: [Pane: List] = [:]

  init() {}

  mutating func forgetWheel() {
    scrolled = [:]
  }

  mutating func scroll(_ pane: Pane, by lines: Int, on stage: Stage) {
    scrolled[pane] = list(pane, on: stage)
    scrolled[pane]?.scroll(by: lines)
  }

  /// The lines of samples or payloads, of which what is open is chosen.
  func list(_ pane: Pane, on stage: Stage) -> List {
    let rows = ListsView(self, stage).interior(of: pane)?.rows ?? 0
    let library = stage.library
    let list = scrolled[pane] ?? List(.middle)
    guard pane == .samples else {
      let items = library.payloadItems
      return list.fitted(
        items.count, in: rows, chosen: items.firstIndex { $0.origin == library.origin })
    }
    let items = library.sampleItems
    return list.fitted(
      items.count, in: rows, chosen: items.firstIndex(of: .sample(library.sample)))
  }

  /// Goes to another sample or payload. Topics are passed over.
  func move(_ motion: Motion, in pane: Pane, on stage: Stage) -> [Request] {
    let library = stage.library
    var list = list(pane, on: stage)
    if pane == .samples {
      list.fit(library.samples.count, in: list.height, chosen: library.sample)
    }
    list.move(motion)
    let place = list.chosen ?? 0
    return pane == .samples
      ? open(.sample(place), on: stage) : open(library.payloadItems[place].origin, on: stage)
  }

  private func open(_ item: SampleItem, on stage: Stage) -> [Request] {
    guard case .sample(let place) = item, place != stage.library.sample else { return [] }
    return [.openSample(place)]
  }

  private func open(_ origin: TextOrigin, on stage: Stage) -> [Request] {
    origin == stage.library.origin ? [] : [.open(origin)]
  }

  /// A click opens what it is on.
  func click(_ point: Point, in pane: Pane, on stage: Stage) -> [Request] {
    guard let rect = ListsView(self, stage).interior(of: pane),
      let place = list(pane, on: stage).place(at: point, in: rect)
    else { return [] }
    return pane == .samples
      ? open(stage.library.sampleItems[place], on: stage)
      : open(stage.library.payloadItems[place].origin, on: stage)
  }
}
