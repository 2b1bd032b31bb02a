import DecodingReport
import Workbench

extension ExplorerState {
  /// After so many milliseconds without a key a changed model is compiled.
  private static let modelPause = 150

  /// Has the model compiled after a pause, if its revision isn't the one before.
  mutating func dueModel(_ before: Int, of place: Int? = nil) -> [Effect] {
    let place = place ?? sample
    guard let draft = library.modelDrafts[place], draft.revision != before else { return [] }
    if place == sample { live.isModelStale = true }
    return [
      .after(milliseconds: Self.modelPause, .modelDue(sample: place, revision: draft.revision))
    ]
  }

  /// Asks for the model of this revision, unless more was typed meanwhile.
  func compileModel(sample: Int, revision: Int) -> [Effect] {
    guard let draft = library.modelDrafts[sample], draft.revision == revision, draft.isPending
    else {
      return []
    }
    let files = draft.files.map { file in
      ModelText(
        name: file.name, path: file.path,
        text: file.editor.text.string(in: 0..<file.editor.text.count))
    }
    let shown = sample == self.sample ? live.shown?.report[.strict]?.model : nil
    let own = samples[sample].options
    return [
      .compile(
        ModelRequest(
          sample: sample, revision: revision, source: .files(files),
          root: draft.root ?? draft.compiled?.root ?? shown ?? "", mayChangeRoot: true,
          decoder: (draft.decoder ?? DecoderChoice(expression: own.decoder?.expression)).expression,
          options: own.decoder == nil ? own : DecodingOptions()))
    ]
  }

  /// Takes in what became of a model: the payload is decoded by it, or the last results stay,
  /// marked.
  mutating func receive(_ answer: ModelAnswer) -> [Effect] {
    if answer.isInferred { return receiveInferred(answer) }
    guard library.modelDrafts[answer.sample]?.receive(answer) == true else { return [] }
    guard answer.sample == sample, let draft = library.modelDraft else { return [] }
    live.isModelStale = !draft.isUpToDate
    defer { fitPanes() }
    guard case .success? = answer.result else {
      // It stands in no line of the model, and was chosen elsewhere.
      if let words = draft.decoderFinding { notice = words }
      return []
    }
    return modelChanged()
  }

  /// Decodes the payload with a model that is another one than before.
  mutating func modelChanged() -> [Effect] {
    library.modelIndex = PerStyle(entry)
    live.optionsChanged()
    return parseAndExplain(afterEdit: false)
  }
}

// MARK: - Models that are inferred for a payload

extension ExplorerState {
  /// Has the model inferred anew after a pause, if the text is what it is inferred for.
  mutating func dueInference() -> [Effect] {
    // One of several payloads isn't what the model is inferred for.
    guard library.inferredModels[sample] == origin, origin.part == nil,
      library.modelDraft?.revision ?? 0 == 0
    else { return [] }
    return [
      .after(milliseconds: Self.modelPause, .inferenceDue(sample: sample, revision: live.revision))
    ]
  }

  /// Asks for the model of this revision of the payload, unless more was typed meanwhile.
  mutating func inferModel(sample: Int, revision: Int) -> [Effect] {
    guard sample == self.sample, revision == live.revision,
      library.inferredModels[sample] == origin,
      library.modelDraft?.revision ?? 0 == 0, live.rejection == nil
    else { return [] }
    library.inferringRevision = revision
    return [
      .compile(
        ModelRequest(
          sample: sample, revision: revision,
          source: .payload(
            editor.encoding.bytes(of: editor.text), name: library.sourceName,
            present: entry.sources[.strict]?.text ?? ""),
          root: "", mayChangeRoot: false, options: samples[sample].options))
    ]
  }

  private mutating func receiveInferred(_ answer: ModelAnswer) -> [Effect] {
    if answer.revision == library.inferringRevision { library.inferringRevision = nil }
    // A model that the user has changed meanwhile is the user's.
    guard answer.revision <= live.revision, library.modelDrafts[answer.sample]?.revision ?? 0 == 0
    else {
      return []
    }
    switch answer.result {
    case nil: return []
    case .failure(let fault)?:
      if let finding = fault.findings.first { notice = "no model is inferred: \(finding.message)" }
      return []
    case .success(let compiled)?:
      library.modelDrafts[answer.sample] = nil
      if answer.sample == sample, focus == .model { editing = nil }
      library.samples[answer.sample].sources = compiled.sources
      library.samples[answer.sample].models = compiled.models
      library.samples[answer.sample].files = compiled.files
      library.samples[answer.sample].roots = compiled.roots
      guard answer.sample == sample else { return [] }
      defer { fitPanes() }
      return modelChanged()
    }
  }
}
