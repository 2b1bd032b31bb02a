extension Envelope {
  enum Strict {
    struct Answer: Codable {
      var version: Int
      var data: User
    }

    struct User: Codable {
      var id: Int
      var name: String
    }
  }
}
