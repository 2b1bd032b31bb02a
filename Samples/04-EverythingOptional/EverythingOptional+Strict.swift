extension EverythingOptional {
  enum Strict {
    struct Track: Codable {
      var title: String?
      var artist: String?
      var seconds: Int?
      var isLive: Bool?

      // The caller's part, once for every property:
      var length: Int { seconds ?? 0 }
    }
  }
}
