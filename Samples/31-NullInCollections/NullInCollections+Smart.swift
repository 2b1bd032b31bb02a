import DecodingStyles

extension NullInCollections {
  enum Smart {
    struct Playlist: SmartCodable {
      var title = ""
      var tags: [String] = []
      var ratings: [Int?] = []
      var plays: [String: Int] = [:]
    }
  }
}
