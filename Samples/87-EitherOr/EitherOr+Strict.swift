extension EitherOr {
  enum Strict {
    struct Song: Codable {
      var id: Int
      var title: String
      var plays: Int
      var isLiked: Bool

      init(from decoder: any Decoder) throws {
        let fields = try decoder.container(
          keyedBy: CodingKeys.self)
        id = try fields.decode(Int.self, forKey: .id)
        title = try fields.decode(String.self, forKey: .title)
        plays = try fields.decode(Int.self, forKey: .plays)
        // As in print: an Int, or else a Bool.
        if let number = try fields.decodeIfPresent(
          Int.self, forKey: .isLiked)
        {
          isLiked = number == 1
        } else if let flag = try fields.decodeIfPresent(
          Bool.self, forKey: .isLiked)
        {
          isLiked = flag
        } else {
          isLiked = false
        }
      }
    }
  }
}
