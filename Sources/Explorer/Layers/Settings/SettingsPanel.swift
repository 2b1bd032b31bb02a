import TerminalCanvas

/// The decoders' settings, one of which is selected.
struct SettingsPanel: Sendable, Equatable {
  private var row = 0

  init() {}

  /// The place of the selected setting; a model that was compiled meanwhile may have one setting
  /// less.
  func place(_ stage: Stage) -> Int { min(row, stage.library.settings.count - 1) }

  /// The settings keep the keys until they are closed.
  mutating func perform(_ action: Action, on stage: Stage) -> [Request]? {
    switch action {
    case .moving(.move(let motion)): move(motion, stage)
    case .session(.leave): return [.close]
    case .settings(.nextOption): return [change(by: 1, stage)]
    case .settings(.previousOption): return [change(by: -1, stage)]
    case .session(.help), .session(.lesson), .session(.focus), .session(.nextPane),
      .session(.previousPane):
      return [.close, .perform(action)]
    case .compare: return [.close, .perform(action)]
    default: return nil
    }
    return []
  }

  private mutating func move(_ motion: Motion, _ stage: Stage) {
    let last = stage.library.settings.count - 1
    let place = place(stage)
    switch motion {
    case .up: row = place == 0 ? last : place - 1
    case .down: row = place == last ? 0 : place + 1
    case .first, .pageUp: row = 0
    case .last, .pageDown: row = last
    }
  }

  /// The next value of the selected setting, or the one before.
  private func change(by step: Int, _ stage: Stage) -> Request {
    let setting = stage.library.settings[place(stage)]
    let count = stage.library.choices(of: setting).count
    return .setting(setting, (stage.library.place(of: setting) + step + count) % count)
  }

  /// A click on a value takes it; one outside closes the settings.
  mutating func click(_ point: Point, on stage: Stage) -> [Request] {
    let area = area(stage)
    guard area.contains(point) else { return [.close] }
    let settings = stage.library.settings
    let row = point.row - area.row - 1
    let place = row + top(stage, area)
    guard row >= 0, settings.indices.contains(place) else { return [] }
    self.row = place
    let hit = choiceColumns(settings[place], stage).firstIndex { $0.contains(point.column) }
    return hit.map { [.setting(settings[place], $0)] } ?? []
  }
}
