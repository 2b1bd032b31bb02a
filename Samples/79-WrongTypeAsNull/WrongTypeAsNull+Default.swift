import DecodingStyles

extension WrongTypeAsNull {
  enum Defaulted {
    struct Song: Codable {
      @DefaultInt var id: Int
      var file: OptionalValue<String>?
      var likes: OptionalValue<Int>?
    }
  }
}
