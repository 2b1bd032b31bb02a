internal import DecodingConclusions
internal import DecodingReport
internal import Foundation
internal import ModelFacts
internal import ModelRunner
internal import Reproduction
internal import Synchronization
internal import Workbench

/// Compiles and runs what is left of a model, two texts at once where there are two processors.
///
/// A class: its threads share what they find.
final class TrialPair: Sendable {
  private let symptom: Symptom
  private let trials: ModelTrials
  private let progress: ReducingProgress
  private let ended = Mutex<ModelProblem?>(nil)
  private let failed = Mutex<[ModelProblem]>([])
  /// What doesn't compile, whatever the payload is.
  private let broken = Mutex<[ModelFile: [[SourcePlace]]]>([:])

  init(_ symptom: Symptom, _ trials: ModelTrials, _ progress: ReducingProgress) {
    self.symptom = symptom
    self.trials = trials
    self.progress = progress
  }

  /// Why nothing more can be tried, besides time and the user.
  var trouble: ModelProblem? { ended.withLock { $0 } }

  /// How the compiler ended without an answer: what was tried then may have been the same.
  var failures: [ModelProblem] { failed.withLock { $0 } }

  /// What becomes of the symptom with other files in the place of the model.
  func trials(in experiment: Experiment) -> TrialRuns<ModelFile, ModelReducer.Finding> {
    TrialRuns(progress.cancellation, threads: ProcessInfo.processInfo.activeProcessorCount) {
      [self] file, cancellation in finding(file, experiment, cancellation)
    }
  }

  private func finding(
    _ file: ModelFile, _ experiment: Experiment, _ cancellation: Cancellation
  ) -> ModelReducer.Finding? {
    if let places = broken.withLock({ $0[file] }) { return .broken(places) }
    do throws(ModelProblem) {
      let process = try trials.process(file, stop: progress.stop)
      defer { process.end() }
      var experiment = experiment
      experiment.models = .elsewhere(process)
      return experiment.run(cancellation).map {
        symptom.place(in: $0) == nil ? .another : .same
      }
    } catch {
      if let places = error.places(in: file) {
        broken.withLock { $0[file] = places }
        return .broken(places)
      }
      switch error {
      case .overtaken: return nil
      case .missingModule, .decoderDoesNotCompile: return .another
      case .programFailed:
        failed.withLock { $0.append(error) }
        return .another
      default:
        ended.withLock { $0 = error }
        return nil
      }
    }
  }
}
