import DecodingReport
import TerminalCanvas

/// What fills the body. Layers lie over it.
enum Mode: Sendable {
  /// The panes beside each other.
  case panes
  /// Causes in the place of the table of fields.
  case problems(CauseList)
}

// Four switches tell the modes apart: keys, perform, view, click. A mode is a folder beside this
// file, a case in each of them, and a row of `RoomWords`.

extension Mode {
  /// The contexts whose keys count, the nearest first.
  func keys(_ stage: Stage) -> [KeyContext] {
    switch self {
    case .panes: stage.isEditing ? KeyContext.typing : KeyContext.chain(of: stage.focus)
    case .problems:
      if stage.isEditing {
        KeyContext.typing
      } else {
        // What is asked of the table has no meaning in the list in its place.
        KeyContext.chain(of: stage.focus).filter { $0 != .result }
      }
    }
  }
}

extension ExplorerState {
  /// Does what a key asks for; `nil` where the mode has nothing to do with it.
  mutating func performInMode(_ action: Action) -> [Effect]? {
    let stage = Stage(self)
    let requests =
      switch mode {
      case .panes: Mode.opening(by: action) ?? panes.perform(action, on: stage)
      case .problems(let problems): perform(action, in: problems, on: stage)
      }
    return requests.map { carryOut($0) }
  }

  /// Draws the body.
  func viewMode(_ stage: Stage, _ canvas: inout Canvas) {
    switch mode {
    case .panes: panes.view(stage, &canvas)
    case .problems(let problems):
      panes.view(stage, &canvas)
      problems.view(stage, &canvas)
    }
  }

  /// Takes a click on the body, or the wheel over it.
  mutating func pointInMode(_ event: MouseEvent, _ layout: Layout) -> [Effect] {
    switch mode {
    case .panes: return pointInPanes(event, layout)
    case .problems(var problems):
      guard event.wheelLines == 0, let requests = problems.click(event.position, on: Stage(self))
      else { return pointInPanes(event, layout) }
      mode = .problems(problems)
      return carryOut(requests)
    }
  }
}

extension Mode {
  /// What opens the mode that an action names; `nil` for any other.
  fileprivate static func opening(by action: Action) -> [Request]? {
    action == .mode(.problems) ? [.focus(.result), .show(.problems(CauseList()))] : nil
  }
}

extension ExplorerState {
  /// The list of causes takes what is asked of the table; all else goes to the panes.
  private mutating func perform(
    _ action: Action, in problems: CauseList, on stage: Stage
  ) -> [Request]? {
    var problems = problems
    let isItsOwn = stage.focus == .result || action == .mode(.problems)
    guard isItsOwn, let requests = problems.perform(action, on: stage) else {
      return panes.perform(action, on: stage)
    }
    mode = .problems(problems)
    return requests
  }
}
