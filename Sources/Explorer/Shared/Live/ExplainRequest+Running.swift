package import DecodingReport
import DecodingStyles
import JSONSource
import Workbench

extension ExplainRequest {
  /// Decodes in every style, and joins the report for the screen. Takes as long as decoding takes.
  package func run() -> ExplainAnswer {
    let bytes = bytes
    return answer(experiment(bytes).run(), parsed(bytes))
  }

  /// As `run`, with what there is sooner posted as soon as it is there: the styles whose models are
  /// ready while the others are compiled, and the values of a large source. `nil` once that was
  /// cancelled.
  package func run(
    _ cancellation: Cancellation, posting post: (ExplainAnswer) -> Void
  ) -> ExplainAnswer? {
    if cancellation.isCancelled { return nil }
    let bytes = bytes
    let (document, experiment) = (parsed(bytes), experiment(bytes))
    if let sooner = experiment.runSooner(cancellation), sooner.payload.foundationAccepts {
      var answer = answer(sooner, document)
      answer.awaited = experiment.styles.filter { sooner[$0] == nil }
      post(answer)
    }
    guard isLarge else { return experiment.run(cancellation).map { answer($0, document) } }
    let decoding = experiment.decode(cancellation)
    if cancellation.isCancelled { return nil }
    let values = decoding.values
    // Of a document that nobody reads the refusal is all there is.
    if values.payload.foundationAccepts {
      post(ExplainAnswer(revision: revision, valuesOf: values, document: document))
    }
    return decoding.report(cancellation).map { answer($0, document) }
  }

  private func parsed(_ bytes: [UInt8]) -> JSONDocument {
    document ?? JSONDocument.parse(bytes, dialect: options.json5 ? .json5 : .rfc8259)
  }

  private func experiment(_ bytes: [UInt8]) -> Experiment {
    var experiment = Experiment(
      entry: sample, source: sourceName, bytes: bytes, options: options)
    experiment.traces = traces
    experiment.logLevel = traces.keepsCalls ? .debug : .none
    return experiment
  }

  private func answer(_ report: Report, _ document: JSONDocument) -> ExplainAnswer {
    var answer = ExplainAnswer(
      revision: revision, report: report, document: document,
      models: modelIndex ?? PerStyle(sample))
    answer.traces = traces
    answer.patched = sample.patched(by: bytes)
    return answer
  }
}
