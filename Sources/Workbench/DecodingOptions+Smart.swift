import DecodingStyles
import Foundation

extension DecodingOptions {
  /// The smart decoder under these options.
  func makeSmartDecoder() -> SmartDecoder {
    var decoder = SmartDecoder()
    decoder.keyDecodingStrategy = keyStrategy == .snake ? .convertFromSnakeCase : .useDefaultKeys
    decoder.dateDecodingStrategy = dateStrategy.foundation
    decoder.dataDecodingStrategy = dataStrategy == .base64 ? .base64 : .deferredToData
    if floatStrategy == .strings {
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    }
    decoder.allowsJSON5 = json5
    return decoder
  }
}
