import DecodingStyles

extension ArrayFromKeys {
  enum Smart {
    struct Chart: SmartCodable {
      var title = ""
      var unit = ""
      var year = 0
      var values: [AnyCodable]?
    }
  }
}
