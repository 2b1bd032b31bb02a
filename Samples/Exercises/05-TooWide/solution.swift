struct Sensor: Codable {
  var charge: Int
  var temperature: Double
}
