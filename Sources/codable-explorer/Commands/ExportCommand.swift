internal import DecodingReport
internal import ModelRunner
internal import Reproduction
internal import Workbench

/// `export`: a reproduction in one of its forms.
struct ExportCommand {
  let arguments: Arguments
  let console: Console

  private var style: DecodingStyle { arguments.givenStyles?.first ?? .strict }

  func run() throws -> ExitStatus {
    let subject = try CommandSubject(arguments, console)
    let reducing = ReduceCommand(arguments: arguments, console: console)
    return try subject.decode(in: DecodingStyle.allCases) { experiment, report in
      guard let form = Reproduction.Form(rawValue: arguments.format.rawValue) else {
        try ScreenExport(subject).write(experiment)
        return .success
      }
      let found = Symptom.find(in: report, style, at: arguments.at)
      if found == nil, !arguments.isWhole || arguments.at != nil {
        reducing.complainOfNothing(experiment.source)
        return .failedDecode
      }
      let reproduction = reducing.telling(found, of: experiment) {
        _, goesOn throws(Reducer.Refusal) in
        try Reproduction.make(
          of: experiment, report, model: WrittenModel(subject.sample), style: style, symptom: found,
          Reproduction.Choices(isWhole: arguments.isWhole, keepsValues: arguments.keepsValues),
          while: goesOn)
      }
      guard let reproduction else { return .failedDecode }
      try write(reproduction, as: form)
      return .success
    }
  }

  private func write(_ reproduction: Reproduction, as form: Reproduction.Form) throws {
    let text = reproduction.text(as: form, console.appearance)
    try console.write(text, to: arguments.output)
    console.note(
      about: arguments.output ?? "export",
      "\(text.utf8.count) bytes, \(reproduction.payload.count) of them payload; "
        + reproduction.valuesNote)
  }
}
