import DecodingStyles

extension NumbersAsStrings {
  enum Smart {
    struct Product: SmartCodable {
      var name = ""
      var code = ""
      var price = 0.0
      var stock = 0
    }
  }
}
