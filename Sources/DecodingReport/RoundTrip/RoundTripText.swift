import JSONSource

/// What comes back, for people: each place that differs with its why, each why once.
package struct RoundTripText {
  private static let pathLimit = 40
  private static let changeLimit = 60
  /// How many places are listed in a style.
  private static let mostPlaces = 200

  private let trip: RoundTrip
  private let appearance: TextAppearance

  package init(_ trip: RoundTrip, appearance: TextAppearance) {
    self.trip = trip
    self.appearance = appearance
  }

  /// The whole answer. Every line ends in a line feed.
  package var text: ReportText {
    let bytes = trip.payload.bytes == 1 ? "1 byte" : "\(trip.payload.bytes) bytes"
    let head = [
      ReportText(appearance.line(trip.model), .bold),
      ReportText(appearance.line(trip.payload.name)), ReportText(bytes),
    ].joined(separator: appearance.separator)
    let blocks = [head] + trip.styles.map(block)
    return blocks.map { $0 + "\n" }.joined(separator: "\n")
  }

  private func block(_ style: StyleRoundTrip) -> ReportText {
    let form = style.mirrored
    var text = ReportText(style.style.rawValue.uppercased(), .bold)
    if let refusal = form.refusal { return text + "  " + appearance.line(refusal) }
    text.append("  \(appearance.line(form.encoder.words)): \(form.countWords)")
    text += lines(form.differences, form.omittedDifferences)
    if let order = form.orderWords { text.append("\n  " + appearance.line(order)) }
    for words in form.encoder.notMirrored { text.append("\n  " + appearance.line(words)) }
    text.append("\n  " + appearance.line(form.stability.words))
    guard let plain = style.plain, let words = style.plainWords else { return text }
    text.append("\n  " + appearance.line(words))
    text += lines(style.differencesOfPlain, 0)
    if plain.refusal == nil { text.append("\n  " + appearance.line(plain.stability.words)) }
    return text
  }

  /// Alike ones at elements of arrays are one line: `24 × $.orders[*].note`.
  private func lines(_ differences: [WrittenDifference], _ omitted: Int) -> ReportText {
    var text = ReportText()
    let groups = AlikeDifferences.groups(of: differences)
    let shown = groups.prefix(Self.mostPlaces)
    let width = shown.map { appearance.width(place($0)) }.max() ?? 0
    var told: String?
    for group in shown {
      let difference = group.first
      let change = appearance.truncated(
        appearance.line(difference.change(isUTF8: appearance.isUTF8)), to: Self.changeLimit)
      text.append(
        "\n  \(difference.mark(isUTF8: appearance.isUTF8)) "
          + "\(appearance.padded(place(group), to: width))  \(change)")
      let why =
        difference.words + (difference.evidence == .inferred ? " (inferred)" : "")
      if why != told { text.append("\n      " + appearance.line(why)) }
      told = why
    }
    let more = omitted + groups.dropFirst(shown.count).reduce(0) { $0 + $1.count }
    if more > 0 { text.append("\n  and \(more) more") }
    return text
  }

  private func place(_ group: AlikeDifferences) -> String {
    let times = appearance.isUTF8 ? "×" : "x"
    let count = group.count > 1 ? "\(group.count) \(times) " : ""
    let place = group.count > 1 ? group.pattern : group.first.place(isUTF8: appearance.isUTF8)
    return count + appearance.line(appearance.end(ofPath: place, within: Self.pathLimit))
  }
}

/// Differences that are the same at several elements.
private struct AlikeDifferences {
  /// Two of them are two lines; of more the elements don't matter.
  private static let fewest = 3

  let pattern: String
  let first: WrittenDifference
  private(set) var count = 1

  private struct Key: Hashable {
    let kind: WrittenDifference.Kind
    let pattern: String
    let words: String
  }

  /// In the order of the first of each.
  static func groups(of differences: [WrittenDifference]) -> [AlikeDifferences] {
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
