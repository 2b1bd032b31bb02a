import DecodingReport

/// A property that keeps its initial value, whatever the JSON has under its key.
///
///     @SmartIgnored var isSelected = false
///     // {"isSelected": true}  →  false
///
/// The value may be of any type. It is encoded where it can be, and as null otherwise. Decoders
/// other than ``SmartDecoder`` don't know the initial value: they decode the property strictly.
@propertyWrapper
public struct SmartIgnored<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension SmartIgnored: Codable {
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
    wrappedValue = value
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    guard let value = wrappedValue as? any Encodable else { return try container.encodeNil() }
    try container.encode(value)
  }
}

extension SmartIgnored: Equatable where Value: Equatable {}
extension SmartIgnored: Hashable where Value: Hashable {}
extension SmartIgnored: Sendable where Value: Sendable {}

extension SmartIgnored: SmartProperty, SmartReadable {
  /// Reads nothing, so that the initial value stands in.
  static func read(_ node: Int, depth: Int, in session: SmartSession) throws -> SmartIgnored {
    throw session.failure(.unknownKey, node, Value.self)
  }
}
