import DecodingStyles

extension AnyArrayLoop {
  enum Defaulted {
    struct Chart: Codable {
      @DefaultString var title: String
      @DefaultString var unit: String
      var values: [AnyCodable]
    }
  }
}
