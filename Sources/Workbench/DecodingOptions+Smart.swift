package import DecodingStyles
import Foundation

extension DecodingOptions {
  /// The smart decoder under these options.
  package func makeSmartDecoder() -> SmartDecoder {
    var decoder = SmartDecoder()
    decoder.keyDecodingStrategy = keyStrategy.foundation
    decoder.dateDecodingStrategy = dateStrategy.foundation
    decoder.dataDecodingStrategy = dataStrategy.foundation
    decoder.nonConformingFloatDecodingStrategy = floatStrategy.foundation
    decoder.allowsJSON5 = json5
    decoder.profile = smartProfile
    return decoder
  }
}
