import DecodingStyles

extension NullAndMissing {
  enum Smart {
    struct Member: SmartCodable {
      var nickname: String?
      var postsPerPage: Int? = 20
      var followers = 0
      var isPublic = false
    }
  }
}
