import Workbench

extension ExplorerState {

  mutating func toggleOptions() {
    if layers.take(.settings) == nil { layers.push(.settings(SettingsPanel())) }
  }

  /// Gives a setting the value with this place; a pattern that isn't known is asked for.
  mutating func choose(_ place: Int, of setting: DecodingSetting) -> [Effect] {
    let count = library.choices(of: setting).count
    if setting == .decoder {
      return choose(decoder: place == 0 ? nil : library.decoders[place - 1])
    }
    if let decoder = library.decoder, setting.isDecoders {
      notice = "\(decoder) has its own: choose the decoder 'by options' first"
      return []
    }
    if setting == .dates, place == count - 1, library.lastDatePattern == nil {
      layers.push(.prompt(Prompt(.datePattern, text: library.datePattern)))
      return []
    }
    var changes = library.changes
    setting.choose(place, pattern: library.datePattern, over: entry.options, in: &changes)
    return decode(with: changes)
  }

  /// Reads dates by a pattern.
  mutating func readDates(by pattern: String) -> [Effect] {
    library.lastDatePattern = pattern
    var changes = library.changes
    DecodingSetting.dates.choose(4, pattern: pattern, over: entry.options, in: &changes)
    return decode(with: changes)
  }

  /// Goes back to the sample's own settings.
  mutating func resetOptions() -> [Effect] {
    guard library.changes != DecodingChanges() else {
      notice = "these are the sample's own options"
      return []
    }
    notice = "back to the sample's own options"
    return decode(with: DecodingChanges())
  }

  /// Asks for the results under other settings. The text and its undo stay as they are.
  mutating func decode(with changes: DecodingChanges) -> [Effect] {
    if let pattern = options.datePattern { library.lastDatePattern = pattern }
    guard changes != library.changes else { return [] }
    library.formerChanges = library.changes
    library.changes = changes
    live.optionsChanged()
    library.surveys = library.surveys.map { _ in [] }
    library.knownMarks = [:]
    return parseAndExplain(afterEdit: false) + nextSurvey()
  }
}
