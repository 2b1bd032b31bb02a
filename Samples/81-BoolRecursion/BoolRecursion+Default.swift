import DecodingStyles

extension BoolRecursion {
  enum Defaulted {
    struct Song: Codable {
      @DefaultInt var id: Int
      var name: String?
      @LenientBool<Bool.Unknown> var isLiked: Bool?
      @LenientBool<Bool.Unknown> var isNew: Bool?
    }
  }
}
