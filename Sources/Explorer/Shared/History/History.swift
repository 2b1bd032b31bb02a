import DecodingReport
import TextEditor
import Workbench

/// Which states of what is open were noted, and what is known of all of them while that is looked at.
struct History: Sendable {
  /// What is open, told from what it was by numbers alone.
  struct Moment: Equatable {
    fileprivate var sample: Int
    fileprivate var origin: TextOrigin
    fileprivate var revision: Int
    fileprivate var model: Int
    fileprivate var settings: DecodingChanges
    /// How many steps could be undone; one that is being typed is one.
    fileprivate var steps: Int

    init(_ library: Library) {
      sample = library.sample
      origin = library.origin
      revision = library.editor.revision
      model = library.modelDraft?.revision ?? 0
      settings = library.changes
      steps = library.editor.undoCount
      for file in library.modelDraft?.files ?? [] { steps += file.editor.undoCount }
    }

    /// Whether more was typed since, and nothing else happened.
    func isTyped(after other: Moment, _ library: Library) -> Bool {
      sample == other.sample && origin == other.origin && settings == other.settings
        && steps == other.steps
        && (library.editor.isInStep || library.modelDraft?.editor.isInStep == true)
    }
  }

  /// A state that wasn't noted yet.
  struct Passing {
    var moment: Moment
    var state: HistoryState
  }

  /// Whether the list is looked at.
  private(set) var isOpen = false
  /// `nil` while they are being read.
  private(set) var listing: HistoryListing?
  /// What was noted last.
  private var noted: Moment?

  /// Has all states read.
  mutating func open() -> Effect {
    (isOpen, listing) = (true, nil)
    return .history(.list)
  }

  /// Nobody looks at them any more.
  mutating func close() { (isOpen, listing) = (false, nil) }

  mutating func receive(_ listing: HistoryListing) {
    if isOpen { self.listing = listing }
  }

  func isNoted(_ moment: Moment) -> Bool { noted == moment }

  mutating func note(_ passing: Passing) -> Effect {
    noted = passing.moment
    return .history(.note(passing.state))
  }
}

extension HistoryState {
  /// What the names of sources begin with that aren't a sample's.
  static let variationPrefix = "made "
  static let filePrefix = "file "

  /// What is open, as far as it decoded.
  init(_ library: Library, _ live: LiveResults) {
    let entry = library.entry
    self.init(
      key: library.historyKey(of: library.origin), title: entry.title,
      payload: library.payloadName, text: library.editor.text, model: library.historyModel,
      root: entry.roots.isEmpty ? nil : entry.title, decoder: library.options.decoder?.expression,
      settings: library.changes)
    isJSON5 = library.options.json5
    isAsItCame =
      !library.editor.isModified && library.modelDraft?.isModified != true
      && library.variation(library.origin) == nil
    guard live.isUpToDate, let report = live.answer?.report else { return }
    outcomes = PerStyle { style in report[style].map { HistoryOutcomes($0) } }
  }
}

extension Library {
  /// What a payload of the open sample is known by in any run.
  func historyKey(of origin: TextOrigin) -> HistoryState.Key {
    HistoryState.Key(
      sample: entry.name, modelSource: entry.modelSource, source: historySource(of: origin))
  }

  private func historySource(of origin: TextOrigin) -> String {
    switch origin {
    case .sample(_, let payload): "payload \(payload)"
    case .file(let path): HistoryState.filePrefix + path
    case .part(let part, let whole): "\(part.source(in: historySource(of: whole)))"
    case .variation: HistoryState.variationPrefix + (variation(origin)?.name ?? "")
    case .standardInput, .model, .inferredModel, .newModel: "standard input"
    }
  }

  /// The files of the open sample's model, as they stand on the screen.
  var historyModel: [HistoryState.ModelFile] {
    if let draft = modelDraft {
      return draft.files.map { HistoryState.ModelFile(name: $0.name, text: $0.editor.text) }
    }
    return modelTexts(of: sample).map { text, _ in
      HistoryState.ModelFile(name: text.name, text: SourceText(Array(text.text.utf8)))
    }
  }

  /// Whether what is open is this state.
  func isAt(_ state: HistoryState) -> Bool {
    historyKey(of: origin) == state.key && changes == state.settings && editor.text == state.text
      && historyModel == state.model
  }

  /// The payload of the open sample whose state it is; `nil` where the list hasn't got it.
  func origin(of state: HistoryState) -> TextOrigin? {
    payloadItems.map(\.origin).last { historyKey(of: $0) == state.key }
  }

  /// The sample whose state it is.
  func sample(of state: HistoryState) -> Int? {
    samples.indices.first { place in
      let entry = entry(of: place)
      return entry.name == state.key.sample && entry.modelSource == state.key.modelSource
    }
  }
}
