import DecodingReport
import TerminalCanvas

/// One line of an explanation, in the looks of its role.
struct WhyLine {
  private let line: Explanation.Line
  private let theme: Theme
  private let glyphs: Glyphs

  init(_ line: Explanation.Line, theme: Theme, glyphs: Glyphs) {
    self.line = line
    self.theme = theme
    self.glyphs = glyphs
  }

  /// The line at a width, broken between words where it is longer.
  func lines(columns: Int) -> [StyledLine] {
    switch line.role {
    case .headline(let outcome): return headline(outcome, columns: columns)
    case .source: return [source]
    case .caret(let prefix): return caret(behind: prefix, columns: columns)
    default: return labelled(columns: columns)
    }
  }

  private func headline(_ outcome: Outcome, columns: Int) -> [StyledLine] {
    var first = StyledLine("  ", theme.text)
    // The outcome's own words stand first: they carry its look, the rest is told plainly.
    let words = glyphs.words(line.text)
    let split = words.firstRange(of: "  ")?.lowerBound ?? words.endIndex
    first.append(String(words[..<split]), theme.glyph(outcome))
    var runs = [StyledLine.Run(text: String(words[split...]), style: theme.strong)]
    if !line.note.isEmpty {
      runs.append(StyledLine.Run(text: "  " + glyphs.words(line.note), style: theme.text))
    }
    return StyledLine.wrapped(runs, columns: columns - 1, first: first, indent: 4)
  }

  private var source: StyledLine {
    let label = String(repeating: " ", count: max(0, 7 - line.label.count)) + line.label
    var styled = StyledLine(label, theme.quiet)
    styled.append(" \(glyphs.vertical) ", theme.rule)
    styled.append(line.text, theme.text)
    return styled
  }

  /// The carets, and what they say behind them; below them, to the left, where there is no room.
  private func caret(behind prefix: String, columns: Int) -> [StyledLine] {
    func row(_ indent: Int, _ text: String) -> StyledLine {
      var styled = StyledLine("       ", theme.quiet)
      styled.append(" \(glyphs.vertical) ", theme.rule)
      styled.append(String(repeating: " ", count: max(0, indent)), theme.text)
      styled.append(text, theme.error)
      return styled
    }
    let indent = CellText.width(prefix)
    let text = glyphs.words(line.text)
    let room = columns - Self.excerptIndent - 1
    let carets = text.prefix { $0 == "^" }
    let words = text.dropFirst(carets.count).drop { $0 == " " }
    guard indent + CellText.width(text) > room, !words.isEmpty else { return [row(indent, text)] }
    let width = CellText.width(String(words))
    guard width > room else {
      return [row(indent, String(carets)), row(min(indent, room - width), String(words))]
    }
    return [row(indent, String(carets))]
      + StyledLine.wrapped(String(words), theme.error, columns: columns - 1, first: row(0, ""))
  }

  /// How far to the right a line of the payload begins.
  private static let excerptIndent = 10

  /// An explanation whose excerpt begins so far to the right that its carets are in sight.
  static func fitting(_ explanation: Explanation, columns: Int) -> Explanation {
    var explanation = explanation
    for place in explanation.lines.indices.dropFirst() {
      guard case .caret(let prefix) = explanation.lines[place].role else { continue }
      let carets = explanation.lines[place].text.prefix { $0 == "^" }.count
      let room = columns - excerptIndent - 1
      let surplus = CellText.width(prefix) + min(carets, room / 2) - room
      guard surplus > 0, explanation.lines[place - 1].text.hasPrefix(prefix) else { continue }
      // A sign stands for what is left out; wide characters make it more than is needed.
      let cut = min(surplus + 1, prefix.count)
      explanation.lines[place - 1].text = "…" + explanation.lines[place - 1].text.dropFirst(cut)
      explanation.lines[place].role = .caret(prefix: "…" + prefix.dropFirst(cut))
    }
    return explanation
  }

