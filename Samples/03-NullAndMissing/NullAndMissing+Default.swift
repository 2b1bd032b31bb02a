import DecodingStyles

extension NullAndMissing {
  enum Defaulted {
    struct Member: Codable {
      var nickname: String?
      @Default<Twenty> var postsPerPage: Int?
      @Default<Int.Zero> var followers: Int
      @Default<Bool.False> var isPublic: Bool
    }

    enum Twenty: DefaultValueProvider {
      static let defaultValue: Int? = 20
    }
  }
}
