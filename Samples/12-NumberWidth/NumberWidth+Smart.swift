import DecodingStyles

extension NumberWidth {
  enum Smart {
    struct Battery: SmartCodable {
      var cycles = 0
      var charge: UInt8 = 0
      var uptime: UInt = 0
      var volts = 0.0
    }
  }
}
