package import DecodingReport
import JSONSource

extension Reproduction {
  /// What a reproduction is written down as.
  package enum Form: String, CaseIterable, Sendable {
    case swift, test, markdown, html, json
  }

  /// The whole text of a form.
  package func text(as form: Form, _ appearance: TextAppearance) -> String {
    switch form {
    case .swift: return SwiftFile(self).text
    case .test: return TestFile(self).text
    case .markdown: return Ticket(self, appearance: appearance).text
    case .html:
      let document = JSONDocument.parse(payload)
      let explainer = Explainer(report, isForMany: true, sourceLine: document.lineText)
      return Page(self, appearance: appearance, explain: explainer.explanation).text
    case .json: return JSONReport(report).json.lines + "\n"
    }
  }
}
