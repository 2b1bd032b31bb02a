import DecodingStyles

struct Shop: Codable {
  var city: String
  var products: [Product]
}

struct Product: Codable {
  var name: String
  @DefaultDouble var price: Double
}
