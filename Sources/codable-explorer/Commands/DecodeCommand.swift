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
    let sample = try SampleChoice.sample(named: arguments.operands.first ?? "")
    let words = Array(arguments.operands.dropFirst())
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
    }
    return status
  }
}
