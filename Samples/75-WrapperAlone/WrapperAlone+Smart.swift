import DecodingStyles

extension WrapperAlone {
  enum Smart {
    struct Song: SmartCodable {
      var title = ""
      var likes = 0
      var plays = 0
      var tags: [String] = []
      var genre = Genre.other
      var second: Genre?
      var similar: [Genre] = []
    }

    enum Genre: Int, SmartCaseDefaultable {
      case other, folk, jazz
      static let defaultCase = Genre.other
    }
  }
}
