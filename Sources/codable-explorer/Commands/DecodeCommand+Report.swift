internal import DecodingReport
internal import Explorer
internal import JSONSource
internal import Workbench

extension DecodeCommand {
  /// Decodes one payload and writes its report.
  func report(
    _ payload: Payload, of sample: SampleEntry, isOnlyOne: Bool
  ) throws(SystemError) -> ExitStatus {
    let options = arguments.decoding.applied(to: sample.models.options)
    var experiment = Experiment(
      entry: sample, source: payload.fileName, bytes: payload.bytes, options: options,
      styles: arguments.styles)
    experiment.keepsTraces = arguments.traces
    let report = experiment.run()
    switch arguments.format {
    case .text:
      let document = document(payload, options)
      let places = arguments.explains ? ModelPlaces(sample, report, document) : nil
      let explainer = Explainer(
        report, isForMany: true, modelPlace: { places?.place(of: $0, $1) },
        sourceLine: document.lineText)
      let text = TextReport(
        report, appearance: console.appearance, sourceLine: document.lineText,
        explain: arguments.explains ? explainer.explanation : nil)
      try console.answer(text.text)
    case .json:
      let json = JSONReport(report).json
      try console.answer((isOnlyOne ? json.lines : json.line) + "\n")
    case .markdown:
      try console.answer(MarkdownReport(report, appearance: console.appearance).text)
    }
    if !report.payload.foundationAccepts, arguments.format != .text {
      // The text says it itself; whoever pipes JSON is told, too.
      report.diagnostics(sourceLine: document(payload, options).lineText).forEach(console.complain)
    }
    return status(report)
  }

  private func document(_ payload: Payload, _ options: DecodingOptions) -> JSONDocument {
    JSONDocument.parse(payload.bytes, dialect: options.json5 ? .json5 : .rfc8259)
  }

  private func status(_ report: Report) -> ExitStatus {
    guard report.payload.foundationAccepts else { return .badData }
    let hasFailed = report.styles.contains { style in
      switch arguments.failOn {
      case .throw: style.threw
      case .fallback: style.threw || style.summary[.default] + style.summary[.dropped] > 0
      case .loss: style.threw || style.summary.silentLoss > 0
      }
    }
    return hasFailed ? .failedDecode : .success
  }
}
