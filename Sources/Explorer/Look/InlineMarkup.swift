import TerminalCanvas

/// What Markdown marks within a line.
enum InlineMarkup {
  /// A text with `code` and **strong** words, the rest in a style.
  static func runs(
    of text: String, _ style: TextStyle, _ theme: Theme, _ glyphs: Glyphs
  ) -> [StyledLine.Run] {
    var runs: [StyledLine.Run] = []
    for (place, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      if place % 2 == 1 {
        runs.append(StyledLine.Run(text: String(part), style: theme.typeName))
        continue
      }
      var isStrong = false
      var rest = part
      while let mark = rest.firstRange(of: "**") {
        let words = glyphs.words(String(rest[..<mark.lowerBound]))
        runs.append(StyledLine.Run(text: words, style: isStrong ? theme.strong : style))
        rest = rest[mark.upperBound...]
        isStrong.toggle()
      }
      let words = glyphs.words(String(rest))
      runs.append(StyledLine.Run(text: words, style: isStrong ? theme.strong : style))
    }
    return runs.filter { !$0.text.isEmpty }
  }
}
