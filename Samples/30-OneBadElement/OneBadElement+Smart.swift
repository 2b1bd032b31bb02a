import DecodingStyles

extension OneBadElement {
  enum Smart {
    struct Order: SmartCodable {
      var shop = ""
      var products: [Product] = []
    }

    struct Product: SmartCodable {
      var name = ""
      var price = 0.0
    }
  }
}
