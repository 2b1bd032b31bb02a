import DecodingReport
import Workbench

extension ExplorerState {
  /// The open sample's model, if it was changed.
  var modelDraft: ModelDraft? { modelDrafts[sample] }

  /// Whether what is typed goes to the model.
  var editsModel: Bool { focus == .model && isEditingModel && modelDraft != nil }

  /// The editor that the keys go to, or would go to.
  var editedText: SourceEditor { editsModel ? modelDraft?.editor ?? editor : editor }

  /// Begins to change the model: the strict version, since the others are derived from it.
  ///
  /// Of several files it is the one that a line of the pane belongs to, with the caret in that line.
  mutating func editModel() {
    guard !entry.sources.isEmpty || modelDraft != nil else { return }
    let target = shownModelPlace
    beginModelDraft()
    moveFocus(to: .model)
    style = .strict
    isEditingModel = true
    guard let (file, line) = target else { return }
    openModelFile(named: file)
    if let start = modelDraft?.editor.text.offset(ofLine: line) {
      _ = modelDrafts[sample]?.editor.apply(.select(start..<start))
    }
  }

  /// Where the line is that the model pane stands on while the compiled model is shown: the file's
  /// name and the line in it, from 0. `nil` for a line that is in no file that can be changed.
  private var shownModelPlace: (file: String, line: Int)? {
    guard !showsModelDraft, style == .strict else { return nil }
    let model = modelIndex.strict
    guard let line = selectedModelLine ?? model.line(ofRow: modelTop) else { return nil }
    let (file, inFile) = model.place(ofLine: line)
    // The import that stands above a copy of a sample's model.
    return (file, inFile + (isBuiltIn && modelDraft?.compiled == nil ? 2 : 0))
  }

  var isBuiltIn: Bool { entry.modelSource == "built-in" }

  /// Makes a draft of the open sample's model, unless there is one.
  mutating func beginModelDraft() {
    guard modelDrafts[sample] == nil else { return }
    let texts = modelTexts(of: sample)
    guard !texts.isEmpty else { return }
    var draft = ModelDraft(texts, indentation: indentation)
    let strict = samples[sample].sources[.strict]?.fileName
    draft.open(place: draft.files.firstIndex { $0.name == strict } ?? 0)
    modelDrafts[sample] = draft
    fitPanes()
    if isBuiltIn {
      notice = "a copy of the model; its default and smart versions are derived from it"
    }
  }

  /// The files of a sample's model as they came, and where their texts are kept.
  func modelTexts(of sample: Int) -> [(text: ModelText, origin: TextOrigin)] {
    let entry = samples[sample]
    guard entry.files.isEmpty else {
      return entry.files.map { file in
        if let path = file.path { return (file, .file(path: path)) }
        if let payload = inferredModels[sample] { return (file, .inferredModel(of: payload)) }
        if let new = newModels[sample] { return (file, .newModel(new.number)) }
        return (file, .model(sample: entry.name, file: file.name))
      }
    }
    guard let source = entry.sources[.strict] else { return [] }
    // Of a built-in sample's file only a part is shown; in a file of its own that part needs the
    // import above it.
    let text = ModelText(name: source.fileName, text: "import Foundation\n\n" + source.text)
    return [(text, .model(sample: entry.name, file: source.fileName))]
  }

  mutating func openModelFile(named name: String) {
    guard let place = modelDraft?.files.firstIndex(where: { $0.name == name }) else { return }
    modelDrafts[sample]?.open(place: place)
    fitPanes()
  }

  /// Applies a command to the model; if the text changed, it is compiled after a pause in typing.
  mutating func editModel(_ command: SourceCommand) -> [Effect] {
    guard var draft = modelDraft else { return [] }
    let revision = draft.revision
    if let told = draft.editor.apply(command) { tell(told) }
    draft.placeFindings()
    modelDrafts[sample] = draft
    if command == .copy || command == .cut {
      let text = draft.editor.clipboard.text
      if !text.isEmpty { return [.copy(text.string(in: 0..<text.count))] + dueModel(revision) }
    }
    return dueModel(revision)
  }

  /// Takes the open file of the model back to what it was, as one step of undo.
  mutating func resetModel() -> [Effect] {
    guard let draft = modelDraft else { return [] }
    return editModel(.replace(0..<draft.editor.text.count, draft.file.original))
  }

  /// Replaces a file of a sample's model by another text, as one edit of what differs.
  mutating func replaceModelText(_ text: SourceText, at place: ModelPlace) -> [Effect] {
    guard let draft = modelDrafts[place.sample] else { return [] }
    let editor = draft.files[place.file].editor
    guard let change = editor.text.difference(to: text) else { return [] }
    let caret = change.moved(editor.caret)
    modelDrafts[place.sample]?.change(place: place.file) { file in
      _ = file.editor.apply(.replace(change.range, change.replacement))
      _ = file.editor.apply(.select(caret..<caret))
    }
    fitPanes()
    return dueModel(draft.revision, of: place.sample)
  }
}

/// A file of a sample's model, by the places of both.
package struct ModelPlace: Hashable, Sendable {
  var sample: Int
  var file: Int
}

extension ExplorerState {
  /// The file of a model whose text is kept there.
  func modelPlace(of origin: TextOrigin) -> ModelPlace? {
    for sample in samples.indices {
      if let file = modelDrafts[sample]?.files.firstIndex(where: { $0.origin == origin }) {
        return ModelPlace(sample: sample, file: file)
      }
    }
    guard let file = modelTexts(of: sample).firstIndex(where: { $0.origin == origin }) else {
      return nil
    }
    return ModelPlace(sample: sample, file: file)
  }

  /// The text of a model's file as it stands on the screen.
  func modelText(_ place: ModelPlace) -> SourceText {
    if let draft = modelDrafts[place.sample] { return draft.files[place.file].editor.text }
    return SourceText(Array(modelTexts(of: place.sample)[place.file].text.text.utf8))
  }
}
