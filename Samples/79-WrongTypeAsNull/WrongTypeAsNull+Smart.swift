import DecodingStyles

extension WrongTypeAsNull {
  enum Smart {
    struct Song: SmartCodable {
      var id = 0
      var title: String?
      var file: String?
      var likes: Int?
    }
  }
}
