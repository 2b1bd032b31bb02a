internal import DecodingReport
internal import Explorer
internal import JSONSource
internal import Workbench

extension ExplainRequest {
  /// Decodes in every style, and joins the report for the screen. Takes as long as decoding takes.
  func answer() -> ExplainAnswer {
    let bytes = text.bytes
    let report = Experiment(entry: sample, source: sourceName, bytes: bytes, options: options).run()
    let document = document ?? JSONDocument.parse(bytes, dialect: options.json5 ? .json5 : .rfc8259)
    return ExplainAnswer(revision: revision, report: report, document: document, sample: sample)
  }
}

extension SurveyRequest {
  /// Decodes each payload in every style. Takes as long as decoding takes.
  func answer() -> SurveyAnswer {
    let marks = entry.payloads.map { payload in
      let report = Experiment(
        entry: entry, source: payload.fileName, bytes: payload.bytes, options: options
      ).run()
      return PerStyle { style in report[style]?.loudestOutcome } as ReportIndex.Marks
    }
    return SurveyAnswer(sample: sample, marks: marks)
  }
}
