internal import DecodingReport
internal import Explorer
internal import JSONSource
internal import Workbench

/// The model and the payload of a command that takes one of each.
struct ExperimentChoice {
  let arguments: Arguments
  let console: Console

  private var decoding: DecodeCommand { DecodeCommand(arguments: arguments, console: console) }

  /// Decodes the payload in these styles, and leaves the rest to `body`. What can't be decoded is told.
  func run(
    styles: [DecodingStyle], _ body: (Experiment, Report, SampleEntry) throws -> ExitStatus
  ) throws -> ExitStatus {
    try run(styles: styles) { experiment, report, sample, _ in
      try body(experiment, report, sample)
    }
  }

  /// The same for a body that makes something of the user's own model, too.
  func run(
    styles: [DecodingStyle],
    _ body: (Experiment, Report, SampleEntry, OwnModel?) throws -> ExitStatus
  ) throws -> ExitStatus {
    let (sample, own) = try decoding.model()
    defer { own?.tellOutput(console, arguments) }
    let words = decoding.payloadWords
    guard words.count < 2 else {
      throw ArgumentProblem.unexpectedOperand(words[1], arguments.command)
    }
    guard let payload = try decoding.payload(words.first, of: sample) else { return .noInput }
    let part = DecodedPayload(payload: payload)
    var experiment = decoding.experiment(part, of: sample, styles: styles)
    let start = ContinuousClock.now
    let report = experiment.run()
    experiment.seconds = Self.seconds(forOneLike: start.duration(to: .now))
    guard report.payload.foundationAccepts else {
      decoding.complain(about: report, of: part)
      return .badData
    }
    return try body(experiment, report, sample, own)
  }

  /// What a decode may take of a payload that is made of one which took so long: else a model that loops
  /// on some of them would cost its whole limit each time.
  private static func seconds(forOneLike first: Duration) -> Int {
    max(1, Int((first * 10 + .milliseconds(999)).components.seconds))
  }
}
