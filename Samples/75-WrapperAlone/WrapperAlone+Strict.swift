extension WrapperAlone {
  enum Strict {
    struct Song: Codable {
      var title: String
      var likes: Int
      var plays: Int
      var tags: [String]
    }
  }
}
