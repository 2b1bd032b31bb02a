extension PlainText {
  /// So many cells a name takes at most, and so many names of a path are told: the last ones.
  private static let (mostCells, mostNames) = (40, 6)

  /// A stranger's name, or path, in a sentence of ours: on one line, each name cut, in quotation marks that
  /// it can't close.
  package static func name(_ text: String) -> String {
    let plain = line(text).unicodeScalars.map { $0.properties.isQuotationMark ? "'" : $0 }
    var names = plain.split(separator: "/", omittingEmptySubsequences: false).map(cut)
    if names.count > mostNames { names = ["…"] + names.suffix(mostNames - 1) }
    return "\"\(names.joined(separator: "/"))\""
  }

  private static func cut(_ name: ArraySlice<Unicode.Scalar>) -> String {
    var room = mostCells
    let kept = name.prefix { scalar in
      // What comes from here on may be two cells wide.
      room -= scalar.value < 0x1100 ? 1 : 2
      return room >= 0
    }
    var text = String.UnicodeScalarView(kept.count < name.count ? kept.dropLast() : kept)
    if kept.count < name.count { text.append("…") }
    return String(text)
  }
}
