import DecodingStyles

extension EverythingOptional {
  enum Smart {
    struct Track: SmartCodable {
      var title = ""
      var artist = ""
      var seconds = 0
      var isLive = false
    }
  }
}
