import DecodingStyles

extension SnakeCase {
  enum Smart {
    struct Profile: SmartCodable {
      var userName = ""
      var imageUrl = ""
      var homepageURL: String?
      var followerCount = 0
      var badges: [String: Int] = [:]
    }
  }
}
