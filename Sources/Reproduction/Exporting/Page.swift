package import DecodingReport
import JSONSource
import TerminalText

/// A reproduction as one page of HTML without outside parts and without scripts: the three columns, whys
/// that unfold, dark and light, fit for a phone and for paper.
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
    PageFrame.page(
      reproduction.title,
      """
      \(messages)
      <h2>What became of each field</h2>
      \(table)
      <h2>Payload</h2>
      <pre>\(MarkupText.escaped(payload))</pre>
      <h2>Reproduction</h2>
      <p>\(MarkupText.escaped(reproduction.valuesNote)); save it as repro.swift, and run <code>swift repro.swift</code>.</p>
      <pre>\(MarkupText.escaped(SwiftFile(reproduction).text))</pre>
      \(remarks)
      """)
  }

  private var payload: String { String(decoding: reproduction.payload, as: UTF8.self) }

  private var messages: String {
    let lines = JSONDocument.parse(reproduction.payload)
    return reproduction.report.diagnostics(sourceLine: lines.lineText)
      .map { "<pre class=\"message\">\(MarkupText.escaped($0.text(appearance)))</pre>" }
      .joined(separator: "\n")
  }

  private var table: String {
    ReportTable(
      reproduction.report, rows: reproduction.report.rows, selected: reproduction.path,
      appearance: appearance, explain: explain
    ).text
  }

  private var remarks: String {
    guard !reproduction.remarks.isEmpty else { return "" }
    let items = reproduction.remarks.map { "<li>\(MarkupText.escaped($0))</li>" }
    return "<ul>\n\(items.joined(separator: "\n"))\n</ul>"
  }
}
