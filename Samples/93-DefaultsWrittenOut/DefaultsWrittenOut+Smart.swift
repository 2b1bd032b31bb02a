import DecodingStyles

extension DefaultsWrittenOut {
  enum Smart {
    struct Player: SmartCodable {
      var theme = "light"
      var volume = 50
      var isMuted = false
    }
  }
}
