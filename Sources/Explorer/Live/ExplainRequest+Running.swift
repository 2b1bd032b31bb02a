package import DecodingReport
import JSONSource
import Workbench

extension ExplainRequest {
  /// Decodes in every style, and joins the report for the screen. Takes as long as decoding takes.
  package func run() -> ExplainAnswer {
    let bytes = bytes
    return answer(decoding(bytes, nil).report, parsed(bytes))
  }

  /// As `run`, with the values of a large source posted as soon as they are there; `nil` once that
  /// was cancelled.
  package func run(
    _ cancellation: Cancellation, postingValues post: (ExplainAnswer) -> Void
  ) -> ExplainAnswer? {
    if cancellation.isCancelled { return nil }
    let bytes = bytes
    let (document, decoding) = (parsed(bytes), decoding(bytes, cancellation))
    if isLarge, cancellation.isCancelled { return nil }
    if isLarge {
      let values = decoding.values
      // Of a document that nobody reads the refusal is all there is.
      if values.payload.foundationAccepts {
        post(ExplainAnswer(revision: revision, valuesOf: values, document: document))
      }
    }
    return decoding.report(cancellation).map { answer($0, document) }
  }

  private func parsed(_ bytes: [UInt8]) -> JSONDocument {
    document ?? JSONDocument.parse(bytes, dialect: options.json5 ? .json5 : .rfc8259)
  }

  private func decoding(
    _ bytes: [UInt8], _ cancellation: Cancellation?
  ) -> any PayloadDecoding {
    var experiment = Experiment(
      entry: sample, source: sourceName, bytes: bytes, options: options)
    experiment.keepsTraces = keepsTraces
    return experiment.decode(cancellation)
  }

  private func answer(_ report: Report, _ document: JSONDocument) -> ExplainAnswer {
    ExplainAnswer(
      revision: revision, report: report, document: document,
      models: modelIndex ?? PerStyle(sample))
  }
}
