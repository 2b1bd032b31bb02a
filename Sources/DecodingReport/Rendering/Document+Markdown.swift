internal import TerminalText

extension Document {
  /// The document as GitHub's Markdown. Every line ends in a line feed.
  package func markdown(_ appearance: TextAppearance) -> String {
    MarkdownWriter(appearance: appearance).text(blocks) + "\n"
  }
}

/// Of strangers' texts no mark takes effect.
private struct MarkdownWriter {
  let appearance: TextAppearance

  func text(_ blocks: [Document.Block]) -> String {
    blocks.map(text).filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func text(_ block: Document.Block) -> String {
    switch block {
    case .heading(let level, let words):
      return String(repeating: "#", count: level) + " " + line(words)
    case .chapter(let number, let name): return "## \(number) \(escaped(name))"
    case .contents: return ""
    case .facts(let texts), .paragraph(let texts):
      return texts.map(line).joined(separator: "  \n")
    case .list(let items):
      return items.map { "- " + $0.map(line).joined(separator: "  \n  ") }.joined(separator: "\n")
    case .numbered(let items):
      return items.map { item in
        "\(item.number). " + item.lines.map(line).joined(separator: "  \n   ")
      }.joined(separator: "\n")
    case .choices(let texts): return texts.map(line).joined(separator: ", ")
    case .message(let text): return fenced(text)
    case .code(let text, let language, let title):
      return (title.text.isEmpty ? "" : line(title) + "\n\n") + fenced(text, language)
    case .table(let table): return self.text(table)
    case .folded(let title, let blocks):
      return "<details><summary>\(escaped(title))</summary>\n\n\(text(blocks))\n\n</details>"
    case .section(_, let blocks): return text(blocks)
    }
  }

  private func text(_ table: Document.Table) -> String {
    guard !table.rows.isEmpty || !table.foot.isEmpty else { return "" }
    let rows = (table.rows + table.foot).map { $0.cells.map { line($0.text) } }
    return ([table.titles.map(line), table.titles.map { _ in "---" }] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  private func line(_ text: ReportText) -> String {
    text.runs.map { text, look in
      switch look {
      case nil, .outcome: escaped(text)
      case .bold: "**\(escaped(text))**"
      case .code, .path: code(text)
      case .boldCode: "**\(code(text))**"
      case .mark: text
      }
    }.joined()
  }

  /// Plain words: no mark, link, address or mention in them takes effect.
  private func escaped(_ text: String) -> String {
    appearance.line(text).reduce(into: "") { escaped, character in
      if "\\`*_|<>[]#&~".contains(character) { escaped.append("\\") }
      escaped += character == "@" ? "&#64;" : String(character)
    }
    // What is found without a mark: https://…, www.….
    .replacing("://", with: "&#58;//").replacing("www.", with: "www&#46;")
  }

  /// A code span that survives back-ticks and, as GitHub wants it in tables, bars.
  private func code(_ text: String) -> String {
    let line = appearance.line(text).replacing("|", with: "\\|")
    guard !line.isEmpty else { return "" }
    guard line.contains("`") else { return "`\(line)`" }
    let fence = String(repeating: "`", count: longestRun(in: line) + 1)
    return "\(fence) \(line) \(fence)"
  }

  /// A block of code, its fence longer than any within.
  private func fenced(_ text: String, _ language: String = "") -> String {
    let text = PlainText.lines(text, isUTF8: appearance.isUTF8)
    let fence = String(repeating: "`", count: max(3, longestRun(in: text) + 1))
    return "\(fence)\(language)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)"
  }

  private func longestRun(in text: String) -> Int {
    text.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
  }
}
