import DecodingStyles

extension SongPatch {
  /// The song that is stored, and that patches change.
  struct Song: Equatable, SmartCodable {
    var id = 0
    var title: String?
    var file: String?
    var likes: Int?
    var isLiked: Bool?
  }
}
