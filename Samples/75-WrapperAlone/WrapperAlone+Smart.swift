import DecodingStyles

extension WrapperAlone {
  enum Smart {
    struct Song: SmartCodable {
      var title = ""
      var likes = 0
      var plays = 0
      var tags: [String] = []
    }
  }
}
