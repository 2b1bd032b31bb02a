package import JSONSource

/// A report for people: what every field became in every style, and what went wrong where.
package struct ReportDocument {
  private let report: Report
  private let appearance: TextAppearance
  /// `nil` for the usual ones.
  private let shownRows: ShownRows?
  /// A line of the payload by its number from 1, without its end.
  private let sourceLine: (Int) -> String?
  /// The why of a field; `nil` leaves the whys out.
  private let explain: ((FieldReport, DecodingStyle) -> Explanation)?

  package init(
    _ report: Report, appearance: TextAppearance, rows: ShownRows? = nil,
    sourceLine: @escaping (Int) -> String? = { _ in nil },
    explain: ((FieldReport, DecodingStyle) -> Explanation)? = nil
  ) {
    self.report = report
    shownRows = rows
    self.appearance = appearance
    self.sourceLine = sourceLine
    self.explain = explain
  }

  /// The whole report for a terminal.
  package var text: ReportText { document(as: .text).text(appearance) }

  /// The whole report as GitHub's Markdown: tables to paste into a ticket.
  package var markdown: String { document(as: .markdown).markdown(appearance) }

  private func document(as form: Document.Form) -> Document {
    let rows = report.rows
    let shown = (shownRows ?? .usual(for: rows.count)).rows(of: rows)
    var blocks = form == .text ? textHead : markdownHead
    let causes = report.causes(of: rows)
    if Cause.areWorthTelling(causes, besides: shown, of: rows) {
      blocks.append(.table(table(of: causes, as: form)))
    }
    var table = table(of: shown, as: form)
    if form == .text { table.note = note(hidden: rows.count - shown.count) }
    blocks.append(.table(table))
    if form == .text {
      blocks.append(.paragraph(textSummary(rows)))
    } else if report.payload.foundationAccepts {
      blocks.append(markdownSummary)
    } else {
      blocks.append(.paragraph(["Foundation rejects the document: nothing was decoded."]))
    }
    for why in explain.map(report.toldWhys) ?? [] {
      let (style, path) = (why.style.rawValue, why.field.path.description)
      // The words line up under each other.
      blocks.append(
        .code(
          why.text(appearance),
          title: form == .text
            ? ReportText("\(style.uppercased())  \(path)", .bold)
            : "\(bold: style) \(code(path))"))
    }
    return Document(form == .text ? blocks + traces + logs : blocks)
  }

  // MARK: The head

  private var textHead: [Document.Block] {
    let payload = report.payload
    let bytes = payload.bytes == 1 ? "1 byte" : "\(payload.bytes) bytes"
    var parts: [ReportText] = [
      ReportText(report.model, .bold), ReportText(payload.name), ReportText(bytes),
    ]
    if !payload.foundationAccepts {
      parts.append("Foundation rejects the document: nothing was decoded")
    }
    return [.paragraph([parts.joined(separator: appearance.separator)])]
      + report.diagnostics(sourceLine: sourceLine).map { .message($0.text(appearance)) }
  }

  private var markdownHead: [Document.Block] {
    let errors = report.diagnostics { _ in nil }.map { diagnostic in
      let line = diagnostic.text(appearance).prefix { $0 != "\n" }
      return [code(String(line), limit: .max)]
    }
    return [.heading(3, "\(words(report.model)): \(words(report.payload.name))"), .list(errors)]
  }

  // MARK: Tables

  private func title(_ name: String, as form: Document.Form) -> ReportText {
    form == .text ? ReportText(name.uppercased(), .bold) : ReportText(name)
  }

  private func table(of causes: [Cause], as form: Document.Form) -> Document.Table {
    let names = ["N", "Problem", "Cause"] + report.styles.map(\.style.rawValue)
    let isText = form == .text
    return Document.Table(
      names.map { title($0, as: form) },
      causes.map { cause in
        let words = appearance.singleLine(cause.words)
        return Document.Row(
          [
            ReportText("\(cause.placeCount)"), place(cause.place, as: form),
            ReportText(isText ? appearance.truncated(words, to: Self.causeLimit) : words),
          ]
            + cause.tallies.map {
              $0.texts(appearance, of: cause.placeCount).joined(separator: isText ? "  " : " ")
            })
      })
  }

  /// What each style made of fields. A page has the whys below what isn't as sent.
  package func table(
    of rows: [ReportRow], as form: Document.Form, selected: JSONPath? = nil
  ) -> Document.Table {
    let names = [form == .html ? "field" : "Field", "JSON"] + report.styles.map(\.style.rawValue)
    let missing = form == .html ? "missing" : "\(appearance.missingGlyph) missing"
    var table = Document.Table(
      names.map { title($0, as: form) },
      rows.map { row in
        let found = row.found.map { value($0.text, as: form) } ?? ReportText(missing)
        var line = Document.Row(
          [Document.Cell(place(row.path.description, as: form)), Document.Cell(found)]
            + zip(report.styles, row.fields).map { cell($1, $0.style, as: form) })
        if row.path == selected { line.look = "selected" }
        return line
      })
    table.isOfFields = true
    return table
  }

  private func cell(
    _ field: FieldReport?, _ style: DecodingStyle, as form: Document.Form
  ) -> Document.Cell {
    guard let field else { return Document.Cell() }
    let cell = ReportCell(field, appearance: appearance)
    guard form == .markdown else {
      let line = cell.line(limit: form.valueLimit, appearance: appearance)
      let why = form == .html && field.outcome != .asSent ? explain?(field, style) : nil
      return Document.Cell(
        ReportText(line, .outcome(cell.outcome)),
        why: why?.text(isUTF8: true, width: appearance.width))
    }
    let isValue = field.outcome != .threw && field.outcome != .dropped && field.alone == nil
    let texts = [
      ReportText(appearance.glyph(cell.outcome), .mark(cell.outcome)),
      isValue ? code(cell.text) : words(cell.text), words(cell.note),
    ]
    return Document.Cell(texts.filter { !$0.text.isEmpty }.joined(separator: " "))
  }

  private func place(_ path: String, as form: Document.Form) -> ReportText {
    switch form {
    case .text: ReportText(appearance.end(ofPath: path, within: Self.pathLimit))
    case .markdown: code(path)
    case .html: ReportText(path, .path)
    }
  }

  private func value(_ text: String, as form: Document.Form) -> ReportText {
    if form == .markdown { return code(text) }
    return ReportText(
      appearance.truncated(appearance.singleLine(text), to: form.valueLimit))
  }

  private func code(_ text: String, limit: Int = Document.Form.markdown.valueLimit) -> ReportText {
    ReportText(appearance.truncated(appearance.singleLine(text), to: limit), .code)
  }

  private func words(_ text: String) -> ReportText { ReportText(appearance.singleLine(text)) }

  /// The most cells that a path takes; longer ones show their end.
  private static let pathLimit = 40
  /// The most cells that the words of a cause take.
  private static let causeLimit = 48

  private func note(hidden: Int) -> String {
    switch hidden {
    case ...0: ""
    case 1: "1 row as sent isn't shown: --rows all"
    default: "\(hidden) rows as sent aren't shown: --rows all"
    }
  }

  // MARK: The summary

  /// A line a style with its counts, and the marks that the table made use of.
  private func textSummary(_ rows: [ReportRow]) -> [ReportText] {
    let width = report.styles.map { appearance.width($0.style.rawValue) }.max() ?? 0
    let lines = report.styles.map { style in
      var line = ReportText(
        appearance.padded(style.style.rawValue, to: width) + "  "
          + appearance.padded(style.threw ? "threw" : "decoded", to: 7) + "  ")
      line += counts(style, as: .text).joined(separator: appearance.separator)
      line.trimEnd()
      return line
    }
    let legend = legend(rows)
    return lines + [report.deniedWords.map { ReportText($0) }].compactMap(\.self)
      + (legend.isEmpty ? [] : ["", ReportText(legend)])
  }

  private var markdownSummary: Document.Block {
    let styles: [[ReportText]] = report.styles.map { style in
      let counts = counts(style, as: .markdown).joined(separator: ", ")
      return ["\(bold: style.style.rawValue) \(style.threw ? "threw" : "decoded"): \(counts)"]
    }
    return .list(styles + [report.deniedWords.map { [words($0)] }].compactMap(\.self))
  }

  private func counts(_ style: StyleReport, as form: Document.Form) -> [ReportText] {
    let isText = form == .text
    let summary = style.summary
    var parts = Outcome.allCases.compactMap { outcome in
      summary[outcome] > 0 ? "\(summary[outcome]) \(outcome.words)" as ReportText : nil
    }
    if let errors = Words.errors(summary) { parts.append(ReportText(errors)) }
    if summary.silentLoss > 0 {
      parts.append(ReportText("\(summary.silentLoss) lost silently", isText ? nil : .bold))
    }
    if summary.unknownKeys > 0 {
      let keys = isText ? summary.unknownKeys == 1 ? " key" : " keys" : ""
      parts.append("\(summary.unknownKeys) unknown\(keys)")
    }
    if isText, style.omittedFields > 0 {
      parts.append("\(style.omittedFields) more fields not listed")
    }
    if let unexplained = style.unexplained {
      parts.append(ReportText(Words.unexplained(unexplained)))
    }
    return parts
  }

  private func legend(_ rows: [ReportRow]) -> String {
    let fields = rows.flatMap { $0.fields.compactMap { $0 } }
    let outcomes = Set(fields.map(\.outcome) + fields.compactMap { $0.alone?.outcome })
    guard outcomes.contains(where: { $0 != .asSent }) else { return "" }
    var parts = Outcome.allCases.filter(outcomes.contains).map { outcome in
      "\(appearance.glyph(outcome)) \(outcome.words)"
    }
    if fields.contains(where: { $0.alone != nil }) {
      parts.append("( ) what the field would have done alone")
    }
    if fields.contains(where: \.silentLoss) {
      parts.append("! the value was lost, no error was raised")
    }
    return parts.joined(separator: "  ")
  }

  // MARK: Traces and logs

  /// The calls of the styles whose traces the report holds.
  private var traces: [Document.Block] {
    guard report.payload.foundationAccepts else { return [] }
    return report.styles.compactMap { style in
      style.trace.map { trace in
        let title = "\(style.style.rawValue.uppercased())  the calls of \(style.model)"
        return .code(
          TraceText(trace, appearance: appearance).text, title: ReportText(title, .bold))
      }
    }
  }

  /// What the styles' own logs tell, where the report holds that.
  private var logs: [Document.Block] {
    report.styles.compactMap { style in
      style.log.map { log in
        let lines = log.text.split(separator: "\n").map { appearance.line(String($0)) }
        let title = "\(style.style.rawValue.uppercased())  its own log"
        return .code(
          lines.isEmpty ? "nothing to tell" : lines.joined(separator: "\n"),
          title: ReportText(title, .bold))
      }
    }
  }
}

extension Document.Form {
  /// The most cells that a value takes before it is cut.
  package var valueLimit: Int {
    switch self {
    case .text: 28
    case .markdown: 80
    case .html: 60
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
