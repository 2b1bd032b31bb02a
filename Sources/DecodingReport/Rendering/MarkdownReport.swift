internal import JSONSource

/// A report as GitHub's Markdown: a table to paste into a ticket.
package struct MarkdownReport {
  private let report: Report
  private let appearance: TextAppearance
  private let rows: [ReportRow]
  private let shown: [ReportRow]
  /// The why of a field; `nil` leaves the whys out.
  private let explain: ((FieldReport, DecodingStyle) -> Explanation)?

  package init(
    _ report: Report, appearance: TextAppearance, rows: ShownRows? = nil,
    explain: ((FieldReport, DecodingStyle) -> Explanation)? = nil
  ) {
    self.report = report
    self.appearance = appearance
    self.explain = explain
    self.rows = report.rows
    shown = (rows ?? .usual(for: self.rows.count)).rows(of: self.rows)
  }

  /// The whole report. Every line ends in a line feed.
  package var text: String {
    var blocks = [
      title, errors, causes, table, report.payload.foundationAccepts ? summary : rejection,
    ]
    if let explain { blocks += explanations(explain) }
    return blocks.filter { !$0.isEmpty }.map { $0 + "\n" }.joined(separator: "\n")
  }

  /// The words of the text report, which line up under each other, between fences.
  private func explanations(
    _ explain: (FieldReport, DecodingStyle) -> Explanation
  ) -> [String] {
    report.toldWhys(explain).map { why in
      "**\(why.style.rawValue)** \(code(why.field.path.description))\n\n"
        + MarkdownText.fenced(why.text(appearance))
    }
  }

  private var title: String {
    "### \(escaped(report.model)): \(escaped(report.payload.name))"
  }

  private var causes: String {
    let causes = report.causes(of: rows)
    guard Cause.areWorthTelling(causes, besides: shown, of: rows) else { return "" }
    let titles = ["N", "Problem", "Cause"] + report.styles.map(\.style.rawValue)
    let lines = causes.map { cause in
      line(
        ["\(cause.paths.count)", code(cause.place), escaped(cause.words)]
          + cause.tallies.map {
            $0.texts(appearance, of: cause.paths.count).map(\.text).joined(separator: " ")
          })
    }
    return ([line(titles), line(titles.map { _ in "---" })] + lines).joined(separator: "\n")
  }

  private var table: String { table(of: shown) }

  /// A table of these rows alone; empty without any.
  package func table(of shown: [ReportRow]) -> String {
    guard !shown.isEmpty else { return "" }
    let titles = ["Field", "JSON"] + report.styles.map(\.style.rawValue)
    let lines = shown.map { row in
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

  private var rejection: String { "Foundation rejects the document: nothing was decoded." }

  private var summary: String {
    let styles = report.styles.map { style in
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
      if let unexplained = style.unexplained { parts.append(Words.unexplained(unexplained)) }
      let state = style.threw ? "threw" : "decoded"
      return "- **\(style.style.rawValue)** \(state): \(parts.joined(separator: ", "))"
    }
    let denials = report.deniedWords.map { ["- \(escaped($0))"] } ?? []
    return (styles + denials).joined(separator: "\n")
  }

  private func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  private func code(_ text: String, limit: Int = 80) -> String {
    MarkdownText.code(appearance.truncated(appearance.singleLine(text), to: limit))
  }

  private func escaped(_ text: String) -> String {
    MarkdownText.escaped(appearance.singleLine(text))
  }
}
