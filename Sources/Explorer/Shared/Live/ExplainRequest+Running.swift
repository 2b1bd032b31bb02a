package import DecodingReport
import DecodingStyles
import JSONSource
import Workbench

extension ExplainRequest {
  /// Decodes in every style, and joins the report for the screen. Takes as long as decoding takes.
  package func run() -> ExplainAnswer {
    let bytes = bytes
    return answer(tracing(bytes).run(), parsed(bytes))
  }

  /// As `run`, with what there is sooner posted as soon as it is there: the styles whose models are
  /// ready while the others are compiled, and the values of a large source. `nil` once that was
  /// cancelled.
  package func run(
    _ cancellation: Cancellation, posting post: (ExplainAnswer) -> Void
  ) -> ExplainAnswer? {
    if cancellation.isCancelled { return nil }
    let bytes = bytes
    let (document, experiment) = (parsed(bytes), tracing(bytes))
    if let sooner = sooner(experiment, document, cancellation) { post(sooner) }
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

  /// What the styles make of it whose models are ready before the others; `nil` where there are none.
  private func sooner(
    _ experiment: Experiment, _ document: JSONDocument, _ cancellation: Cancellation
  ) -> ExplainAnswer? {
    guard let decoding = experiment.decodeSooner(cancellation) else { return nil }
    // The whys of a large source may take longer than the compilers of the other styles.
    var sooner =
      isLarge
      ? ExplainAnswer(revision: revision, valuesOf: decoding.values, document: document)
      : decoding.report(cancellation).map { answer($0, document) }
    guard let report = sooner?.report, report.payload.foundationAccepts else { return nil }
    sooner?.awaited = experiment.styles.filter { report[$0] == nil }
    return sooner
  }

  private func parsed(_ bytes: [UInt8]) -> JSONDocument {
    document ?? JSONDocument.parse(bytes, dialect: options.dialect)
  }

  /// The decodes without their calls.
  var experiment: Experiment { experiment(of: bytes) }

  private func experiment(of bytes: [UInt8]) -> Experiment {
    Experiment(entry: sample, source: sourceName, bytes: bytes, options: options)
  }

  private func tracing(_ bytes: [UInt8]) -> Experiment {
    var experiment = experiment(of: bytes)
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
