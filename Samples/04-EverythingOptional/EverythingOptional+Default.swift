import DecodingStyles

extension EverythingOptional {
  enum Defaulted {
    struct Track: Codable {
      @DefaultString var title: String
      @DefaultString var artist: String
      @DefaultInt var seconds: Int
      @DefaultBool var isLive: Bool
    }
  }
}
