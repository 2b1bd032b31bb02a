import TextEditor
import Workbench

/// A model that a side of a comparison is decoded by, and that is compiled for that alone.
package struct ComparedModel: Hashable, Sendable {
  /// What it is, as titles call it.
  enum Role: Hashable, Sendable {
    /// What an exercise's author wrote.
    case solution
    /// The model before it was changed last, as this revision of it.
    case former(Int)
    /// The one of a state that was noted.
    case noted
  }

  var role: Role
  var files: [ModelText]
  /// The type that is decoded; `nil` for the likeliest.
  var root: String?
  /// The expression that gives the model's own decoder; `nil` for one by the options.
  var decoder: String?
}

extension ComparedModel {
  /// The one of a state that was noted.
  init(_ state: HistoryState) {
    role = .noted
    files = state.model.map { file in
      ModelText(name: file.name, text: file.text.string)
    }
    (root, decoder) = (state.root, state.decoder)
  }

  /// What a draft was compiled to.
  init(_ compiled: ModelAnswer.Compiled, revision: Int) {
    role = .former(revision)
    files = compiled.files
    root = compiled.root.isEmpty ? nil : compiled.root
    decoder = compiled.models.options.decoder?.expression
  }
}

extension Library {
  /// What is to be compiled for a side of a comparison.
  func request(_ model: ComparedModel, _ live: LiveResults) -> ModelRequest {
    let own = samples[sample].options
    return ModelRequest(
      sample: sample, revision: live.revision, source: .files(model.files),
      root: model.root ?? "", mayChangeRoot: true, decoder: model.decoder,
      options: own.decoder == nil ? own : DecodingOptions())
  }

  /// The model of a state, if it is another one than decodes now and has to be compiled for that; the
  /// sample as it came where the state is of that one.
  func model(of state: HistoryState) -> (compiled: ComparedModel?, entry: SampleEntry) {
    let isNow = state.model == historyModel && modelDraft?.isUpToDate != false
    if isNow, state.decoder == options.decoder?.expression,
      state.root == nil || entry.roots.isEmpty || state.root == entry.title
    {
      return (nil, entry)
    }
    let opened = samples[sample]
    let isAsOpened =
      !opened.sources.isEmpty
      && state.model
        == modelTexts(of: sample).map { text, _ in
          HistoryState.ModelFile(name: text.name, text: SourceText(Array(text.text.utf8)))
        }
    if isAsOpened, state.decoder == opened.options.decoder?.expression,
      state.root == nil || opened.roots.isEmpty || state.root == opened.title
    {
      return (nil, opened)
    }
    return (ComparedModel(state), entry)
  }
}

extension SampleEntry {
  /// Has it decode by a model that was compiled.
  mutating func take(_ compiled: ModelAnswer.Compiled) {
    sources = compiled.sources
    models = compiled.models
    root = compiled.root
    roots = compiled.roots
    decoders = compiled.decoders
    remarks = compiled.remarks
  }
}
