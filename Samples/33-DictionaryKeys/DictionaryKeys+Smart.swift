import DecodingStyles

extension DictionaryKeys {
  enum Smart {
    struct Palette: SmartCodable {
      var name = ""
      var size = 0
      var paints: [Color: String]?
      var shelves: [Int: String] = [:]
    }

    enum Color: String, Codable, CodingKeyRepresentable {
      case red, green
    }
  }
}
