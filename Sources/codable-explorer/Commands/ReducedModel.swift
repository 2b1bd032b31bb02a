internal import DecodingReport
internal import JSONSource
internal import ModelFacts
internal import ModelRunner
internal import Reproduction
internal import Workbench

/// `reduce --model`: the smallest payload and the smallest model in which the same thing happens, as one
/// Swift file.
struct ReducedModel {
  let arguments: Arguments
  let console: Console
  let own: OwnModel

  func write(
    _ experiment: Experiment, _ report: Report, _ found: (symptom: Symptom, path: JSONPath)
  ) throws -> ExitStatus {
    if own.compiled.isSample { throw ArgumentProblem.nothingToReduceIn(own.path) }
    let progress = ReducingProgress(limit: arguments.reducingTime)
    var reducing = ModelReducing(
      experiment, found.symptom, own.compiled,
      ModelTrials(
        of: own.compiled, found.symptom.style, by: own.builder, limits: arguments.limits),
      progress)
    let text: String
    var obstacle: ModelProblem?
    do throws(ModelReducing.Refusal) {
      try reducing.run()
      do throws(ModelReducing.Refusal) {
        progress.check("checking \(ModelReducer.lines(of: reducing.file.text)) lines")
        text = try self.text(reducing, report, found)
      } catch {
        guard case .model(let problem) = error, !problem.isFinding else { throw error }
        obstacle = problem
        text = try file(reducing, reducing.experiment, report, found)
      }
      progress.clear()
    } catch {
      progress.clear()
      return try complain(error, experiment, found)
    }
    try console.write(text, to: arguments.output)
    tell(reducing, experiment, obstacle)
    return .success
  }

  private func complain(
    _ refusal: ModelReducing.Refusal, _ experiment: Experiment,
    _ found: (symptom: Symptom, path: JSONPath)
  ) throws -> ExitStatus {
    switch refusal {
    case .payload:
      ReduceCommand(arguments: arguments, console: console).complainOfChance(found, experiment)
      return .failedDecode
    case .notAsOneFile:
      console.complain(
        about: own.path, "the model does something else as one file without what it runs",
        hint: "without --model the payload is reduced alone")
      return .failedDecode
    case .model(let problem):
      throw OwnModelProblem(problem: problem, path: own.path, files: own.files)
    }
  }

  /// The file, made from nothing of what is left, and opened as it would be by anybody.
  private func text(
    _ reducing: ModelReducing, _ report: Report, _ found: (symptom: Symptom, path: JSONPath)
  ) throws(ModelReducing.Refusal) -> String {
    var experiment = reducing.experiment
    experiment.styles = DecodingStyle.allCases
    experiment.models = try models(
      reducing.file, type: own.compiled.root, reducing.progress.check
    ).models
    // The model's own decoder may have less to set.
    experiment.options = arguments.decoding.applied(to: experiment.models.options)
    let text = try file(reducing, experiment, report, found)
    let opened = try models(
      ModelFile(name: reducing.file.name, text: text), type: nil, reducing.progress.check)
    experiment.bytes = opened.payload ?? experiment.bytes
    experiment.models = opened.models
    experiment.options = arguments.decoding.applied(to: opened.models.options)
    experiment.styles = [found.symptom.style]
    guard found.symptom.place(in: experiment.run()) != nil else { throw .payload(.notReproduced) }
    return text
  }

  /// What is left as a file, decoded anew.
  private func file(
    _ reducing: ModelReducing, _ experiment: Experiment, _ report: Report,
    _ found: (symptom: Symptom, path: JSONPath)
  ) throws(ModelReducing.Refusal) -> String {
    let model = WrittenModel(
      strict: WrittenModel.Version(
        imports: reducing.model?.imports.map { "import \($0)" } ?? [],
        text: reducing.model?.declarations ?? reducing.file.text),
      root: own.compiled.root)
    var reproduction: Reproduction
    do throws(Reducer.Refusal) {
      reproduction = try Reproduction.make(
        of: experiment, report, model: model, style: found.symptom.style, symptom: found,
        Reproduction.Choices(isWhole: true, keepsValues: true), while: { _ in true })
    } catch {
      throw .payload(error)
    }
    let patterns = PlacePatterns(report.styles)
    reproduction.remarks = reducing.remarks.map { "\(patterns.pattern(of: $0.path)): \($0.words)" }
    return SwiftFile(reproduction).text
  }

  /// The models of a file, and the payload in it.
  private func models(
    _ file: ModelFile, type: String?, _ stop: StopRequest
  ) throws(ModelReducing.Refusal) -> (models: Models, payload: [UInt8]?) {
    do throws(ModelProblem) {
      let model = try own.builder.build([file], type: type, decoder: arguments.decoder, stop: stop)
      let process = try own.builder.process(of: model, limits: arguments.limits)
      return (.elsewhere(process), model.snippet?.literal?.bytes)
    } catch {
      throw .model(error)
    }
  }

  private func tell(
    _ reducing: ModelReducing, _ experiment: Experiment, _ obstacle: ModelProblem?
  ) {
    let symptom = reducing.symptom
    let sizes = "\(experiment.bytes.count) → \(reducing.experiment.bytes.count) bytes"
    let before = own.files.reduce(0) { $0 + ModelReducer.lines(of: $1.text) }
    var hints = reducing.remarks.map { "\($0.path): \($0.words)" }
    if let trouble = reducing.trouble {
      hints.append("stopped: \(trouble.words.message)")
    } else if !reducing.isMinimal {
      hints.append("stopped before the end: it may get smaller")
    }
    let failures = reducing.compilerFailures
    if failures > 0 {
      hints.append(
        "the compiler ended without an answer \(failures == 1 ? "once" : "\(failures) times"): "
          + "it may get smaller")
    }
    if let obstacle {
      let reason = obstacle == .overtaken ? "stopped" : obstacle.words.message
      hints.append("not opened again to check it: \(reason)")
    }
    console.note(
      about: experiment.source,
      "\(symptom.what) at \(symptom.place): \(sizes), \(reducing.payloadTries) tries")
    let lines = "\(before) → \(ModelReducer.lines(of: reducing.file.text)) lines"
    console.note(about: own.path, "\(lines), \(reducing.modelTries) tries", hints: hints)
  }
}

extension ModelProblem {
  /// Whether it is one of the source, as the compiler or the deriver finds it.
  fileprivate var isFinding: Bool {
    switch self {
    case .noCompiler, .notInstalled, .unreadable, .noCache, .cacheChanged, .programFailed,
      .cannotStart, .overtaken:
      false
    default: true
    }
  }
}

extension OwnModel {
  /// The model's own files, as they were read.
  var files: [ModelFile] { entry.files.map { ModelFile(name: $0.name, text: $0.text) } }
}
