import DecodingStyles

extension KeyOrder {
  enum Defaulted {
    struct Receipt: Codable {
      @DefaultInt var number: Int
      @DefaultString var buyer: String
      @DefaultInt var amount: Int
      @DefaultCodable var rates: [String: Int]
    }
  }
}
