import DecodingReport
import TextEditor
import Workbench

/// A model that was begun here and is in no file.
struct NewModel: Sendable {
  /// It tells the model from others in journals.
  var number: Int
  /// The payload that it was begun for; `nil` for a file, which can be opened again.
  var payload: Payload?
}

/// The models that are changed, begun or inferred here, by the places of their samples: when they
/// are made anew, and what became of that.
struct ModelDrafts: Sendable {
  /// After so many milliseconds without a key a changed model is compiled.
  private static let pause = 150

  /// Models that were changed.
  private var drafts: [Int: ModelDraft] = [:]
  /// The payloads that models were inferred for and follow.
  private var inferred: [Int: TextOrigin] = [:]
  /// Whether the model that was inferred at the start is one of several payloads.
  private let isOfSeveral: Bool
  /// The revision of such a payload for which a model is being inferred.
  private var inferringRevision: Int?
  /// Models that were begun here and are in no file.
  private var new: [Int: NewModel] = [:]
  /// Those that were pasted, and whose JSON text is opened once they are compiled.
  private var pasted: Set<Int> = []

  /// No draft yet; a model that was inferred for a payload follows it.
  init(isOfSeveral: Bool, inferred: [Int: TextOrigin] = [:]) {
    self.isOfSeveral = isOfSeveral
    self.inferred = inferred
  }

  subscript(sample: Int) -> ModelDraft? {
    get { drafts[sample] }
    set { drafts[sample] = newValue }
  }

  /// All of them, by the places of their samples.
  var all: [Int: ModelDraft] { drafts }

  /// The payload that a model was inferred for.
  func payload(ofInferred sample: Int) -> TextOrigin? { inferred[sample] }

  /// The payload that a new model was begun for, as its journal is to tell it.
  func payload(ofNew origin: TextOrigin) -> Payload? {
    guard case .newModel(let number) = origin else { return nil }
    return new.values.first { $0.number == number }?.payload
  }

  func isNew(_ sample: Int) -> Bool { new[sample] != nil }
  func isInferring(_ sample: Int) -> Bool { inferringRevision != nil && inferred[sample] != nil }

  /// Whether a model is one that was inferred or begun here, and wasn't saved.
  func isInNoFile(_ sample: Int) -> Bool { inferred[sample] != nil || new[sample] != nil }

  /// Takes note that such a model has a file.
  mutating func hasFile(_ sample: Int) {
    inferred[sample] = nil
    new[sample] = nil
  }

  /// The number that tells the next new model from others.
  var nextNumber: Int { (new.values.map(\.number).max() ?? 0) + 1 }

  mutating func begin(_ model: NewModel, at sample: Int) {
    new[sample] = model
  }

  /// Where the text of a model's file is kept.
  func origin(of file: ModelText, in sample: Int, named name: String) -> TextOrigin {
    if let path = file.path { return .file(path: path) }
    if let payload = inferred[sample] { return .inferredModel(of: payload) }
    if let new = new[sample] { return .newModel(new.number) }
    return .model(sample: name, file: file.name)
  }

  /// The changed file whose text is kept there.
  func place(of origin: TextOrigin) -> ModelPlace? {
    for (sample, draft) in drafts.sorted(by: { $0.key < $1.key }) {
      if let file = draft.files.firstIndex(where: { $0.origin == origin }) {
        return ModelPlace(sample: sample, file: file)
      }
    }
    return nil
  }

  /// The files with changes of each model that has some, this sample's first.
  func modified(first sample: Int) -> [[TextOrigin]] {
    let samples = drafts.keys.sorted { ($0 == sample ? -1 : $0) < ($1 == sample ? -1 : $1) }
    return samples.map { sample in
      (drafts[sample]?.files ?? []).filter(\.editor.isModified).map(\.origin)
    }.filter { !$0.isEmpty }
  }

  /// Replaces a file's text by another one, as one edit of what differs; `false` where nothing does.
  mutating func replaceText(at place: ModelPlace, with text: SourceText) -> Bool {
    guard let editor = drafts[place.sample]?.files[place.file].editor,
      let change = editor.text.difference(to: text)
    else { return false }
    let caret = change.moved(editor.caret)
    drafts[place.sample]?.change(place: place.file) { file in
      _ = file.editor.apply(.replace(change.range, change.replacement))
      _ = file.editor.apply(.select(caret..<caret))
    }
    return true
  }

  /// Has the JSON text in a model's code opened once it is compiled.
  mutating func openLiteral(of sample: Int) { pasted.insert(sample) }

  /// The JSON text in the code of a model that was just compiled, if it is to be opened.
  mutating func takeLiteral(of sample: Int, _ compiled: ModelAnswer.Compiled) -> Payload? {
    pasted.remove(sample) == nil ? nil : compiled.literal
  }

  // MARK: Made anew

  /// Has a model compiled after a pause, if its revision isn't the one before.
  func due(_ sample: Int, after before: Int) -> Effect? {
    guard let draft = drafts[sample], draft.revision != before else { return nil }
    return .after(
      milliseconds: Self.pause, .modelDue(sample: sample, revision: draft.revision))
  }

  /// Whether a revision of a model is yet to be compiled: not if more was typed meanwhile.
  func isDue(_ sample: Int, revision: Int) -> Bool {
    guard let draft = drafts[sample] else { return false }
    return draft.revision == revision && draft.isPending
  }

  /// Has a model inferred anew after a pause, if the open payload is what it is inferred for.
  func inferenceIsDue(_ sample: Int, for origin: TextOrigin, revision: Int) -> Effect? {
    // One of several payloads isn't what the model is inferred for.
    guard follows(sample, origin), origin.part == nil, !isOfSeveral else { return nil }
    return .after(
      milliseconds: Self.pause, .inferenceDue(sample: sample, revision: revision))
  }

  /// Begins to infer a model; `false` where it doesn't follow the payload.
  mutating func beginInferring(_ sample: Int, for origin: TextOrigin, revision: Int) -> Bool {
    guard follows(sample, origin) else { return false }
    inferringRevision = revision
    return true
  }

  /// Takes in what was inferred; returns it unless it is overtaken. A model that the user has changed
  /// meanwhile is the user's.
  mutating func receive(
    inferred answer: ModelAnswer, revision: Int
  ) -> Result<ModelAnswer.Compiled, ModelFault>? {
    if answer.revision == inferringRevision { inferringRevision = nil }
    guard answer.revision <= revision, !isChanged(answer.sample) else { return nil }
    if case .success? = answer.result { drafts[answer.sample] = nil }
    return answer.result
  }

  private func follows(_ sample: Int, _ origin: TextOrigin) -> Bool {
    inferred[sample] == origin && !isChanged(sample)
  }

  private func isChanged(_ sample: Int) -> Bool { drafts[sample]?.revision ?? 0 > 0 }
}
