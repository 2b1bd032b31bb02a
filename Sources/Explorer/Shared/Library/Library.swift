import DecodingReport
import JSONSource
import TextEditor
import Workbench

/// What can be opened, and what is: samples with their models, payloads, and their changed texts.
struct Library: Sendable {
  /// What there is to choose from, at least one.
  var samples: [SampleEntry] { didSet { sampleItems = Self.items(of: samples) } }
  /// What the list of samples shows.
  private(set) var sampleItems: [SampleItem]
  /// The place of the open sample, from 0.
  var sample: Int
  /// Where the open source comes from.
  var origin: TextOrigin
  /// The payload that was open before this one.
  var previous: TextOrigin?
  /// The open source with its caret and its history.
  var editor: SourceEditor
  /// A level of indentation in a source that has none.
  let indentation: [UInt8]

  // Payloads
  var externals: ExternalPayloads
  /// Payloads that were made by breaking a field.
  var variations: [Variation] = []
  /// Payloads that were taken off the list, the last one behind.
  var removed: [RemovedPayload] = []
  /// Editors of the payloads that were open before, so that no edit is lost.
  var drafts: [TextOrigin: SourceEditor] = [:]
  /// The marks that payloads had when they were decoded last.
  var knownMarks: [TextOrigin: ReportIndex.Marks] = [:]
  /// The marks of the payloads, by sample: of all, of the first one where the sample wasn't opened, or
  /// of none yet.
  var surveys: [[ReportIndex.Marks]]

  // Settings
  /// Settings that were asked for, which go before the sample's own.
  var changes: DecodingChanges
  /// Those before the last change.
  var formerChanges: DecodingChanges?
  /// The pattern that dates were read by last.
  var lastDatePattern: String?

  // Models
  var modelIndex: PerStyle<ModelIndex>
  /// Models that are changed, begun or inferred here.
  var models: ModelDrafts

  /// A library in which what is asked for is open.
  init(_ samples: [SampleEntry], _ opening: Opening, indentation: [UInt8]) {
    self.samples = samples
    sampleItems = Self.items(of: samples)
    self.indentation = indentation
    let sample = min(max(opening.sample, 0), samples.count - 1)
    self.sample = sample
    changes = opening.options
    modelIndex = PerStyle(samples[sample])
    surveys = Array(repeating: [], count: samples.count)
    let (origin, bytes) = Self.source(of: opening, samples[sample])
    self.origin = origin
    let source = SourceReading(bytes)
    editor = SourceEditor(source, indentation: indentation)
    var externals: [ExternalPayload] = []
    if case .parts(let parts, let whole) = opening.source {
      externals = parts.map {
        ExternalPayload(origin: .part($0.part, of: whole), source: SourceReading($0.bytes))
      }
    }
    if !origin.isBuiltIn, externals.isEmpty {
      externals = [ExternalPayload(origin: origin, source: source)]
    }
    self.externals = ExternalPayloads(externals)
    let isInferred = samples[sample].modelSource == SampleEntry.inferred
    models = ModelDrafts(
      isOfSeveral: opening.isOfSeveral, inferred: isInferred ? [sample: origin] : [:])
    if let refused = opening.refused {
      var draft = ModelDraft(modelTexts(of: sample), indentation: indentation)
      draft.receive(refused)
      models[sample] = draft
    }
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
}
