extension NullInCollections {
  enum Strict {
    struct Playlist: Codable {
      var title: String
      var tags: [String]
      var ratings: [Int?]
      var plays: [String: Int]
    }
  }
}
