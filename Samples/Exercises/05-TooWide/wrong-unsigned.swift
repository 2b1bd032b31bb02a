struct Sensor: Codable {
  var charge: UInt16
  var temperature: Double
}
