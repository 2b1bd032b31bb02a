import DecodingStyles

struct Sensor: Codable {
  @DefaultCodable<UInt8> var charge: UInt8
  @DefaultInt var temperature: Int
}
