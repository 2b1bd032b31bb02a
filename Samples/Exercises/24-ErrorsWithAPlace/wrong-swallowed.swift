import DecodingStyles

struct Report: Decodable {
  var station: String
  @LossyArray var measurements: [Measurement]
}

struct Measurement: Decodable {
  var value: Double
  var unit: Unit

  enum Unit: String, Decodable {
    case celsius = "C"
    case fahrenheit = "F"
    case kelvin = "K"
  }
}
