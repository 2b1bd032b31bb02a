package import DecodingReport
import JSONSource
import TerminalText

/// A reproduction as a ticket in GitHub's Markdown, under the headings that Swift's own form has.
package struct Ticket {
  private let reproduction: Reproduction
  private let appearance: TextAppearance

  package init(_ reproduction: Reproduction, appearance: TextAppearance) {
    self.reproduction = reproduction
    self.appearance = appearance
  }

  /// The whole ticket. Every line ends in a line feed.
  package var text: String {
    let report = reproduction.report
    let lines = JSONDocument.parse(reproduction.payload)
    var blocks = ["### " + MarkdownText.escaped(appearance.singleLine(reproduction.title))]
    let diagnostics = report.diagnostics(sourceLine: lines.lineText).map { $0.text(appearance) }
    blocks += ["#### Description"] + diagnostics.map { MarkdownText.fenced($0) }
    if let table { blocks.append(table) }
    blocks += [
      "#### Reproduction",
      "<details><summary>\(reproduction.valuesNote)</summary>",
      MarkdownText.fenced(SwiftFile(reproduction).text, language: "swift"), "</details>",
    ]
    blocks += ["#### Expected behavior", expected, "#### Environment"]
    blocks.append(MarkdownText.escaped(appearance.singleLine(reproduction.compiler ?? "not told")))
    if !reproduction.remarks.isEmpty {
      blocks.append("#### Additional information")
      blocks.append(
        reproduction.remarks.map { "- " + MarkdownText.escaped(appearance.singleLine($0)) }
          .joined(separator: "\n"))
    }
    // It may be written to a file, too: nothing in it hides.
    return PlainText.lines(blocks.joined(separator: "\n\n") + "\n")
  }

  /// What the styles make of the field.
  private var table: String? {
    guard let path = reproduction.path else { return nil }
    let rows = reproduction.report.rows.filter { $0.path == path }
    guard !rows.isEmpty else { return nil }
    let titles = ["Field", "JSON"] + reproduction.report.styles.map(\.style.rawValue)
    let lines = rows.map { row in
      [MarkdownText.code(appearance.singleLine("\(row.path)"))]
        + [
          row.found.map {
            MarkdownText.code(appearance.truncated(appearance.singleLine($0.text), to: 80))
          }
            ?? "missing"
        ]
        + row.fields.map { field in
          field.map {
            MarkdownText.code(
              ReportCell($0, appearance: appearance).line(limit: 80, appearance: appearance))
          } ?? ""
        }
    }
    return ([titles, titles.map { _ in "---" }] + lines)
      .map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  private var expected: String {
    guard let field = reproduction.field, !field.wanted.isEmpty else {
      return "The payload decodes as `\(reproduction.root)`."
    }
    return "\(MarkdownText.code(appearance.singleLine("\(field.path)"))) decodes as "
      + MarkdownText.code(field.wanted) + "."
  }
}
