internal import JSONSource

/// A report for people: what every field became in every style, and what went wrong where.
package struct TextReport {
  /// The most cells that a value takes before it is cut.
  static let valueLimit = 28
  /// The most cells that a path takes; longer ones show their end.
  static let pathLimit = 40
  /// The most cells that the words of a cause take.
  private static let causeLimit = 48

  let report: Report
  let appearance: TextAppearance
  /// `nil` for the usual ones.
  let shownRows: ShownRows?
  /// A line of the payload by its number from 1, without its end.
  let sourceLine: (Int) -> String?
  /// The why of a field; `nil` leaves the whys out.
  let explain: ((FieldReport, DecodingStyle) -> Explanation)?

  package init(
    _ report: Report, appearance: TextAppearance, rows: ShownRows? = nil,
    sourceLine: @escaping (Int) -> String?,
    explain: ((FieldReport, DecodingStyle) -> Explanation)? = nil
  ) {
    self.report = report
    shownRows = rows
    self.appearance = appearance
    self.sourceLine = sourceLine
    self.explain = explain
  }

  /// The whole report. Every line ends in a line feed.
  package var text: ReportText {
    let rows = report.rows
    let shown = (shownRows ?? .usual(for: rows.count)).rows(of: rows)
    var blocks = [header] + diagnostics.map { ReportText($0) }
    let causes = report.causes(of: rows)
    if Cause.areWorthTelling(causes, besides: shown, of: rows) { blocks.append(table(of: causes)) }
    blocks += [table(shown, of: rows.count), ReportText(summary(rows))]
    if let explain { blocks += explanations(explain) }
    blocks += traces + logs
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

  /// What the styles' own logs tell, where the report holds that.
  private var logs: [ReportText] {
    report.styles.compactMap { style in
      style.log.map { log in
        let lines = log.text.split(separator: "\n").map { ReportText(appearance.line(String($0))) }
        let title = ReportText("\(style.style.rawValue.uppercased())  its own log", .bold)
        return ([title] + (lines.isEmpty ? [ReportText("nothing to tell")] : lines))
          .joined(separator: "\n")
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

  private func table(_ rows: [ReportRow], of count: Int) -> ReportText {
    guard count > 0 else { return ReportText() }
    let titles = ["FIELD", "JSON"] + report.styles.map { $0.style.rawValue.uppercased() }
    var table = ReportText()
    if !rows.isEmpty { table = aligned(rows.map(cells), below: titles) }
    let hidden = count - rows.count
    if hidden > 0 {
      let words = hidden == 1 ? "1 row as sent isn't shown" : "\(hidden) rows as sent aren't shown"
      table.append((rows.isEmpty ? "" : "\n") + words + ": --rows all")
    }
    return table
  }

  private func cells(_ row: ReportRow) -> [ReportText] {
    let json = row.found.map {
      appearance.truncated(appearance.singleLine($0.text), to: Self.valueLimit)
    }
    let path = appearance.end(ofPath: row.path.description, within: TextReport.pathLimit)
    return [ReportText(path), ReportText(json ?? "\(appearance.missingGlyph) missing")]
      + row.fields.map { field in
        guard let field else { return ReportText() }
        let cell = ReportCell(field, appearance: appearance)
        return ReportText(
          cell.line(limit: Self.valueLimit, appearance: appearance), .outcome(cell.outcome))
      }
  }

  private func table(of causes: [Cause]) -> ReportText {
    let titles = ["N", "PROBLEM", "CAUSE"] + report.styles.map { $0.style.rawValue.uppercased() }
    return aligned(
      causes.map { cause in
        [
          ReportText("\(cause.paths.count)"),
          ReportText(appearance.end(ofPath: cause.place, within: TextReport.pathLimit)),
          ReportText(appearance.truncated(appearance.singleLine(cause.words), to: Self.causeLimit)),
        ]
          + cause.tallies.map {
            $0.texts(appearance, of: cause.paths.count).joined(separator: "  ")
          }
      }, below: titles)
  }

  /// Lines of cells, each column as wide as its widest cell.
  private func aligned(_ lines: [[ReportText]], below titles: [String]) -> ReportText {
    let all = [titles.map { ReportText($0, .bold) }] + lines
    var widths = titles.map { _ in 0 }
    for line in all {
      for (column, cell) in line.enumerated() {
        widths[column] = max(widths[column], appearance.width(cell.text))
      }
    }
    return all.map { line in
      var text = ReportText()
      for (column, cell) in line.enumerated() {
        if column > 0 { text.append("  ") }
        text += cell
        text.append(String(repeating: " ", count: widths[column] - appearance.width(cell.text)))
      }
      text.trimEnd()
      return text
    }
    .joined(separator: "\n")
  }

  func trimmed(_ line: String) -> String {
    guard let end = line.lastIndex(where: { $0 != " " }) else { return "" }
    return String(line[...end])
  }

  private func explanations(
    _ explain: (FieldReport, DecodingStyle) -> Explanation
  ) -> [ReportText] {
    report.toldWhys(explain).map { why in
      let title = "\(why.style.rawValue.uppercased())  \(why.field.path)"
      return ReportText(title, .bold) + "\n" + why.text(appearance)
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
