extension NumbersAsStrings {
  enum Strict {
    struct Product: Codable {
      var name: String
      var code: String
      var price: Double
      var stock: Int
    }
  }
}
