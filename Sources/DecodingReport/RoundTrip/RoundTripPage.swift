internal import TerminalText

/// What comes back, as one page of HTML without outside parts and without scripts.
package struct RoundTripPage {
  private let trip: RoundTrip

  package init(_ trip: RoundTrip) {
    self.trip = trip
  }

  /// The whole page.
  package var text: String {
    let title = escaped("Round trip of \(trip.model): \(trip.payload.name)")
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
      \(trip.styles.map(section).joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
  }

  private func section(_ style: StyleRoundTrip) -> String {
    let form = style.mirrored
    var parts = ["<h2>\(style.style.rawValue)</h2>"]
    guard form.refusal == nil else {
      return (parts + [paragraph(form.refusal)]).joined(separator: "\n")
    }
    parts.append("<p><code>\(escaped(form.encoder.words))</code>: \(escaped(form.countWords))</p>")
    parts += [table(form), paragraph(form.orderWords)]
    parts += form.encoder.notMirrored.map { paragraph($0) }
    parts.append(paragraph(form.stability.words))
    if let plain = style.plain {
      parts.append(paragraph(style.plainWords))
      if plain.refusal == nil {
        parts += [reasons(style.differencesOfPlain), paragraph(plain.stability.words)]
      }
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Payload and what was written beside each other, and behind each line that differs its number.
  private func table(_ form: WrittenForm) -> String {
    let rows = form.rows.map { row in
      let mark =
        row.differences.last.map { " class=\"\(form.differences[$0].kind.rawValue)\"" } ?? ""
      let indentation = String(repeating: "  ", count: row.depth)
      func cell(_ text: String?) -> String {
        "<td><code>\(text.map { escaped(indentation + $0) } ?? "")</code></td>"
      }
      return "<tr\(mark)>\(cell(row.sent))\(cell(row.written))</tr>"
    }
    let more = form.omittedRows > 0 ? "<p>and \(form.omittedRows) lines more</p>" : ""
    return """
      <div class="table"><table>
      <thead><tr><th scope="col">payload</th><th scope="col">written</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table></div>
      \(more)
      \(reasons(form.differences))
      """
  }

  private func reasons(_ differences: [WrittenDifference]) -> String {
    guard !differences.isEmpty else { return "" }
    let items = differences.map { difference in
      let inferred = difference.evidence == .inferred ? " (inferred)" : ""
      return
        "<li><code>\(escaped(difference.place(isUTF8: true)))</code> <code>\(escaped(difference.change(isUTF8: true)))</code>"
        + "<br>\(escaped(difference.words))\(inferred)</li>"
    }
    return "<ul>\n\(items.joined(separator: "\n"))\n</ul>"
  }

  private func paragraph(_ words: String?) -> String {
    words.map { "<p>\(escaped($0))</p>" } ?? ""
  }

  private func escaped(_ text: String) -> String { MarkupText.escaped(text) }

  private static let style = """
    :root { color-scheme: light dark; --ground: #fff; --text: #1b1b1b; --line: #ccc;
      --gone: #fbe0e0; --added: #e0f2e0; --changed: #fff3c4; }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #161616; --text: #e8e8e8; --line: #444;
        --gone: #421c1c; --added: #173317; --changed: #3a3210; }
    }
    body { margin: 0; background: var(--ground); color: var(--text);
      font: 16px/1.5 system-ui, sans-serif; }
    main { max-width: 70rem; margin: 0 auto; padding: 1rem; }
    h1 { font-size: 1.3rem; overflow-wrap: anywhere; }
    h2 { font-size: 1.05rem; margin-top: 2rem; }
    code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .85rem;
      white-space: pre-wrap; overflow-wrap: anywhere; }
    .table { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; table-layout: fixed; }
    th, td { text-align: left; vertical-align: top; padding: 0 .6rem; }
    th { border-bottom: 1px solid var(--line); }
    .gone { background: var(--gone); } .added { background: var(--added); }
    .changed, .respelled, .renamed, .reordered { background: var(--changed); }
    """
}
