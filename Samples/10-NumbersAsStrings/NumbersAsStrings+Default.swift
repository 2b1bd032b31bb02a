import DecodingStyles

extension NumbersAsStrings {
  enum Defaulted {
    struct Product: Codable {
      @DefaultCodable var name: String
      @DefaultCodable var code: String
      @Default<Double.Zero> var price: Double
      @Default<Int.Zero> var stock: Int
    }
  }
}
