/// A value that may be null, told apart from a key that is missing.
///
/// As an optional property it knows three states, without a hand-written `init(from:)`:
///
///     struct SongPatch: Codable {
///       var id: Int
///       var file: OptionalValue<String>?
///     }
///     // {"id": 1, "file": "m.mp3"}  →  file == .value("m.mp3")
///     // {"id": 1, "file": null}     →  file == .null
///     // {"id": 1}                   →  file == nil
///
/// All three encode as they came. Another JSON type throws; ``LenientOptionalValue`` takes it for
/// null. As a property that isn't optional, a missing key throws.
public enum OptionalValue<Value>: NullableValue {
  /// The JSON had null.
  case null
  case value(Value)

  /// The value; `nil` for null.
  public var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }
}

extension OptionalValue: Equatable where Value: Equatable {}
extension OptionalValue: Hashable where Value: Hashable {}
extension OptionalValue: Sendable where Value: Sendable {}

extension OptionalValue: Decodable where Value: Decodable {
  /// Decodes null or the value; throws for another JSON type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = container.decodeNil() ? .null : .value(try container.decode(Value.self))
  }
}

extension OptionalValue: Encodable where Value: Encodable {}
