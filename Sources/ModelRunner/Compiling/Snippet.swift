package import ModelFacts
package import Workbench

extension Snippet {
  /// The options that the settings amount to.
  package var options: DecodingOptions {
    settings.reduce(into: DecodingOptions()) { options, setting in
      _ = Self.take(setting, into: &options)
    }
  }

  /// What is decoded, as the choice of a root takes it.
  var payload: RootChoice.Payload? {
    literal?.bytes.map { RootChoice.Payload(bytes: $0, options: options) }
  }

  /// Settings of which there is no option.
  package var otherSettings: [Setting] {
    settings.filter { setting in
      var options = DecodingOptions()
      return !Self.take(setting, into: &options)
    }
  }

  private static let floatsFromStrings =
    #".convertFromString(positiveInfinity:"inf",negativeInfinity:"-inf",nan:"nan")"#

  /// Returns whether there is an option for it.
  private static func take(_ setting: Setting, into options: inout DecodingOptions) -> Bool {
    switch (setting.property, setting.value.split(separator: ".").last.map(String.init) ?? "") {
    case ("keyDecodingStrategy", "convertFromSnakeCase"): options.keyStrategy = .snake
    case ("keyDecodingStrategy", "useDefaultKeys"): options.keyStrategy = .default
    case ("dateDecodingStrategy", "deferredToDate"): options.dateStrategy = .deferred
    case ("dateDecodingStrategy", "iso8601"): options.dateStrategy = .iso8601
    case ("dateDecodingStrategy", "secondsSince1970"): options.dateStrategy = .seconds
    case ("dateDecodingStrategy", "millisecondsSince1970"): options.dateStrategy = .milliseconds
    case ("dateDecodingStrategy", _) where setting.value.hasPrefix("\""):
      options.dateStrategy = .format(String(setting.value.dropFirst().dropLast()))
    case ("dataDecodingStrategy", "base64"): options.dataStrategy = .base64
    case ("dataDecodingStrategy", "deferredToData"): options.dataStrategy = .deferred
    case ("nonConformingFloatDecodingStrategy", "throw"): options.floatStrategy = .throw
    case ("nonConformingFloatDecodingStrategy", _)
    where setting.value.filter({ !$0.isWhitespace }) == Self.floatsFromStrings:
      options.floatStrategy = .strings
    case ("allowsJSON5", "true"): options.json5 = true
    case ("allowsJSON5", "false"): options.json5 = false
    default: return false
    }
    return true
  }
}
