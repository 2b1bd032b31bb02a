import DecodingStyles

extension MissingKey {
  enum Smart {
    struct Settings: SmartCodable {
      var theme = "light"
      var fontSize = 14
      var sounds = true
      var columns = 3
      var language: String?
    }
  }
}
