import TerminalCanvas

/// The decoders' settings, one of which is selected.
struct SettingsPanel: LayerContent, Equatable {
  var layer: Layer { .settings(self) }
  var keys: [KeyContext]? { [.options, .everywhere] }
  private var list = List(.middle)

  init() {
    list.fit(1, in: 0, chosen: 0)
  }

  /// The settings as they are seen; a model that was compiled meanwhile may have one setting less.
  func list(_ stage: Stage) -> List {
    list.fitted(stage.library.settings.count, in: max(1, area(stage).rows - 2))
  }

  /// The place of the selected setting.
  func place(_ stage: Stage) -> Int { list(stage).chosen ?? 0 }

  /// The settings keep the keys until they are closed.
  mutating func perform(_ action: Action, on stage: Stage) -> [Request]? {
    switch action {
    case .moving(.move(let motion)):
      list = list(stage)
      list.move(motion, goesRound: true)
    case .session(.leave): return [.close]
    case .settings(.nextOption): return [change(by: 1, stage)]
    case .settings(.previousOption): return [change(by: -1, stage)]
    case .session(.lesson), .session(.focus), .session(.nextPane), .session(.previousPane):
      return [.close, .perform(action)]
    case .owned: return [.close, .perform(action)]
    default: return nil
    }
    return []
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
    guard let place = list(stage).place(at: point, in: area.inset(top: 1)) else { return [] }
    list = list(stage)
    list.choose(place)
    let hit = choiceColumns(settings[place], stage).firstIndex { $0.contains(point.column) }
    return hit.map { [.setting(settings[place], $0)] } ?? []
  }
}
