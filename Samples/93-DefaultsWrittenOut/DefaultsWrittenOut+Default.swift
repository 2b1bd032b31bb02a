import DecodingStyles

extension DefaultsWrittenOut {
  enum Defaulted {
    struct Player: Codable {
      @DefaultString var theme: String
      @Default<Int.One> var volume: Int
      @Default<Bool.False> var isMuted: Bool
    }
  }
}
