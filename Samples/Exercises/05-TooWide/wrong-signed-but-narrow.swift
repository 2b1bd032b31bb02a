struct Sensor: Codable {
  var charge: Int8
  var temperature: Double
}
