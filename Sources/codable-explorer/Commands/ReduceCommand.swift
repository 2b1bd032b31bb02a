internal import DecodingReport
internal import JSONSource
internal import Reproduction
internal import Workbench

/// `reduce`: the smallest payload in which the same thing happens, on standard output.
struct ReduceCommand {
  let arguments: Arguments
  let console: Console

  private var style: DecodingStyle { arguments.givenStyles?.first ?? .strict }

  func run() throws -> ExitStatus {
    if arguments.reducesModel { try checkModel() }
    let subject = try CommandSubject(arguments, console)
    return try subject.decode(in: [style]) { experiment, report in
      guard let found = Symptom.find(in: report, style, at: arguments.at) else {
        complainOfNothing(experiment.source)
        return .failedDecode
      }
      guard arguments.reducesModel, let own = subject.own else {
        return try reduce(experiment, to: found)
      }
      return try ReducedModel(arguments: arguments, console: console, own: own)
        .write(experiment, report, found)
    }
  }

  private func checkModel() throws(ArgumentProblem) {
    guard let name = arguments.operands.first, OwnModel.isNamed(by: name) else {
      throw .nothingToReduceIn(arguments.operands.first ?? "")
    }
    if let output = arguments.output, !output.hasSuffix(".swift") { throw .noSwiftFile(output) }
  }

  func complainOfNothing(_ name: String) {
    if let path = arguments.at {
      console.complain(
        about: name, "\(style.rawValue) has no field at \(path)",
        hint: "'codable-explorer decode' lists the fields with their paths")
    } else {
      console.complain(
        about: name, "nothing fails in \(style.rawValue): there is nothing to reduce to",
        hint: "--at PATH keeps what becomes of a field, --style takes another style")
    }
  }

  /// Does something that reduces, with its progress told; `nil` where the same doesn't happen each time,
  /// which is told.
  func telling<Answer>(
    _ found: (symptom: Symptom, path: JSONPath)?, of experiment: Experiment,
    _ body: (
      Cancellation, @escaping (Reducer.Progress) -> Bool
    ) throws(Reducer.Refusal) -> Answer
  ) -> Answer? {
    let progress = ReducingProgress(limit: arguments.reducingTime)
    do throws(Reducer.Refusal) {
      let answer = try body(progress.cancellation) { state in
        progress.goesOn("\(state.bytes) bytes, \(state.tries) tries")
      }
      progress.clear()
      return answer
    } catch {
      progress.clear()
      complainOfChance(found, experiment)
      return nil
    }
  }

  func complainOfChance(
    _ found: (symptom: Symptom, path: JSONPath)?, _ experiment: Experiment
  ) {
    let what = found.map { "\($0.symptom.what) at \($0.path)" } ?? "the payload decodes"
    console.complain(
      about: experiment.source, "\(what), but not each time",
      hint: "only what happens each time can be reduced")
  }

  private func reduce(
    _ experiment: Experiment, to found: (symptom: Symptom, path: JSONPath)
  ) throws -> ExitStatus {
    let symptom = found.symptom
    let reduction = telling(found, of: experiment) { cancelled, goesOn throws(Reducer.Refusal) in
      try Reducer.reduce(experiment, to: symptom, cancelled, while: goesOn)
    }
    guard let reduction else { return .failedDecode }
    try console.write(String(decoding: reduction.bytes, as: UTF8.self) + "\n", to: arguments.output)
    let sizes = "\(reduction.before) → \(reduction.bytes.count) bytes"
    var hints = reduction.remarks.map { "\($0.path): \($0.words)" }
    if !reduction.isMinimal { hints.append("stopped before the end: it may get smaller") }
    console.note(
      about: experiment.source,
      "\(symptom.what) at \(symptom.place): \(sizes), \(reduction.tries) tries", hints: hints)
    return .success
  }
}

extension Symptom {
  /// `strict throws typeMismatch`, `default's outcome is dropped`.
  var what: String {
    failure.map { "\(style.rawValue) throws \($0.rawValue)" }
      ?? "\(style.rawValue): \(outcome.words)\(isSilentLoss ? ", lost silently" : "")"
  }
}
