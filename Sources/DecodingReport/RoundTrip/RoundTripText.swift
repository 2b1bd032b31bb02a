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

  private func lines(_ differences: [WrittenDifference], _ omitted: Int) -> ReportText {
    var text = ReportText()
    let shown = differences.prefix(Self.mostPlaces)
    let width = shown.map { appearance.width(place($0)) }.max() ?? 0
    var told: String?
    for difference in shown {
      let change = appearance.truncated(
        appearance.line(difference.change(isUTF8: appearance.isUTF8)), to: Self.changeLimit)
      text.append(
        "\n  \(difference.mark(isUTF8: appearance.isUTF8)) "
          + "\(appearance.padded(place(difference), to: width))  \(change)")
      let why =
        difference.words + (difference.evidence == .inferred ? " (inferred)" : "")
      if why != told { text.append("\n      " + appearance.line(why)) }
      told = why
    }
    let more = omitted + differences.count - shown.count
    if more > 0 { text.append("\n  and \(more) more") }
    return text
  }

  private func place(_ difference: WrittenDifference) -> String {
    appearance.line(
      appearance.end(
        ofPath: difference.place(isUTF8: appearance.isUTF8), within: Self.pathLimit))
  }
}
