import DecodingStyles

extension DoubleOptional {
  enum Defaulted {
    struct Song: Codable {
      var id: Int
      @Tristate var title: String??
      @Tristate var file: String??
      @Tristate var likes: Int??
    }
  }
}
