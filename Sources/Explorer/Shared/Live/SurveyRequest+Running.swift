import DecodingReport
import Workbench

extension SurveyRequest {
  /// Decodes each payload in every style. Takes as long as decoding takes.
  package func run() -> SurveyAnswer {
    let options = changes.applied(to: entry.options)
    return SurveyAnswer(
      sample: sample,
      marks: entry.payloads.map { payload in
        let report = Experiment(
          entry: entry, source: payload.fileName, bytes: payload.bytes, options: options
        ).run()
        return PerStyle { report[$0].map(\.loudestOutcome) }
      }, changes: changes)
  }
}
