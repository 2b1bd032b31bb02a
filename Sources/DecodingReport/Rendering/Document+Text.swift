extension Document {
  /// The document for a terminal. Every line ends in a line feed.
  package func text(_ appearance: TextAppearance) -> ReportText {
    TextWriter(appearance: appearance).text(blocks) + "\n"
  }
}

private struct TextWriter {
  let appearance: TextAppearance

  func text(_ blocks: [Document.Block]) -> ReportText {
    blocks.map(text).filter { !$0.text.isEmpty }.joined(separator: "\n\n")
  }

  private func text(_ block: Document.Block) -> ReportText {
    switch block {
    case .heading(_, let words): return lines([ReportText(words.text, .bold)])
    case .chapter(let number, let name): return lines([ReportText("\(number) \(name)", .bold)])
    case .contents: return ""
    case .facts(let texts), .paragraph(let texts): return lines(texts)
    case .list(let items): return lines(items.flatMap { $0 })
    case .numbered(let items):
      return lines(items.flatMap { item in item.lines.map { "\(item.number) \($0)" } })
    case .choices(let texts): return lines([texts.joined(separator: appearance.separator)])
    case .message(let text): return ReportText(text)
    case .code(let text, _, let title):
      return title.text.isEmpty ? ReportText(text) : lines([title]) + "\n" + text
    case .table(let table): return self.text(table)
    case .folded(let title, let blocks): return lines([ReportText(title)]) + "\n\n" + text(blocks)
    case .section(_, let blocks): return text(blocks)
    }
  }

  private func lines(_ texts: [ReportText]) -> ReportText {
    texts.map { $0.map(appearance.line) }.joined(separator: "\n")
  }

  /// Each column is as wide as its widest cell.
  private func text(_ table: Document.Table) -> ReportText {
    let rows =
      table.rows.isEmpty && table.foot.isEmpty
      ? [] : [table.titles] + (table.rows + table.foot).map { $0.cells.map(\.text) }
    var widths = table.titles.map { _ in 0 }
    for row in rows {
      for (column, cell) in row.enumerated() {
        widths[column] = max(widths[column], appearance.width(cell.text))
      }
    }
    let lines = rows.map { row in
      var line = ReportText()
      for (column, cell) in row.enumerated() {
        if column > 0 { line.append("  ") }
        line += cell.map(appearance.line)
        line.append(String(repeating: " ", count: widths[column] - appearance.width(cell.text)))
      }
      line.trimEnd()
      return line
    }
    return (lines + (table.note.isEmpty ? [] : [ReportText(table.note)])).joined(separator: "\n")
  }
}
