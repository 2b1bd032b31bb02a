extension NumberWidth {
  enum Strict {
    struct Battery: Codable {
      var cycles: Int
      var charge: UInt8
      var uptime: UInt
      var volts: Double
    }
  }
}
