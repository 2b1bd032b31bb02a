package import DecodingStyles
package import JSONSource

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

  /// A decoder of the model's own.
  package struct OwnDecoder: Hashable, Sendable {
    /// The expression that gives it: `JSONDecoder.api`.
    package var expression: String
    /// Its class, where that is another one than `JSONDecoder`: what it overrides isn't run.
    package var subclass: String?

    package init(expression: String, subclass: String? = nil) {
      self.expression = expression
      self.subclass = subclass
    }
  }

  /// The model's own decoder, if its settings take the place of these options; the rules of smart
  /// decoding are left.
  package var decoder: OwnDecoder?
  package var keyStrategy = KeyStrategy.default
  package var dateStrategy = DateStrategy.deferred
  package var dataStrategy = DataStrategy.base64
  package var floatStrategy = FloatStrategy.throw
  /// Whether Foundation's `allowsJSON5` is on.
  package var json5 = false
  /// How a payload is read as JSON.
  package var dialect: JSONDialect { json5 ? .json5 : .rfc8259 }
  /// The rules of smart decoding.
  package var smartProfile = SmartProfile.six

  package init() {}
}
