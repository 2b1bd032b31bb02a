import DecodingReport
import Workbench

extension ExplorerState {
  /// Begins a model of no text, for the payload that is open.
  mutating func newModel() -> [Effect] {
    let number = (library.newModels.values.map(\.number).max() ?? 0) + 1
    library.keepDraft()
    var payload = Payload(
      name: library.payloadName, fileName: library.sourceName,
      bytes: editor.encoding.bytes(of: editor.text))
    if origin == .standardInput { payload.fileName = library.suggestedPath }
    let isExternal = library.externals.contains { $0.origin == origin }
    let place = library.listNewModel(number, payloads: isExternal ? [] : [payload])
    // A file can be opened again; what came through a pipe can't.
    if !isExternal || origin == .standardInput { library.newModels[place]?.payload = payload }
    let first = isExternal ? nil : TextOrigin.sample(samples[place].name, payload: payload.name)
    library.sample = place
    library.modelIndex = PerStyle(entry)
    live.isModelStale = false
    beginEditing(.model)
    style = .strict
    defer { fitPanes() }
    let effects = show(origin: first ?? origin)
    notice = "type a model here, or paste one; ^S saves it"
    return effects + [.journal(.find(.newModel(number)))]
  }

  /// Lists a model that an earlier run left, and which is in no file.
  mutating func receiveNewModel(_ kept: KeptEdit, _ number: Int) -> [Effect] {
    let empty = Payload(name: "empty", fileName: "empty.json", bytes: Array("{}\n".utf8))
    // A payload that came from outside is in every sample's list.
    let payloads = kept.payload.map { [$0] } ?? (library.externals.isEmpty ? [empty] : [])
    let place = library.listNewModel(number, payloads: payloads)
    library.modelDrafts[place]?.change(place: 0) { file in
      _ = file.editor.apply(.replace(0..<0, kept.text))
      _ = file.editor.apply(.select(0..<0))
    }
    notice = "a model of \(kept.time) is kept: F2 lists it"
    let entry = JournalEntry(
      origin: .newModel(number), before: SourceText(), record: .text(kept.text), variation: nil,
      payload: kept.payload)
    // It stands in this run's journal before the earlier one goes.
    return [
      .journal(.write(entry)), .journal(.forget(kept.id)), .journal(.find(.newModel(number + 1))),
    ]
  }

  /// What is to be compiled of a model that is come to, and wasn't yet.
  func compileOnArrival() -> [Effect] {
    guard let draft = library.modelDraft, draft.revision > 0, draft.isPending else { return [] }
    return compileModel(sample: sample, revision: draft.revision)
  }
}

// MARK: - Which type, and which file

extension ExplorerState {
  /// Opens the menu of the types that can be decoded.
  mutating func openRootMenu() {
    let roots = entry.roots
    guard roots.count > 1 else {
      notice =
        roots.isEmpty && library.isBuiltIn
        ? "a sample decodes one type; i edits a copy of its model, which may have others"
        : "the model has no other type to decode than \(entry.title)"
      return
    }
    let items = roots.enumerated().map { place, root in
      Menu.Item(
        key: place < 9 ? "\(place + 1)" : "", title: root,
        preview: root == entry.title ? "is decoded now" : "", action: .library(.root(place)))
    }
    layers.push(
      .menu(Menu(.roots, items, selected: roots.firstIndex(of: entry.title) ?? 0)))
  }

  /// Decodes another type of the model.
  mutating func chooseRoot(_ place: Int) -> [Effect] {
    let roots = entry.roots
    guard roots.indices.contains(place), roots[place] != entry.title else { return [] }
    beginModelDraft()
    guard library.modelDraft != nil else { return [] }
    library.modelDrafts[sample]?.choose(root: roots[place])
    live.isModelStale = true
    return compileOnArrival()
  }

  /// Opens the menu of the model's files.
  mutating func openModelFileMenu() {
    let files =
      library.modelDraft?.files.map { ($0.name, $0.editor.isModified) }
      ?? library.modelTexts(of: sample).map { ($0.text.name, false) }
    guard files.count > 1 else {
      notice = "the model has one file; i edits it"
      return
    }
    let items = files.enumerated().map { place, file in
      Menu.Item(
        key: place < 9 ? "\(place + 1)" : "", title: file.0, preview: file.1 ? "modified" : "",
        action: .library(.modelFile(place)))
    }
    layers.push(.menu(Menu(.modelFiles, items, selected: library.modelDraft?.place ?? 0)))
  }

  /// Edits one of the model's files.
  mutating func openModelFile(_ place: Int) {
    editModel()
    library.modelDrafts[sample]?.open(place: place)
  }
}
