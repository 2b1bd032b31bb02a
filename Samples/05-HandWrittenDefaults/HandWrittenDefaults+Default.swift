import DecodingStyles

extension HandWrittenDefaults {
  enum Defaulted {
    struct Episode: Codable {
      var title: String
      @Default<Int.One> var season: Int
      @Default<Int.Zero> var minutes: Int
      @Default<Bool.True> var isFree: Bool
    }
  }
}
