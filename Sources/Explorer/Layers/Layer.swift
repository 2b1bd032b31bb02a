import TerminalCanvas

/// What lies over the body, and has the keys before it.
///
/// A layer reads the stage and changes itself; what it wants of others it asks for.
indirect enum Layer: Sendable, Equatable {
  case menu(Menu)
  case prompt(Prompt)
  case settings(SettingsPanel)
  case text(TextPage)

  /// What there is one of at most.
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

  /// The contexts whose keys count in it, the nearest first; `nil` for a layer that reads every key
  /// by itself.
  var keys: [KeyContext]? {
    switch self {
    case .menu, .prompt: nil
    case .settings: [.options, .everywhere]
    case .text: [.overlay, .everywhere]
    }
  }

  /// Takes a key; `nil` where the key means an action, or nothing.
  mutating func press(_ key: KeyEvent, on stage: Stage) -> [Request]? {
    switch self {
    case .menu(var menu):
      defer { self = .menu(menu) }
      return menu.press(key, on: stage)
    case .prompt(var prompt):
      defer { self = .prompt(prompt) }
      return prompt.press(key, on: stage)
    case .settings, .text: return nil
    }
  }

  /// Does what a key asks for; `nil` where that is another's to do.
  mutating func perform(_ action: Action, on stage: Stage) -> [Request]? {
    switch self {
    case .menu, .prompt: return nil
    case .settings(var panel):
      defer { self = .settings(panel) }
      return panel.perform(action, on: stage)
    case .text(var page):
      defer { self = .text(page) }
      return page.perform(action, on: stage)
    }
  }

  /// Takes pasted text; `nil` where it is lost.
  mutating func paste(_ text: String, on stage: Stage) -> [Request]? {
    switch self {
    case .menu(var menu):
      defer { self = .menu(menu) }
      return menu.paste(text, on: stage)
    case .prompt(var prompt):
      defer { self = .prompt(prompt) }
      return prompt.paste(text)
    case .settings, .text: return nil
    }
  }

  /// Takes a click; it never goes through to what lies below.
  mutating func click(_ point: Point, on stage: Stage) -> [Request] {
    switch self {
    case .menu(var menu):
      defer { self = .menu(menu) }
      return menu.click(point, on: stage)
    case .prompt(var prompt):
      defer { self = .prompt(prompt) }
      return prompt.click(point, on: stage)
    case .settings(var panel):
      defer { self = .settings(panel) }
      return panel.click(point, on: stage)
    case .text(let page): return page.click(point, on: stage)
    }
  }

  /// Scrolls by lines; `false` where the wheel moves what lies below.
  mutating func scroll(by lines: Int) -> Bool {
    switch self {
    case .menu(var menu):
      menu.scroll(by: lines)
      self = .menu(menu)
      return true
    case .text(var page):
      page.scroll(by: lines)
      self = .text(page)
      return true
    case .prompt, .settings: return false
    }
  }

  /// Keeps what is scrolled within its text at the present size.
  mutating func fit(_ stage: Stage) {
    guard case .text(var page) = self else { return }
    page.fit(stage)
    self = .text(page)
  }

  /// Draws the layer. A cursor that it sets is the screen's, unless a layer above sets another one.
  func view(_ stage: Stage, _ canvas: inout Canvas) {
    switch self {
    case .menu(let menu): menu.view(stage, &canvas)
    case .prompt(let prompt): prompt.view(stage, &canvas)
    case .settings(let panel): panel.view(stage, &canvas)
    case .text(let page): page.view(stage, &canvas)
    }
  }

  /// The line that is typed in the status line.
  var line: Prompt? {
    switch self {
    case .menu(let menu): menu.line
    case .prompt(let prompt): prompt.isQuestion ? nil : prompt
    case .settings, .text: nil
    }
  }
}
