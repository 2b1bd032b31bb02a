/// Collections that leave out what can't be decoded, instead of falling back as a whole.
///
/// The log tells what was left out, and why. In SmartCodable an array's elements aren't converted
/// before they are left out; here they are. Other decoders decode the collection strictly.
public enum SmartCompact {
  /// An array without the elements that neither are an `Element` nor can be converted.
  ///
  ///     @SmartCompact.Array var scores: [Int] = []
  ///     // {"scores": [1, "2", null, "x"]}  →  [1, 2]
  ///
  /// What isn't an array, nor the JSON text of one, leaves the initial value.
  @propertyWrapper
  public struct Array<Element: Decodable>: Decodable {
    /// What could be decoded.
    public var wrappedValue: [Element]

    /// Wraps a value of one's own: an initial value, or one to encode.
    public init(wrappedValue: [Element]) {
      self.wrappedValue = wrappedValue
    }

    /// Decodes the whole collection, as decoders other than ``SmartDecoder`` do.
    ///
    /// - Throws: `DecodingError` for the first element that can't be decoded.
    public init(from decoder: any Decoder) throws {
      wrappedValue = try decoder.singleValueContainer().decode([Element].self)
    }
  }

  /// A dictionary without the members whose key or value can't be decoded.
  ///
  ///     @SmartCompact.Dictionary var counts: [String: Int] = [:]
  ///     // {"counts": {"a": "1", "b": null}}  →  ["a": 1]
  ///
  /// Keys may be strings, integers, and enums of these. What isn't an object, nor the JSON text of
  /// one, leaves the initial value.
  @propertyWrapper
  public struct Dictionary<Key: Hashable & Decodable, Value: Decodable>: Decodable {
    /// What could be decoded.
    public var wrappedValue: [Key: Value]

    /// Wraps a value of one's own: an initial value, or one to encode.
    public init(wrappedValue: [Key: Value]) {
      self.wrappedValue = wrappedValue
    }

    /// Decodes the whole collection, as decoders other than ``SmartDecoder`` do.
    ///
    /// - Throws: `DecodingError` for the first element that can't be decoded.
    public init(from decoder: any Decoder) throws {
      wrappedValue = try decoder.singleValueContainer().decode([Key: Value].self)
    }
  }
}

extension SmartCompact.Array: Encodable where Element: Encodable {
  /// Encodes the bare elements.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension SmartCompact.Dictionary: Encodable where Key: Encodable, Value: Encodable {
  /// Encodes the bare elements.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension SmartCompact.Array: Equatable where Element: Equatable {}
extension SmartCompact.Array: Hashable where Element: Hashable {}
extension SmartCompact.Array: Sendable where Element: Sendable {}
extension SmartCompact.Dictionary: Equatable where Value: Equatable {}
extension SmartCompact.Dictionary: Hashable where Value: Hashable {}
extension SmartCompact.Dictionary: Sendable where Key: Sendable, Value: Sendable {}
