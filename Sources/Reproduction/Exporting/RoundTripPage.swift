package import DecodingReport
import TerminalText

/// What comes back, as one page of HTML without outside parts and without scripts.
package struct RoundTripPage {
  private let trip: RoundTrip

  package init(_ trip: RoundTrip) {
    self.trip = trip
  }

  /// The whole page.
  package var text: String {
    PageFrame.page(
      "Round trip of \(trip.model): \(trip.payload.name)",
      trip.styles.map(section).joined(separator: "\n"), style: Self.style)
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

  /// Lines beside each other, those that differ on a ground.
  private static let style = """
    :root { --gone-ground: #fbe0e0; --added-ground: #e0f2e0; }
    @media (prefers-color-scheme: dark) { :root { --gone-ground: #421c1c; --added-ground: #173317; } }
    code { white-space: pre-wrap; overflow-wrap: anywhere; }
    table { table-layout: fixed; }
    td { padding: 0 .6rem; border: 0; }
    .gone { background: var(--gone-ground); } .added { background: var(--added-ground); }
    .changed, .respelled, .renamed, .reordered { background: var(--mark); }
    """
}
