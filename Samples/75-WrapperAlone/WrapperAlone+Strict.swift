extension WrapperAlone {
  enum Strict {
    struct Song: Codable {
      var title: String
      var likes: Int
      var plays: Int
      var tags: [String]
      var genre: Genre
      var second: Genre?
      var similar: [Genre]
    }

    enum Genre: Int, Codable {
      case other, folk, jazz
    }
  }
}
