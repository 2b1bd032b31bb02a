import DecodingReport
import TerminalCanvas
import TextEditor
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
      _ = library.models[sample]?.editor.apply(.select(start..<start))
    }
  }

  /// Where the line is that the model pane stands on while the compiled model is shown: the file's
  /// name and the line in it, from 0. `nil` for a line that is in no file that can be changed.
  private var shownModelPlace: (file: String, line: Int)? {
    let stage = Stage(self)
    guard !stage.showsModelDraft, style == .strict else { return nil }
    let model = library.modelIndex.strict
    guard
      let line = ModelView(panes.model, stage).selectedLine
        ?? model.line(ofRow: panes.model.list(stage).inSight.lowerBound)
    else { return nil }
    let (file, inFile) = model.place(ofLine: line)
    // The import that stands above a copy of a sample's model.
    return (file, inFile + (library.isBuiltIn && library.modelDraft?.compiled == nil ? 2 : 0))
  }

  /// Makes a draft of the open sample's model, unless there is one.
  mutating func beginModelDraft() {
    guard library.models[sample] == nil else { return }
    guard let draft = library.newModelDraft(of: sample) else { return }
    library.models[sample] = draft
    fitPanes()
    if library.isBuiltIn {
      notice = "a copy of the model; its default and smart versions are derived from it"
    }
  }

  mutating func openModelFile(named name: String) {
    guard let place = library.modelDraft?.files.firstIndex(where: { $0.name == name }) else {
      return
    }
    library.models[sample]?.open(place: place)
    fitPanes()
  }

  /// Applies a command to the model; if the text changed, it is compiled after a pause in typing.
  mutating func editModel(_ command: SourceCommand) -> [Effect] {
    guard var draft = library.modelDraft else { return [] }
    let revision = draft.revision
    if let told = draft.editor.apply(command) { tell(told, of: command) }
    draft.placeFindings()
    library.models[sample] = draft
    if command == .copy || command == .cut {
      let text = draft.editor.clipboard.text
      if !text.isEmpty { return [.copy(text.string)] + dueModel(revision) }
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
    guard let before = library.models[place.sample]?.revision,
      library.models.replaceText(at: place, with: text)
    else { return [] }
    fitPanes()
    return dueModel(before, of: place.sample)
  }

  // MARK: Which type, and which file

  /// Opens the menu of the types that can be decoded.
  mutating func openRootMenu() {
    if let menu = Menu.roots(entry) {
      layers.push(.menu(menu))
    } else {
      notice =
        entry.roots.isEmpty && library.isBuiltIn
        ? "a sample decodes one type; i edits a copy of its model, which may have others"
        : "the model has no other type to decode than \(entry.title)"
    }
  }

  /// Decodes another type of the model.
  mutating func chooseRoot(_ place: Int) -> [Effect] {
    let roots = entry.roots
    guard roots.indices.contains(place), roots[place] != entry.title else { return [] }
    return choose(root: roots[place])
  }

  /// Opens the menu of the model's files.
  mutating func openModelFileMenu() {
    if let menu = Menu.modelFiles(library) {
      layers.push(.menu(menu))
    } else {
      notice = "the model has one file; i edits it"
    }
  }

  /// Edits one of the model's files.
  mutating func openModelFile(_ place: Int) {
    editModel()
    library.models[sample]?.open(place: place)
  }
}
