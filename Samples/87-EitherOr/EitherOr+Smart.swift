import DecodingStyles

extension EitherOr {
  enum Smart {
    struct Song: SmartCodable {
      var id = 0
      var title = ""
      var plays = 0
      var isLiked = false
    }
  }
}
