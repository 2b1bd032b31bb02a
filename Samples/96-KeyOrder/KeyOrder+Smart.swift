import DecodingStyles

extension KeyOrder {
  enum Smart {
    struct Receipt: SmartCodable {
      var number = 0
      var buyer = ""
      var amount = 0
      var rates: [String: Int] = [:]
    }
  }
}
