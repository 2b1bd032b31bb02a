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
    let report = reproduction.report
    let names = report.styles.map { "<th scope=\"col\">\($0.style.rawValue)</th>" }.joined()
    let rows = report.rows.map { row in
      let cells = zip(report.styles, row.fields).map { style, field in
        "<td data-of=\"\(style.style.rawValue)\">\(field.map { cell($0, style.style) } ?? "")</td>"
      }
      let found = appearance.truncated(
        row.found.map { appearance.singleLine($0.text) } ?? "missing", to: Self.cellLimit)
      let isSelected = row.path == reproduction.path
      return "<tr\(isSelected ? " class=\"selected\"" : "")>"
        + "<th scope=\"row\">\(breaking(row.path))</th>"
        + "<td data-of=\"JSON\"><span>\(MarkupText.escaped(found))</span></td>"
        + cells.joined() + "</tr>"
    }
    return """
      <div class="table fields"><table>
      <thead><tr><th scope="col">field</th><th scope="col">JSON</th>\(names)</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table></div>
      """
  }

  /// A path that may be broken before its steps.
  private func breaking(_ path: JSONPath) -> String {
    MarkupText.escaped("\(path)").replacing(".", with: "<wbr>.").replacing("[", with: "<wbr>[")
  }

  /// The most characters of a value in a cell.
  private static let cellLimit = 60

  /// What a style made of a field; of one that isn't as sent, its why below it.
  private func cell(_ field: FieldReport, _ style: DecodingStyle) -> String {
    let words = MarkupText.escaped(
      ReportCell(field, appearance: appearance).line(limit: Self.cellLimit, appearance: appearance))
    let outcome = "\(field.outcome)"
    guard field.outcome != .asSent else { return "<span class=\"\(outcome)\">\(words)</span>" }
    let why = explain(field, style).text(isUTF8: true, width: appearance.width)
    return "<details><summary class=\"\(outcome)\">\(words)</summary>"
      + "<pre>\(MarkupText.escaped(why))</pre></details>"
  }

  private var remarks: String {
    guard !reproduction.remarks.isEmpty else { return "" }
    let items = reproduction.remarks.map { "<li>\(MarkupText.escaped($0))</li>" }
    return "<ul>\n\(items.joined(separator: "\n"))\n</ul>"
  }
}
