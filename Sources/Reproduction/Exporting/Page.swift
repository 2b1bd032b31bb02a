package import DecodingReport
import JSONSource

/// A reproduction as one page of HTML: the three columns, with whys that unfold.
package struct Page {
  private let reproduction: Reproduction
  private let appearance: TextAppearance
  private let explain: (FieldReport, DecodingStyle) -> Explanation

  package init(
    _ reproduction: Reproduction, appearance: TextAppearance,
    explain: @escaping (FieldReport, DecodingStyle) -> Explanation
  ) {
    self.reproduction = reproduction
    self.appearance = appearance
    self.explain = explain
  }

  /// The whole page.
  package var text: String {
    let report = reproduction.report
    let table = ReportDocument(report, appearance: appearance, explain: explain)
      .table(of: report.rows, as: .html, selected: reproduction.path)
    return Document(
      reproduction.messages(appearance) + [
        .heading(2, "What became of each field"), .table(table),
        .heading(2, "Payload"), .code(String(decoding: reproduction.payload, as: UTF8.self)),
        .heading(2, "Reproduction"),
        .paragraph([
          "\(reproduction.valuesNote); save it as repro.swift, and run \(code: "swift repro.swift")."
        ]),
        .code(SwiftFile(reproduction).text), .list(reproduction.remarks.map { [ReportText($0)] }),
      ]
    ).page(reproduction.title)
  }
}

extension Reproduction {
  /// What a compiler would say of its payload.
  func messages(_ appearance: TextAppearance) -> [Document.Block] {
    let lines = JSONDocument.parse(payload)
    return report.diagnostics(sourceLine: lines.lineText).map { .message($0.text(appearance)) }
  }
}
