extension OneBadElement {
  enum Strict {
    struct Order: Codable {
      var shop: String
      var products: [Product]
    }

    struct Product: Codable {
      var name: String
      var price: Double
    }
  }
}
