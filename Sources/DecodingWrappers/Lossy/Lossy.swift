package import DecodingRecord

/// Decodes a collection, and leaves out the elements that can't be decoded.
///
/// A missing key, null and another JSON type give an empty collection; in an optional one, a
/// missing key and null give `nil`. Nothing throws.
///
///     struct Basket: Codable {
///       @LossyArray var prices: [Double]
///       @LossySet var tags: Set<String>
///       @LossyDictionary var stock: [String: Int]
///       @LossyArray var notes: [String]?
///     }
///     // {"prices": [1, "2", null, 4], "stock": {"pen": 3, "ink": "many"}}
///     //   →  prices == [1, 4], tags == [], stock == ["pen": 3], notes == nil
///
/// An element is left out whole: in `[[Int]]` an inner array with one bad number goes. What was
/// left out isn't encoded again. To see the errors, decode `[LossyElement<Double>]`.
///
/// Other libraries throw for a missing key or another JSON type; here that is an empty collection,
/// since a list that is no list has no good elements.
@propertyWrapper
public struct Lossy<Content: LossyContent> {
  /// What could be decoded.
  public var wrappedValue: Content

  /// Wraps the empty collection; `nil` where the collection is optional.
  public init() {
    wrappedValue = Content.absentContent
  }

  /// Wraps a value of one's own: an initial value, or one to encode.
  public init(wrappedValue: Content) {
    self.wrappedValue = wrappedValue
  }
}

/// Decodes the good elements of an array: `@LossyArray var prices: [Double]`. See ``Lossy``.
public typealias LossyArray = Lossy
/// Decodes the good elements of a set: `@LossySet var tags: Set<String>`. See ``Lossy``.
public typealias LossySet = Lossy
/// Decodes the members of an object whose key and value are good:
/// `@LossyDictionary var stock: [String: Int]`. See ``Lossy``.
public typealias LossyDictionary = Lossy

extension Lossy: Decodable {
  /// Decodes the good elements; doesn't throw.
  public init(from decoder: any Decoder) throws {
    wrappedValue = (try? Content(lossyFrom: decoder)) ?? Content.emptyContent
  }
}

extension Lossy: Encodable where Content: Encodable {
  /// Encodes the bare value, as if it weren't wrapped.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension Lossy: Equatable where Content: Equatable {}
extension Lossy: Hashable where Content: Hashable {}
extension Lossy: Sendable where Content: Sendable {}

extension Lossy: ReportingWrapper {
  package static var wrappedType: any Any.Type { Content.self }
  package static var fallbackOrigin: FallbackOrigin? { .typeDefault }
  package static func fallbackValue() -> Any? { Content.absentContent }
  package var reportedValue: Any { wrappedValue }
}

extension KeyedDecodingContainer {
  /// Decodes the wrapper at `key`, or makes an empty one where the key is missing or null.
  public func decode<Content>(
    _ type: Lossy<Content>.Type, forKey key: Key
  ) throws -> Lossy<Content> {
    try decodeIfPresent(type, forKey: key) ?? Lossy()
  }
}

extension KeyedEncodingContainer {
  /// Encodes an optional collection; leaves the key out for `nil`, as for any optional.
  public mutating func encode<Content: Encodable>(
    _ value: Lossy<Content?>, forKey key: Key
  ) throws {
    try encodeIfPresent(value.wrappedValue, forKey: key)
  }
}
