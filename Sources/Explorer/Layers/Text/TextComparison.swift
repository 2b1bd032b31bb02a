import TerminalCanvas
import TextEditor

/// Two texts whose lines are compared, and what they are.
struct TextComparison: Equatable, Sendable {
  var title: String
  var changes: LineChanges

  init(_ title: String, from old: SourceText, to new: SourceText) {
    self.title = title
    changes = LineChanges(from: old, to: new)
  }
}

extension TextComparison {
  /// The lines of the comparison: `- 4 │   "age": 42`.
  func lines(_ theme: Theme, _ glyphs: Glyphs) -> [StyledLine] {
    var lines = [
      StyledLine(
        "  \(changes.removed.grouped) removed, \(changes.added.grouped) added", theme.heading),
      StyledLine(),
    ]
    let width = max(2, changes.lines.map { String(Self.number(of: $0)).count }.max() ?? 2)
    for line in changes.lines {
      let number = String(Self.number(of: line))
      let place = String(repeating: " ", count: max(0, width - number.count)) + number
      var styled = StyledLine()
      switch line {
      case .same(_, _, let text):
        styled.append("   \(place) \(glyphs.vertical) ", theme.quiet)
        styled.append(Self.shown(text), theme.quiet)
      case .removed(_, let text):
        styled.append(" - \(place) \(glyphs.vertical) ", theme.error)
        styled.append(Self.shown(text), theme.error)
      case .added(_, let text):
        styled.append(" + \(place) \(glyphs.vertical) ", theme.strong)
        styled.append(Self.shown(text), theme.strong)
      case .skipped(let count):
        let blank = String(repeating: " ", count: width)
        styled.append("   \(blank) \(glyphs.ellipsis) ", theme.quiet)
        styled.append("\(count.grouped) lines alike", theme.quiet)
      }
      lines.append(styled)
    }
    return lines
  }

  private static func number(of line: LineChanges.Line) -> Int {
    switch line {
    case .same(_, let new, _): new
    case .removed(let old, _): old
    case .added(let new, _): new
    case .skipped: 0
    }
  }

  /// The line with blanks for tabs, so that it takes the cells that it seems to.
  private static func shown(_ text: String) -> String {
    text.contains("\t") ? text.replacing("\t", with: "  ") : text
  }
}
