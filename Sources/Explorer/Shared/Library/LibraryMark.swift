import TextEditor
import Workbench

/// What was open, and how far its texts were, when a message came.
struct LibraryMark {
  /// A text that can be changed.
  struct Text {
    var origin: TextOrigin
    var text: SourceText
    var revision: Int
  }

  /// A model that was changed: the states of its files' editors, and what was chosen of it.
  struct Model {
    var states: [Int] = []
    var root: String?
    var decoder: DecoderChoice?
  }

  let payload: Text
  /// The files of the open sample's model.
  let model: [Text]
  /// What the variations were called, and which of them stood in the list, by their numbers.
  let titles: [Int: Variation.Title]
  let listed: Set<Int>
  let externals: ExternalPayloads
  /// How many payloads had been taken off the list.
  let removedCount: Int
  /// The state of the open payload's editor, and the editors of the others.
  let state: Int
  let drafts: [TextOrigin: SourceEditor]
  /// The changed models, by their samples.
  let models: [Int: Model]
  let changes: DecodingChanges

  init(_ library: Library) {
    payload = Text(
      origin: library.origin, text: library.editor.text, revision: library.editor.revision)
    model =
      library.modelDraft?.files.map {
        Text(origin: $0.origin, text: $0.editor.text, revision: $0.editor.revision)
      } ?? []
    titles = Dictionary(uniqueKeysWithValues: library.variations.map { ($0.number, $0.title) })
    listed = library.listedVariations
    externals = library.externals
    removedCount = library.removed.count
    state = library.editor.state
    drafts = library.drafts
    models = library.models.all.mapValues {
      Model(states: $0.files.map(\.editor.state), root: $0.root, decoder: $0.decoder)
    }
    changes = library.changes
  }
}
