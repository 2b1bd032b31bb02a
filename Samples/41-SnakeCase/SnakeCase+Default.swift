import DecodingStyles

extension SnakeCase {
  enum Defaulted {
    struct Profile: Codable {
      @DefaultString var userName: String
      @DefaultString var imageUrl: String
      var homepageURL: String?
      @DefaultInt var followerCount: Int
      @DefaultCodable var badges: [String: Int]
    }
  }
}
