internal import JSONSource

/// A report for people: what every field became in every style, and what went wrong where.
package struct TextReport {
  /// The most cells that a value takes before it is cut.
  static let valueLimit = 28
  /// The most cells that a path takes; longer ones show their end.
  static let pathLimit = 40

  let report: Report
  let appearance: TextAppearance
  /// A line of the payload by its number from 1, without its end.
  let sourceLine: (Int) -> String?
  /// The why of a field; `nil` leaves the whys out.
  let explain: ((FieldReport, DecodingStyle) -> Explanation)?

  package init(
    _ report: Report, appearance: TextAppearance, sourceLine: @escaping (Int) -> String?,
    explain: ((FieldReport, DecodingStyle) -> Explanation)? = nil
  ) {
    self.report = report
    self.appearance = appearance
    self.sourceLine = sourceLine
    self.explain = explain
  }

  /// The whole report. Every line ends in a line feed.
  package var text: ReportText {
    let rows = report.rows
    var blocks = [header, table(rows)]
    blocks += diagnostics.map { ReportText($0) }
    blocks.append(ReportText(summary(rows)))
    if let explain { blocks += explanations(explain) }
    blocks += traces
    return blocks.filter { !$0.text.isEmpty }.map { $0 + "\n" }.joined(separator: "\n")
  }

  /// The calls of the styles whose traces the report holds.
  private var traces: [ReportText] {
    guard report.payload.foundationAccepts else { return [] }
    return report.styles.compactMap { style in
      style.trace.map { trace in
        let title = "\(style.style.rawValue.uppercased())  the calls of \(style.model)"
        return ReportText(title, .bold) + "\n" + TraceText(trace, appearance: appearance).text
      }
    }
  }

  private var header: ReportText {
    let payload = report.payload
    let bytes = payload.bytes == 1 ? "1 byte" : "\(payload.bytes) bytes"
    var parts = [
      ReportText(appearance.line(report.model), .bold),
      ReportText(appearance.line(payload.name)), ReportText(bytes),
    ]
    if !payload.foundationAccepts {
      parts.append(ReportText("Foundation rejects the document: nothing was decoded"))
    }
    return parts.joined(separator: appearance.separator)
  }

  /// What a line of the table looks like before its columns are aligned.
  private struct Line {
    var path: String
    var json: String
    var cells: [String]
    var outcomes: [Outcome?]
  }

  private func table(_ rows: [ReportRow]) -> ReportText {
    guard !rows.isEmpty else { return ReportText() }
    let lines = rows.map(line)
    let titles = ["FIELD", "JSON"] + report.styles.map { $0.style.rawValue.uppercased() }
    var widths = titles.map(appearance.width)
    for line in lines {
      for (column, text) in ([line.path, line.json] + line.cells).enumerated() {
        widths[column] = max(widths[column], appearance.width(text))
      }
    }
    let title = zip(titles, widths).map { appearance.padded($0, to: $1) }.joined(separator: "  ")
    var table = ReportText(trimmed(title), .bold)
    for line in lines {
      table.append("\n")
      table += aligned(line, widths)
    }
    return table
  }

  private func line(_ row: ReportRow) -> Line {
    let json = row.found.map { appearance.singleLine($0.text) }
    let cells = row.fields.map { field in
      field.map { ReportCell($0, appearance: appearance) }
    }
    return Line(
      path: appearance.end(ofPath: row.path.description, within: TextReport.pathLimit),
      json: json.map { appearance.truncated($0, to: TextReport.valueLimit) }
        ?? "\(appearance.missingGlyph) missing",
      cells: cells.map { $0?.line(limit: TextReport.valueLimit, appearance: appearance) ?? "" },
      outcomes: cells.map { $0?.outcome })
  }

  private func aligned(_ line: Line, _ widths: [Int]) -> ReportText {
    var text = ReportText(appearance.padded(line.path, to: widths[0]))
    text.append("  " + appearance.padded(line.json, to: widths[1]))
    for (column, cell) in line.cells.enumerated() {
      text.append("  ")
      text += ReportText(cell, line.outcomes[column].map { .outcome($0) })
      text.append(
        String(repeating: " ", count: widths[column + 2] - appearance.width(cell)))
    }
    text.trimEnd()
    return text
  }

  func trimmed(_ line: String) -> String {
    guard let end = line.lastIndex(where: { $0 != " " }) else { return "" }
    return String(line[...end])
  }

  private func explanations(
    _ explain: (FieldReport, DecodingStyle) -> Explanation
  ) -> [ReportText] {
    report.explained.map { style, field in
      let title = "\(style.rawValue.uppercased())  \(field.path)"
      return ReportText(title, .bold) + "\n"
        + explain(field, style).text(
          isUTF8: appearance.isUTF8, width: appearance.width)
    }
  }
}

extension Report {
  /// The fields that whys are told of: all that aren't as sent.
  var explained: [(style: DecodingStyle, field: FieldReport)] {
    styles.flatMap { style in
      style.fields.filter { $0.outcome != .asSent }.map { (style.style, $0) }
    }
  }
}
