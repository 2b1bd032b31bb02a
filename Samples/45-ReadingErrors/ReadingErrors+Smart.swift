import DecodingStyles

extension ReadingErrors {
  enum Smart {
    struct Reading: SmartCodable {
      var station = ""
      var unit = ""
      var value = 0.0
      var count = 0
      var isValid = false
    }
  }
}
