import DecodingStyles

/// The overload as it is meant in print. It compiles, and nobody calls it: the protocol's own
/// `decode(_:)` goes before it.
extension UnkeyedDecodingContainer {
  fileprivate mutating func decode<Value>(
    _ type: DefaultCodable<Value>.Type
  ) throws -> DefaultCodable<Value> {
    try decodeIfPresent(type) ?? DefaultCodable()
  }
}

extension DeadOverload {
  enum Defaulted {
    struct Place: Codable {
      @DefaultString var name: String
      @DefaultInt var visits: Int
      var at: Point
    }

    struct Point: Codable {
      @DefaultDouble var lon: Double
      @DefaultDouble var lat: Double
      @DefaultDouble var height: Double

      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        _lon = try list.decode(DefaultDouble.self)
        _lat = try list.decode(DefaultDouble.self)
        _height = try list.decode(DefaultDouble.self)
      }

      func encode(to encoder: any Encoder) throws {
        try [lon, lat, height].encode(to: encoder)
      }
    }
  }
}
