import DecodingReport
import Workbench

extension ExplorerState {
  /// Begins a model of no text, for the payload that is open.
  mutating func newModel() -> [Effect] {
    let number = (newModels.values.max() ?? 0) + 1
    keepDraft()
    let payload: [Payload] =
      externals.contains { $0.origin == origin }
      ? []
      : [
        Payload(
          name: payloadName, fileName: sourceName, bytes: editor.encoding.bytes(of: editor.text))
      ]
    let place = listNewModel(number, payloads: payload)
    let first = payload.first.map {
      TextOrigin.sample(samples[place].name, payload: $0.name)
    }
    sample = place
    modelIndex = PerStyle(entry)
    live.isModelStale = false
    moveFocus(to: .model)
    style = .strict
    isEditingModel = true
    defer { fitPanes() }
    let effects = show(origin: first ?? origin)
    notice = "type a model here, or paste one; ^S saves it"
    return effects + [.journal(.find(.newModel(number)))]
  }

  /// Lists a model without text, and returns its place among the samples.
  private mutating func listNewModel(_ number: Int, payloads: [Payload]) -> Int {
    let name = number == 1 ? "New model" : "New model \(number)"
    let runner = NoModel()
    var entry = SampleEntry(
      own: name, modelSource: "new", sources: [:], models: .elsewhere(runner), payloads: payloads)
    entry.files = [ModelText(name: "Model.swift", text: "")]
    samples.append(entry)
    surveys.append([])
    let place = samples.count - 1
    newModels[place] = number
    modelDrafts[place] = ModelDraft(modelTexts(of: place), indentation: indentation)
    return place
  }

  /// Lists a model that an earlier run left, and which is in no file.
  mutating func receiveNewModel(_ kept: KeptEdit, _ number: Int) -> [Effect] {
    let payload = Payload(name: "empty", fileName: "empty.json", bytes: Array("{}\n".utf8))
    let place = listNewModel(number, payloads: [payload])
    modelDrafts[place]?.change(place: 0) { file in
      _ = file.editor.apply(.replace(0..<0, kept.text))
      _ = file.editor.apply(.select(0..<0))
    }
    notice = "a model of \(kept.time) is kept: F2 lists it"
    let entry = JournalEntry(
      origin: .newModel(number), before: SourceText(), record: .text(kept.text), variation: nil)
    // It stands in this run's journal before the earlier one goes.
    return [
      .journal(.write(entry)), .journal(.forget(kept.id)), .journal(.find(.newModel(number + 1))),
    ]
  }

  /// What is to be compiled of a model that is come to, and wasn't yet.
  func compileOnArrival() -> [Effect] {
    guard let draft = modelDraft, draft.revision > 0, draft.isPending else { return [] }
    return compileModel(sample: sample, revision: draft.revision)
  }
}

/// Decodes in no style: there is no model yet, and Foundation still says whether it reads the text.
private struct NoModel: ExperimentRunner {
  private struct Nothing: Decodable {}

  let options = DecodingOptions()

  func decode(_ experiment: Experiment, _ cancellation: Cancellation?) -> any PayloadDecoding {
    let types = ModelTypes(strict: Nothing.self, default: Nothing.self, smart: Nothing.self)
    return Decoding(experiment, with: types, styles: [])
  }
}

// MARK: - Which type, and which file

extension ExplorerState {
  /// Opens the menu of the types that can be decoded.
  mutating func openRootMenu() {
    let roots = entry.roots
    guard roots.count > 1 else {
      notice =
        roots.isEmpty && isBuiltIn
        ? "a sample decodes one type; i edits a copy of its model, which may have others"
        : "the model has no other type to decode than \(entry.title)"
      return
    }
    let items = roots.enumerated().map { place, root in
      Menu.Item(
        key: place < 9 ? "\(place + 1)" : "", title: root,
        preview: root == entry.title ? "is decoded now" : "", action: .root(place))
    }
    menu = Menu(.roots, items, selected: roots.firstIndex(of: entry.title) ?? 0)
  }

  /// Decodes another type of the model.
  mutating func chooseRoot(_ place: Int) -> [Effect] {
    let roots = entry.roots
    guard roots.indices.contains(place), roots[place] != entry.title else { return [] }
    beginModelDraft()
    guard modelDraft != nil else { return [] }
    modelDrafts[sample]?.choose(root: roots[place])
    live.isModelStale = true
    return compileOnArrival()
  }

  /// Opens the menu of the model's files.
  mutating func openModelFileMenu() {
    let files =
      modelDraft?.files.map { ($0.name, $0.editor.isModified) }
      ?? modelTexts(of: sample).map { ($0.text.name, false) }
    guard files.count > 1 else {
      notice = "the model has one file; i edits it"
      return
    }
    let items = files.enumerated().map { place, file in
      Menu.Item(
        key: place < 9 ? "\(place + 1)" : "", title: file.0, preview: file.1 ? "modified" : "",
        action: .modelFile(place))
    }
    menu = Menu(.modelFiles, items, selected: modelDraft?.place ?? 0)
  }

  /// Edits one of the model's files.
  mutating func openModelFile(_ place: Int) {
    editModel()
    modelDrafts[sample]?.open(place: place)
  }
}
