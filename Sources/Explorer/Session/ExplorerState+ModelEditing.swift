import DecodingReport
import Workbench

extension ExplorerState {

  /// Begins to change the model: the strict version, since the others are derived from it.
  ///
  /// Of several files it is the one that a line of the pane belongs to, with the caret in that line.
  mutating func editModel() {
    guard !entry.sources.isEmpty || library.modelDraft != nil else { return }
    let target = shownModelPlace
    beginModelDraft()
    beginEditing(.model)
    style = .strict
    guard let (file, line) = target else { return }
    openModelFile(named: file)
    if let start = library.modelDraft?.editor.text.offset(ofLine: line) {
      _ = library.modelDrafts[sample]?.editor.apply(.select(start..<start))
    }
  }

  /// Where the line is that the model pane stands on while the compiled model is shown: the file's
  /// name and the line in it, from 0. `nil` for a line that is in no file that can be changed.
  private var shownModelPlace: (file: String, line: Int)? {
    let stage = Stage(self)
    guard !stage.showsModelDraft, style == .strict else { return nil }
    let model = library.modelIndex.strict
    guard
      let line = ModelView(panes.model, stage).selectedLine ?? model.line(ofRow: panes.model.top)
    else { return nil }
    let (file, inFile) = model.place(ofLine: line)
    // The import that stands above a copy of a sample's model.
    return (file, inFile + (library.isBuiltIn && library.modelDraft?.compiled == nil ? 2 : 0))
  }

  /// Makes a draft of the open sample's model, unless there is one.
  mutating func beginModelDraft() {
    guard library.modelDrafts[sample] == nil else { return }
    guard let draft = library.newModelDraft(of: sample) else { return }
    library.modelDrafts[sample] = draft
    fitPanes()
    if library.isBuiltIn {
      notice = "a copy of the model; its default and smart versions are derived from it"
    }
  }

  mutating func openModelFile(named name: String) {
    guard let place = library.modelDraft?.files.firstIndex(where: { $0.name == name }) else {
      return
    }
    library.modelDrafts[sample]?.open(place: place)
    fitPanes()
  }

  /// Applies a command to the model; if the text changed, it is compiled after a pause in typing.
  mutating func editModel(_ command: SourceCommand) -> [Effect] {
    guard var draft = library.modelDraft else { return [] }
    let revision = draft.revision
    if let told = draft.editor.apply(command) { tell(told, of: command) }
    draft.placeFindings()
    library.modelDrafts[sample] = draft
    if command == .copy || command == .cut {
      let text = draft.editor.clipboard.text
      if !text.isEmpty { return [.copy(text.string(in: 0..<text.count))] + dueModel(revision) }
    }
    return dueModel(revision) + (draft.revision == revision ? [] : duePause())
  }

  /// Takes the open file of the model back to what it was, as one step of undo.
  mutating func resetModel() -> [Effect] {
    guard let draft = library.modelDraft else { return [] }
    return editModel(.replace(0..<draft.editor.text.count, draft.file.original))
  }

  /// Replaces a file of a sample's model by another text, as one edit of what differs.
  mutating func replaceModelText(_ text: SourceText, at place: ModelPlace) -> [Effect] {
    guard let draft = library.modelDrafts[place.sample] else { return [] }
    let editor = draft.files[place.file].editor
    guard let change = editor.text.difference(to: text) else { return [] }
    let caret = change.moved(editor.caret)
    library.modelDrafts[place.sample]?.change(place: place.file) { file in
      _ = file.editor.apply(.replace(change.range, change.replacement))
      _ = file.editor.apply(.select(caret..<caret))
    }
    fitPanes()
    return dueModel(draft.revision, of: place.sample)
  }
}
