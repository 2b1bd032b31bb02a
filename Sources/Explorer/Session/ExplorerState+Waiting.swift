import TerminalCanvas

/// What was asked for before the results were there: it is done when they come.
extension ExplorerState {
  /// Whether there is nothing to do for the action before results have come.
  func mustWait(_ action: Action) -> Bool {
    switch action {
    case .move: live.shown == nil && focus == .result
    case .nextProblem, .nextSilentLoss, .breakField(_?), .copy: live.shown == nil
    case .breakField(nil), .copyMenu, .writeMenu: live.shown == nil || awaitsDocument
    case .quickFix: awaitsDocument
    default: false
    }
  }

  /// Whether the text is being parsed.
  private var awaitsDocument: Bool {
    currentDocument == nil && live.standing == .pending && !live.isGivenUp
  }

  mutating func wait(toDo action: Action) {
    waitingActions.append(action)
    if action.opensMenu { notice = "the menu opens when the results of this text are there" }
  }

  /// Whether a menu was asked for that can't be opened yet.
  var awaitsMenu: Bool { waitingActions.last?.opensMenu ?? false }

  /// Keeps a key for the menu that is awaited; `nil` for one that means something everywhere, and
  /// takes the place of the menu.
  mutating func keepForMenu(_ key: KeyEvent) -> [Effect]? {
    switch keyMap.action(of: key, in: [.everywhere]) {
    case .redraw?, .suspend?: return nil
    case .leave?:
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
      waitingKeys.append(key)
      notice = "the menu opens when the results of this text are there"
    }
    return []
  }

  mutating func stopWaiting() {
    waitingActions = []
    waitingKeys = []
  }

  /// Does what waited. The keys for a menu that couldn't be opened mean nothing else.
  mutating func performWaiting() -> [Effect] {
    let (actions, keys) = (waitingActions, waitingKeys)
    stopWaiting()
    var effects: [Effect] = []
    // They were meant for the panes, whatever lies over them by now.
    let settings = layers.take(.settings)
    for action in actions { effects += perform(action) }
    if let settings { layers.pushBelow(settings) }
    if awaitsMenu {
      waitingKeys = keys
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
    case .breakField(nil), .copyMenu, .writeMenu, .quickFix: true
    default: false
    }
  }
}
