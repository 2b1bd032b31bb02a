internal import DecodingReport
internal import Explorer
internal import JSONSource
internal import Samples
internal import Workbench

/// `decode`: a report for each payload on standard output.
struct DecodeCommand {
  let arguments: Arguments
  let console: Console

  /// Reports on every payload that can be read. The status is the gravest of all.
  func run() throws -> ExitStatus {
    let first = arguments.operands.first ?? ""
    let models = arguments.operands.prefix(while: OwnModel.isNamed)
    let own =
      models.isEmpty ? nil : try OwnModel.make(of: Array(models), arguments, console: console)
    let sample = try own?.entry ?? SampleChoice.sample(named: first)
    let words = Array(arguments.operands.dropFirst(max(1, models.count)))
    if words.isEmpty, sample.payloads.isEmpty { throw ArgumentProblem.missingPayloadFor(first) }
    let isOnlyOne = words.count < 2
    var status = ExitStatus.success
    for word in words.isEmpty ? [sample.payloads[0].fileName] : words {
      // The sample's first payload is meant even if a file bears its name.
      let choice = words.isEmpty ? PayloadChoice.builtIn(0) : PayloadChoice(word, of: sample)
      let payload: Payload
      do throws(FileProblem) {
        payload = try choice.load(from: sample)
      } catch {
        console.complain(about: word, error, sample: sample)
        status = max(status, .noInput)
        continue
      }
      status = max(status, try report(payload, of: sample, isOnlyOne: isOnlyOne))
      own?.tellOutput(console)
    }
    return status
  }
}
