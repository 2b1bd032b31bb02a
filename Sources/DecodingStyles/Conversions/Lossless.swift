package import DecodingReport

/// Decodes a value from any scalar of JSON whose text says the same, and encodes it as it came.
///
///     struct Product: Codable {
///       @Lossless var id: String
///       @Lossless var count: Int
///       @Lossless var inStock: Bool
///     }
///     // {"id": 7, "count": "007", "inStock": 1}
///     //   →  id == "7", count == 7, inStock == true
///     //   →  encodes as {"id": 7, "count": "007", "inStock": 1}
///
/// Nothing is rounded, cut or guessed: `"5.0"` is no `Int`, `"yes"` no `Bool`, and a string whose
/// number is beyond a `Double` no `Double`; those, null and a missing key throw. Put
/// `@DefaultCodable` before it for a default: `@DefaultCodable @Lossless var count: Int`.
///
/// When the property is set, it keeps the JSON type that it came in: `count = 8` encodes as `"8"`.
/// Two wrappers are equal if their values are.
@propertyWrapper
public struct Lossless<Value: LosslessStringConvertible & Codable> {
  public var wrappedValue: Value
  /// What stood in the JSON, where that was no `Value`.
  private let sent: SentScalar?

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
    sent = nil
  }
}

extension Lossless: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      wrappedValue = try container.decode(Value.self)
      sent = nil
    } catch {
      guard let sent = try? container.decode(SentScalar.self), let value = sent.value(Value.self)
      else { throw error }
      wrappedValue = value
      self.sent = sent
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    guard let sent else { return try container.encode(wrappedValue) }
    let isUnchanged = sent.value(Value.self)?.description == wrappedValue.description
    let scalar = isUnchanged ? sent : sent.replaced(by: wrappedValue)
    if let scalar { try container.encode(scalar) } else { try container.encode(wrappedValue) }
  }
}

extension Lossless: Equatable where Value: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.wrappedValue == right.wrappedValue
  }
}

extension Lossless: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

extension Lossless: Sendable where Value: Sendable {}

extension Lossless: DefaultValue where Value: DefaultValue {
  public static var defaultValue: Lossless { Lossless(wrappedValue: Value.defaultValue) }
}

extension Lossless: ReportingWrapper {
  package static var wrappedType: any Any.Type { Value.self }
  package static var fallbackOrigin: FallbackOrigin? { nil }
  package static func fallbackValue() -> Any? { nil }
  package var reportedValue: Any { wrappedValue }
  package var reportedOutcome: Outcome? { sent == nil ? nil : .converted }
}
