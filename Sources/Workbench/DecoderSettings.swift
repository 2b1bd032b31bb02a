import DecodingReport
package import DecodingStyles
package import Foundation

/// The settings of a decoder in Foundation's own terms, for as many decoders as are needed.
package struct DecoderSettings: Sendable {
  private(set) var keys: JSONDecoder.KeyDecodingStrategy
  private(set) var dates: JSONDecoder.DateDecodingStrategy
  /// The pattern of a formatter that reads dates, where it is known: on Linux that is a `.custom` strategy.
  private(set) var datePattern: String?
  private(set) var data: JSONDecoder.DataDecodingStrategy
  private(set) var floats: JSONDecoder.NonConformingFloatDecodingStrategy
  fileprivate var allowsJSON5: Bool
  private var assumesTopLevelDictionary = false
  private(set) var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  private var smartProfile: SmartProfile

  /// What options amount to.
  package init(_ options: DecodingOptions) {
    keys = options.keyStrategy.foundation
    dates = options.dateStrategy.foundation
    if case .format(let pattern) = options.dateStrategy { datePattern = pattern }
    data = options.dataStrategy.foundation
    floats = options.floatStrategy.foundation
    allowsJSON5 = options.json5
    smartProfile = options.smartProfile
  }

  /// Those of a decoder that somebody made. What a class of its own overrides isn't among them.
  package init(of decoder: JSONDecoder) {
    keys = decoder.keyDecodingStrategy
    dates = decoder.dateDecodingStrategy
    data = decoder.dataDecodingStrategy
    floats = decoder.nonConformingFloatDecodingStrategy
    allowsJSON5 = decoder.allowsJSON5
    assumesTopLevelDictionary = decoder.assumesTopLevelDictionary
    userInfo = decoder.userInfo
    smartProfile = DecodingOptions().smartProfile
  }

  /// The same under other rules of smart decoding.
  func under(_ profile: SmartProfile) -> DecoderSettings {
    var settings = self
    settings.smartProfile = profile
    return settings
  }
}

extension DecoderSettings {
  /// A decoder of Foundation's that has these settings.
  package func makeJSONDecoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = keys
    decoder.dateDecodingStrategy = dates
    decoder.dataDecodingStrategy = data
    decoder.nonConformingFloatDecodingStrategy = floats
    decoder.allowsJSON5 = allowsJSON5
    decoder.assumesTopLevelDictionary = assumesTopLevelDictionary
    decoder.userInfo = userInfo
    return decoder
  }

  /// The smart decoder that has these settings.
  package func makeSmartDecoder() -> SmartDecoder {
    var decoder = SmartDecoder()
    decoder.keyDecodingStrategy = keys
    decoder.dateDecodingStrategy = dates
    decoder.dataDecodingStrategy = data
    decoder.nonConformingFloatDecodingStrategy = floats
    decoder.allowsJSON5 = allowsJSON5
    decoder.userInfo = userInfo
    decoder.profile = smartProfile
    return decoder
  }

  /// What becomes of a payload's keys.
  var keyConversion: KeyConversion {
    switch keys {
    case .useDefaultKeys: .none
    case .convertFromSnakeCase: .fromSnakeCase
    case .custom(let convert): .custom(convert)
    @unknown default: .none
    }
  }
}

extension DecodingOptions {
  /// Foundation's decoder under these options.
  package func makeJSONDecoder() -> JSONDecoder { DecoderSettings(self).makeJSONDecoder() }

  /// The smart decoder under these options.
  package func makeSmartDecoder() -> SmartDecoder { DecoderSettings(self).makeSmartDecoder() }

  /// The options where the settings of the model's own decoder take their place, as far as options can
  /// say what those are.
  package func replaced(
    by decoder: OwnDecoder, _ settings: DecoderSettings
  ) -> DecodingOptions {
    var options = DecodingOptions()
    options.decoder = decoder
    options.smartProfile = smartProfile
    options.json5 = settings.allowsJSON5
    if case .fromSnakeCase = settings.keyConversion { options.keyStrategy = .snake }
    return options
  }
}
