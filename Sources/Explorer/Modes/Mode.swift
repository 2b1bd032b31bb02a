import DecodingReport
import TerminalCanvas

/// What fills the body. Layers lie over it.
enum Mode: Sendable {
  /// The panes beside each other.
  case panes
}

// Four switches tell the modes apart: keys, perform, view, click. A mode is a folder beside this
// file, a case in each of them, and a row of `RoomWords`.

extension Mode {
  /// The contexts whose keys count, the nearest first.
  func keys(_ stage: Stage) -> [KeyContext] {
    switch self {
    case .panes: stage.isEditing ? KeyContext.typing : KeyContext.chain(of: stage.focus)
    }
  }
}

extension ExplorerState {
  /// Does what a key asks for; `nil` where the mode has nothing to do with it.
  mutating func performInMode(_ action: Action) -> [Effect]? {
    let stage = Stage(self)
    let requests =
      switch mode {
      case .panes: panes.perform(action, on: stage)
      }
    return requests.map { carryOut($0) }
  }

  /// Draws the body.
  func viewMode(_ stage: Stage, _ canvas: inout Canvas) {
    switch mode {
    case .panes: panes.view(stage, &canvas)
    }
  }

  /// Takes a click on the body, or the wheel over it.
  mutating func pointInMode(_ event: MouseEvent, _ layout: Layout) -> [Effect] {
    switch mode {
    case .panes: return pointInPanes(event, layout)
    }
  }
}
