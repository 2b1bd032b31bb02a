package import DecodingRecord

/// Decodes a value from any scalar of JSON whose text says the same, and encodes it as it came.
///
///     struct Product: Codable {
///       @Lossless var id: String
///       @Lossless var count: Int
///       @Lossless var inStock: Bool
///       @Lossless var rank: Int?
///     }
///     // {"id": 7, "count": "007", "inStock": 1}
///     //   →  id == "7", count == 7, inStock == true, rank == nil
///     //   →  encodes as {"id": 7, "count": "007", "inStock": 1}
///
/// Nothing is rounded, cut or guessed: `"5.0"` is no `Int`, `"yes"` no `Bool`, and a string whose
/// number is beyond a `Double` no `Double`; those throw. So do null and a missing key, which in an
/// optional are `nil`. Put `@DefaultCodable` before it for a default:
/// `@DefaultCodable @Lossless var count: Int`.
///
/// When the property is set, it keeps the JSON type that it came in: `count = 8` encodes as `"8"`.
/// Two wrappers are equal if their values are.
@propertyWrapper
public struct Lossless<Value: LosslessValue> {
  /// The value, converted where it was sent in another form.
  public var wrappedValue: Value
  /// What stood in the JSON, where that was no `Value`.
  private let sent: LosslessScalar?

  /// Wraps a value of one's own: an initial value, or one to encode.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
    sent = nil
  }
}

extension Lossless: Codable {
  /// Decodes the value, or converts it where that loses nothing.
  ///
  /// - Throws: `DecodingError` where neither can be done.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let absent = Value.absentValue, container.decodeNil() {
      wrappedValue = absent
      sent = nil
      return
    }
    do {
      wrappedValue = Value(scalar: try container.decode(Value.Scalar.self))
      sent = nil
    } catch {
      guard let sent = try? container.decode(LosslessScalar.self),
        let scalar = sent.value(Value.Scalar.self)
      else { throw error }
      wrappedValue = Value(scalar: scalar)
      self.sent = sent
    }
  }

  /// Encodes the value in the form in which it came.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    guard let scalar = wrappedValue.scalar else { return try container.encodeNil() }
    guard let sent else { return try container.encode(scalar) }
    let isUnchanged = sent.value(Value.Scalar.self)?.description == scalar.description
    if let resent = isUnchanged ? sent : sent.replaced(by: scalar) {
      try container.encode(resent)
    } else {
      try container.encode(scalar)
    }
  }
}

extension Lossless: Equatable where Value: Equatable {
  /// Compares the wrapped values, not the JSON that they came from.
  public static func == (left: Self, right: Self) -> Bool {
    left.wrappedValue == right.wrappedValue
  }
}

extension Lossless: Hashable where Value: Hashable {
  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

extension Lossless: Sendable where Value: Sendable {}

extension Lossless: DefaultValue where Value: DefaultValue {
  /// Wraps the type's default.
  public static var defaultValue: Lossless { Lossless(wrappedValue: Value.defaultValue) }
}

extension Lossless: ReportingWrapper {
  package static var wrappedType: any Any.Type { Value.self }
  package static var fallbackOrigin: FallbackOrigin? { nil }
  package static func fallbackValue() -> Any? { nil }
  package var reportedValue: Any { wrappedValue }
  package var reportedOutcome: Outcome? { sent == nil ? nil : .converted }
}

extension KeyedDecodingContainer {
  /// Decodes the wrapper at `key`, or makes one of `nil` where the key is missing or null.
  public func decode<Value>(
    _ type: Lossless<Value?>.Type, forKey key: Key
  ) throws -> Lossless<Value?> {
    try decodeIfPresent(type, forKey: key) ?? Lossless(wrappedValue: nil)
  }
}

extension KeyedEncodingContainer {
  /// Encodes an optional; leaves the key out for `nil`, as for any optional.
  public mutating func encode<Value>(_ value: Lossless<Value?>, forKey key: Key) throws {
    guard value.wrappedValue != nil else { return }
    try encodeIfPresent(value, forKey: key)
  }
}
