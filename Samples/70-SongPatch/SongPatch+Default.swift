import DecodingStyles

extension SongPatch {
  enum Defaulted {
    struct Patch: Codable {
      var id: Int
      @Tristate var title: String??
      var file: OptionalValue<String>?
      @Tristate var likes: Int??
      @Tristate var isLiked: Bool??

      func apply(to song: inout Song) {
        if let title { song.title = title }
        if let file { song.file = file.value }
        if let likes { song.likes = likes }
        if let isLiked { song.isLiked = isLiked }
      }
    }
  }
}
