/// As ``OptionalValue``, but what can't be decoded is taken for null.
///
///     struct SongPatch: Codable { var file: LenientOptionalValue<String>? }
///     // {"file": null}  →  file == .null
///     // {"file": 5}     →  file == .null
///     // {}              →  file == nil
///
/// A patch that is read so may clear what the sender didn't mean to clear; it encodes null then.
public enum LenientOptionalValue<Value>: NullableValue {
  /// The JSON had null, or something that is no `Value`.
  case null
  case value(Value)

  /// The value; `nil` for null.
  public var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }
}

extension LenientOptionalValue: Equatable where Value: Equatable {}
extension LenientOptionalValue: Hashable where Value: Hashable {}
extension LenientOptionalValue: Sendable where Value: Sendable {}

extension LenientOptionalValue: Decodable where Value: Decodable {
  /// Decodes the value, or takes null; doesn't throw.
  public init(from decoder: any Decoder) throws {
    let value = try? decoder.singleValueContainer().decode(Value.self)
    self = value.map { .value($0) } ?? .null
  }
}

extension LenientOptionalValue: Encodable where Value: Encodable {}
