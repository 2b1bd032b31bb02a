import DecodingStyles

extension ArrayFromKeys {
  enum Defaulted {
    struct Chart: Codable {
      @DefaultString var title: String
      @DefaultString var unit: String
      @DefaultInt var year: Int
      var values: [AnyCodable]?
    }
  }
}
