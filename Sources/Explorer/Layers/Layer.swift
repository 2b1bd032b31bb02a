import TerminalCanvas

/// What lies over the body, and has the keys before it. Of each kind there is one at most.
indirect enum Layer: Sendable, Equatable {
  case menu(Menu)
  case prompt(Prompt)
  case settings(SettingsPanel)
  case text(TextPage)

  enum Kind: Sendable {
    case menu, prompt, settings, text
  }

  var kind: Kind {
    switch self {
    case .menu: .menu
    case .prompt: .prompt
    case .settings: .settings
    case .text: .text
    }
  }

  /// What it does, whatever it is.
  var content: any LayerContent {
    get {
      switch self {
      case .menu(let menu): menu
      case .prompt(let prompt): prompt
      case .settings(let panel): panel
      case .text(let page): page
      }
    }
    set { self = newValue.layer }
  }
}

/// A layer reads the stage and changes itself; what it wants of others it asks for. What it says nothing
/// of has the meaning that stands below.
protocol LayerContent: Sendable {
  var layer: Layer { get }
  /// The contexts whose keys count in it, the nearest first; `nil` for a layer that reads every key
  /// by itself.
  var keys: [KeyContext]? { get }
  /// The line that is typed in the status line.
  var line: Prompt? { get }
  /// Takes a key; `nil` where the key means an action, or nothing.
  mutating func press(_ key: KeyEvent, on stage: Stage) -> [Request]?
  /// Does what a key asks for; `nil` where that is another's to do.
  mutating func perform(_ action: Action, on stage: Stage) -> [Request]?
  /// Takes pasted text; `nil` where it is lost.
  mutating func paste(_ text: String, on stage: Stage) -> [Request]?
  /// Takes a click; it never goes through to what lies below.
  mutating func click(_ point: Point, on stage: Stage) -> [Request]
  /// Scrolls by lines; `false` where the wheel moves what lies below.
  mutating func scroll(by lines: Int) -> Bool
  /// Keeps what is scrolled within its text at the present size.
  mutating func fit(_ stage: Stage)
  /// Draws it. A cursor that it sets is the screen's, unless a layer above sets another one.
  func view(_ stage: Stage, _ canvas: inout Canvas)
  /// Its title, and what the footer names.
  func words(_ stage: Stage) -> Footers
}

extension LayerContent {
  var keys: [KeyContext]? { nil }
  var line: Prompt? { nil }
  mutating func press(_ key: KeyEvent, on stage: Stage) -> [Request]? { nil }
  mutating func perform(_ action: Action, on stage: Stage) -> [Request]? { nil }
  mutating func paste(_ text: String, on stage: Stage) -> [Request]? { nil }
  mutating func scroll(by lines: Int) -> Bool { false }
  mutating func fit(_ stage: Stage) {}
}
