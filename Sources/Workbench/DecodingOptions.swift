package import Foundation

/// How payloads are read, beyond the model: the decoders' own settings.
///
/// The cases' `argument` is the word that the command line takes and the screen shows.
package struct DecodingOptions: Sendable, Hashable {
  /// `JSONDecoder.keyDecodingStrategy`.
  package enum KeyStrategy: String, CaseIterable, Sendable {
    case `default`
    case snake
  }

  /// `JSONDecoder.dateDecodingStrategy`.
  package enum DateStrategy: Hashable, Sendable {
    case deferred
    case iso8601
    case seconds
    case milliseconds
    /// A `DateFormatter` pattern, read in the POSIX locale and in UTC.
    case format(String)

    package init(argument: String) {
      switch argument {
      case "deferred": self = .deferred
      case "iso8601": self = .iso8601
      case "seconds": self = .seconds
      case "milliseconds": self = .milliseconds
      default: self = .format(argument)
      }
    }

    package var argument: String {
      switch self {
      case .deferred: "deferred"
      case .iso8601: "iso8601"
      case .seconds: "seconds"
      case .milliseconds: "milliseconds"
      case .format(let pattern): pattern
      }
    }
  }

  /// `JSONDecoder.dataDecodingStrategy`.
  package enum DataStrategy: String, CaseIterable, Sendable {
    case base64
    case deferred
  }

  /// `JSONDecoder.nonConformingFloatDecodingStrategy`; `strings` reads "inf", "-inf" and "nan".
  package enum FloatStrategy: String, CaseIterable, Sendable {
    case `throw`
    case strings
  }

  package var keyStrategy = KeyStrategy.default
  package var dateStrategy = DateStrategy.deferred
  package var dataStrategy = DataStrategy.base64
  package var floatStrategy = FloatStrategy.throw
  /// Whether Foundation's `allowsJSON5` is on.
  package var json5 = false

  package init() {}
}

extension DecodingOptions {
  /// Foundation's decoder under these options.
  package func makeJSONDecoder() -> JSONDecoder {
    let decoder = JSONDecoder()
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

extension DecodingOptions.DateStrategy {
  /// The strategy in Foundation's own terms.
  package var foundation: JSONDecoder.DateDecodingStrategy {
    switch self {
    case .deferred: return .deferredToDate
    case .iso8601: return .iso8601
    case .seconds: return .secondsSince1970
    case .milliseconds: return .millisecondsSince1970
    case .format(let pattern):
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      formatter.dateFormat = pattern
      return .formatted(formatter)
    }
  }
}
