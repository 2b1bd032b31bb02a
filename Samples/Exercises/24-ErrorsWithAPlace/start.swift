struct Report: Decodable {
  var station: String
  var measurements: [Measurement]
}

struct Measurement: Decodable {
  var value: Double
  var unit: String

  enum CodingKeys: CodingKey {
    case value, unit
  }

  struct BadUnit: Error {}

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    value = try fields.decode(Double.self, forKey: .value)
    unit = try fields.decode(String.self, forKey: .unit)
    guard ["C", "F", "K"].contains(unit) else { throw BadUnit() }
  }
}
