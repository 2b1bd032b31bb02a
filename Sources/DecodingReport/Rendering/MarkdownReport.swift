internal import JSONSource

/// A report as GitHub's Markdown: a table to paste into a ticket.
package struct MarkdownReport {
  private let report: Report
  private let appearance: TextAppearance

  package init(_ report: Report, appearance: TextAppearance) {
    self.report = report
    self.appearance = appearance
  }

  /// The whole report. Every line ends in a line feed.
  package var text: String {
    let blocks = [title, table, errors, summary]
    return blocks.filter { !$0.isEmpty }.map { $0 + "\n" }.joined(separator: "\n")
  }

  private var title: String {
    "### \(escaped(report.model)): \(escaped(report.payload.source))"
  }

  private var table: String {
    let rows = report.rows
    guard !rows.isEmpty else { return "" }
    let titles = ["Field", "JSON"] + report.styles.map(\.style.rawValue)
    let lines = rows.map { row in
      let json = row.found.map { code($0.text) } ?? "\(appearance.missingGlyph) missing"
      return line([code(row.path.description), json] + row.fields.map(cell))
    }
    return ([line(titles), line(titles.map { _ in "---" })] + lines).joined(separator: "\n")
  }

  private func cell(_ field: FieldReport?) -> String {
    guard let field else { return "" }
    let cell = ReportCell(field, appearance: appearance)
    let isValue = field.outcome != .threw && field.outcome != .dropped
    let text = isValue && field.alone == nil ? code(cell.text) : escaped(cell.text)
    return [appearance.glyph(cell.outcome), text, escaped(cell.note)]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var errors: String {
    report.diagnostics { _ in nil }.map { diagnostic in
      let line = diagnostic.text(appearance).prefix { $0 != "\n" }
      return "- " + code(String(line), limit: .max)
    }
    .joined(separator: "\n")
  }

  private var summary: String {
    report.styles.map { style in
      var parts = Outcome.allCases.compactMap { outcome in
        style.summary[outcome] > 0 ? "\(style.summary[outcome]) \(outcome.words)" : nil
      }
      if let problems = Words.problems(style.summary) { parts.append(problems) }
      if style.summary.silentLoss > 0 {
        parts.append("**\(style.summary.silentLoss) lost silently**")
      }
      if style.summary.unknownKeys > 0 {
        parts.append("\(style.summary.unknownKeys) unknown")
      }
      let state = style.threw ? "threw" : "decoded"
      return "- **\(style.style.rawValue)** \(state): \(parts.joined(separator: ", "))"
    }
    .joined(separator: "\n")
  }

  private func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  /// A code span that survives back-ticks and, as GitHub wants it in tables, bars.
  private func code(_ text: String, limit: Int = 80) -> String {
    let line = appearance.truncated(appearance.singleLine(text), to: limit)
      .replacing("|", with: "\\|")
    guard !line.isEmpty else { return "" }
    guard line.contains("`") else { return "`\(line)`" }
    let longest = line.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(line) \(fence)"
  }

  private func escaped(_ text: String) -> String {
    appearance.singleLine(text).reduce(into: "") { escaped, character in
      if "\\`*_|<>[]#&".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
  }
}
