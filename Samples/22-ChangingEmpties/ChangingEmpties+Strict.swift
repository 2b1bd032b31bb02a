extension ChangingEmpties {
  enum Strict {
    struct Customer: Codable {
      var name: String
      var address: Address?
      var tags: [String]
      var limits: [String: Int]
    }

    struct Address: Codable {
      var city: String
    }
  }
}
