extension NullAndMissing {
  enum Strict {
    struct Member: Codable {
      var nickname: String?
      var postsPerPage: Int? = 20
      var followers: Int
      var isPublic: Bool
    }
  }
}
