internal import DecodingReport
internal import JSONSource
internal import Reproduction
internal import Workbench

/// `redact`: the payload with made-up values, in which the same becomes of each field, on standard output.
struct RedactCommand {
  let arguments: Arguments
  let console: Console

  func run() throws -> ExitStatus {
    try CommandSubject(arguments, console).decode(in: arguments.styles) { experiment, report in
      let redaction = Redactor.redact(experiment)
      try console.write(
        String(decoding: redaction.bytes, as: UTF8.self) + "\n", to: arguments.output)
      console.note(
        about: experiment.source, Self.words(redaction), hints: Self.hints(redaction, report))
      return .success
    }
  }

  /// `14 values made up, 2 stay`.
  private static func words(_ redaction: Redactor.Redaction) -> String {
    let values = redaction.madeUp == 1 ? "1 value" : "\(redaction.madeUp) values"
    let kept = redaction.kept.count
    return "\(values) made up" + (kept == 0 ? "" : kept == 1 ? ", 1 stays" : ", \(kept) stay")
  }

  /// The places of the values that stay, alike ones once.
  private static func hints(_ redaction: Redactor.Redaction, _ report: Report) -> [String] {
    let patterns = PlacePatterns(report.styles)
    var places: [String] = []
    for path in redaction.kept {
      let place = patterns.pattern(of: path)
      if !places.contains(place) { places.append(place) }
    }
    return places.map { "\($0) stays: what becomes of the payload hangs on it" }
  }
}
