struct Report: Decodable {
  var station: String
  var measurements: [Measurement]
}

struct Measurement: Decodable {
  var value: Double
  var unit: String
}
