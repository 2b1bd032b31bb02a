internal import DecodingReport
internal import JSONSource
internal import ModelFacts
internal import ModelRunner
internal import Reproduction
internal import Workbench

/// Reduces a payload and the model that decodes it, by turns: what the model doesn't ask for any more, the
/// payload needn't have.
struct ModelReducing {
  /// Why there is nothing reduced.
  enum Refusal: Error {
    case payload(Reducer.Refusal)
    /// The model's files don't show the symptom as one file.
    case notAsOneFile
    case model(ModelProblem)
  }

  let symptom: Symptom
  let root: String
  let trials: ModelTrials
  let progress: ReducingProgress
  private let pair: TrialPair
  /// With the payload as far as it is reduced.
  private(set) var experiment: Experiment
  private(set) var file: ModelFile
  private(set) var model: ModelReducer.Reduction?
  private(set) var remarks: [(path: JSONPath, words: String)] = []
  private(set) var payloadTries = 0
  private(set) var modelTries = 0
  private(set) var isMinimal = false
  /// What ended it early, besides time and the user.
  private(set) var trouble: ModelProblem?
  /// How often the compiler ended without an answer.
  var compilerFailures: Int { pair.failures.count }

  init(
    _ experiment: Experiment, _ symptom: Symptom, _ model: CompiledModel, _ trials: ModelTrials,
    _ progress: ReducingProgress
  ) {
    self.experiment = experiment
    self.symptom = symptom
    self.trials = trials
    self.progress = progress
    pair = TrialPair(symptom, trials, progress)
    root = model.root
    let files = model.versions[.strict]?.files ?? []
    file = ModelFile(
      name: files.first?.name ?? "Model.swift", text: files.map(\.text).joined(separator: "\n"))
  }

  mutating func run() throws(Refusal) {
    try reducePayload()
    var before: [UInt8] = []
    repeat {
      before = experiment.bytes
      guard try reduceModel() else { return }
      try reducePayload()
    } while isMinimal && experiment.bytes != before
  }

  private mutating func reducePayload() throws(Refusal) {
    do throws(Reducer.Refusal) {
      let reduction = try Reducer.reduce(experiment, to: symptom, progress.cancellation) {
        [progress] state in
        progress.goesOn("\(state.bytes) bytes, \(state.tries) tries")
      }
      experiment.bytes = reduction.bytes
      payloadTries += reduction.tries
      remarks = reduction.remarks
      isMinimal = reduction.isMinimal
    } catch {
      throw .payload(error)
    }
  }

  /// Returns whether there is more to do.
  private mutating func reduceModel() throws(Refusal) -> Bool {
    guard isMinimal else { return false }
    var isRefuted = false
    do throws(ModelProblem) {
      if let reduction = try reduction() {
        model = reduction
        file = reduction.file
        modelTries += reduction.tries
        trouble = pair.trouble
        isMinimal = reduction.isMinimal
        guard isMinimal else { return false }
        experiment.models = .elsewhere(try trials.process(file, stop: progress.stop))
        return true
      }
      isMinimal = false
      trouble = pair.failures.last
      // What was reduced once did it then.
      isRefuted = trouble == nil && model == nil
    } catch .overtaken {
      isMinimal = false
    } catch {
      throw .model(error)
    }
    if isRefuted { throw .notAsOneFile }
    return false
  }

  /// What is left of the model; `nil` where the whole file doesn't do it.
  private func reduction() throws(ModelProblem) -> ModelReducer.Reduction? {
    ModelReducer.reduce(
      try trials.parts(of: file, stop: progress.stop), along: ways,
      by: pair.trials(in: experiment)
    ) { [progress] state in
      progress.goesOn("\(state.lines) lines of the model, \(state.tries) tries")
    }
  }

  /// The names that lead to the symptom's place, and those that lead to all that the model asked for.
  private var ways: [Set<String>] {
    let report = experiment.run()
    let fields = report[symptom.style]?.fields ?? []
    let steps = symptom.place(in: report)?.steps ?? []
    let roots = Self.names(in: root + " " + (experiment.options.decoder?.expression ?? ""))
    func names(_ fields: [FieldReport]) -> Set<String> {
      Set(fields.flatMap { Self.names(in: $0.property) + $0.path.steps.compactMap(\.key) })
    }
    return [
      names(fields.filter { steps.starts(with: $0.path.steps) }).union(roots),
      names(fields.filter { $0.reason != .unknownKey }).union(roots),
    ]
  }

  private static func names(in text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }
}

extension JSONPath.Step {
  fileprivate var key: String? {
    if case .key(let key) = self { key } else { nil }
  }
}
