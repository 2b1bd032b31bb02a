package import DecodingReport
import Dispatch
import Foundation
import JSONSource
import Synchronization
package import Workbench

/// A model that is compiled when a payload is first decoded with it.
///
/// Whoever opens it doesn't wait for the compiler; the first decode does, in the strict style for the
/// strict version alone. A class: its users share the processes that the model gets.
package final class PendingModel: ExperimentRunner {
  /// Compiles the model. Hands over the process of its strict version, should there be one, as soon as
  /// that can decode.
  package typealias Compiling =
    @Sendable (
      _ strictFirst: @escaping @Sendable (ModelProcess?) -> Void
    ) throws(ModelProblem) -> ModelProcess

  private struct State {
    var isBegun = false
    /// Of the strict version alone, while the others are compiled.
    var strict: ModelProcess?
    var isStrictKnown = false
    var model: Result<ModelProcess, ModelProblem>?
  }

  package let options = DecodingOptions()
  private let compile: Compiling
  private let state = Mutex(State())
  /// Left once all that can be had is there.
  private let making = DispatchGroup()
  /// Left with the strict version, else with the model.
  private let makingStrict = DispatchGroup()

  /// How often a cancellation is looked for.
  private static let interval = DispatchTimeInterval.milliseconds(10)

  /// `compile` is called once, when somebody decodes first.
  package init(_ compile: @escaping Compiling) {
    self.compile = compile
  }

  package func decodeSooner(
    _ experiment: Experiment, _ cancellation: Cancellation?
  ) -> (any PayloadDecoding)? {
    begin()
    guard experiment.styles.contains(.strict), wait(for: makingStrict, cancellation),
      let process = state.withLock({ $0.model == nil ? $0.strict : nil })
    else { return nil }
    var strict = experiment
    strict.styles = [.strict]
    return process.decode(strict, cancellation)
  }

  package func decode(
    _ experiment: Experiment, _ cancellation: Cancellation?
  ) -> any PayloadDecoding {
    switch compiled(cancellation) {
    case .success(let process): return process.decode(experiment, cancellation)
    case .failure(let problem): return NoDecoding(experiment, because: problem)
    }
  }

  package func write(
    _ experiment: Experiment, _ cancellation: Cancellation?
  ) -> [StyleEncoding] {
    switch compiled(cancellation) {
    case .success(let process): process.write(experiment, cancellation)
    case .failure(let problem):
      experiment.styles.map {
        StyleEncoding(unable: .notLoaded(problem.words.message), in: $0)
      }
    }
  }

  private func compiled(_ cancellation: Cancellation?) -> Result<ModelProcess, ModelProblem> {
    begin()
    guard wait(for: making, cancellation) else { return .failure(.overtaken) }
    return state.withLock { $0.model } ?? .failure(.overtaken)
  }

  /// Waits until the group is left; `false` if that was cancelled before.
  private func wait(for group: DispatchGroup, _ cancellation: Cancellation?) -> Bool {
    while group.wait(timeout: .now() + Self.interval) == .timedOut {
      if let cancellation, cancellation.isCancelled { return false }
    }
    return true
  }

  /// Has the model compiled, if nobody has yet.
  private func begin() {
    let isFirst = state.withLock { state in
      if state.isBegun { return false }
      state.isBegun = true
      making.enter()
      makingStrict.enter()
      return true
    }
    guard isFirst else { return }
    let thread = Thread { [self] in
      let model = Result { () throws(ModelProblem) in
        try compile { [self] process in take(strict: process) }
      }
      state.withLock { $0.model = model }
      take(strict: nil)
      state.withLock { $0.strict = nil }
      making.leave()
    }
    // The document is looked through for the type that fits it.
    thread.stackSize = 64 << 20
    thread.start()
  }

  /// Lets go who waits for the strict version, the first time that something is known of it.
  private func take(strict process: ModelProcess?) {
    let isFirst = state.withLock { state in
      if state.model == nil { state.strict = process }
      defer { state.isStrictKnown = true }
      return !state.isStrictKnown
    }
    if isFirst { makingStrict.leave() }
  }
}

/// What there is to say of a payload whose model couldn't be made.
private struct NoDecoding: PayloadDecoding {
  let values: Report
  var report: Report { values }

  init(_ experiment: Experiment, because problem: ModelProblem) {
    let document = experiment.parsed()
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
