internal import DecodingReport
internal import Dispatch
internal import JSONSource
internal import Reproduction
internal import Workbench

/// `reduce`: the smallest payload in which the same thing happens, on standard output.
struct ReduceCommand {
  let arguments: Arguments
  let console: Console

  private var style: DecodingStyle { arguments.givenStyles?.first ?? .strict }

  func run() throws -> ExitStatus {
    let choice = ExperimentChoice(arguments: arguments, console: console)
    return try choice.run(styles: [style]) { experiment, report, _ in
      guard let found = Symptom.find(in: report, style, at: arguments.at) else {
        complainOfNothing(experiment.source)
        return .failedDecode
      }
      return try reduce(experiment, to: found)
    }
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
      let answer = try body(progress.cancellation) { progress.goesOn($0) }
      progress.clear()
      return answer
    } catch {
      progress.clear()
      let what = found.map { "\($0.symptom.what) at \($0.path)" } ?? "the payload decodes"
      console.complain(
        about: experiment.source, "\(what), but not each time",
        hint: "only what happens each time can be reduced")
      return nil
    }
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
    console.complain(
      Diagnostic(
        source: experiment.source, severity: .note,
        message: "\(symptom.what) at \(symptom.place): \(sizes), \(reduction.tries) tries",
        hints: hints))
    return .success
  }
}

extension Symptom {
  /// `strict throws typeMismatch`, `default's outcome is dropped`.
  fileprivate var what: String {
    failure.map { "\(style.rawValue) throws \($0.rawValue)" }
      ?? "\(style.rawValue): \(outcome.words)\(isSilentLoss ? ", lost silently" : "")"
  }
}

/// When reducing ends before its end: by time, or by ^C; and what is told of it meanwhile, on a terminal.
private final class ReducingProgress: Sendable {
  /// Gives up the try that is under way.
  let cancellation = Cancellation()
  private let isTold = SystemCall.isTerminal(SystemCall.standardError)

  init(limit seconds: Int) {
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds)) { [cancellation] in
      cancellation.cancel()
    }
    SystemCall.onInterrupt { [cancellation] in cancellation.cancel() }
  }

  func goesOn(_ progress: Reducer.Progress) -> Bool {
    if isTold, progress.tries % 16 == 0 {
      tell("\r\(progress.bytes) bytes, \(progress.tries) tries; ^C keeps what is reached ")
    }
    return !cancellation.isCancelled
  }

  /// Takes the line of progress away.
  func clear() {
    if isTold { tell("\r" + String(repeating: " ", count: 72) + "\r") }
  }

  private func tell(_ words: String) {
    try? SystemCall.write(words.utf8, to: SystemCall.standardError)
  }
}
