import DecodingStyles

extension DictionaryKeys {
  enum Defaulted {
    struct Palette: Codable {
      @DefaultString var name: String
      @DefaultInt var size: Int
      var paints: [Color: String]?
      @LossyDictionary var shelves: [Int: String]
    }

    enum Color: String, Codable, CodingKeyRepresentable {
      case red, green
    }
  }
}
