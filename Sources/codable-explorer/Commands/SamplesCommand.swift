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
    [
      "name": sample.name, "topic": sample.topic, "title": sample.title,
      "question": sample.question,
      "payloads": sample.payloads.map { payload in
        ["name": payload.name, "file": payload.fileName, "bytes": payload.bytes.count]
          as OrderedJSON
      },
      "lesson": sample.lesson,
    ]
  }

  private func text(_ sample: SampleEntry) -> ReportText {
    ReportText(sample.name, .bold) + """
        \(sample.topic): \(sample.title)
        \(sample.question)
        payloads: \(sample.payloads.map(\.name).joined(separator: ", "))

      """
  }
}
