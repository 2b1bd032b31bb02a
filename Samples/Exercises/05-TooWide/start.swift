struct Sensor: Codable {
  var charge: UInt8
  var temperature: Int
}
