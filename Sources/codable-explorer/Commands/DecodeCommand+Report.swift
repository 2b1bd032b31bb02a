internal import DecodingReport
internal import Explorer
internal import JSONSource
internal import Workbench

extension DecodeCommand {
  /// Decodes one payload and writes its report.
  func report(
    _ part: DecodedPayload, of subject: CommandSubject, isOnlyOne: Bool
  ) throws(SystemError) -> ExitStatus {
    let payload = part.payload
    var experiment = subject.experiment(part, styles: arguments.styles)
    if arguments.traces || arguments.explains { experiment.traces = .around(.root) }
    experiment.logLevel = arguments.logLevel
    let decoded = experiment.run()
    let report = part.line.map(decoded.moved(toLine:)) ?? decoded
    // JSON alone needs no lines of the payload.
    let needsLines = arguments.format != .json || !report.payload.foundationAccepts
    let lines = JSONDocument.parse(
      needsLines ? payload.bytes : [], dialect: experiment.options.dialect)
    let sourceLine = { lines.lineText($0 - (part.line ?? 1) + 1) }
    /// The whys, where they are asked for.
    func explanations() -> ((FieldReport, DecodingStyle) -> Explanation)? {
      guard arguments.explains else { return nil }
      let places = ModelPlaces(subject.sample, decoded, lines)
      return Explainer(
        report, isForMany: true, declaration: places.declaration(of:_:), sourceLine: sourceLine
      ).explanation
    }
    var document: ReportDocument {
      ReportDocument(
        arguments.traces ? report : report.withoutTraces, appearance: console.appearance,
        rows: arguments.rows, sourceLine: sourceLine, explain: explanations())
    }
    switch arguments.format {
    case .json:
      let json = JSONReport(report).json
      try console.answer((isOnlyOne ? json.lines : json.line) + "\n")
    case .markdown: try console.answer(document.markdown)
    default:
      try console.answer(document.text)
      if let patched = subject.sample.patched(by: payload.bytes) {
        try console.answer(ReportText("\n") + text(of: patched))
      }
    }
    if !report.payload.foundationAccepts, arguments.format != .text {
      // The text says it itself; whoever pipes JSON is told, too.
      report.diagnostics(sourceLine: sourceLine).forEach(console.complain)
    }
    return status(report)
  }

  /// What is stored before and after the patch, a line a property.
  private func text(of patched: PatchedValue) -> ReportText {
    let titles = arguments.styles.map { $0.rawValue.uppercased() }
    let rows = patched.rows.map { row in
      [row.property, row.before]
        + arguments.styles.map { row.after[$0] ?? console.appearance.glyph(.threw) }
    }
    let names = ["\(patched.name.uppercased()) AFTERWARDS", "BEFORE"] + titles
    return Document([
      .table(
        Document.Table(
          names.map { ReportText($0) }, rows.map { Document.Row($0.map { ReportText($0) }) }))
    ]).text(console.appearance)
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
