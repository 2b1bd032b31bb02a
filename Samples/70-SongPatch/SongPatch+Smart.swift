import DecodingStyles

extension SongPatch {
  enum Smart {
    struct Patch: SmartCodable {
      var id = 0
      var title: String?
      var file: String?
      var likes: Int?
      var isLiked: Bool?

      // SmartUpdater.update(&song, from: json)
    }
  }
}
