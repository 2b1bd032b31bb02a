extension MissingKey {
  enum Strict {
    struct Settings: Codable {
      var theme: String = "light"
      var fontSize: Int = 14
      var sounds: Bool = true
      var columns: Int = 3
      var language: String?
    }
  }
}
