import DecodingStyles

struct Payment: Codable {
  @Lossless var id: Double
  @Lossless var amount: Double
}
