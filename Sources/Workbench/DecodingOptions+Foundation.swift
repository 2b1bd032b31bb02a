import Foundation

extension DecodingOptions.KeyStrategy {
  /// The strategy in Foundation's own terms.
  var foundation: JSONDecoder.KeyDecodingStrategy {
    switch self {
    case .default: .useDefaultKeys
    case .snake: .convertFromSnakeCase
    }
  }
}

extension DecodingOptions.DataStrategy {
  /// The strategy in Foundation's own terms.
  var foundation: JSONDecoder.DataDecodingStrategy {
    switch self {
    case .base64: .base64
    case .deferred: .deferredToData
    }
  }
}

extension DecodingOptions.FloatStrategy {
  /// The strategy in Foundation's own terms.
  var foundation: JSONDecoder.NonConformingFloatDecodingStrategy {
    switch self {
    case .throw: .throw
    case .strings:
      .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    }
  }
}

extension DecodingOptions.DateStrategy {
  /// The strategy in Foundation's own terms.
  var foundation: JSONDecoder.DateDecodingStrategy {
    switch self {
    case .deferred: return .deferredToDate
    case .iso8601: return .iso8601
    case .seconds: return .secondsSince1970
    case .milliseconds: return .millisecondsSince1970
    case .format(let pattern): return .formatted(Self.formatter(pattern))
    }
  }

  /// The encoder's counterpart of `.format`.
  static func encoding(by pattern: String) -> JSONEncoder.DateEncodingStrategy {
    .formatted(formatter(pattern))
  }

  private static func formatter(_ pattern: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = pattern
    return formatter
  }
}
