extension SongPatch {
  /// The song that is stored, and that patches change.
  struct Song: Equatable {
    var id: Int
    var title: String?
    var file: String?
    var likes: Int?
    var isLiked: Bool?
  }
}
