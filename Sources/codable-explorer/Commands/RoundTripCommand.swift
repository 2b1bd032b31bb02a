internal import DecodingReport
internal import Explorer
internal import JSONSource
internal import Workbench

/// `roundtrip`: what each style writes back of each payload, on standard output.
struct RoundTripCommand {
  let arguments: Arguments
  let console: Console

  func run() throws -> ExitStatus {
    let subject = try CommandSubject(arguments, console)
    return try subject.forEachPayload { part, isOnlyOne in
      try answer(part, of: subject, isOnlyOne: isOnlyOne)
    }
  }

  private func answer(
    _ part: DecodedPayload, of subject: CommandSubject, isOnlyOne: Bool
  ) throws -> ExitStatus {
    let experiment = subject.experiment(part, styles: arguments.styles)
    let report = experiment.run()
    guard report.payload.foundationAccepts else {
      subject.complain(about: report, of: part)
      return .badData
    }
    var trip = experiment.roundTrip(report)
    trip.payload.line = part.line
    try write(trip, isOnlyOne: isOnlyOne)
    return trip.styles.allSatisfy { $0.mirrored.stability.isStable == true }
      ? .success : .failedDecode
  }

  private func write(_ trip: RoundTrip, isOnlyOne: Bool) throws {
    let document = RoundTripDocument(trip, appearance: console.appearance)
    switch arguments.format {
    case .json:
      let json = RoundTripJSON(trip).json
      try console.answer((isOnlyOne ? json.lines : json.line) + "\n")
    case .markdown: try console.answer(document.markdown)
    case .html: try console.answer(document.page)
    default: try console.answer(document.text)
    }
  }
}
