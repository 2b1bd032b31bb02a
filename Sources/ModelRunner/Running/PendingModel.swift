package import DecodingReport
import JSONSource
import Synchronization
package import Workbench

/// A model that is compiled when a payload is first decoded with it.
///
/// Whoever opens it doesn't wait for the compiler; the first decode does. A class: its users share
/// the process that the model gets.
package final class PendingModel: ExperimentRunner {
  package let options = DecodingOptions()
  private let compile: @Sendable () throws(ModelProblem) -> ModelProcess
  private let process = Mutex<Result<ModelProcess, ModelProblem>?>(nil)

  /// `compile` is called once, by whoever decodes first.
  package init(_ compile: @escaping @Sendable () throws(ModelProblem) -> ModelProcess) {
    self.compile = compile
  }

  package func decode(
    _ experiment: Experiment, _ cancellation: Cancellation?
  ) -> any PayloadDecoding {
    switch compiled() {
    case .success(let process): return process.decode(experiment, cancellation)
    case .failure(let problem): return NoDecoding(experiment, because: problem)
    }
  }

  package func write(
    _ experiment: Experiment, _ cancellation: Cancellation?
  ) -> [StyleWriting] {
    switch compiled() {
    case .success(let process): process.write(experiment, cancellation)
    case .failure(let problem):
      experiment.styles.map {
        StyleWriting(unable: .notLoaded(problem.words.message), in: $0)
      }
    }
  }

  private func compiled() -> Result<ModelProcess, ModelProblem> {
    process.withLock { process in
      let result = process ?? Result { () throws(ModelProblem) in try compile() }
      process = result
      return result
    }
  }
}

/// What there is to say of a payload whose model couldn't be made.
private struct NoDecoding: PayloadDecoding {
  let values: Report
  var report: Report { values }

  init(_ experiment: Experiment, because problem: ModelProblem) {
    let document = JSONDocument.parse(
      experiment.bytes, dialect: experiment.options.json5 ? .json5 : .rfc8259)
    let loss = ModelLoss.notLoaded(problem.words.message)
    values = Report(
      model: experiment.model, modelSource: experiment.modelSource,
      payload: Report.PayloadFinding(source: experiment.source, bytes: experiment.bytes.count),
      styles: experiment.styles.map {
        StyleReport(lost: loss, in: $0, of: experiment, nil, document)
      })
  }

  func report(_ cancellation: Cancellation) -> Report? { values }
}
