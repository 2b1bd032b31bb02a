import DecodingStyles

extension EmptyObject {
  enum Smart {
    struct Shop: SmartCodable {
      var name = ""
      var owner = Owner()
      var address: Address?
    }

    struct Owner: SmartCodable {
      var name = ""
      var phone: String?
    }

    struct Address: SmartCodable {
      var city = ""
      var zip = ""
    }
  }
}
