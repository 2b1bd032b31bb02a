import DecodingStyles

extension EitherOr {
  enum Defaulted {
    struct Song: Codable {
      @DefaultInt var id: Int
      @DefaultString var title: String
      @DefaultInt var plays: Int
      @LenientBool<Bool.False> var isLiked: Bool
    }
  }
}
