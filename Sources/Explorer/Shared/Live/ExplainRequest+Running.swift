import DecodingConclusions
package import DecodingReport
import DecodingStyles
import JSONSource
import Workbench

extension ExplainRequest {
  /// Decodes in every style, and joins the report for the screen. Takes as long as decoding takes.
  package func run() -> ExplainAnswer {
    let source = parsed
    return answer(tracing(source).run(), laidOut(source))
  }

  /// As `run`, with what there is sooner posted as soon as it is there: the styles whose models are
  /// ready while the others are compiled, and the values of a large source. `nil` once that was
  /// cancelled.
  package func run(
    _ cancellation: Cancellation, posting post: (ExplainAnswer) -> Void
  ) -> ExplainAnswer? {
    if cancellation.isCancelled { return nil }
    var source = parsed
    let experiment = tracing(source)
    if witness.tries {
      return experiment.run(cancellation).map { answer($0, laidOut(source)) }
    }
    if let sooner = sooner(experiment, source, cancellation) { post(sooner) }
    guard isLarge else { return experiment.run(cancellation).map { answer($0, source) } }
    let decoding = experiment.decode(cancellation)
    if cancellation.isCancelled { return nil }
    let values = decoding.values
    // Of a document that nobody reads the refusal is all there is.
    if values.payload.foundationAccepts {
      post(answer(ofValues: values, source))
      if laysOut {
        source = laidOut(source)
        post(answer(ofValues: values, source))
      }
    } else {
      source = laidOut(source)
    }
    return decoding.report(cancellation).map { answer($0, source) }
  }

  /// What the styles make of it whose models are ready before the others; `nil` where there are none.
  private func sooner(
    _ experiment: Experiment, _ source: Parsed, _ cancellation: Cancellation
  ) -> ExplainAnswer? {
    guard let decoding = experiment.decodeSooner(cancellation) else { return nil }
    // The whys of a large source may take longer than the compilers of the other styles.
    var sooner =
      isLarge
      ? answer(ofValues: decoding.values, source)
      : decoding.report(cancellation).map { answer($0, source) }
    guard let report = sooner?.report, report.payload.foundationAccepts else { return nil }
    sooner?.awaited = experiment.styles.filter { report[$0] == nil }
    return sooner
  }

  /// The bytes that are decoded, what they are, and where the text has it.
  private typealias Parsed = (bytes: [UInt8], document: JSONDocument, laidOut: LaidOutSource?)

  private var parsed: Parsed {
    let bytes = bytes
    let laidOut =
      document == nil ? LaidOutSource(text, encoding, options.dialect) : self.laidOut
    let known = laidOut?.file ?? document
    return (bytes, known ?? JSONDocument.parse(bytes, dialect: options.dialect), laidOut)
  }

  /// The same with the text laid out, if that is still to be done.
  private func laidOut(_ source: Parsed) -> Parsed {
    var source = source
    if laysOut { source.laidOut = LaidOutSource(minified: source.bytes, options.dialect) }
    return source
  }

  /// The decodes without their calls.
  var experiment: Experiment { experiment(of: bytes) }

  private func experiment(of bytes: [UInt8]) -> Experiment {
    Experiment(entry: sample, source: sourceName, bytes: bytes, options: options)
  }

  private func tracing(_ source: Parsed) -> Experiment {
    var experiment = experiment(of: source.bytes)
    experiment.traces = traces
    experiment.witness = witness
    experiment.logLevel = traces.keepsCalls ? .debug : .none
    return experiment
  }

  private func answer(_ report: Report, _ source: Parsed) -> ExplainAnswer {
    var answer = ExplainAnswer(
      revision: revision, report: report, document: source.document, laidOut: source.laidOut,
      models: modelIndex ?? PerStyle(sample))
    answer.traces = traces
    answer.patched = sample.patched(by: source.bytes)
    return answer
  }

  private func answer(ofValues report: Report, _ source: Parsed) -> ExplainAnswer {
    ExplainAnswer(
      revision: revision, valuesOf: report, document: source.document, laidOut: source.laidOut)
  }
}
