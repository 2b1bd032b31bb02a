import DecodingReport
import TerminalCanvas

/// What fills the body. Layers lie over it.
enum Mode: Sendable {
  /// The panes beside each other.
  case panes
}

/// The four places that tell the modes apart. A mode is a folder beside this file, and a case here.
extension ExplorerState {
  /// The contexts whose keys count in the mode, the nearest first.
  var modeKeys: [KeyContext] {
    switch mode {
    case .panes: KeyContext.chain(of: editsModel ? .source : focus)
    }
  }

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

  /// Takes a click on the body.
  mutating func clickInMode(_ event: MouseEvent, _ layout: Layout) -> [Effect] {
    switch mode {
    case .panes: return clickPanes(event, layout)
    }
  }
}
