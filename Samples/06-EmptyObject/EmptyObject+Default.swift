import DecodingStyles

extension EmptyObject {
  enum Defaulted {
    struct Shop: Codable {
      @DefaultString var name: String
      @DefaultObject var owner: Owner
      @LossyOptional var address: Address?
    }

    struct Owner: Codable, EmptyInitializable {
      @DefaultString var name: String
      var phone: String?
    }

    struct Address: Codable {
      var city: String
      var zip: String
    }
  }
}
