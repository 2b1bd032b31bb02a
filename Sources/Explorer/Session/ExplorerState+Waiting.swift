import TerminalCanvas

/// What was asked for before the results were there: it is done when they come.
struct Waiting: Sendable {
  /// Ways through the result, and menus.
  var actions: [Action] = []
  /// Keys that were typed for a menu that waits among them.
  var keys: [KeyEvent] = []

  /// Whether a menu was asked for that can't be opened yet.
  var awaitsMenu: Bool { actions.last?.opensMenu ?? false }
}

extension ExplorerState {
  /// Whether there is nothing to do for the action before results have come.
  func mustWait(_ action: Action) -> Bool {
    switch action {
    case .field(.nextProblem), .field(.nextSilentLoss), .field(.breakField(_?)),
      .field(.breakOnTop(_?)),
      .field(.copy):
      live.shown == nil
    case .field(.breakField(nil)), .field(.breakOnTop(nil)), .field(.copyMenu), .field(.writeMenu):
      live.shown == nil || awaitsDocument
    case .field(.quickFix): awaitsDocument
    default: false
    }
  }

  /// Whether the text is being parsed.
  private var awaitsDocument: Bool {
    live.currentDocument == nil && live.standing == .pending && !live.isGivenUp
  }

  mutating func wait(toDo action: Action) {
    waiting.actions.append(action)
    if action.opensMenu { notice = "the menu opens once the results are in" }
  }

  /// Keeps a key for the menu that is awaited; `nil` for one that means something everywhere, and
  /// takes the place of the menu.
  mutating func keepForMenu(_ key: KeyEvent) -> [Effect]? {
    switch keyMap.action(of: key, in: [.everywhere]) {
    case .session(.redraw)?, .session(.suspend)?: return nil
    case .session(.leave)?:
      stopWaiting()
      return []
    case _?:
      stopWaiting()
      return nil
    case nil: break
    }
    if key == KeyEvent(.character("c"), .ctrl) {
      stopWaiting()
    } else {
      waiting.keys.append(key)
      notice = "the menu opens once the results are in"
    }
    return []
  }

  mutating func stopWaiting() {
    waiting = Waiting()
  }

  /// Does what waited. The keys for a menu that couldn't be opened mean nothing else.
  mutating func performWaiting() -> [Effect] {
    let (actions, keys) = (waiting.actions, waiting.keys)
    stopWaiting()
    var effects: [Effect] = []
    // They were meant for the panes, whatever lies over them by now.
    let settings = layers.take(.settings)
    for action in actions { effects += perform(action) }
    if let settings { layers.pushBelow(settings) }
    if waiting.awaitsMenu {
      waiting.keys = keys
    } else if layers.has(.menu) {
      for key in keys { effects += press(key) }
    }
    return effects
  }
}

extension Action {
  /// Whether the keys that follow are the menu's.
  fileprivate var opensMenu: Bool {
    switch self {
    case .field(.breakField(nil)), .field(.breakOnTop(nil)), .field(.copyMenu), .field(.writeMenu),
      .field(.quickFix):
      true
    default: false
    }
  }
}
