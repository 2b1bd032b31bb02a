extension ReadingErrors {
  enum Strict {
    struct Reading: Codable {
      var station: String
      var unit: String
      var value: Double
      var count: Int
      var isValid: Bool
    }
  }
}
