extension RequestMock {
  enum Strict {
    struct Mock: Codable {
      var method: String
      var path: String
      var headers: [String: String]
      var body: Song
    }

    struct Song: Codable {
      var title: String
      var plays: Int
    }
  }
}
