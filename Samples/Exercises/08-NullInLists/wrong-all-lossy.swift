import DecodingStyles

struct Station: Codable {
  @LossyArray var tags: [String]
  @LossyArray var readings: [Double]
}
