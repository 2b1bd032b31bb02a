import DecodingStyles

struct Shop: Codable {
  var city: String
  @LossyArray var products: [Product]
}

struct Product: Codable {
  var name: String
  var price: Double
}
