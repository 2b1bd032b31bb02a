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

  /// The settings that there are: that of the decoder, where the model has one of its own.
  var settings: [DecodingSetting] {
    DecodingSetting.allCases.filter { $0 != .decoder || !decoders.isEmpty }
  }

  /// The model's own decoders, as expressions.
  var decoders: [String] {
    let chosen = [decoder].compactMap { $0 }.filter { !entry.decoders.contains($0) }
    return entry.decoders + chosen
  }

  /// The model's own decoder that counts, or will once the model is compiled with it.
  var decoder: String? {
    guard let chosen = modelDraft?.decoder else { return options.decoder?.expression }
    return chosen.expression
  }

  func choices(of setting: DecodingSetting) -> [DecodingSetting.Choice] {
    setting.choices(pattern: options.datePattern, decoders: decoders)
  }

  /// The place of the value that a setting has.
  func place(of setting: DecodingSetting) -> Int {
    guard setting == .decoder else { return setting.place(in: options) }
    return decoder.flatMap { decoders.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
  }

  /// The pattern that was used last, or the one to begin with.
  var datePattern: String { options.datePattern ?? lastDatePattern ?? "yyyy-MM-dd" }

  mutating func toggleOptions() {
    if layers.take(.settings) == nil { layers.push(.settings(SettingsPanel())) }
  }

  /// Gives a setting the value with this place; a pattern that isn't known is asked for.
  mutating func choose(_ place: Int, of setting: DecodingSetting) -> [Effect] {
    let count = choices(of: setting).count
    if setting == .decoder { return choose(decoder: place == 0 ? nil : decoders[place - 1]) }
    if let decoder, setting.isDecoders {
      notice = "\(decoder) has its own: choose the decoder 'by options' first"
      return []
    }
    if setting == .dates, place == count - 1, lastDatePattern == nil {
      layers.push(.prompt(Prompt(.datePattern, text: datePattern)))
      return []
    }
    var changes = changes
    setting.choose(place, pattern: datePattern, over: entry.options, in: &changes)
    return decode(with: changes)
  }

  /// Has the model compiled with another decoder of its own, or with none.
  private mutating func choose(decoder: String?) -> [Effect] {
    guard decoder != self.decoder else { return [] }
    beginModelDraft()
    guard modelDraft != nil else { return [] }
    modelDrafts[sample]?.choose(decoder: DecoderChoice(expression: decoder))
    live.isModelStale = true
    return compileOnArrival()
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
