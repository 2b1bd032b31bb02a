extension DictionaryKeys {
  enum Strict {
    struct Palette: Codable {
      var name: String
      var size: Int
      var paints: [Color: String]?
      var shelves: [Int: String]
    }

    enum Color: String, Codable {
      case red, green
    }
  }
}
