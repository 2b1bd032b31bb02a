import DecodingStyles

extension LossyElements {
  enum Smart {
    struct Basket: SmartCodable {
      var shop = ""
      @SmartCompact.Array var prices: [Double] = []
      @SmartCompact.Dictionary
      var stock: [String: Int] = [:]
      @SmartCompact.Array var lines: [Line] = []
    }

    struct Line: SmartCodable {
      var sku = ""
      var qty = 1
    }
  }
}
