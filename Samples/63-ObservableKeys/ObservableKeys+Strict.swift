import Observation

extension ObservableKeys {
  enum Strict {
    @Observable
    final class Settings: Codable {
      var theme: String = "light"
      var fontSize: Int = 14
      var isSynced: Bool = false
      var volume: Double? = nil
    }
  }
}