  private func labelled(columns: Int) -> [StyledLine] {
    let first = StyledLine("    " + line.label.padded(to: 8), labelStyle)
    guard !line.note.isEmpty else {
      return StyledLine.wrapped(textRuns, columns: columns - 1, first: first)
    }
    let note = StyledLine.Run(text: glyphs.words(line.note), style: theme.quiet)
    var head = first
    for run in textRuns { head.append(run.text, run.style) }
    let wide = max(0, line.noteColumn - line.text.count)
    let begins = head.width + wide + 4
    if begins + min(CellText.width(note.text), Self.noteWidth) < columns {
      // Below the note of the line above, and its own lines below each other.
      head.append(String(repeating: " ", count: wide + 4), theme.text)
      return StyledLine.wrapped([note], columns: columns - 1, first: head)
    }
    let gap = StyledLine.Run(text: "    ", style: theme.text)
    return StyledLine.wrapped(textRuns + [gap, note], columns: columns - 1, first: first)
  }

  /// A note in a narrower column than that would be torn.
  private static let noteWidth = 20

  private var labelStyle: TextStyle {
    if case .style = line.role { return theme.heading }
    return theme.quiet
  }

  private var textRuns: [StyledLine.Run] {
    switch line.role {
    case .wanted: return [StyledLine.Run(text: line.text, style: theme.typeName)]
    case .found: return [StyledLine.Run(text: line.text, style: theme.text)]
    case .fix:
      return SwiftSpan.spans(of: line.text).map { span in
        StyledLine.Run(text: String(span.text), style: theme.code(span.kind))
      }
    case .style(_, let outcome): return outcomeRuns(outcome)
    default: return emphasised(glyphs.words(line.text))
    }
  }

  /// `↺ 0  swallowed …`: glyph and value in the outcome's look.
  private func outcomeRuns(_ outcome: Outcome) -> [StyledLine.Run] {
    let words = glyphs.words(line.text)
    let value = words.firstRange(of: "  ")?.lowerBound ?? words.endIndex
    let verb = words.firstRange(of: ": ")?.lowerBound ?? words.endIndex
    // `✗ throws: …` and `⋯ not reached; …` go on in sentences, which aren't the value.
    let split = outcome == .threw || outcome == .notReached ? min(value, verb) : value
    return [StyledLine.Run(text: String(words[..<split]), style: theme.glyph(outcome))]
      + emphasised(String(words[split...]))
  }

  /// What other styles did in one line, without the words behind it: `DEFAULT ↺ 0   SMART ~ 42`.
  static func others(
    _ lines: [Explanation.Line], theme: Theme, glyphs: Glyphs, columns: Int
  ) -> StyledLine {
    var all = StyledLine("    ", theme.text)
    let room = (columns - 4) / max(1, lines.count)
    for line in lines {
      guard case .style(_, let outcome) = line.role else { continue }
      let label = line.label.padded(to: 8)
      let value = WhyLine(line, theme: theme, glyphs: glyphs).outcomeRuns(outcome)[0]
      let text = CellText.truncated(
        value.text, columns: max(1, room - label.count - 2), mark: glyphs.ellipsis)
      all.append(label, theme.heading)
      all.append(text, value.style)
      all.append(
        String(repeating: " ", count: max(2, room - label.count - CellText.width(text))), theme.text
      )
    }
    return all
  }

  /// The word that this program is about is never told in passing.
  private func emphasised(_ text: String) -> [StyledLine.Run] {
    guard let range = text.firstRange(of: "silently") else {
      return [StyledLine.Run(text: text, style: theme.text)]
    }
    return [
      StyledLine.Run(text: String(text[..<range.lowerBound]), style: theme.text),
      StyledLine.Run(text: String(text[range]), style: theme.caution),
      StyledLine.Run(text: String(text[range.upperBound...]), style: theme.text),
    ]
  }
}
