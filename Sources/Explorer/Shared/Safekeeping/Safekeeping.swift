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
  /// Those that aren't wanted, the newest first; they go when the text is saved.
  var aside: [TextOrigin: [KeptEdit]] = [:]
  /// Those whose text has been taken over, and whose journals may go.
  var takenEdits: [KeptEdit.ID] = []
  /// Questions that wait until another one is answered.
  var nextQuestions: [Prompt] = []
  /// What is wrong with journals of earlier runs, to be shown before the next question.
  var journalTroubles: [String] = []

  /// What an earlier run left of the open payload, or of the model: of the pane in focus first.
  func keptOrigin(_ library: Library, _ focus: Pane) -> TextOrigin? {
    guard !keptEdits.isEmpty else { return nil }
    return openOrigins(library, focus).first { keptEdits[$0] != nil }
  }

  /// The same of what was set aside.
  func asideOrigin(_ library: Library, _ focus: Pane) -> TextOrigin? {
    guard !aside.isEmpty else { return nil }
    return openOrigins(library, focus).first { aside[$0] != nil }
  }

  private func openOrigins(_ library: Library, _ focus: Pane) -> [TextOrigin] {
    let model = library.modelTexts(of: library.sample).map(\.origin)
    return focus == .model ? model + [library.origin] : [library.origin] + model
  }

  mutating func setAside(_ edit: KeptEdit, of origin: TextOrigin) {
    var edits = aside[origin] ?? []
    guard !edits.contains(where: { $0.id == edit.id }) else { return }
    edits.append(edit)
    aside[origin] = edits
  }

  /// Takes what an earlier run left of a text, or else what of that was set aside.
  mutating func takeKept(of origin: TextOrigin) -> KeptEdit? {
    if let kept = keptEdits.removeValue(forKey: origin) { return kept }
    guard var edits = aside.removeValue(forKey: origin), !edits.isEmpty else { return nil }
    let kept = edits.removeFirst()
    if !edits.isEmpty { aside[origin] = edits }
    return kept
  }
}
