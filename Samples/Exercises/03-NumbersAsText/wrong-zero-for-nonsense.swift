struct Item: Codable {
  var name: String
  var price: Double
  var quantity: Int

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    name = try fields.decode(String.self, forKey: .name)
    if let number = try? fields.decode(Double.self, forKey: .price) {
      price = number
    } else {
      price = Double(try fields.decode(String.self, forKey: .price)) ?? 0
    }
    if let number = try? fields.decode(Int.self, forKey: .quantity) {
      quantity = number
    } else {
      quantity = Int(try fields.decode(String.self, forKey: .quantity)) ?? 0
    }
  }
}
