import DecodingRecord
public import Foundation
import JSONSource

/// A date in whichever form it comes, whatever the decoder's date strategy is.
///
/// Taken are epochs in seconds or, above 10¹², milliseconds, as numbers or in strings, ISO 8601,
/// and common spellings in the local time zone. The date encodes in the form in which it came; one
/// that was set, by `encodeAs`, else by the encoder's own strategy.
///
///     @SmartDate var born: Date?
///     // {"born": "2024-01-02T03:04:05Z"}, {"born": 1704164645}, {"born": "1704164645000"}
///
/// What is no date leaves the initial value. Other decoders read it by their own strategy, and throw
/// what that throws. In SmartCodable `"nan"` is a date, too.
@propertyWrapper
public struct SmartDate: Codable, Sendable {
  /// The date; `nil` where none could be read.
  public var wrappedValue: Date?
  private var format: SmartDateFormat?

  /// Wraps a value of one's own: an initial value, or one to encode.
  public init(wrappedValue: Date?) {
    self.init(wrappedValue: wrappedValue, encodeAs: nil)
  }

  /// Wraps a date, and says in which form it is encoded; `nil` for the form in which it came.
  public init(wrappedValue: Date?, encodeAs format: SmartDateFormat?) {
    self.wrappedValue = wrappedValue
    self.format = format
  }

  /// Decodes by the decoder's own date strategy, as decoders other than ``SmartDecoder`` do; null is
  /// `nil`.
  ///
  /// - Throws: what that strategy throws.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    wrappedValue = container.decodeNil() ? nil : try container.decode(Date.self)
  }

  /// Encodes the date in the form in which it came, or the one that was asked for.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    guard let date = wrappedValue else { return try container.encodeNil() }
    guard let format else { return try container.encode(date) }
    try container.encode(format.object(of: date))
  }
}

extension SmartDate: Equatable, Hashable {
  /// Whether the dates are equal; the form doesn't count.
  public static func == (one: SmartDate, other: SmartDate) -> Bool {
    one.wrappedValue == other.wrappedValue
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

extension SmartDate: SmartProperty, SmartReadable {
  static func read(_ node: Int, depth: Int, in session: SmartSession) throws -> SmartDate {
    switch session.kind(node) {
    case .number:
      guard let number = session.document.double(node), number.isFinite else {
        throw session.failure(.overflow, node, Date.self)
      }
      session.notes.conversion = .wrongType
      return SmartDate(wrappedValue: .fromEpoch(number), encodeAs: .epoch(number))
    case .string:
      let text = session.document.string(node)
      guard let (date, format) = SmartDateSpelling.reading(text) else {
        throw session.failure(text.isEmpty ? .empty : .badDate, node, Date.self)
      }
      session.notes.conversion = .wrongType
      return SmartDate(wrappedValue: date, encodeAs: format)
    case .null: throw session.failure(.null, node, Date.self)
    default: throw session.failure(.wrongType, node, Date.self)
    }
  }
}
