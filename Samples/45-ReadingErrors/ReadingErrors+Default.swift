import DecodingStyles

extension ReadingErrors {
  enum Defaulted {
    struct Reading: Codable {
      @DefaultString var station: String
      @DefaultString var unit: String
      @DefaultDouble var value: Double
      @DefaultInt var count: Int
      @DefaultBool var isValid: Bool
    }
  }
}
