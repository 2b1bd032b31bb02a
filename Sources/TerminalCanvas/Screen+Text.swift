extension Screen {
  /// The text of one row, with its trailing spaces or without.
  package func text(ofRow row: Int, trimmed: Bool = true) -> String {
    var text = ""
    for column in 0..<size.columns {
      text += self.text(of: self[column, row])
    }
    guard trimmed else { return text }
    return String(
      text[..<(text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex)])
  }

  /// The screen as text: its rows, separated by line feeds, without trailing spaces.
  package var text: String { text(trimmed: true) }

  /// The screen as text: its rows, separated by line feeds.
  package func text(trimmed: Bool) -> String {
    (0..<size.rows).map { text(ofRow: $0, trimmed: trimmed) }.joined(separator: "\n")
  }

  /// The screen with its styles, for comparison in tests.
  ///
  /// The rows as text, then the cursor's place, then a line for each row that has styled cells:
  /// `3: 0-4 bold 214, 10 dim`, columns counted from 0 and both ends included.
  package var styledText: String {
    var lines = [text, "---"]
    lines.append(cursor.map { "cursor \($0.column),\($0.row)" } ?? "no cursor")
    for row in 0..<size.rows {
      let runs = styleRuns(ofRow: row)
      if !runs.isEmpty { lines.append("\(row): " + runs.joined(separator: ", ")) }
    }
    return lines.joined(separator: "\n")
  }

  private func styleRuns(ofRow row: Int) -> [String] {
    var runs = [String]()
    var start = 0
    for column in 0..<size.columns {
      let style = self[column, row].style
      if column + 1 < size.columns, self[column + 1, row].style == style { continue }
      if style != .plain {
        runs.append((start == column ? "\(column)" : "\(start)-\(column)") + " \(style)")
      }
      start = column + 1
    }
    return runs
  }
}
