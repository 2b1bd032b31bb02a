import DecodingStyles

extension OneBadElement {
  enum Defaulted {
    struct Order: Codable {
      @DefaultCodable var shop: String
      @DefaultArray var products: [Product]
    }

    struct Product: Codable {
      var name: String
      var price: Double
    }
  }
}
