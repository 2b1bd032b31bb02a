internal import TerminalCanvas

extension SourceCluster {
  /// What a cluster that isn't a control character shows.
  ///
  /// Invisible ones, such as a byte order mark or a bidirectional override, and marks without a
  /// base get a stand-in: in an editor they must be seen, and not join what stands before them.
  static func content(_ character: Character) -> Content {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    let firstWidth = CellWidth.of(first)
    if attachesWithWidth(first) { return .standIn("\u{FFFD}") }
    if firstWidth == 0 || (0x80..<0xA0).contains(first.value) {
      switch first.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .spacingMark:
        var text = "\u{25CC}"
        text.unicodeScalars.append(contentsOf: scalars.filter { CellWidth.of($0) == 0 })
        return .standIn(text)
      default: return .standIn("\u{FFFD}")
      }
    }
    if scalars.count == 1 { return .scalar(first, width: firstWidth) }
    return .character(character, width: CellWidth.of(character))
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
