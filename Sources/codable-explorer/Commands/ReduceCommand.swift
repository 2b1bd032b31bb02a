internal import DecodingReport
internal import Explorer
internal import JSONSource
internal import Reproduction
internal import Synchronization
internal import Workbench

/// `reduce`: the smallest payload in which the same thing happens, on standard output.
struct ReduceCommand {
  let arguments: Arguments
  let console: Console

  private var decoding: DecodeCommand { DecodeCommand(arguments: arguments, console: console) }
  private var style: DecodingStyle { arguments.givenStyles?.first ?? .strict }

  func run() throws -> ExitStatus {
    let stored = decoding.modelWords.isEmpty ? nil : try decoding.standardInput()
    let (sample, own) = try decoding.model(standardInput: stored)
    defer { own?.tellOutput(console, arguments) }
    guard let payload = try payload(of: sample, stored) else { return .noInput }
    let experiment = Experiment(
      entry: sample, source: payload.fileName, bytes: payload.bytes,
      options: arguments.decoding.applied(to: sample.models.options), styles: [style])
    let report = experiment.run()
    guard report.payload.foundationAccepts else {
      let lines = JSONDocument.parse(payload.bytes)
      for diagnostic in report.diagnostics(sourceLine: lines.lineText) {
        console.complain(diagnostic)
      }
      return .badData
    }
    guard let found = Symptom.find(in: report, style, at: arguments.at) else {
      complainOfNothing(payload.fileName)
      return .failedDecode
    }
    return try reduce(experiment, to: found.symptom, seenAt: found.path)
  }

  private func payload(of sample: SampleEntry, _ stored: Payload?) throws -> Payload? {
    let words = decoding.payloadWords
    guard words.count < 2 else { throw ArgumentProblem.unexpectedOperand(words[1], .reduce) }
    guard let word = words.first else {
      guard let first = sample.payloads.first else {
        throw ArgumentProblem.missingPayloadFor(arguments.operands.first ?? "")
      }
      return first
    }
    let choice = PayloadChoice(word, of: sample)
    if case .standardInput = choice, let stored { return stored }
    do throws(FileProblem) {
      return try choice.load(from: sample)
    } catch {
      console.complain(about: word, error, sample: sample)
      return nil
    }
  }

  private func complainOfNothing(_ name: String) {
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

  private func reduce(
    _ experiment: Experiment, to symptom: Symptom, seenAt path: JSONPath
  ) throws -> ExitStatus {
    let progress = ReducingProgress(limit: arguments.reducingTime)
    let reduction: Reducer.Reduction
    do throws(Reducer.Refusal) {
      reduction = try Reducer.reduce(experiment, to: symptom) { progress.goesOn($0) }
    } catch {
      progress.clear()
      console.complain(
        about: experiment.source, "\(symptom.what) at \(path), but not each time",
        hint: "only what happens each time can be reduced")
      return .failedDecode
    }
    progress.clear()
    try console.answer(String(decoding: reduction.bytes, as: UTF8.self) + "\n")
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
  private let end: ContinuousClock.Instant
  private let isTold = SystemCall.isTerminal(SystemCall.standardError)
  private let isInterrupted = Atomic(false)

  init(limit seconds: Int) {
    end = .now + .seconds(seconds)
    SystemCall.onInterrupt { [self] in isInterrupted.store(true, ordering: .relaxed) }
  }

  func goesOn(_ progress: Reducer.Progress) -> Bool {
    if isTold, progress.tries % 16 == 0 {
      tell("\r\(progress.bytes) bytes, \(progress.tries) tries; ^C keeps what is reached ")
    }
    return !isInterrupted.load(ordering: .relaxed) && ContinuousClock.now < end
  }

  /// Takes the line of progress away.
  func clear() {
    if isTold { tell("\r" + String(repeating: " ", count: 72) + "\r") }
  }

  private func tell(_ words: String) {
    try? SystemCall.write(words.utf8, to: SystemCall.standardError)
  }
}
