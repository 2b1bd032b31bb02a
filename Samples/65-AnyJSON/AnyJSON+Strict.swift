extension AnyJSON {
  enum Strict {
    struct Plan: Codable {
      var name: String
      var users: Int
      var isTrial: Bool
      var extra: [String: String]  // Any: no Codable
    }
  }
}
