import DecodingStyles

extension WrongTypeAsNull {
  enum Defaulted {
    struct Song: Codable {
      @DefaultInt var id: Int
      @Tristate var title: String??
      var file: OptionalValue<String>?
      var likes: OptionalValue<Int>?
    }
  }
}
