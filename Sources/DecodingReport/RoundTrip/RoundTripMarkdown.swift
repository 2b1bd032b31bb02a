/// What comes back, as GitHub's Markdown.
package struct RoundTripMarkdown {
  private let trip: RoundTrip
  private let appearance: TextAppearance

  package init(_ trip: RoundTrip, appearance: TextAppearance) {
    self.trip = trip
    self.appearance = appearance
  }

  /// The whole answer. Every line ends in a line feed.
  package var text: String {
    let title = "### Round trip of \(escaped(trip.model)): \(escaped(trip.payload.name))"
    return ([title] + trip.styles.flatMap(blocks)).map { $0 + "\n" }.joined(separator: "\n")
  }

  private func blocks(_ style: StyleRoundTrip) -> [String] {
    let form = style.mirrored
    let head = "**\(style.style.rawValue)**"
    if let refusal = form.refusal { return ["\(head): \(escaped(refusal))"] }
    var blocks = ["\(head), \(code(form.encoder.words)): \(form.countWords)"]
    blocks.append(table(form.differences))
    if form.omittedDifferences > 0 { blocks.append("and \(form.omittedDifferences) more") }
    blocks += ([form.orderWords] + form.encoder.notMirrored).compactMap { $0.map(escaped) }
    blocks.append(escaped(form.stability.words))
    if let plain = style.plain, let words = style.plainWords {
      blocks.append(escaped(words))
      blocks.append(table(style.differencesOfPlain))
      if plain.refusal == nil { blocks.append(escaped(plain.stability.words)) }
    }
    return blocks.filter { !$0.isEmpty }
  }

  private func table(_ differences: [WrittenDifference]) -> String {
    guard !differences.isEmpty else { return "" }
    let lines = differences.map { difference in
      let inferred = difference.evidence == .inferred ? " (inferred)" : ""
      return row([
        code(difference.place(isUTF8: true)), difference.sent.map(code) ?? "",
        difference.written.map(code) ?? "",
        escaped(difference.words) + inferred,
      ])
    }
    return
      ([row(["Place", "Sent", "Written", "Why"]), row(["---", "---", "---", "---"])] + lines)
      .joined(separator: "\n")
  }

  private func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

  private func escaped(_ text: String) -> String { MarkdownText.escaped(appearance.line(text)) }

  private func code(_ text: String) -> String { MarkdownText.code(appearance.line(text)) }
}
