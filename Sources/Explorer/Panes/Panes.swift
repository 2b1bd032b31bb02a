import TerminalCanvas

/// The panes that fill the body, each with its own state.
struct Panes: Sendable {
  var source = SourcePane()
  var result = ResultPane()
  var model = ModelPane()
  var why = WhyPane()
  var lists = ListsPane()

  /// Does what a key asks for; `nil` where that isn't the panes' to do.
  mutating func perform(_ action: Action, on stage: Stage) -> [Request]? {
    switch action {
    case .moving(.move(let motion)): move(motion, on: stage)
    case .moving(.choose): choose(on: stage)
    case .result(let action): result.perform(action, on: stage)
    case .why(.toggleTrace): why.toggleTrace(on: stage)
    case .session, .library, .text, .field, .settings, .enter, .owned: nil
    }
  }

  /// Goes on from the pane that has the focus.
  private mutating func choose(on stage: Stage) -> [Request] {
    switch stage.focus {
    case .samples, .payloads: [.leaveLists]
    case .result: [.focus(.why)]
    case .model: [.perform(.field(.editValue))]
    case .why:
      WhyView(why, stage).whySubject == .lesson
        ? [.perform(.session(.lesson))] : why.toggleTrace(on: stage)
    case .source: [.beginEditing(.source)]
    }
  }

  /// Moves within the pane that has the focus.
  private mutating func move(_ motion: Motion, on stage: Stage) -> [Request] {
    switch stage.focus {
    case .samples, .payloads: return lists.move(motion, in: stage.focus, on: stage)
    case .result: return result.move(motion, on: stage)
    case .model: return model.move(motion, on: stage)
    case .why:
      why.text.move(motion)
      return []
    case .source: return source.move(motion)
    }
  }

  mutating func scroll(_ pane: Pane, by lines: Int, on stage: Stage) -> [Request] {
    switch pane {
    case .source: return [.scrollSource(lines: lines)]
    case .result: result.scroll(by: lines)
    case .why: why.text.scroll(by: lines)
    case .model: return model.scroll(by: lines, on: stage)
    case .samples, .payloads: lists.scroll(pane, by: lines, on: stage)
    }
    return []
  }

  /// Takes a click within a pane.
  mutating func click(_ event: MouseEvent, in pane: Pane, on stage: Stage) -> [Request] {
    if pane.isList { return lists.click(event.position, in: pane, on: stage) }
    guard let rect = stage.layout.interior(pane), let area = stage.layout.panes[pane],
      rect.contains(event.position) || pane == .result && area.contains(event.position)
    else { return [] }
    let point = Point(
      column: event.position.column - rect.column, row: event.position.row - rect.row)
    let isExtending = event.modifiers == .shift
    switch pane {
    case .source: return source.click(point, in: rect, isExtending: isExtending, on: stage)
    case .result: return result.click(point, in: rect, on: stage)
    case .model: return model.click(point, in: rect, isExtending: isExtending, on: stage)
    case .why, .samples, .payloads: return []
    }
  }

  /// What the wheel has moved goes back to what is selected.
  mutating func forgetWheel() {
    result.forgetWheel()
    model.forgetWheel()
    lists.forgetWheel()
  }

  /// Fits what is scrolled into the panes at the present size.
  mutating func fit(_ stage: Stage) {
    result.fit(stage)
    why.fit(stage)
    model.fit(stage)
  }

  func view(_ stage: Stage, _ canvas: inout Canvas) {
    drawDividers(&canvas, stage)
    let lists = ListsView(lists, stage)
    lists.draw(&canvas)
    SourceView(source, stage).draw(&canvas)
    ModelView(model, stage).draw(&canvas)
    ResultView(result, stage).draw(&canvas)
    WhyView(why, stage).draw(&canvas)
    lists.drawOverPanes(&canvas)
  }

  /// Draws the lines between columns; beside the pane that has the focus they are heavy.
  private func drawDividers(_ canvas: inout Canvas, _ stage: Stage) {
    for divider in stage.layout.dividers {
      canvas.screen.drawVerticalLine(
        column: divider.column, row: divider.row, length: divider.rows,
        character: canvas.glyphs.vertical, style: canvas.theme.rule)
      guard let pane = stage.layout.panes[stage.focus],
        pane.endColumn == divider.column || pane.column == divider.endColumn
      else { continue }
      canvas.screen.drawVerticalLine(
        column: divider.column, row: pane.row, length: pane.rows,
        character: canvas.glyphs.heavyVertical, style: canvas.theme.ruleFocused)
    }
  }
}
