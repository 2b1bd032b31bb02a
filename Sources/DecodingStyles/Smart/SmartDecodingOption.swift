public import Foundation

/// A setting of a ``SmartDecoder``, for `deserialize`.
///
///     User.deserialize(from: json, options: [.key(.convertFromSnakeCase), .date(.iso8601)])
///     // {"nick_name": "Ada", "born": "1815-12-10T00:00:00Z"}
///
/// Options are equal that set the same thing: a set has one of each kind. The name and the first
/// four are those of later versions of SmartCodable; where those have global settings, for numbers
/// and the log, ours belong to the one decode.
public enum SmartDecodingOption: Sendable {
  /// How keys of the JSON become coding keys.
  case key(JSONDecoder.KeyDecodingStrategy)
  /// How dates are read.
  case date(JSONDecoder.DateDecodingStrategy)
  /// How data is read.
  case data(JSONDecoder.DataDecodingStrategy)
  /// Which strings stand for infinities and NaN.
  case float(JSONDecoder.NonConformingFloatDecodingStrategy)
  /// What becomes of a number with a fraction where an integer is wanted.
  case number(SmartNumberStrategy)
  /// The rules of conversion and fallback.
  case profile(SmartProfile)
  /// How much is logged, and who takes the log.
  case log(SmartLogLevel, @Sendable (SmartLog) -> Void)

  /// Sets the decoder as the option says.
  func apply(to decoder: inout SmartDecoder) {
    switch self {
    case .key(let strategy): decoder.keyDecodingStrategy = strategy
    case .date(let strategy): decoder.dateDecodingStrategy = strategy
    case .data(let strategy): decoder.dataDecodingStrategy = strategy
    case .float(let strategy): decoder.nonConformingFloatDecodingStrategy = strategy
    case .number(let strategy): decoder.numberStrategy = strategy
    case .profile(let profile): decoder.profile = profile
    case .log(let level, let handler):
      decoder.logLevel = level
      decoder.logHandler = handler
    }
  }
}

extension SmartDecodingOption: Hashable {
  /// Whether the options set the same thing, whatever they set it to.
  public static func == (one: SmartDecodingOption, other: SmartDecodingOption) -> Bool {
    one.kind == other.kind
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
  }

  private var kind: Int {
    switch self {
    case .key: 0
    case .date: 1
    case .data: 2
    case .float: 3
    case .number: 4
    case .profile: 5
    case .log: 6
    }
  }
}
