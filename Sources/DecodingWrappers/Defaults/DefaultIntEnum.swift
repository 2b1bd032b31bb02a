package import DecodingRecord

/// An enum that has a case to stand in where its raw value is unknown; the name that goes with
/// ``DefaultIntEnum``.
public typealias HasDefaultEnumValue = DefaultValue

/// Decodes an enum by its integer raw value, and takes the enum's default where it can't.
///
/// A missing key, null, another JSON type and an unknown integer all become `Value.defaultValue`;
/// nothing throws. The enum itself need not be `Codable`. It encodes as its raw value.
///
///     enum Gender: Int, HasDefaultEnumValue {
///       case unknown, female, male
///       static var defaultValue: Gender { .unknown }
///     }
///     struct User: Codable { @DefaultIntEnum var gender: Gender }
///     // {"gender": 9}  →  gender == .unknown
///
/// The version that is in print keeps the integer as it came and turns it into a case when the
/// property is read, which traps for an unknown one. Here it is decided when decoding.
@propertyWrapper
public struct DefaultIntEnum<Value: RawRepresentable & HasDefaultEnumValue>
where Value.RawValue == Int {
  /// The decoded value, or the one that stands in.
  public var wrappedValue: Value

  /// Wraps the enum's default.
  public init() {
    wrappedValue = Value.defaultValue
  }

  /// Wraps a value of one's own: an initial value, or one to encode.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension DefaultIntEnum: Codable {
  /// Decodes the raw value, or takes the default; doesn't throw.
  public init(from decoder: any Decoder) throws {
    let rawValue = try? decoder.singleValueContainer().decode(Int.self)
    wrappedValue = rawValue.flatMap(Value.init(rawValue:)) ?? Value.defaultValue
  }

  /// Encodes the bare value, as if it weren't wrapped.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue.rawValue)
  }
}

extension DefaultIntEnum: Equatable where Value: Equatable {}
extension DefaultIntEnum: Hashable where Value: Hashable {}
extension DefaultIntEnum: Sendable where Value: Sendable {}

extension DefaultIntEnum: SingleValueWrapper {
  package static var wrappedType: any Any.Type { Value.self }
  package static var fallbackOrigin: FallbackOrigin? { .defaultCase }
  package static func fallbackValue() -> Any? { Value.defaultValue }
  package var reportedValue: Any { wrappedValue }
}

extension KeyedDecodingContainer {
  /// Decodes the wrapper at `key`, or makes one of the default where the key is missing or null.
  public func decode<Value>(
    _ type: DefaultIntEnum<Value>.Type, forKey key: Key
  ) throws -> DefaultIntEnum<Value> {
    try decodeIfPresent(type, forKey: key) ?? DefaultIntEnum()
  }
}
