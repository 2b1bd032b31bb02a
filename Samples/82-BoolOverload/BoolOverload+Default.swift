import DecodingStyles

extension BoolOverload {
  enum Defaulted {
    struct Song: Codable {
      @DefaultInt var id: Int
      @LenientBool<Bool.Unknown> var isLiked: Bool?
      @LenientBool<Bool.False> var isNew: Bool
      @DefaultInt var plays: Int
    }
  }
}
