import DecodingStyles

struct Item: Codable {
  var name: String
  @DefaultDouble var price: Double
  @DefaultInt var quantity: Int
}
