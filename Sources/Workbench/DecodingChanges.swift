package import DecodingStyles

/// Decoding options that somebody asked for; what is left open is the sample's choice.
package struct DecodingChanges: Hashable, Sendable {
  package var keyStrategy: DecodingOptions.KeyStrategy?
  package var dateStrategy: DecodingOptions.DateStrategy?
  package var dataStrategy: DecodingOptions.DataStrategy?
  package var floatStrategy: DecodingOptions.FloatStrategy?
  package var json5: Bool?
  package var smartProfile: SmartProfile?

  /// No changes.
  package init() {}

  /// Whether all strategies are left open.
  package var isWithoutStrategies: Bool {
    keyStrategy == nil && dateStrategy == nil && dataStrategy == nil && floatStrategy == nil
      && json5 == nil
  }

  /// The options with these changes made.
  package func applied(to options: DecodingOptions) -> DecodingOptions {
    var options = options
    if let smartProfile { options.smartProfile = smartProfile }
    // The model's own decoder has its own.
    guard options.decoder == nil else { return options }
    if let keyStrategy { options.keyStrategy = keyStrategy }
    if let dateStrategy { options.dateStrategy = dateStrategy }
    if let dataStrategy { options.dataStrategy = dataStrategy }
    if let floatStrategy { options.floatStrategy = floatStrategy }
    if let json5 { options.json5 = json5 }
    return options
  }
}
