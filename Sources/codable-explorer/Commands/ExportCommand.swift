internal import DecodingReport
internal import JSONSource
internal import ModelRunner
internal import Reproduction
internal import Workbench

/// `export`: a reproduction in one of its forms.
struct ExportCommand {
  let arguments: Arguments
  let console: Console

  private var style: DecodingStyle { arguments.givenStyles?.first ?? .strict }

  func run() throws -> ExitStatus {
    let choice = ExperimentChoice(arguments: arguments, console: console)
    let reducing = ReduceCommand(arguments: arguments, console: console)
    return try choice.run(styles: DecodingStyle.allCases) { experiment, report, sample in
      let found = Symptom.find(in: report, style, at: arguments.at)
      if found == nil, !arguments.isWhole || arguments.at != nil {
        reducing.complainOfNothing(experiment.source)
        return .failedDecode
      }
      let reproduction = reducing.telling(found, of: experiment) {
        _, goesOn throws(Reducer.Refusal) in
        try Reproduction.make(
          of: experiment, report, model: WrittenModel(sample), style: style, symptom: found,
          Reproduction.Choices(isWhole: arguments.isWhole, keepsValues: arguments.keepsValues),
          while: goesOn)
      }
      guard let reproduction else { return .failedDecode }
      try write(reproduction)
      return .success
    }
  }

  private func write(_ reproduction: Reproduction) throws {
    let text = text(of: reproduction)
    try console.write(text, to: arguments.output)
    console.complain(
      Diagnostic(
        source: arguments.output ?? "export", severity: .note,
        message: "\(text.utf8.count) bytes, \(reproduction.payload.count) of them payload; "
          + reproduction.valuesNote))
  }

  private func text(of reproduction: Reproduction) -> String {
    switch arguments.form {
    case .swift: return SwiftFile(reproduction).text
    case .test: return TestFile(reproduction).text
    case .markdown: return Ticket(reproduction, appearance: console.appearance).text
    case .html:
      let document = JSONDocument.parse(reproduction.payload)
      let explainer = Explainer(
        reproduction.report, isForMany: true, sourceLine: document.lineText)
      return Page(
        reproduction, appearance: console.appearance, explain: explainer.explanation
      ).text
    case .json: return JSONReport(reproduction.report).json.lines + "\n"
    }
  }
}
