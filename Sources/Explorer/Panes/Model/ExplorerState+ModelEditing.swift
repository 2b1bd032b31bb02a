import DecodingReport
import Workbench

extension ExplorerState {
  /// After so many milliseconds without a key a changed model is compiled.
  private static let modelPause = 300

  /// The open sample's model, if it was changed.
  var modelDraft: ModelDraft? { modelDrafts[sample] }

  /// Whether what is typed goes to the model.
  var editsModel: Bool { focus == .model && isEditingModel && modelDraft != nil }

  /// The editor that the keys go to, or would go to.
  var editedText: SourceEditor { editsModel ? modelDraft?.editor ?? editor : editor }

  /// Begins to change the model: the strict version, since the others are derived from it.
  mutating func editModel() {
    guard let source = entry.sources[.strict] else { return }
    moveFocus(to: .model)
    style = .strict
    isEditingModel = true
    if modelDrafts[sample] == nil {
      modelDrafts[sample] = ModelDraft(
        source, isBuiltIn: entry.modelSource == "built-in", indentation: indentation)
      notice = "a copy of the model; its default and smart versions are derived from it"
    }
  }

  /// Applies a command to the model; if the text changed, it is compiled after a pause in typing.
  mutating func editModel(_ command: SourceCommand) -> [Effect] {
    guard var draft = modelDraft else { return [] }
    let revision = draft.revision
    leavesModels = false
    if let told = draft.editor.apply(command) { tell(told) }
    draft.placeFindings()
    modelDrafts[sample] = draft
    if command == .copy || command == .cut {
      let text = draft.editor.clipboard.text
      if !text.isEmpty { return [.copy(text.string(in: 0..<text.count))] + dueModel(revision) }
    }
    return dueModel(revision)
  }

  /// Takes the model back to what it was, as one step of undo.
  mutating func resetModel() -> [Effect] {
    guard let draft = modelDraft else { return [] }
    return editModel(.replace(0..<draft.editor.text.count, draft.original))
  }

  /// Writes the model to its own file; that of a sample to a new one in the folder where one is.
  mutating func saveModel() -> [Effect] {
    guard let draft = modelDraft else { return [] }
    // Several files are shown as one text, which is none of them.
    let isOwnFile =
      entry.modelSource.hasSuffix("/" + draft.fileName)
      || entry.modelSource == draft.fileName
    let path = isOwnFile ? entry.modelSource : draft.fileName
    notice = "saving \(path)"
    unfinishedSaves += 1
    var request = SaveRequest(
      path: path, revision: draft.revision, origin: .file(path: path), text: draft.editor.text,
      thenQuit: false)
    request.mayReplace = isOwnFile || savedModels.contains(sample)
    request.modelSample = sample
    return [.save(request)]
  }

  mutating func finishSavingModel(
    of sample: Int, _ request: SaveRequest, _ problem: FileProblem?
  ) {
    if let problem {
      notice = "\(request.path) was not saved: \(problem.words)"
      return
    }
    notice = "saved \(request.path), \(request.byteCount) bytes"
    savedModels.insert(sample)
    if modelDrafts[sample]?.revision == request.revision {
      modelDrafts[sample]?.editor.markSaved()
    }
  }

  private mutating func dueModel(_ before: Int) -> [Effect] {
    guard let draft = modelDraft, draft.revision != before else { return [] }
    live.isModelStale = true
    return [
      .after(milliseconds: Self.modelPause, .modelDue(sample: sample, revision: draft.revision))
    ]
  }

  /// Asks for the model of this revision, unless more was typed meanwhile.
  mutating func compileModel(sample: Int, revision: Int) -> [Effect] {
    guard let draft = modelDrafts[sample], draft.revision == revision, draft.isPending else {
      return []
    }
    let text = draft.editor.text
    let root = sample == self.sample ? live.shown?.report[.strict]?.model : nil
    return [
      .compile(
        ModelRequest(
          sample: sample, revision: revision, fileName: draft.fileName,
          text: text.string(in: 0..<text.count), root: root ?? "",
          options: samples[sample].options))
    ]
  }

  /// Takes in what became of a changed model: the payload is decoded by it, or the last results
  /// stay, marked.
  mutating func receive(_ answer: ModelAnswer) -> [Effect] {
    guard modelDrafts[answer.sample]?.receive(answer) == true else { return [] }
    guard answer.sample == sample, let draft = modelDraft else { return [] }
    live.isModelStale = !draft.isUpToDate
    defer { fitPanes() }
    guard case .success = answer.result else { return [] }
    modelIndex = PerStyle(entry)
    live.optionsChanged()
    return parseAndExplain(afterEdit: false)
  }

  /// The sample with its changed model, once that has compiled.
  func entry(of sample: Int) -> SampleEntry {
    var entry = samples[sample]
    if let compiled = modelDrafts[sample]?.compiled {
      entry.sources = compiled.sources
      entry.models = compiled.models
    }
    return entry
  }

  /// How the model on the screen relates to the results; `nil` where there is nothing to say.
  var modelStanding: (words: String, isAlarming: Bool)? {
    guard let draft = modelDraft, !draft.isUpToDate, draft.revision > 0 else { return nil }
    if draft.isPending { return ("compiling m\(draft.revision)", false) }
    return (" STALE m\(draft.compiledRevision) ", true)
  }
}
