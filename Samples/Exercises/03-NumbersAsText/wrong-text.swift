struct Item: Codable {
  var name: String
  var price: String
  var quantity: String
}
