extension DefaultsWrittenOut {
  enum Strict {
    struct Player: Codable {
      var theme: String
      var volume: Int?
      var isMuted: Bool?
    }
  }
}
