import DecodingStyles

extension ChangingEmpties {
  enum Defaulted {
    struct Customer: Codable {
      @DefaultString var name: String
      @LossyOptional var address: Address?
      @DefaultArray var tags: [String]
      @LossyDictionary var limits: [String: Int]
    }

    struct Address: Codable {
      var city: String
    }
  }
}
