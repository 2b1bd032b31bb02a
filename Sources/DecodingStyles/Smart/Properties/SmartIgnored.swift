import DecodingRecord

/// A property that keeps its initial value, whatever the JSON has under its key.
///
///     @SmartIgnored var isSelected = false
///     // {"isSelected": true}  →  false  →  {}
///     @SmartIgnored(isEncodable: true) var version = 2
///     // {"version": 1}  →  2  →  {"version": 2}
///
/// The value may be of any type. It isn't encoded either, unless told so: then it is where it can
/// be, and null otherwise. Decoders other than ``SmartDecoder`` don't know the initial value: they
/// decode the property strictly, and throw for a missing key.
@propertyWrapper
public struct SmartIgnored<Value> {
  /// The value that decoding leaves alone.
  public var wrappedValue: Value
  /// Whether encoders write the value. One that another decoder read is written again.
  private(set) var isEncodable = false

  /// Wraps a value of one's own: an initial value, or one to encode.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Wraps a value, and says whether it is encoded.
  public init(wrappedValue: Value, isEncodable: Bool) {
    self.wrappedValue = wrappedValue
    self.isEncodable = isEncodable
  }
}

extension SmartIgnored: Codable {
  /// Decodes the value, by a decoder other than ``SmartDecoder``; throws `typeMismatch` for a type
  /// that isn't `Decodable`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let type = Value.self as? any Decodable.Type,
      let value = try container.decode(type) as? Value
    else {
      throw DecodingError.typeMismatch(
        Value.self,
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "Only SmartDecoder knows the initial value of a \(Value.self)."))
    }
    self.init(wrappedValue: value, isEncodable: true)
  }

  /// Encodes the value, or null where it isn't to be encoded, or can't.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    guard isEncodable, let value = wrappedValue as? any Encodable else {
      return try container.encodeNil()
    }
    try container.encode(value)
  }
}

extension KeyedEncodingContainer {
  /// Leaves out an ignored property that isn't to be encoded, instead of encoding it as null.
  public mutating func encode<Value>(_ value: SmartIgnored<Value>, forKey key: Key) throws {
    // An encoder that looks for initial values needs it all the same.
    guard value.isEncodable || codingPath.last is InitialValueKey else { return }
    try encodeIfPresent(value, forKey: key)
  }
}

extension SmartIgnored: Equatable where Value: Equatable {
  /// Whether the values are equal, encoded or not.
  public static func == (one: SmartIgnored, other: SmartIgnored) -> Bool {
    one.wrappedValue == other.wrappedValue
  }
}

extension SmartIgnored: Hashable where Value: Hashable {
  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

extension SmartIgnored: Sendable where Value: Sendable {}

/// A ``SmartIgnored`` of any type.
protocol SmartIgnoredProperty {}

extension SmartIgnored: SmartIgnoredProperty {}

extension SmartIgnored: SmartProperty, SmartReadable {
  package static var isIgnored: Bool { true }

  /// Reads nothing, so that the initial value stands in.
  static func read(_ node: Int, depth: Int, in session: SmartSession) throws -> SmartIgnored {
    throw session.failure(.unknownKey, node, Value.self)
  }
}
