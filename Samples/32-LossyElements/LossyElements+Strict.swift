extension LossyElements {
  enum Strict {
    struct Basket: Codable {
      var shop: String
      var prices: [Double]
      var stock: [String: Int]
      var lines: [Line]
    }

    struct Line: Codable {
      var sku: String
      var qty: Int
    }
  }
}
