package import DecodingReport
package import JSONSource
import TerminalText

/// What each style made of fields, as a table of HTML; what isn't as sent unfolds its why.
package struct ReportTable {
  private let report: Report
  private let rows: [ReportRow]
  private let selected: JSONPath?
  private let appearance: TextAppearance
  private let explain: (FieldReport, DecodingStyle) -> Explanation

  package init(
    _ report: Report, rows: [ReportRow], selected: JSONPath? = nil, appearance: TextAppearance,
    explain: @escaping (FieldReport, DecodingStyle) -> Explanation
  ) {
    self.report = report
    self.rows = rows
    self.selected = selected
    self.appearance = appearance
    self.explain = explain
  }

  /// The whole table.
  package var text: String {
    let names = report.styles.map { "<th scope=\"col\">\($0.style.rawValue)</th>" }.joined()
    let lines = rows.map { row in
      let cells = zip(report.styles, row.fields).map { style, field in
        "<td data-of=\"\(style.style.rawValue)\">\(field.map { cell($0, style.style) } ?? "")</td>"
      }
      let found = appearance.truncated(
        row.found.map { appearance.singleLine($0.text) } ?? "missing", to: Self.cellLimit)
      return "<tr\(row.path == selected ? " class=\"selected\"" : "")>"
        + "<th scope=\"row\">\(breaking(row.path))</th>"
        + "<td data-of=\"JSON\"><span>\(MarkupText.escaped(found))</span></td>"
        + cells.joined() + "</tr>"
    }
    return """
      <div class="table fields"><table>
      <thead><tr><th scope="col">field</th><th scope="col">JSON</th>\(names)</tr></thead>
      <tbody>
      \(lines.joined(separator: "\n"))
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
}
