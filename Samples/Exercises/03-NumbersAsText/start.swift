struct Item: Codable {
  var name: String
  var price: Double
  var quantity: Int
}
