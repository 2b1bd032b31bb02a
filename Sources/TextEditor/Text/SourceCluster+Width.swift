internal import TerminalCanvas
internal import TerminalText

extension SourceCluster {
  /// What a cluster that isn't a control character shows.
  ///
  /// Invisible scalars, such as a byte order mark or a bidirectional override, and marks without a
  /// base get a stand-in: in an editor they must be seen, and not join what stands before them.
  static func content(_ character: Character) -> Content {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    if attachesWithWidth(first) { return .standIn("\u{FFFD}", width: 1) }
    var gate = ScalarGate()
    let verdict = gate.judge(first, before: nil)
    if verdict == .shown, scalars.count == 1 {
      return .scalar(first, width: CellWidth.of(first))
    }
    var text = String(character)
    if verdict == .bareMark {
      text = String(text.unicodeScalars.filter { CellWidth.of($0) == 0 })
    }
    let plain = PlainText.line(text)
    return plain == text
      ? .character(character, width: CellWidth.of(character))
      : .standIn(plain, width: CellText.width(plain))
  }

  /// Whether a scalar has cells of its own and still joins the cluster before it (UAX #29): Thai
  /// and Lao AM, the halfwidth voicing marks, the skin tones.
  private static func attachesWithWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E33, 0x0EB3, 0xFF9E, 0xFF9F, 0x1F3FB...0x1F3FF: true
    default: false
    }
  }
}
