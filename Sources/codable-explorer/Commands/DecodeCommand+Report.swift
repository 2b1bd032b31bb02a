internal import DecodingReport
internal import Explorer
internal import JSONSource
internal import Workbench

extension DecodeCommand {
  /// Decodes one payload and writes its report.
  func report(
    _ part: DecodedPayload, of sample: SampleEntry, isOnlyOne: Bool
  ) throws(SystemError) -> ExitStatus {
    let payload = part.payload
    var experiment = experiment(part, of: sample, styles: arguments.styles)
    if arguments.traces || arguments.explains { experiment.traces = .around(.root) }
    experiment.logLevel = arguments.logLevel
    let decoded = experiment.run()
    let report = part.line.map(decoded.moved(toLine:)) ?? decoded
    // JSON alone needs no lines of the payload.
    let needsLines = arguments.format != .json || !report.payload.foundationAccepts
    let document = JSONDocument.parse(
      needsLines ? payload.bytes : [], dialect: experiment.options.dialect)
    let sourceLine = { document.lineText($0 - (part.line ?? 1) + 1) }
    /// The whys, where they are asked for.
    func explanations() -> ((FieldReport, DecodingStyle) -> Explanation)? {
      guard arguments.explains else { return nil }
      let places = ModelPlaces(sample, decoded, document)
      return Explainer(
        report, isForMany: true, declaration: places.declaration(of:_:), sourceLine: sourceLine
      ).explanation
    }
    switch arguments.format {
    case .text:
      let text = TextReport(
        arguments.traces ? report : report.withoutTraces, appearance: console.appearance,
        rows: arguments.rows, sourceLine: sourceLine,
        explain: explanations())
      try console.answer(text.text)
      if let patched = sample.patched(by: payload.bytes) {
        try console.answer("\n" + self.text(of: patched))
      }
    case .json:
      let json = JSONReport(report).json
      try console.answer((isOnlyOne ? json.lines : json.line) + "\n")
    case .markdown:
      let markdown = MarkdownReport(
        report, appearance: console.appearance, rows: arguments.rows, explain: explanations())
      try console.answer(markdown.text)
    }
    if !report.payload.foundationAccepts, arguments.format != .text {
      // The text says it itself; whoever pipes JSON is told, too.
      report.diagnostics(sourceLine: sourceLine).forEach(console.complain)
    }
    return status(report)
  }

  /// What is stored before and after the patch, a line a property.
  private func text(of patched: PatchedValue) -> String {
    let appearance = console.appearance
    let titles = arguments.styles.map { $0.rawValue.uppercased() }
    var lines = [["\(patched.name.uppercased()) AFTERWARDS", "BEFORE"] + titles]
    for row in patched.rows {
      let after = arguments.styles.map { row.after[$0] ?? appearance.glyph(.threw) }
      lines.append([row.property, row.before] + after)
    }
    let widths = lines[0].indices.map { column in
      lines.map { appearance.width($0[column]) }.max() ?? 0
    }
    return lines.map { line in
      line.indices.reduce(into: "") { text, column in
        text += line[column]
        guard column < line.count - 1 else { return }
        let width = widths[column] - appearance.width(line[column])
        text += String(repeating: " ", count: width + 2)
      }
    }.joined(separator: "\n") + "\n"
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
