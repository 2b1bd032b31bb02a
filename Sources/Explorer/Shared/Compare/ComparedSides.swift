import DecodingReport
import JSONSource

/// Two sides with what became of them.
package struct ComparedSides: Sendable {
  let a: ExplainAnswer
  let b: ExplainAnswer
  let json: JSONComparison
  let fields: ReportComparison
  /// The models that they were decoded by; `nil` where that is one and the same.
  let models: ModelComparison?

  init(_ a: ExplainAnswer, _ b: ExplainAnswer, _ models: ModelComparison? = nil) {
    self.a = a
    self.b = b
    self.models = models
    json = JSONComparison(a.document, b.document)
    fields = ReportComparison(a.report, b.report, json)
  }

  func side(_ side: JSONComparison.Side) -> ExplainAnswer { side == .a ? a : b }

  /// The place of the models' line that declares what a row is about; `nil` where none does.
  func modelLine(of row: ReportComparison.Row) -> Int? {
    for side in [JSONComparison.Side.b, .a] {
      let answer = self.side(side)
      guard let path = side == .a ? row.pathInA : row.pathInB,
        let place = answer.index.rowOfPath[path], let report = answer.report[.strict],
        let line = models?.place(of: place, answer.index, report, side)
      else { continue }
      return line
    }
    return nil
  }
}
