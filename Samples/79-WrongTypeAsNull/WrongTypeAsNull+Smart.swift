import DecodingStyles

extension WrongTypeAsNull {
  enum Smart {
    struct Song: SmartCodable {
      var id = 0
      var file: String?
      var likes: Int?
    }
  }
}
