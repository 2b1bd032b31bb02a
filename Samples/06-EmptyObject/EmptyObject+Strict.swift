extension EmptyObject {
  enum Strict {
    struct Shop: Codable {
      var name: String
      var owner: Owner
      var address: Address?
    }

    struct Owner: Codable {
      var name: String
      var phone: String?
    }

    struct Address: Codable {
      var city: String
      var zip: String
    }
  }
}
