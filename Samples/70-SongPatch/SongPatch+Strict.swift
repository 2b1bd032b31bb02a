extension SongPatch {
  enum Strict {
    struct Patch: Codable {
      var id: Int
      var title: String?
      var file: String?
      var likes: Int?
      var isLiked: Bool?

      func apply(to song: inout Song) {
        if let title { song.title = title }
        if let file { song.file = file }
        if let likes { song.likes = likes }
        if let isLiked { song.isLiked = isLiked }
      }
    }
  }
}
