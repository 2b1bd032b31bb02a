import DecodingStyles

extension DeadOverload {
  enum Smart {
    struct Place: SmartCodable {
      var name = ""
      var visits = 0
      var at: Point?
    }

    struct Point: Codable {
      var lon: Double
      var lat: Double
      var height: Double

      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        lon = try list.decode(Double.self)
        lat = try list.decode(Double.self)
        height = try list.decode(Double.self)
      }

      func encode(to encoder: any Encoder) throws {
        try [lon, lat, height].encode(to: encoder)
      }
    }
  }
}
