import JSONSource

/// What comes back, for people: what each style writes, the places that differ, and why.
package struct RoundTripDocument {
  private let trip: RoundTrip
  private let appearance: TextAppearance

  package init(_ trip: RoundTrip, appearance: TextAppearance) {
    self.trip = trip
    self.appearance = appearance
  }

  /// For a terminal: alike places are one line, and each why is told once.
  package var text: ReportText {
    let bytes = trip.payload.bytes == 1 ? "1 byte" : "\(trip.payload.bytes) bytes"
    let head = [
      ReportText(trip.model, .bold), ReportText(trip.payload.name), ReportText(bytes),
    ].joined(separator: appearance.separator)
    return document([.paragraph([head])], as: .text).text(appearance)
  }

  /// As GitHub's Markdown.
  package var markdown: String {
    document([.heading(3, ReportText(title))], as: .markdown).markdown(appearance)
  }

  /// As one page of HTML, payload and what was written beside each other.
  package var page: String { document([], as: .html).page(title, style: Self.style) }

  private var title: String { "Round trip of \(trip.model): \(trip.payload.name)" }

  private func document(_ head: [Document.Block], as form: Document.Form) -> Document {
    Document(head + trip.styles.flatMap { blocks($0, as: form) })
  }

  private func blocks(_ style: StyleRoundTrip, as form: Document.Form) -> [Document.Block] {
    let name = style.style.rawValue
    let written = style.mirrored
    let heading = Document.Block.heading(2, ReportText(name))
    if let refusal = written.refusal {
      switch form {
      case .text: return [.paragraph(["\(bold: name.uppercased())  \(refusal)"])]
      case .markdown: return [.paragraph(["\(bold: name): \(refusal)"])]
      case .html: return [heading, .paragraph([ReportText(refusal)])]
      }
    }
    let words =
      [written.orderWords].compactMap(\.self) + written.encoder.notMirrored
      + [written.stability.words] + [style.plainWords].compactMap(\.self)
    let others = style.differencesOfPlain
    let end = style.plain.flatMap { $0.refusal == nil ? $0.stability.words : nil }
    let (encoder, count) = (written.encoder.words, written.countWords)
    func paragraphs(_ texts: [String]) -> [Document.Block] {
      texts.map { .paragraph([ReportText($0)]) }
    }
    let last = end.map { [$0] } ?? []
    switch form {
    case .text:
      return [
        .paragraph(
          ["\(bold: name.uppercased())  \(encoder): \(count)"]
            + lines(written.differences, written.omittedDifferences)
            + words.map { "  \($0)" } + lines(others, 0) + last.map { "  \($0)" })
      ]
    case .markdown:
      let more = written.omittedDifferences
      return [
        .paragraph(["\(bold: name), \(code: encoder): \(count)"]),
        .table(table(written.differences)),
      ] + paragraphs(more > 0 ? ["and \(more) more"] : []) + paragraphs(words)
        + [.table(table(others))] + paragraphs(last)
    case .html:
      let more = written.omittedRows
      return [
        heading, .paragraph(["\(code: encoder): \(count)"]), .table(rows(of: written)),
        .paragraph(more > 0 ? ["and \(more) lines more"] : []),
        .list(reasons(written.differences)),
      ] + paragraphs(words) + (others.isEmpty ? [] : [.list(reasons(others))]) + paragraphs(last)
    }
  }

  private func why(_ difference: RoundTripDifference) -> String {
    difference.words + (difference.evidence.isInferred ? " (inferred)" : "")
  }

  // MARK: As text

  private static let pathLimit = 40
  private static let changeLimit = 60
  /// How many places are listed in a style.
  private static let mostPlaces = 200

  /// Alike ones at elements of arrays are one line: `24 × $.orders[*].note`.
  private func lines(_ differences: [RoundTripDifference], _ omitted: Int) -> [ReportText] {
    let isUTF8 = appearance.isUTF8
    let groups = AlikeDifferences.groups(of: differences)
    let shown = groups.prefix(Self.mostPlaces)
    let width = shown.map { appearance.width(place($0)) }.max() ?? 0
    var lines: [ReportText] = []
    var told: String?
    for group in shown {
      let change = appearance.truncated(
        appearance.line(group.first.change(isUTF8: isUTF8)), to: Self.changeLimit)
      let place = appearance.padded(place(group), to: width)
      lines.append("  \(group.first.mark(isUTF8: isUTF8)) \(place)  \(change)")
      let why = why(group.first)
      if why != told { lines.append("      \(why)") }
      told = why
    }
    let more = omitted + groups.dropFirst(shown.count).reduce(0) { $0 + $1.count }
    return more > 0 ? lines + ["  and \(more) more"] : lines
  }

  private func place(_ group: AlikeDifferences) -> String {
    let times = appearance.isUTF8 ? "×" : "x"
    let count = group.count > 1 ? "\(group.count) \(times) " : ""
    let place = group.count > 1 ? group.pattern : group.first.place(isUTF8: appearance.isUTF8)
    return count + appearance.line(appearance.end(ofPath: place, within: Self.pathLimit))
  }

  // MARK: As Markdown and HTML

  private func table(_ differences: [RoundTripDifference]) -> Document.Table {
    Document.Table(
      ["Place", "Sent", "Written", "Why"],
      differences.map { difference in
        Document.Row([
          ReportText(difference.place(isUTF8: true), .code),
          ReportText(difference.sent ?? "", .code), ReportText(difference.written ?? "", .code),
          ReportText(why(difference)),
        ])
      })
  }

  /// Payload and what was written, each line that differs with the look of its difference.
  private func rows(of form: RoundTripForm) -> Document.Table {
    Document.Table(
      ["payload", "written"],
      form.rows.map { row in
        let indentation = String(repeating: "  ", count: row.depth)
        var line = Document.Row(
          [row.sent, row.written].map { text in
            ReportText(text.map { indentation + $0 } ?? "", .code)
          })
        line.isNamed = false
        line.look = row.differences.last.map { form.differences[$0].kind.rawValue } ?? ""
        return line
      })
  }

  private func reasons(_ differences: [RoundTripDifference]) -> [[ReportText]] {
    differences.map { difference in
      let (place, change) = (difference.place(isUTF8: true), difference.change(isUTF8: true))
      return ["\(code: place) \(code: change)", ReportText(why(difference))]
    }
  }

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

/// Differences that are the same at several elements.
private struct AlikeDifferences {
  /// Two of them are two lines; of more the elements don't matter.
  private static let fewest = 3

  let pattern: String
  let first: RoundTripDifference
  private(set) var count = 1

  private struct Key: Hashable {
    let kind: RoundTripDifference.Kind
    let pattern: String
    let words: String
  }

  /// In the order of the first of each.
  static func groups(of differences: [RoundTripDifference]) -> [AlikeDifferences] {
    let keys = differences.map { difference in
      Key(
        kind: difference.kind, pattern: pattern(of: difference.path), words: difference.words)
    }
    let counts = keys.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var places: [Key: Int] = [:]
    var groups: [AlikeDifferences] = []
    for (difference, key) in zip(differences, keys) {
      if counts[key, default: 0] >= fewest, let place = places[key] {
        groups[place].count += 1
      } else {
        places[key] = groups.count
        groups.append(AlikeDifferences(pattern: key.pattern, first: difference))
      }
    }
    return groups
  }

  private static func pattern(of path: JSONPath) -> String {
    path.steps.reduce(into: "$") { pattern, step in
      if case .index = step {
        pattern += "[*]"
      } else {
        pattern += "\(JSONPath([step]))".dropFirst()
      }
    }
  }
}
