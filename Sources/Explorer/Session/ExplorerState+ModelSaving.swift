import Workbench

extension ExplorerState {
  /// Writes the model's changed files to where they came from; asks for a file where the text that
  /// is edited has none.
  mutating func saveModel() -> [Effect] {
    guard let draft = library.modelDraft else {
      notice = "the model has no changes to save"
      return []
    }
    guard draft.file.path != nil else {
      let place = ModelPlace(sample: sample, file: draft.place)
      layers.push(.prompt(Prompt(.saveModel(place), text: library.suggestedModelPath)))
      return []
    }
    let places = draft.files.indices.filter { place in
      let file = draft.files[place]
      return file.path != nil && (file.editor.isModified || place == draft.place)
    }
    return places.flatMap { place in
      saveModel(
        at: ModelPlace(sample: sample, file: place), to: draft.files[place].path ?? "",
        replacing: true)
    }
  }

  /// Writes a file of a model; what stands there already is replaced only if that was asked.
  mutating func saveModel(
    at place: ModelPlace, to path: String, replacing: Bool, overridingOthers: Bool = false,
    thenQuit: Bool = false
  ) -> [Effect] {
    guard let file = library.modelDrafts[place.sample]?.files[place.file] else { return [] }
    notice = "saving \(path)"
    safekeeping.unfinishedSaves += 1
    var request = SaveRequest(
      path: path, revision: live.revision, origin: file.origin, text: file.editor.text,
      thenQuit: thenQuit)
    request.mayReplace = replacing
    request.overridesOthers = overridingOthers
    request.model = place
    return [.save(request)]
  }

  mutating func finishSavingModel(
    at place: ModelPlace, _ request: SaveRequest, _ problem: FileProblem?
  ) -> [Effect] {
    switch problem {
    case .exists? where !layers.has(.prompt):
      layers.close(.text)
      layers.push(.prompt(Prompt(.replaceModel(file: request.path, place))))
      return []
    case .changed(let theirs)?:
      safekeeping.othersTexts[request.origin] = SourceReading(theirs)
      askWhoseText(of: request.origin, isSaving: true, thenQuit: request.thenQuit)
      return []
    case let problem?:
      notice = "\(request.path) was not saved: \(problem.words)"
      return []
    case nil: break
    }
    notice = "saved \(request.path), \(request.byteCount) bytes"
    safekeeping.othersTexts[request.origin] = nil
    guard let draft = library.modelDrafts[place.sample], draft.files.indices.contains(place.file),
      draft.files[place.file].editor.text == request.text
    else { return [] }
    library.modelDrafts[place.sample]?.change(place: place.file) { file in
      file.editor.markSaved()
      // A copy of a sample's model stays one.
      if file.path == nil,
        library.inferredModels[place.sample] != nil || library.newModels[place.sample] != nil
      {
        file.origin = .file(path: request.path)
        file.name = request.path.split(separator: "/").last.map(String.init) ?? file.name
        file.original = request.text
      }
    }
    library.adoptModel(of: place, path: request.path)
    return [.journal(.end(request.origin))] + forgetAside(of: request.origin)
  }
}
