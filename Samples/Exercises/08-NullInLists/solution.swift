import DecodingStyles

struct Station: Codable {
  @LossyArray var tags: [String]
  var readings: [Double?]
}
