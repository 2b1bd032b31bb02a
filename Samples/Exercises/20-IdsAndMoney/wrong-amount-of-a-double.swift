import DecodingStyles

struct Payment: Codable {
  @Lossless var id: Int
  @Lossless var amount: Double
}
