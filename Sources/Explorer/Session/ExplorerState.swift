package import DecodingReport
package import JSONSource
import TerminalCanvas
package import Workbench

/// The explorer as a value: all that the screen shows, and nothing that touches the world.
///
/// `start()` and `update(_:)` say by effects what is to be done outside; `view(_:)` draws.
package struct ExplorerState: Sendable {
  /// Sources up to this many bytes are parsed while typing; larger ones with their decode.
  package static let parsedWhileTyping = 64 * 1024

  /// What there is to choose from, at least one.
  package internal(set) var samples: [SampleEntry]
  /// The terminal, with its present size.
  package internal(set) var environment: ScreenEnvironment

  /// The keys that count.
  let keyMap: KeyMap
  /// A level of indentation in a source that has none.
  let indentation: [UInt8]

  // What is open
  /// The place of the open sample, from 0.
  package internal(set) var sample: Int
  /// Where the open source comes from.
  package internal(set) var origin: TextOrigin
  var externals: [ExternalPayload] = []
  /// Payloads that were made by breaking a field.
  var variations: [Variation] = []
  /// The marks that payloads had when they were decoded last.
  var knownMarks: [TextOrigin: ReportIndex.Marks] = [:]
  /// Settings that were asked for, which go before the sample's own.
  var changes: DecodingChanges
  /// The pattern that dates were read by last.
  var lastDatePattern: String?
  /// Editors of the payloads that were open before, so that no edit is lost.
  var drafts: [TextOrigin: SourceEditor] = [:]
  var modelIndex: PerStyle<ModelIndex>
  /// Models that were changed, by the place of their sample.
  var modelDrafts: [Int: ModelDraft] = [:]
  /// Whether what is typed in the model pane goes to the model.
  var isEditingModel = false
  /// The payloads that models were inferred for and follow, by the places of their samples.
  var inferredModels: [Int: TextOrigin] = [:]
  /// The revision of such a payload for which a model is being inferred.
  var inferringRevision: Int?
  /// Models that were begun here and are in no file, by the places of their samples.
  var newModels: [Int: NewModel] = [:]
  /// The marks of the payloads, by sample; empty for a sample that wasn't surveyed.
  var surveys: [[ReportIndex.Marks]]

  // The source and its results
  /// The source with its caret and its history.
  package internal(set) var editor: SourceEditor
  /// The parsed source, if it is that of the present revision.
  var document: JSONDocument?
  var live = LiveResults()
  /// How many files are being written.
  var unfinishedSaves = 0
  /// Whether to leave as soon as they are.
  var quitsWhenSaved = false
  /// Files whose text is to be lost, as was answered before the last of them was saved.
  var discardedFiles: Set<TextOrigin> = []
  /// Ways through the result that were asked for before there was one; taken once it comes.
  var waitingActions: [Action] = []
  /// Keys that were typed for a menu that waits among them.
  var waitingKeys: [KeyEvent] = []
  /// Rows of missing keys, by the line of the text (from 0) behind which they are shown.
  var ghosts: [Int: [Int]] = [:]
  /// What the last decode of a large source took, in microseconds.
  var lastCost = 0

  // What must not be lost
  /// The revisions up to which sources stand in the journal.
  var writtenRevisions: [TextOrigin: Int] = [:]
  /// Samples whose variations and models of earlier runs were looked for.
  var searchedSamples: Set<Int> = []
  /// Edits that earlier runs left.
  var keptEdits: [TextOrigin: KeptEdit] = [:]
  /// Those whose text has been taken over, and whose journals may go.
  var takenEdits: [KeptEdit.ID] = []
  /// Questions that wait until another one is answered.
  var nextQuestions: [Prompt] = []
  /// What is wrong with journals of earlier runs, to be shown before the next question.
  var journalTroubles: [String] = []
  /// What others wrote into open files meanwhile.
  var othersTexts: [TextOrigin: SourceReading] = [:]
  /// Open files that may not be written.
  var readOnlyFiles: Set<TextOrigin> = []

  // The selection: one path in all panes
  /// The path of the selected value; `nil` before anything was selected.
  package internal(set) var selection: JSONPath?
  /// The bytes of the selected value in the text, where they are known.
  var selectedSpan: Range<Int>?
  /// Whether they stand on one line, so that they can be underlined without clamour.
  var selectedSpanIsOneLine = false

  // What is looked at
  /// The pane that the keys go to.
  package internal(set) var focus = Pane.result
  /// The pane to go back to from a menu.
  var returnFocus = Pane.result
  /// The style that model and why are about.
  package internal(set) var style = DecodingStyle.strict
  /// Whether that pane has the whole screen.
  package internal(set) var isZoomed = false
  /// Whether outcomes and values are kept back, for guessing.
  package internal(set) var areResultsHidden = false
  /// Objects and arrays whose fields the table leaves out.
  var foldedPaths: Set<JSONPath> = []
  /// The rows that are left while something is folded.
  var unfoldedRows: [Int]?
  /// Whether the why ends with the calls that were made for the field.
  var showsTrace = false
  /// Whether the table leaves out what is as sent in every style.
  package internal(set) var showsOnlyChanged = false
  /// What lies over the panes.
  var layers = LayerStack()
  /// What is told in the status line until the next key.
  package internal(set) var notice: String?
  /// Whether text is being looked for, and what is to be looked for then.
  var isSearching = false
  var waitingSearches: [SourceCommand] = []
  /// What was looked for by name.
  var searchedName = ""

  /// The keys that were pressed last, for a room that looks on; empty after a while.
  var shownKeys: [String] = []
  /// How many keys were pressed.
  var keyCount = 0

  // The mouse
  /// Panes that the wheel has moved away from what is selected; until the next key.
  var scrolledPanes: Set<Pane> = []
  /// How far the wheel has moved the lists.
  var listShifts: [Pane: Int] = [:]
  /// Whether the button went down in the text, so that moving the mouse marks it.
  var isMarking = false

  // First visible lines
  var resultTop = 0
  var modelTop = 0
  var whyTop = 0

  /// Opens the explorer. Without samples there is nothing to decode with.
  package init(
    samples: [SampleEntry], opening: Opening, environment: ScreenEnvironment,
    configuration: Configuration = Configuration(), mistakes: [String] = []
  ) {
    precondition(!samples.isEmpty, "the explorer wants at least one sample")
    self.samples = samples
    keyMap = configuration.keyMap
    indentation = configuration.indentation
    if !mistakes.isEmpty { layers.push(.text(TextPage(.mistakes(mistakes)))) }
    self.environment = environment
    let sample = min(max(opening.sample, 0), samples.count - 1)
    self.sample = sample
    changes = opening.options
    notice = opening.notice
    modelIndex = PerStyle(samples[sample])
    surveys = Array(repeating: [], count: samples.count)
    let (origin, bytes) = Self.source(of: opening, samples[sample])
    if case .parts(let parts, let whole) = opening.source {
      externals = parts.map {
        ExternalPayload(
          origin: .part($0.part, of: whole), source: SourceReading($0.bytes))
      }
    }
    self.origin = origin
    let source = SourceReading(bytes)
    editor = SourceEditor(source, indentation: configuration.indentation)
    if !origin.isBuiltIn, externals.isEmpty {
      externals = [ExternalPayload(origin: origin, source: source)]
    }
    if samples[sample].modelSource == SampleEntry.inferred { inferredModels[sample] = origin }
    notice = notice ?? source.fault?.words
    fitPanes()
  }

  private static func source(
    of opening: Opening, _ sample: SampleEntry
  ) -> (TextOrigin, [UInt8]) {
    switch opening.source {
    case .file(let path, let bytes): return (.file(path: path), bytes)
    case .standardInput(let bytes): return (.standardInput, bytes)
    case .parts(let parts, let whole):
      guard let first = parts.first else { return (.standardInput, []) }
      return (.part(first.part, of: whole), first.bytes)
    case .payload(let index):
      guard !sample.payloads.isEmpty else { return (.standardInput, []) }
      let payload = sample.payloads[min(max(index, 0), sample.payloads.count - 1)]
      return (.sample(sample.name, payload: payload.name), payload.bytes)
    }
  }

  /// What is to be done first: the decode of what was opened, and the marks of the lists.
  package mutating func start() -> [Effect] {
    var effects = parseAndExplain(afterEdit: false)
    effects.append(.journal(.find(origin)))
    effects += findKept()
    effects.append(.journal(.find(.newModel(1))))
    if let survey = nextSurvey() { effects.append(survey) }
    return effects
  }

  var entry: SampleEntry { entry(of: sample) }

  var options: DecodingOptions { changes.applied(to: entry.options) }

  /// The name of the payload or the file, `-` for standard input.
  var sourceName: String {
    switch origin {
    case .sample(_, let payload):
      entry.payloads.first { $0.name == payload }?.fileName ?? payload
    case .file, .standardInput, .part: origin.sourceName
    case .variation: payloadName
    case .model(_, let file): file
    case .inferredModel, .newModel: "model"
    }
  }

  /// A file whose text leaving would lose, the open one first.
  func unsavedFile(besides known: Set<TextOrigin>) -> TextOrigin? {
    if origin.path != nil, editor.isModified, !known.contains(origin) { return origin }
    return externals.map(\.origin).first { other in
      guard other.path != nil, other != origin, !known.contains(other) else { return false }
      return drafts[other]?.isModified ?? false
    }
  }
}

/// A model that was begun here and is in no file.
struct NewModel: Sendable {
  /// It tells the model from others in journals.
  var number: Int
  /// The payload that it was begun for; `nil` for a file, which can be opened again.
  var payload: Payload?
}

extension TextOrigin {
  var isBuiltIn: Bool {
    if case .sample = self { true } else { false }
  }
}

extension SampleEntry {
  /// The decoders' settings that the sample is about.
  var options: DecodingOptions { models.options }
}
