import DecodingReport
import Foundation

/// The settings of an encoder that undo a decoder's, as far as Foundation has such.
struct EncoderSettings {
  private var keys = JSONEncoder.KeyEncodingStrategy.useDefaultKeys
  private var dates = JSONEncoder.DateEncodingStrategy.deferredToDate
  private var data = JSONEncoder.DataEncodingStrategy.base64
  private var floats = JSONEncoder.NonConformingFloatEncodingStrategy.throw
  private var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  /// Those that aren't an encoder's own, as Swift writes them.
  private(set) var words: [String] = []
  /// What the decoder does and no setting undoes.
  private(set) var notMirrored: [String] = []
  private(set) var datesForm = "seconds since 2001, as .deferredToDate does"

  /// Those of an encoder that nobody has given anything.
  init() {}

  /// Those that undo a decoder's.
  init(mirroring decoder: DecoderSettings) {
    userInfo = decoder.userInfo
    mirrorKeys(decoder.keys)
    if let pattern = decoder.datePattern {
      dates = DecodingOptions.DateStrategy.encoding(by: pattern)
      datesForm = "dates by a formatter's pattern, \(pattern)"
      words.append(".dateEncodingStrategy = .formatted(…), \(pattern)")
    } else {
      mirrorDates(decoder.dates)
    }
    mirrorData(decoder.data)
    if case .convertFromString(let infinity, let negative, let nan) = decoder.floats {
      floats = .convertToString(positiveInfinity: infinity, negativeInfinity: negative, nan: nan)
      words.append(".nonConformingFloatEncodingStrategy = .convertToString(…)")
    }
  }

  private mutating func mirrorKeys(_ strategy: JSONDecoder.KeyDecodingStrategy) {
    switch strategy {
    case .useDefaultKeys: break
    case .convertFromSnakeCase:
      keys = .convertToSnakeCase
      words.append(".keyEncodingStrategy = .convertToSnakeCase")
    case .custom: notMirrored.append("the decoder's .custom keys: nothing is known to undo them")
    @unknown default: notMirrored.append("the decoder's key strategy isn't known")
    }
  }

  private mutating func mirrorDates(_ strategy: JSONDecoder.DateDecodingStrategy) {
    switch strategy {
    case .deferredToDate: break
    case .secondsSince1970:
      (dates, datesForm) = (.secondsSince1970, "seconds since 1970")
      words.append(".dateEncodingStrategy = .secondsSince1970")
    case .millisecondsSince1970:
      (dates, datesForm) = (.millisecondsSince1970, "milliseconds since 1970")
      words.append(".dateEncodingStrategy = .millisecondsSince1970")
    case .iso8601:
      (dates, datesForm) = (.iso8601, "ISO 8601 in UTC without fractions of a second")
      words.append(".dateEncodingStrategy = .iso8601")
    case .custom: notMirrored.append("the decoder's .custom dates: nothing is known to undo them")
    @unknown default: notMirrored.append("the decoder's date strategy isn't known")
    }
  }

  private mutating func mirrorData(_ strategy: JSONDecoder.DataDecodingStrategy) {
    switch strategy {
    case .base64: break
    case .deferredToData:
      data = .deferredToData
      words.append(".dataEncodingStrategy = .deferredToData")
    case .custom: notMirrored.append("the decoder's .custom data: nothing is known to undo them")
    @unknown default: notMirrored.append("the decoder's data strategy isn't known")
    }
  }

  /// Foundation's encoder with these settings. Its keys are sorted: their order is random otherwise.
  func makeJSONEncoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = keys
    encoder.dateEncodingStrategy = dates
    encoder.dataEncodingStrategy = data
    encoder.nonConformingFloatEncodingStrategy = floats
    encoder.userInfo = userInfo
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}
