package import DecodingConclusions
package import DecodingReport
package import JSONSource
package import TextEditor
package import Workbench

/// One decode of one revision of the source, to be run off the main thread.
package struct ExplainRequest: Sendable {
  /// The revision of the text; the answer bears it.
  package var revision: Int
  /// The sample whose models decode.
  package var sample: SampleEntry
  /// The payload's or the file's name, `-` for standard input.
  package var sourceName: String
  /// A snapshot of the source.
  package var text: SourceText
  /// How it is written: what decodes are the bytes.
  package var encoding = SourceEncoding()
  /// The decoders' settings.
  package var options: DecodingOptions
  /// Which of the calls that the models made the report is to hold.
  package var traces = TraceScope.none
  /// Who says what code of the models' own did: at once the old conclusions, and then a trial, too.
  package var witness = Witness.old
  /// The sample's models by lines, where they are read already.
  var modelIndex: PerStyle<ModelIndex>?
  /// The parsed source, where it is small enough to have been parsed while typing.
  package var document: JSONDocument?
  /// The same of a source that the text has laid out; `document` is the text then.
  var laidOut: LaidOutSource?

  /// The bytes to decode, made anew at each call.
  package var bytes: [UInt8] { encoding.bytes(of: text) }

  /// Whether the text is to be laid out once it is decoded.
  var laysOut = false

  /// How many there are.
  var byteCount: Int { encoding.isPlain ? text.count : bytes.count }

  /// Whether the model's code isn't ours: it may never come to an end.
  package var runsElsewhere: Bool {
    if case .elsewhere = sample.models { true } else { false }
  }

  /// Whether nobody waits for it once something else is asked for.
  package var mayBeStopped: Bool { isLarge || runsElsewhere || witness.tries }

  /// Whether decoding takes so long that its values are worth having before their whys.
  package var isLarge: Bool { text.count > ExplorerState.parsedWhileTyping }
}

/// What became of one revision of the source.
package struct ExplainAnswer: Sendable {
  /// The revision that was decoded.
  package var revision: Int
  /// What the styles made of it.
  package var report: Report
  /// The source with its positions.
  package var document: JSONDocument
  /// The source and its text, where that has it laid out.
  var laidOut: LaidOutSource?
  /// The report, joined for the screen.
  package var index: ReportIndex
  /// The row with the loudest outcome among those that a line of the model declares, by line.
  package var modelRows: PerStyle<[Int: Int]>
  /// What the three decodes took, in microseconds.
  package var microseconds: Int
  /// What the payload makes of a stored value, in samples of patches.
  package var patched: PatchedValue?
  /// Which calls were asked for.
  package var traces = TraceScope.none
  /// The styles that aren't in the report since their models are being compiled: an answer with all
  /// follows.
  package var awaited: [DecodingStyle] = []
  /// Whether the report has its fields; without them it holds values and errors alone, and an
  /// answer with the whys follows.
  package var hasWhys = true
  /// The beginnings of the decoded values, for as long as there are no fields.
  package private(set) var values = PerStyle<String?>(repeating: nil)

  /// An answer of values and errors alone.
  init(
    revision: Int, valuesOf report: Report, document: JSONDocument, laidOut: LaidOutSource? = nil
  ) {
    self.revision = revision
    self.report = report
    self.document = document
    self.laidOut = laidOut
    index = ReportIndex()
    modelRows = PerStyle(repeating: [:])
    microseconds = report.styles.reduce(0) { $0 + $1.microseconds }
    hasWhys = false
    // Here, because writing a large value out takes longer than a paint may.
    values = PerStyle { style in report[style]?.value.map { String($0.prefix(400)) } }
  }

  /// Has the calls of another answer to the same text.
  mutating func takeCalls(of other: ExplainAnswer) {
    revision = other.revision
    traces = other.traces
    for style in other.report.styles {
      guard let place = report.styles.firstIndex(where: { $0.style == style.style }) else {
        continue
      }
      (report.styles[place].trace, report.styles[place].log) = (style.trace, style.log)
    }
  }

  /// Joins a report with its source and with the sample's models.
  package init(revision: Int, report: Report, document: JSONDocument, sample: SampleEntry) {
    self.init(
      revision: revision, report: report, document: document, models: PerStyle<ModelIndex>(sample))
  }

  /// Joins a report with its source and with models that are read already.
  init(
    revision: Int, report: Report, document: JSONDocument, laidOut: LaidOutSource? = nil,
    models: PerStyle<ModelIndex>
  ) {
    self.revision = revision
    self.report = report
    self.document = document
    self.laidOut = laidOut
    let index = ReportIndex(report: report, document: document, laidOut: laidOut)
    self.index = index
    modelRows = PerStyle { style in
      report[style].map { models[style].loudestRows(index, $0) } ?? [:]
    }
    microseconds = report.styles.reduce(0) { $0 + $1.microseconds }
  }
}
