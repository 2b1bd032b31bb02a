extension DoubleOptional {
  enum Strict {
    struct Song: Codable {
      var id: Int
      var title: String??
      var file: String??
      var likes: Int??
    }
  }
}
