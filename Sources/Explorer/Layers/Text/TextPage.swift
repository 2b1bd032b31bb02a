import TerminalCanvas

/// A text that lies over the body, and is read.
struct TextPage: LayerContent, Equatable {
  /// What is told.
  enum Subject: Sendable, Equatable {
    case help
    case lesson
    /// What is wrong with the configuration.
    case mistakes([String])
    /// What is wrong with journals of earlier runs.
    case journals([String])
    /// Exercises to be read, by their texts.
    case exercises([String])
    /// The lines in which two texts differ.
    case changes(TextComparison)
  }

  var layer: Layer { .text(self) }
  var keys: [KeyContext]? { [.overlay, .everywhere] }
  var subject: Subject
  /// The lines; of the help, the chosen one names a key. Before a context's first key stands its title.
  private(set) var text = List(.steady(above: 2))
  /// Of the help, the contexts of what was in front when it was asked for, the nearest first.
  let front: [KeyContext]
  /// What lines of the help must have in them to be left.
  private(set) var filter = ""
  /// The same while it is typed.
  private(set) var line: Prompt?

  init(_ subject: Subject, front: [KeyContext] = []) {
    self.subject = subject
    self.front = front
  }

  /// While a filter is typed, arrows choose, Enter leaves it as it is, and Esc shows all lines again.
  mutating func press(_ key: KeyEvent, on stage: Stage) -> [Request]? {
    guard var line else { return nil }
    if key == KeyEvent(.escape) || key == KeyEvent(.character("c"), .ctrl)
      || key.key == .backspace && line.answer.isEmpty
    {
      narrow(to: nil)
      return []
    }
    switch stage.keyMap.action(of: key, in: [.menu, .everywhere]) {
    case .moving(.choose)?:
      self.line = nil
      return text.chosen == nil ? [] : choose(stage)
    case let action?:
      switch action {
      case .moving, .session(.redraw), .session(.suspend), .session(.quit):
        return perform(action, on: stage)
      default: break
      }
    case nil: break
    }
    line.edit(key)
    narrow(to: line)
    return []
  }

  mutating func paste(_ text: String, on stage: Stage) -> [Request]? {
    guard line != nil else { return nil }
    line?.insert(text)
    narrow(to: line)
    return []
  }

  private mutating func narrow(to line: Prompt?) {
    self.line = line
    filter = line?.answer ?? ""
    text.choose(nil)
    text.restart()
  }

  /// It scrolls, and closes at every other key that has a meaning of its own.
  mutating func perform(_ action: Action, on stage: Stage) -> [Request]? {
    switch action {
    case .moving(.move(.up)) where text.chosen != nil: select(by: -1, stage)
    case .moving(.move(.down)) where subject == .help: select(by: 1, stage)
    case .moving(.choose) where text.chosen != nil: return choose(stage)
    case .moving(.move(let motion)):
      text.choose(nil)
      fit(stage)
      text.move(motion)
    case .session(.find):
      if subject == .help { narrow(to: Prompt(.filter, text: filter)) }
    case .session(.leave) where !filter.isEmpty: narrow(to: nil)
    case .session(.leave), .moving(.choose): return [.close]
    case .session(.help) where subject == .help, .session(.lesson) where subject == .lesson:
      return [.close]
    case .session(.redraw), .session(.suspend), .session(.quit), .library(.save), .library(.open),
      .session(.help), .session(.lesson), .session(.palette):
      return nil
    default: return [.close, .perform(action)]
    }
    return []
  }

  /// Goes to the next line of the help that names a key, from the first one in sight.
  private mutating func select(by step: Int, _ stage: Stage) {
    fit(stage)
    let lines = help(stage).enumerated().filter { $1.binding != nil }.map(\.offset)
    guard let first = lines.first, let last = lines.last else { return }
    let next =
      if let chosen = text.chosen {
        step > 0 ? lines.first { $0 > chosen } ?? last : lines.last { $0 < chosen } ?? first
      } else {
        lines.first { $0 >= text.inSight.lowerBound } ?? last
      }
    // Before the first key stand headings.
    if next == first { text.restart() }
    text.choose(next)
  }

  /// Does what the chosen line's key does, where that is done.
  private func choose(_ stage: Stage) -> [Request] {
    let lines = help(stage)
    guard let chosen = text.chosen, lines.indices.contains(chosen),
      let action = lines[chosen].binding?.action
    else { return [.close] }
    return [.close] + (action.pane(stage).map { [.focus($0)] } ?? []) + [.perform(action)]
  }

  /// The title row says how to close; so does everything beside the text.
  func click(_ point: Point, on stage: Stage) -> [Request] {
    area(stage.layout).contains(point) ? [] : [.close]
  }

  mutating func scroll(by lines: Int) -> Bool {
    text.choose(nil)
    text.scroll(by: lines)
    return true
  }

  mutating func fit(_ stage: Stage) {
    let rect = area(stage.layout)
    text.fit(lines(stage, columns: rect.columns).count, in: rect.rows)
  }
}
