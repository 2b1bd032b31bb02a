import TerminalCanvas

/// A mode of one list. Keys, clicks and the wheel choose in it; what they do besides is the mode's.
protocol ListMode: Mode {
  /// The list as it is seen, and where its rows stand.
  func list(on stage: Stage) -> (list: List, area: Rect)
  /// Takes the list with another choice, or with other rows in sight.
  mutating func accept(_ list: List, on stage: Stage) -> [Request]
}

extension ListMode {
  mutating func move(_ motion: Motion, on stage: Stage) -> [Request]? {
    moveList(motion, on: stage)
  }

  mutating func moveList(_ motion: Motion, on stage: Stage) -> [Request]? {
    var list = list(on: stage).list
    list.move(motion)
    return accept(list, on: stage)
  }

  mutating func click(_ point: Point, on stage: Stage) -> [Request]? {
    clickList(point, on: stage)
  }

  mutating func clickList(_ point: Point, on stage: Stage) -> [Request]? {
    var (list, area) = list(on: stage)
    guard area.contains(point) else { return isBesidePanes ? nil : [] }
    guard let place = list.place(at: point, in: area) else { return [] }
    list.choose(place)
    return accept(list, on: stage)
  }

  mutating func scroll(by lines: Int, at point: Point, on stage: Stage) -> [Request]? {
    var (list, area) = list(on: stage)
    if isBesidePanes, !area.contains(point) { return nil }
    list.wheel(by: lines)
    return accept(list, on: stage)
  }

  /// Whether what is beside the list is the panes'.
  private var isBesidePanes: Bool { panes == .some }
}
