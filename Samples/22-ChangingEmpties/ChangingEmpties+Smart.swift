import DecodingStyles

extension ChangingEmpties {
  enum Smart {
    struct Customer: SmartCodable {
      var name = ""
      var address: Address?
      var tags: [String] = []
      var limits: [String: Int] = [:]
    }

    struct Address: SmartCodable {
      var city = ""
    }
  }
}
