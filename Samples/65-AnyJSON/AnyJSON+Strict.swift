extension AnyJSON {
  enum Strict {
    struct Plan: Codable {
      var name: String
      var users: Int
      var isTrial: Bool
      var extra: [String: String]  // Any: no Codable
      var price: Change<Int>
      var note: Change<String>
    }

    struct Change<Value: Codable>: Codable {
      var from: Value
      var to: Value
    }
  }
}
