import DecodingStyles

extension HandWrittenDefaults {
  enum Smart {
    struct Episode: SmartCodable {
      var title = ""
      var season = 1
      var minutes = 0
      var isFree = true
    }
  }
}
