import TerminalCanvas

/// A text that lies over the body, and is read.
struct TextPage: Sendable, Equatable {
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

  var subject: Subject
  /// The first visible line.
  private(set) var top = 0
  /// The line of the help that is chosen, from 0 among those that name a key.
  private(set) var selected: Int?

  init(_ subject: Subject) {
    self.subject = subject
  }

  /// It scrolls, and closes at every other key that has a meaning of its own.
  mutating func perform(_ action: Action, on stage: Stage) -> [Request]? {
    switch action {
    case .moving(.move(.up)) where selected != nil: select(by: -1, stage)
    case .moving(.move(.down)) where subject == .help: select(by: 1, stage)
    case .moving(.choose) where selected != nil: return choose(stage)
    case .moving(.move(let motion)):
      selected = nil
      top = motion.scrolled(top, page: max(1, area(stage.layout).rows - 1))
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
    let places = keyLines(stage)
    guard !places.isEmpty else { return }
    let rows = max(1, area(stage.layout).rows)
    let first = places.firstIndex { $0.line >= top } ?? places.count - 1
    let next = selected.map { min(max($0 + step, 0), places.count - 1) } ?? first
    selected = next
    let line = places[next].line
    // Before the first key stand the marks, and before a context's first its title.
    if next == 0 { top = 0 } else if line - 2 < top { top = max(0, line - 2) }
    if line >= top + rows { top = line - rows + 1 }
  }

  /// Does what the chosen line's key does, where that is done.
  private func choose(_ stage: Stage) -> [Request] {
    guard let selected else { return [.close] }
    let action = keyLines(stage)[selected].binding.action
    return [.close] + (action.pane(stage).map { [.focus($0)] } ?? []) + [.perform(action)]
  }

  /// The title row says how to close; so does everything beside the text.
  func click(_ point: Point, on stage: Stage) -> [Request] {
    area(stage.layout).contains(point) ? [] : [.close]
  }

  mutating func scroll(by lines: Int) {
    selected = nil
    top = max(0, top + lines)
  }

  mutating func fit(_ stage: Stage) {
    guard top > 0 || selected != nil else { return }
    let rect = area(stage.layout)
    let rows = RowsInSight(rect.rows, of: lines(stage, columns: rect.columns).count)
    top = selected.map { rows.top(top, showing: keyLines(stage)[$0].line) } ?? rows.top(top)
  }
}

extension Motion {
  /// The first visible line after a motion; drawing keeps it within the text.
  func scrolled(_ top: Int, page: Int) -> Int {
    switch self {
    case .up: max(0, top - 1)
    case .down: top + 1
    case .pageUp: max(0, top - page)
    case .pageDown: top + page
    case .first: 0
    case .last: .max / 2
    }
  }
}
