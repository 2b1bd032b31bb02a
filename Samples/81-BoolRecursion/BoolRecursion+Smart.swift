import DecodingStyles

extension BoolRecursion {
  enum Smart {
    struct Song: SmartCodable {
      var id = 0
      var name: String?
      var isLiked: Bool?
      var isNew: Bool?
    }
  }
}
