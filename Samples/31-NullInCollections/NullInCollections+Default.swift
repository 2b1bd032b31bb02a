import DecodingStyles

extension NullInCollections {
  enum Defaulted {
    struct Playlist: Codable {
      @DefaultCodable var title: String
      @DefaultArray var tags: [String]
      @DefaultArray var ratings: [Int?]
      @DefaultCodable var plays: [String: Int]
    }
  }
}
