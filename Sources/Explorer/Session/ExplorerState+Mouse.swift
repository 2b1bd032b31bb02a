import DecodingReport
import TerminalCanvas
import TextEditor

extension ExplorerState {
  /// Takes note of what the mouse did: a click selects, the wheel scrolls, a drag marks text.
  mutating func handle(_ event: MouseEvent) -> [Effect] {
    defer { fitPanes() }
    switch event.action {
    case .wheelUp, .wheelDown:
      if scrollInLayer(by: event.wheelLines) { return [] }
      return pointInBody(event, layout)
    case .press(.left):
      notice = nil
      return click(event)
    case .drag(.left): if marksWhileEditing != nil { mark(to: event.position) }
    case .release: marksWhileEditing = nil
    case .press, .drag: break
    }
    return []
  }

  private var listArea: Rect { ListsView(panes.lists, Stage(self)).area }

  /// The pane at a cell, a list that lies over others before them.
  private func pane(at point: Point) -> Pane? {
    let layout = layout
    if focus.isList, layout.panes[focus] == nil, listArea.contains(point) { return focus }
    return layout.panes.first { $0.value.contains(point) }?.key
  }

  // MARK: Clicks

  private mutating func click(_ event: MouseEvent) -> [Effect] {
    let layout = layout
    let point = event.position
    if layout.kind != .tooSmall, layout.footer.contains(point) {
      let hit = Footer(stage: Stage(self), layers: layers).items.first {
        $0.columns.contains(point.column)
      }
      return hit?.key.map { press($0) } ?? []
    }
    if let effects = inLayer({ $0.click(point, on: $1) }) { return effects }
    if layout.kind != .tooSmall, layout.titleBar.contains(point) { return clickTitle(point) }
    if layout.modesBar?.contains(point) == true {
      let hit = ModesBar(stage: Stage(self)).items.first { $0.columns.contains(point.column) }
      guard let hit, !hit.isOpen else { return [] }
      return hit.action.map { perform($0) } ?? closeRoom()
    }
    if practice?.isOpen == true, layout.guide.contains(point) { return takePractice() }
    return pointInBody(event, layout)
  }

  /// Takes a click on the panes, or the wheel over them; a click beside a list that lies over them
  /// leaves that.
  mutating func pointInPanes(_ event: MouseEvent, _ layout: Layout) -> [Effect] {
    let pane = pane(at: event.position)
    if event.wheelLines != 0 {
      let stage = Stage(self)
      return pane.map { carryOut(panes.scroll($0, by: event.wheelLines, on: stage)) } ?? []
    }
    guard let pane else {
      leaveList(layout)
      return []
    }
    if !pane.isList { leaveList(layout) }
    moveFocus(to: pane)
    // The click was on the screen as it was before.
    let stage = Stage(self, layout: layout)
    let effects = carryOut(panes.click(event, in: pane, on: stage))
    // A click chooses as Enter does.
    if pane.isList { returnChoice = nil }
    return effects
  }

  private mutating func leaveList(_ layout: Layout) {
    if focus.isList, layout.panes[focus] == nil { focus = returnFocus }
  }

  private mutating func clickTitle(_ point: Point) -> [Effect] {
    let columns = TitleBar(stage: Stage(self)).columns
    if columns.sample.contains(point.column) { return perform(.session(.focus(.samples))) }
    if columns.payload.contains(point.column) { return perform(.session(.focus(.payloads))) }
    if columns.verdict.contains(point.column) { return perform(.enter("problems")) }
    return []
  }

  // MARK: Text

  /// Marks text up to a cell; beyond the pane's edge the text moves along.
  private mutating func mark(to point: Point) {
    guard isTyping, let rect = layout.interior(focus) else { return }
    let stage = Stage(self)
    let text =
      editsModel
      ? ModelView(panes.model, stage).textRect(rect)
      : SourceView(panes.source, stage).textRect(rect)
    if point.row < text.row { _ = edit(.scroll(lines: -1, cells: 0)) }
    if point.row >= text.endRow { _ = edit(.scroll(lines: 1, cells: 0)) }
    let row = min(max(point.row, text.row), text.endRow - 1) - text.row
    _ = edit(
      .moveToCell(
        column: max(0, point.column - text.column), row: row, selecting: true))
  }
}

extension MouseEvent {
  /// The lines that the wheel moves, 0 if it is something else that happened.
  var wheelLines: Int {
    switch action {
    case .wheelUp: -3
    case .wheelDown: 3
    case .press, .drag, .release: 0
    }
  }
}
