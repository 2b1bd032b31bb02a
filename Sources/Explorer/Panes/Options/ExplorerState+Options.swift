import Workbench

extension ExplorerState {
  /// The settings whose values aren't the sample's own.
  var changedSettings: [DecodingSetting] {
    let (present, own) = (options, entry.options)
    guard present != own else { return [] }
    return DecodingSetting.allCases.filter { setting in
      setting.place(in: present) != setting.place(in: own)
        || setting == .dates && present.dateStrategy != own.dateStrategy
    }
  }

  /// The pattern that was used last, or the one to begin with.
  var datePattern: String { options.datePattern ?? lastDatePattern ?? "yyyy-MM-dd" }

  mutating func toggleOptions() {
    optionRow = optionRow == nil ? 0 : nil
  }

  mutating func moveInOptions(_ motion: Motion) {
    guard let row = optionRow else { return }
    let last = DecodingSetting.allCases.count - 1
    switch motion {
    case .up: optionRow = row == 0 ? last : row - 1
    case .down: optionRow = row == last ? 0 : row + 1
    case .first, .pageUp: optionRow = 0
    case .last, .pageDown: optionRow = last
    }
  }

  /// Takes the next value of the selected setting, or the one before.
  mutating func changeOption(by step: Int) -> [Effect] {
    guard let row = optionRow else { return [] }
    let setting = DecodingSetting.allCases[row]
    let count = setting.choices(pattern: nil).count
    return chooseOption((setting.place(in: options) + step + count) % count)
  }

  /// Takes a value of the selected setting by its place; a pattern that isn't known is asked for.
  mutating func chooseOption(_ place: Int) -> [Effect] {
    guard let row = optionRow else { return [] }
    let setting = DecodingSetting.allCases[row]
    let count = setting.choices(pattern: nil).count
    if setting == .dates, place == count - 1, lastDatePattern == nil {
      prompt = Prompt(.datePattern, text: datePattern)
      return []
    }
    var changes = changes
    setting.choose(place, pattern: datePattern, over: entry.options, in: &changes)
    return decode(with: changes)
  }

  /// Reads dates by a pattern.
  mutating func readDates(by pattern: String) -> [Effect] {
    lastDatePattern = pattern
    var changes = changes
    DecodingSetting.dates.choose(4, pattern: pattern, over: entry.options, in: &changes)
    return decode(with: changes)
  }

  /// Goes back to the sample's own settings.
  mutating func resetOptions() -> [Effect] {
    guard changes != DecodingChanges() else {
      notice = "these are the sample's own options"
      return []
    }
    notice = "back to the sample's own options"
    return decode(with: DecodingChanges())
  }

  /// Asks for the results under other settings. The text and its undo stay as they are.
  private mutating func decode(with changes: DecodingChanges) -> [Effect] {
    if let pattern = options.datePattern { lastDatePattern = pattern }
    guard changes != self.changes else { return [] }
    self.changes = changes
    live.optionsChanged()
    surveys = surveys.map { _ in [] }
    knownMarks = [:]
    return parseAndExplain(afterEdit: false) + (nextSurvey().map { [$0] } ?? [])
  }
}
