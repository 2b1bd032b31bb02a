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
    let title = MarkupText.escaped(reproduction.title)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>\(title)</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <main>
      <h1>\(title)</h1>
      \(messages)
      <h2>What became of each field</h2>
      \(table)
      <h2>Payload</h2>
      <pre>\(MarkupText.escaped(payload))</pre>
      <h2>Reproduction</h2>
      <p>\(MarkupText.escaped(reproduction.valuesNote)); save it as repro.swift, and run <code>swift repro.swift</code>.</p>
      <pre>\(MarkupText.escaped(SwiftFile(reproduction).text))</pre>
      \(remarks)
      </main>
      </body>
      </html>

      """
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
      <div class="table"><table>
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

  private static let style = """
    :root { color-scheme: light dark; --ground: #fff; --text: #1b1b1b; --line: #ccc; --mark: #fff3c4;
      --good: #1b6e1b; --changed: #7a5300; --lost: #a33c00; --bad: #b00020; --dim: #666; }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #161616; --text: #e8e8e8; --line: #444; --mark: #3a3210;
        --good: #7fd07f; --changed: #f0cc62; --lost: #ffab4a; --bad: #ff8d9b; --dim: #9a9a9a; }
    }
    body { margin: 0; background: var(--ground); color: var(--text);
      font: 16px/1.5 system-ui, sans-serif; }
    main { max-width: 70rem; margin: 0 auto; padding: 1rem; }
    h1 { font-size: 1.3rem; overflow-wrap: anywhere; }
    h2 { font-size: 1.05rem; margin-top: 2rem; }
    pre, table, code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .85rem; }
    pre { overflow-x: auto; padding: .6rem; border: 1px solid var(--line); margin: .4rem 0; }
    .table { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; }
    th, td { text-align: left; vertical-align: top; padding: .25rem .6rem;
      border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
    th[scope=row] { font-weight: normal; min-width: 8rem; }
    .selected { background: var(--mark); }
    summary { cursor: pointer; }
    .asSent { color: var(--good); } .converted { color: var(--changed); }
    .default, .dropped, .nil { color: var(--lost); } .threw { color: var(--bad); font-weight: bold; }
    .notReached { color: var(--dim); }
    @media (max-width: 48rem) {
      thead { display: none; }
      tr { display: block; border-bottom: 1px solid var(--line); padding: .4rem 0; }
      th, td { display: block; border: 0; padding: .1rem .4rem; }
      th[scope=row] { font-weight: bold; }
      td::before { content: attr(data-of); float: left; width: 5rem; color: var(--dim); }
      td > * { margin-left: 5rem; display: block; }
    }
    @media print { pre { white-space: pre-wrap; } .table { overflow: visible; } main { max-width: none; } }
    """
}
