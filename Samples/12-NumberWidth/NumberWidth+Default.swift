import DecodingStyles

extension NumberWidth {
  enum Defaulted {
    struct Battery: Codable {
      @Default<Int.Zero> var cycles: Int
      @Default<UInt8.Zero> var charge: UInt8
      @DefaultUInt var uptime: UInt
      @DefaultDouble var volts: Double
    }
  }
}
