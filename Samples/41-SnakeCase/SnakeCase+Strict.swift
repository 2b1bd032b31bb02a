extension SnakeCase {
  enum Strict {
    struct Profile: Codable {
      var userName: String
      var imageUrl: String
      var homepageURL: String?
      var followerCount: Int
      var badges: [String: Int]
    }
  }
}
