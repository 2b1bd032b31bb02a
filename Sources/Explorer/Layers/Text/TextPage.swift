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

  init(_ subject: Subject) {
    self.subject = subject
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
    let lines = keyLines(stage).map(\.line)
    guard let first = lines.first, let last = lines.last else { return }
    let next =
      if let chosen = text.chosen {
        step > 0 ? lines.first { $0 > chosen } ?? last : lines.last { $0 < chosen } ?? first
      } else {
        lines.first { $0 >= text.inSight.lowerBound } ?? last
      }
    // Before the first key stand the marks.
    if next == first { text.restart() }
    text.choose(next)
  }

  /// Does what the chosen line's key does, where that is done.
  private func choose(_ stage: Stage) -> [Request] {
    guard let action = keyLines(stage).first(where: { $0.line == text.chosen })?.binding.action
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
