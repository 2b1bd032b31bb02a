import JSONSource
import Workbench

extension ExplainRequest {
  /// Decodes in every style, and joins the report for the screen. Takes as long as decoding takes.
  package func run() -> ExplainAnswer {
    let bytes = text.bytes
    let document = document ?? JSONDocument.parse(bytes, dialect: options.json5 ? .json5 : .rfc8259)
    let report = Experiment(entry: sample, source: sourceName, bytes: bytes, options: options).run()
    return ExplainAnswer(
      revision: revision, report: report, document: document, sample: sample)
  }
}
