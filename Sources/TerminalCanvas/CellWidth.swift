/// How many cells a scalar or a cluster takes.
///
/// Wide are the scalars of class W and F in Unicode's `EastAsianWidth.txt` and those that are
/// emoji by default (`Emoji_Presentation`); class A (ambiguous) counts as narrow. Nothing of its own
/// takes a combining mark, a format character or the vowel and final consonant of a Korean syllable
/// (UAX #11, UAX #29). The C library's `wcwidth` isn't asked: its answer depends on the locale and
/// on the system's age.
package enum CellWidth {
  /// The cells of a scalar that stands alone: 0, 1 or 2.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value == 0xAD ? 0 : 1 }
    if isZeroWidth(scalar) { return 0 }
    return isWide(value) ? 2 : 1
  }

  /// The cells of a grapheme cluster: 1 or 2, 0 for one that shows nothing of its own.
  ///
  /// Two regional indicators are a flag, U+FE0F asks for the emoji's form of a character, and a
  /// sequence joined by U+200D is drawn as one emoji: two cells each. Elsewhere the scalars' widths
  /// add up to at most two.
  package static func of(_ cluster: Character) -> Int {
    cluster.unicodeScalars.reduce(0) { adding($1, to: $0) }
  }

  /// The cells of a cluster of so many cells to which a scalar is added.
  static func adding(_ scalar: Unicode.Scalar, to width: Int) -> Int {
    scalar.value == 0xFE0F && width > 0 ? 2 : min(2, width + of(scalar))
  }

  /// Whether a value lies in one of the wide ranges.
  static func isWide(_ value: UInt32) -> Bool {
    // What texts and frames are mostly made of needs no search.
    switch value {
    case ..<0x1100, 0x1160..<0x231A, 0x2400..<0x25FD: return false
    case 0x3400..<0x4DC0, 0x4E00..<0xA000, 0xAC00..<0xD7A4: return true
    default: break
    }
    var low = 0
    var high = wideRanges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if wideRanges[2 * middle + 1] < value { low = middle + 1 } else { high = middle }
    }
    return 2 * low < wideRanges.count && wideRanges[2 * low] <= value
  }

  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format, .lineSeparator,
      .paragraphSeparator:
      return true
    default: return false
    }
  }
}
