internal import TerminalText

/// The why of one field: what the why pane shows, what copying gives, what `--explain` prints.
package struct Explanation: Sendable, Equatable {
  /// What a line is about; the screen chooses its look by it.
  package enum Role: Sendable, Equatable {
    /// Outcome and error case or rule; always first.
    case headline(Outcome)
    case found, wanted
    /// A line of the payload; the label is its number.
    case source
    /// `^^^^ expected Int, found string`, below the line that it marks; it stands as far to the
    /// right as `prefix` is wide.
    case caret(prefix: String)
    case rule, said
    /// What another style did with the same value.
    case style(DecodingStyle, Outcome)
    /// Code; when it is right stands in `note`.
    case fix
    case note
  }

  /// One line, its parts apart so that each can have its own look.
  package struct Line: Sendable, Equatable {
    package var role: Role
    /// `found`, `rule`, `DEFAULT`; empty where the line goes on from the one above.
    package var label: String
    package var text: String
    /// What stands behind the text, dimmed.
    package var note: String
    /// How many characters the text takes at least, so that the notes of lines that belong together
    /// stand below each other.
    package var noteColumn = 0

    package init(_ role: Role, label: String = "", text: String, note: String = "") {
      self.role = role
      self.label = label
      self.text = text
      self.note = note
    }
  }

  package var lines: [Line]
  /// What the lines of that role advise, in their order.
  package var fixes: [Fix]

  package init(lines: [Line], fixes: [Fix] = []) {
    self.lines = lines
    self.fixes = fixes
  }
}

extension Explanation {
  /// The explanation as plain text, one line each, labels in a column of their own.
  ///
  /// `width` gives the cells of a text in the output, so that the caret stands below its value. Where
  /// that takes no UTF-8, our own words and marks are ASCII.
  package func text(isUTF8: Bool = true, width: (String) -> Int) -> String {
    let rule = isUTF8 ? "│" : "|"
    return lines.map { line in
      let line = isUTF8 ? line : line.inASCII
      let gap = spaces(4 + max(0, line.noteColumn - line.text.count))
      func plain(_ text: String) -> String {
        PlainText.line(LongText.cut(text), isUTF8: isUTF8)
      }
      let note = line.note.isEmpty ? "" : gap + plain(line.note)
      let text = plain(line.text)
      return switch line.role {
      case .headline: text + note
      case .source: "  \(spaces(6 - line.label.count))\(line.label) \(rule) \(text)"
      case .caret(let prefix): "\(spaces(8)) \(rule) \(spaces(width(plain(prefix))))\(text)"
      default: "  \(line.label)\(spaces(9 - line.label.count))\(text)\(note)"
      }
    }
    .joined(separator: "\n")
  }

  private func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }
}

extension Explanation.Line {
  /// The line with ASCII marks in the place of others; what the payload or an error's description has
  /// of them stays.
  fileprivate var inASCII: Self {
    var line = self
    line.note = Self.ascii(note)
    switch role {
    case .headline(let outcome), .style(_, let outcome):
      if text.first == outcome.glyph { line.text = "\(outcome.asciiGlyph)\(text.dropFirst())" }
    case .source, .found: line.text = Self.asciiEnds(text)
    case .caret(let prefix):
      line.role = .caret(prefix: Self.asciiEnds(prefix))
      line.text = Self.ascii(text)
    case .said: line.text = Self.asciiEnds(text)
    case .wanted, .rule, .fix, .note: line.text = Self.ascii(text)
    }
    return line
  }

  private static let substitutes: [Character: String] = ["…": "...", "“": "\"", "”": "\""]

  private static func ascii(_ text: String) -> String {
    text.reduce(into: "") { $0 += substitutes[$1] ?? String($1) }
  }

  /// The text with ASCII marks where it was cut, or quoted.
  private static func asciiEnds(_ text: String) -> String {
    guard text.count > 1, let first = text.first, let last = text.last else { return text }
    return (substitutes[first] ?? String(first)) + text.dropFirst().dropLast()
      + (substitutes[last] ?? String(last))
  }
}
