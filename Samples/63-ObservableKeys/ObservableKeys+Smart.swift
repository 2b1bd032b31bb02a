import DecodingStyles

extension ObservableKeys {
  enum Smart {
    struct Settings: SmartCodable {
      var theme = "light"
      var fontSize = 14
      var isSynced = false
      var volume: Double?
    }
  }
}
