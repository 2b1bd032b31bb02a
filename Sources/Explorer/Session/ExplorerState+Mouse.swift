import DecodingReport
import TerminalCanvas

extension ExplorerState {
  /// Lines that a notch of the wheel moves.
  private static let wheelLines = 3

  /// Takes note of what the mouse did: a click selects, the wheel scrolls, a drag marks text.
  mutating func handle(_ event: MouseEvent) -> [Effect] {
    defer { fitPanes() }
    switch event.action {
    case .wheelUp: scroll(by: -Self.wheelLines, at: event.position)
    case .wheelDown: scroll(by: Self.wheelLines, at: event.position)
    case .press(.left):
      notice = nil
      return click(event)
    case .drag(.left): if isMarking { mark(to: event.position) }
    case .release: isMarking = false
    case .press, .drag: break
    }
    return []
  }

  // MARK: The wheel

  private mutating func scroll(by lines: Int, at point: Point) {
    guard !scrollInLayer(by: lines), let pane = pane(at: point) else { return }
    switch pane {
    case .source: _ = library.editor.apply(.scroll(lines: lines, cells: 0))
    case .result:
      panes.result.top = max(0, panes.result.top + lines)
      panes.result.isScrolledAway = true
    case .why: panes.why.top = max(0, panes.why.top + lines)
    case .model where showsModelDraft:
      _ = library.modelDrafts[sample]?.editor.apply(.scroll(lines: lines, cells: 0))
      panes.model.isScrolledAway = true
    case .model:
      panes.model.top = max(0, shownModelTop(layout) + lines)
      panes.model.isScrolledAway = true
    case .samples, .payloads: panes.lists.shifts[pane, default: 0] += lines
    }
  }

  /// The pane at a cell, a list that lies over others before them.
  private func pane(at point: Point) -> Pane? {
    let layout = layout
    if focus.isList, layout.panes[focus] == nil, listArea(layout).contains(point) { return focus }
    return layout.panes.first { $0.value.contains(point) }?.key
  }

  // MARK: Clicks

  private mutating func click(_ event: MouseEvent) -> [Effect] {
    let layout = layout
    let point = event.position
    if layout.kind != .tooSmall, layout.footer.contains(point) {
      let hit = footerItems(layout).first { $0.columns.contains(point.column) }
      return hit?.key.map { press($0) } ?? []
    }
    if let effects = clickInLayer(point) { return effects }
    if layout.kind != .tooSmall, layout.titleBar.contains(point) { return clickTitle(point) }
    guard let pane = pane(at: point) else {
      leaveList(layout)
      return []
    }
    return click(event, in: pane, layout)
  }

  private mutating func leaveList(_ layout: Layout) {
    if focus.isList, layout.panes[focus] == nil { focus = returnFocus }
  }

  private mutating func clickTitle(_ point: Point) -> [Effect] {
    let columns = titleColumns(layout)
    if columns.sample.contains(point.column) { moveFocus(to: .samples) }
    if columns.payload.contains(point.column) { moveFocus(to: .payloads) }
    return []
  }

  private mutating func click(_ event: MouseEvent, in pane: Pane, _ layout: Layout) -> [Effect] {
    if pane.isList { return clickList(event.position, pane, layout) }
    leaveList(layout)
    moveFocus(to: pane)
    guard let rect = layout.interior(pane), rect.contains(event.position) else { return [] }
    let point = Point(
      column: event.position.column - rect.column, row: event.position.row - rect.row)
    switch pane {
    case .source: return clickSource(point, rect, isExtending: event.modifiers == .shift)
    case .result: clickResult(point, rect, layout)
    case .model where showsModelDraft:
      return clickModel(point, rect, isExtending: event.modifiers == .shift)
    case .model:
      let line = library.modelIndex[style].line(ofRow: shownModelTop(layout) + point.row)
      if let row = line.flatMap({ live.shown?.modelRows[style][$0] }) { select(row: row) }
    case .why, .samples, .payloads: break
    }
    return []
  }

  private mutating func clickList(_ point: Point, _ pane: Pane, _ layout: Layout) -> [Effect] {
    moveFocus(to: pane)
    let rect = layout.interior(pane) ?? listArea(layout).inset(left: 1, top: 1, right: 1, bottom: 1)
    guard rect.contains(point) else { return [] }
    let place = listTop(of: pane, rows: rect.rows) + point.row - rect.row
    if pane == .samples {
      let items = library.sampleItems
      guard items.indices.contains(place), case .sample(let index) = items[place] else { return [] }
      return index == sample ? [] : open(sample: index)
    }
    let items = library.payloadItems
    guard items.indices.contains(place), items[place].origin != origin else { return [] }
    return open(origin: items[place].origin)
  }

  private mutating func clickResult(_ point: Point, _ rect: Rect, _ layout: Layout) {
    let columns = ResultColumns(
      columns: rect.columns, labelWidth: live.shown?.index.labelWidth ?? 0)
    if let style = columns.style(at: point.column) { self.style = style }
    let line = point.row - resultHeaderRows
    let place = panes.result.top + line
    guard line >= 0, line < resultRowCount(layout), place < visibleRows.count else { return }
    select(row: visibleRows[place])
  }

  // MARK: Text

  private mutating func clickSource(_ point: Point, _ rect: Rect, isExtending: Bool) -> [Effect] {
    let text = sourceTextRect(rect)
    if let ghost = ghost(atRow: point.row) {
      select(row: ghost)
      return []
    }
    let line = editor.line(atRow: point.row)
    if sourceGutter(rect).isFoldSign(point.column), editor.canFold(line: line) {
      return fold(.line(line))
    }
    isMarking = true
    let column = max(0, point.column - (text.column - rect.column))
    return edit(.moveToCell(column: column, row: point.row, selecting: isExtending))
  }

  /// A click in a model that is being changed puts the caret there.
  private mutating func clickModel(
    _ point: Point, _ rect: Rect, isExtending: Bool
  ) -> [Effect] {
    panes.model.isEditing = true
    isMarking = true
    let text = modelTextRect(rect)
    let column = max(0, point.column - (text.column - rect.column))
    return edit(.moveToCell(column: column, row: point.row, selecting: isExtending))
  }

  /// Marks text up to a cell; beyond the pane's edge the text moves along.
  private mutating func mark(to point: Point) {
    guard focus == .source || editsModel, let rect = layout.interior(focus) else { return }
    let text = editsModel ? modelTextRect(rect) : sourceTextRect(rect)
    if point.row < text.row { _ = edit(.scroll(lines: -1, cells: 0)) }
    if point.row >= text.endRow { _ = edit(.scroll(lines: 1, cells: 0)) }
    let row = min(max(point.row, text.row), text.endRow - 1) - text.row
    _ = edit(
      .moveToCell(
        column: max(0, point.column - text.column), row: row, selecting: true))
  }

  /// The row of the result whose ghost line stands in a row of the JSON pane.
  private func ghost(atRow row: Int) -> Int? {
    var top = 0
    var line = editor.viewport.firstLine
    while top <= row, line < editor.text.lineCount {
      let rows = panes.source.ghosts[line] ?? []
      if row > top, row <= top + rows.count { return rows[row - top - 1] }
      top += 1 + rows.count
      line = editor.line(below: line)
    }
    return nil
  }
}
