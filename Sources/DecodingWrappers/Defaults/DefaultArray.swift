package import DecodingRecord

/// Decodes an array, and takes the empty one where decoding can't.
///
/// All or nothing: a missing key, null, another JSON type and a single bad element all give `[]`.
///
///     struct Basket: Codable { @DefaultArray var prices: [Double] }
///     // {"prices": [1, "2"]}  →  prices == []
@propertyWrapper
public struct DefaultArray<Element: Decodable> {
  /// The decoded value, or the one that stands in.
  public var wrappedValue: [Element]

  /// Wraps the empty array.
  public init() {
    wrappedValue = []
  }

  /// Wraps a value of one's own: an initial value, or one to encode.
  public init(wrappedValue: [Element]) {
    self.wrappedValue = wrappedValue
  }
}

extension DefaultArray: Decodable {
  /// Decodes the array, or takes the empty one; doesn't throw.
  public init(from decoder: any Decoder) throws {
    wrappedValue = (try? decoder.singleValueContainer().decode([Element].self)) ?? []
  }
}

extension DefaultArray: Encodable where Element: Encodable {
  /// Encodes the bare value, as if it weren't wrapped.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension DefaultArray: Equatable where Element: Equatable {}
extension DefaultArray: Hashable where Element: Hashable {}
extension DefaultArray: Sendable where Element: Sendable {}

extension DefaultArray: SingleValueWrapper {
  package static var wrappedType: any Any.Type { [Element].self }
  package static var fallbackOrigin: FallbackOrigin? { .typeDefault }
  package static func fallbackValue() -> Any? { [Element]() }
  package var reportedValue: Any { wrappedValue }
}

extension KeyedDecodingContainer {
  /// Decodes the wrapper at `key`, or makes an empty one where the key is missing or null.
  public func decode<Element>(
    _ type: DefaultArray<Element>.Type, forKey key: Key
  ) throws -> DefaultArray<Element> {
    try decodeIfPresent(type, forKey: key) ?? DefaultArray()
  }
}
