import DecodingStyles

extension LossyElements {
  enum Defaulted {
    struct Basket: Codable {
      @DefaultString var shop: String
      @LossyArray var prices: [Double]
      @LossyDictionary var stock: [String: Int]
      @LossyArray var lines: [Line]
    }

    struct Line: Codable {
      var sku: String
      @Default<Int.One> var qty: Int
    }
  }
}
