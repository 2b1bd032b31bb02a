import TextEditor

/// How far the open texts were when a message came.
struct JournalMark {
  /// A text that can be changed.
  struct Text {
    var origin: TextOrigin
    var text: SourceText
    var revision: Int
  }

  let payload: Text
  /// The files of the open sample's model.
  let model: [Text]
  /// The variations that stood in the list, by their numbers.
  let listed: Set<Int>

  init(_ library: Library) {
    payload = Text(
      origin: library.origin, text: library.editor.text, revision: library.editor.revision)
    model =
      library.modelDraft?.files.map {
        Text(origin: $0.origin, text: $0.editor.text, revision: $0.editor.revision)
      } ?? []
    listed = library.listedVariations
  }
}
