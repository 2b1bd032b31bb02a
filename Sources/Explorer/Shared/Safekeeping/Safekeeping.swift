/// What must not be lost: files that are being written, journals, and what others wrote.
struct Safekeeping: Sendable {
  // Files that are written
  /// How many files are being written.
  var unfinishedSaves = 0
  /// Whether to leave as soon as they are.
  var quitsWhenSaved = false
  /// Files whose text is to be lost, as was answered before the last of them was saved.
  var discardedFiles: Set<TextOrigin> = []
  /// What others wrote into open files meanwhile.
  var othersTexts: [TextOrigin: SourceReading] = [:]
  /// Open files that may not be written.
  var readOnlyFiles: Set<TextOrigin> = []

  // Journals
  /// The revisions up to which sources stand in the journal.
  var writtenRevisions: [TextOrigin: Int] = [:]
  /// Samples whose variations and models of earlier runs were looked for.
  var searchedSamples: Set<Int> = []
  /// Edits that earlier runs left.
  var keptEdits: [TextOrigin: KeptEdit] = [:]
  /// Those whose text has been taken over, and whose journals may go.
  var takenEdits: [KeptEdit.ID] = []
  /// Questions that wait until another one is answered.
  var nextQuestions: [Prompt] = []
  /// What is wrong with journals of earlier runs, to be shown before the next question.
  var journalTroubles: [String] = []

  /// What an earlier run left of the open payload, or of the model: of the pane in focus first.
  func keptOrigin(_ library: Library, _ focus: Pane) -> TextOrigin? {
    guard !keptEdits.isEmpty else { return nil }
    let model = library.modelTexts(of: library.sample).map(\.origin)
    let origins = focus == .model ? model + [library.origin] : [library.origin] + model
    return origins.first { keptEdits[$0] != nil }
  }
}
