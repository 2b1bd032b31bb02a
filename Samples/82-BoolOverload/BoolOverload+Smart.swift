import DecodingStyles

extension BoolOverload {
  enum Smart {
    struct Song: SmartCodable {
      var id = 0
      var isLiked: Bool?
      var isNew = false
      var plays = 0
    }
  }
}
