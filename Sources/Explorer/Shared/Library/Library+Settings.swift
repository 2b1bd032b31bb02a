import DecodingReport
import JSONSource
import Workbench

/// The decoders' settings, and what there is to choose.
extension Library {
  /// The settings whose values aren't the sample's own.
  var changedSettings: [DecodingSetting] { changedSettings(in: options) }

  /// The settings of some options whose values aren't the sample's own.
  func changedSettings(in present: DecodingOptions) -> [DecodingSetting] {
    let own = entry.options
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
}
