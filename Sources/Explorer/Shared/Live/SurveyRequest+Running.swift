import DecodingReport
import TextEditor
import Workbench

extension SurveyRequest {
  /// Decodes each payload in every style. Takes as long as decoding takes.
  package func run() -> SurveyAnswer {
    let options = changes.applied(to: entry.options)
    func marks(_ source: String, _ bytes: [UInt8]) -> ReportIndex.Marks {
      let report = Experiment(entry: entry, source: source, bytes: bytes, options: options).run()
      return PerStyle { report[$0].map(\.loudestOutcome) }
    }
    let all =
      externals.isEmpty
      ? entry.payloads.map { marks($0.fileName, $0.bytes) }
      : externals.map { marks($0.origin.sourceName, $0.source.encoding.bytes(of: $0.source.text)) }
    return SurveyAnswer(request: self, marks: all)
  }
}
