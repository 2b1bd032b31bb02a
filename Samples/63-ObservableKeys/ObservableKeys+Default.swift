import Observation

extension ObservableKeys {
  enum Defaulted {
    @Observable
    final class Settings: Codable {
      var theme: String = "light"
      var fontSize: Int = 14
      var isSynced: Bool = false
      var volume: Double? = nil

      enum CodingKeys: String, CodingKey {
        case _theme = "theme"
        case _fontSize = "fontSize"
        case _isSynced = "isSynced"
        case _volume = "volume"
      }
    }
  }
}
