import DecodingStyles

struct Item: Codable {
  var name: String
  @Lossless var price: Double
  @Lossless var quantity: Int
}
