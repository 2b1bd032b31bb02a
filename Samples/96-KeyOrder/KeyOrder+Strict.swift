extension KeyOrder {
  enum Strict {
    struct Receipt: Codable {
      var number: Int
      var buyer: String
      var amount: Int
      var rates: [String: Int]
    }
  }
}
