/// What becomes of what is asked of the panes while a mode fills the body. What is the session's own
/// is done over every mode.
enum Stance: Equatable, Sendable {
  /// The mode is left, and the panes do it; letters ask for it only where that is said.
  case leaves(letters: Bool)
  /// The panes are seen beside it, and do it.
  case beside
  /// This is told: what the panes do might tell what is guessed.
  case refuses(String)
}

extension Action {
  /// Whether it is the session's own, or a step through whatever is in front: done over every mode.
  var isSessions: Bool {
    switch self {
    case .session(let action): action.isOverModes
    case .library(.save), .library(.open), .moving, .settings: true
    default: false
    }
  }
}

extension SessionAction {
  fileprivate var isOverModes: Bool {
    switch self {
    case .help, .lesson, .palette, .toggleOptions, .resetOptions, .toggleResults, .projector,
      .switchGround, .redraw, .suspend, .leave, .quit, .tellHowToQuit:
      true
    case .focus, .nextPane, .previousPane, .zoom, .style, .nextStyle, .previousStyle, .find,
      .findNext, .findPrevious, .foldLists, .foldLevel:
      false
    }
  }
}
