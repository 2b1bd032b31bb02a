import DecodingRecord

/// A property whose members stand among those of the model around it.
///
///     struct User: SmartCodable {
///       var name = ""
///       @SmartFlat var address = Address()
///     }
///     // {"name": "Ada", "city": "Bern"}  →  User(name: "Ada", address: Address(city: "Bern"))
///
/// An optional one is decoded in the same way, and so is never `nil` where there is an object around
/// it. Under ``SmartDecoder`` the property is decoded from the object around it; any other decoder
/// finds it under its key. `toDictionary` and `toJSONString` write it among the model's members,
/// other encoders under its key.
@propertyWrapper
public struct SmartFlat<Value: Decodable>: Decodable {
  /// The model that is decoded from the keys around it.
  public var wrappedValue: Value

  /// Wraps a value of one's own: an initial value, or one to encode.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Decodes the model from the value under the key, as decoders other than ``SmartDecoder`` do.
  ///
  /// - Throws: what the model throws.
  public init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(Value.self)
  }
}

extension SmartFlat: Encodable where Value: Encodable {
  /// Encodes the bare model.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension SmartFlat: Equatable where Value: Equatable {}
extension SmartFlat: Hashable where Value: Hashable {}
extension SmartFlat: Sendable where Value: Sendable {}

/// A ``SmartFlat`` of any type.
protocol SmartFlatProperty {
  /// The value with its members.
  var part: Any { get }
}

extension SmartFlat: SmartFlatProperty {
  var part: Any { wrappedValue }
}

extension SmartFlat: SmartProperty, SmartReadable {
  /// Reads the value from the object at `node`, which is the one around the property.
  static func read(_ node: Int, depth: Int, in session: SmartSession) throws -> SmartFlat {
    SmartFlat(wrappedValue: try session.value(Value.self, node, depth: depth))
  }
}
