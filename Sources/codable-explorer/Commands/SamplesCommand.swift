internal import DecodingReport
internal import Samples
internal import Workbench

/// `samples`: what is built in.
struct SamplesCommand {
  let arguments: Arguments
  let console: Console

  func run() throws(SystemError) -> ExitStatus {
    let samples = SampleCatalogue.all
    if arguments.format == .json {
      try console.answer(OrderedJSON.array(samples.map(json)).lines + "\n")
    } else {
      try console.answer(samples.map(text).joined(separator: "\n"))
    }
    return .success
  }

  private func json(_ sample: SampleEntry) -> OrderedJSON {
    let payloads = sample.payloads.map { payload in
      OrderedJSON.object([
        .init("name", .string(payload.name)),
        .init("file", .string(payload.fileName)),
        .init("bytes", .integer(payload.bytes.count)),
      ])
    }
    return .object([
      .init("name", .string(sample.name)),
      .init("topic", .string(sample.topic)),
      .init("title", .string(sample.title)),
      .init("question", .string(sample.question)),
      .init("payloads", .array(payloads)),
      .init("lesson", .string(sample.lesson)),
    ])
  }

  private func text(_ sample: SampleEntry) -> ReportText {
    ReportText(sample.name, .bold) + """
        \(sample.topic): \(sample.title)
        \(sample.question)
        payloads: \(sample.payloads.map(\.name).joined(separator: ", "))

      """
  }
}
