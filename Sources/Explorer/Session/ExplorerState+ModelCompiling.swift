import DecodingReport
import TextEditor
import Workbench

/// When a model is made anew, and what that changes on the screen.
extension ExplorerState {
  /// Has the model compiled after a pause, if its revision isn't the one before.
  mutating func dueModel(_ before: Int, of place: Int? = nil) -> [Effect] {
    guard let due = library.models.due(place ?? sample, after: before) else { return [] }
    if place ?? sample == sample { live.isModelStale = true }
    return [due]
  }

  /// Asks for the model of this revision, unless more was typed meanwhile.
  mutating func compileModel(sample: Int, revision: Int) -> [Effect] {
    guard library.models.isDue(sample, revision: revision), let draft = library.models[sample]
    else { return [] }
    return ask(once: ModelQuestion.due(library.request(draft, of: sample, live)))
  }

  /// What is to be compiled of a model that is come to, and wasn't yet.
  mutating func compileOnArrival() -> [Effect] {
    guard let revision = library.modelDraft?.revision, revision > 0 else { return [] }
    return compileModel(sample: sample, revision: revision)
  }

  /// Asks for the model of this revision of the payload, unless more was typed meanwhile.
  mutating func inferModel(sample: Int, revision: Int) -> [Effect] {
    guard sample == self.sample, revision == live.revision, live.rejection == nil,
      library.models.beginInferring(sample, for: origin, revision: revision)
    else { return [] }
    return ask(once: ModelQuestion.due(library.inference(live)))
  }

  /// Takes in what became of a model: the payload is decoded by it, or the last results stay,
  /// marked.
  mutating func receive(_ answer: ModelAnswer) -> [Effect] {
    if answer.isInferred { return receive(inferred: answer) }
    guard library.models[answer.sample]?.receive(answer) == true else { return [] }
    guard answer.sample == sample, let draft = library.modelDraft else { return [] }
    live.isModelStale = !draft.isUpToDate
    defer { fitPanes() }
    guard case .success(let compiled)? = answer.result else {
      // It stands in no line of the model, and was chosen elsewhere.
      if let words = draft.decoderFinding { notice = words }
      return []
    }
    let effects = modelChanged()
    guard let literal = library.models.takeLiteral(of: answer.sample, compiled) else {
      return effects
    }
    return effects + open(payloads: [literal.bytes], named: literal.name)
  }

  private mutating func receive(inferred answer: ModelAnswer) -> [Effect] {
    switch library.models.receive(inferred: answer, revision: live.revision) {
    case nil: return []
    case .failure(let fault)?:
      if let finding = fault.findings.first { notice = "no model is inferred: \(finding.message)" }
      return []
    case .success(let compiled)?:
      library.take(inferred: compiled, of: answer.sample)
      guard answer.sample == sample else { return [] }
      if focus == .model { editing = nil }
      defer { fitPanes() }
      return modelChanged()
    }
  }

  /// Decodes the payload with a model that is another one than before.
  private mutating func modelChanged() -> [Effect] {
    library.modelIndex = PerStyle(entry)
    library.forgetAllMarks()
    live.optionsChanged()
    // What was selected may be no field any more.
    selected.awaitsResults = selected.awaitsResults || selected.row(in: live) != nil
    return parseAndExplain(afterEdit: false) + nextSurvey()
  }

  /// Decodes another type of the model.
  mutating func choose(root: String) -> [Effect] {
    makeModelAnew { $0.choose(root: root) }
  }

  /// Has the model compiled with another decoder of its own, or with none.
  mutating func choose(decoder: String?) -> [Effect] {
    guard decoder != library.decoder else { return [] }
    return makeModelAnew { $0.choose(decoder: DecoderChoice(expression: decoder)) }
  }

  /// Puts other texts in the place of the model's files.
  mutating func changeModel(_ texts: [(place: Int, text: SourceText)]) -> [Effect] {
    beginModelDraft()
    for (place, text) in texts {
      _ = replaceModelText(text, at: ModelPlace(sample: sample, file: place))
    }
    live.isModelStale = true
    return compileOnArrival()
  }

  private mutating func makeModelAnew(_ change: (inout ModelDraft) -> Void) -> [Effect] {
    beginModelDraft()
    guard var draft = library.modelDraft else { return [] }
    change(&draft)
    library.models[sample] = draft
    live.isModelStale = true
    return compileOnArrival()
  }
}
