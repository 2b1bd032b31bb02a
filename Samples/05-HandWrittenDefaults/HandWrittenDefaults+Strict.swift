extension HandWrittenDefaults {
  enum Strict {
    struct Episode: Codable {
      var title: String
      var season: Int
      var minutes: Int
      var isFree: Bool

      init(from decoder: any Decoder) throws {
        let fields = try decoder.container(
          keyedBy: CodingKeys.self)
        title = try fields.decode(
          String.self, forKey: .title)
        season =
          try fields.decodeIfPresent(
            Int.self, forKey: .season) ?? 1
        minutes =
          try fields.decodeIfPresent(
            Int.self, forKey: .minutes) ?? 0
        isFree =
          try fields.decodeIfPresent(
            Bool.self, forKey: .isFree) ?? true
      }
    }
  }
}
