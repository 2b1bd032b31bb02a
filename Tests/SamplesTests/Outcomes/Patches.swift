extension SampleOutcomesTests {
  static let patches: [SampleOutcome] = [
    SampleOutcome(
      "SongPatch", "as-received",
      strict: "file: nil, title: nil",
      default: "file: nil, title: nil", smart: "file: nil, title: nil"),
    SampleOutcome("SongPatch", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "SongPatch", "likes-only",
      strict: "file: nil, isLiked: nil, likes: 13, title: nil",
      default: "file: nil, isLiked: nil, likes: 13, title: nil",
      smart: "file: nil, isLiked: nil, likes: 13, title: nil"),
    SampleOutcome(
      "SongPatch", "clear-title",
      strict: "file: nil, isLiked: nil, likes: nil, title: nil",
      default: "file: nil, isLiked: nil, likes: nil, title: nil",
      smart: "file: nil, isLiked: nil, likes: nil, title: nil"),
    SampleOutcome(
      "SongPatch", "likes-as-text",
      strict: "typeMismatch Int at $.likes",
      default: "typeMismatch Int at $.likes",
      smart: "file: nil, isLiked: nil, likes: 13, title: nil"),
    SampleOutcome(
      "SongPatch", "id-only",
      strict: "file: nil, isLiked: nil, likes: nil, title: nil",
      default: "file: nil, isLiked: nil, likes: nil, title: nil",
      smart: "file: nil, isLiked: nil, likes: nil, title: nil"),
  ]
}
