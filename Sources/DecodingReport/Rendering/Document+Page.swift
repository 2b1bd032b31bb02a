internal import TerminalText

extension Document {
  /// The document as one page of HTML, with what it has of a style of its own: no outside parts and no
  /// scripts, dark and light, fit for a phone and for paper.
  package func page(_ title: String, style own: String = "") -> String {
    let title = MarkupText.escaped(title)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>\(title)</title>
      <style>
      \(own.isEmpty ? Self.style : Self.style + "\n" + own)
      </style>
      </head>
      <body>
      <main>
      <h1>\(title)</h1>
      \(PageWriter(document: self).text(blocks))
      </main>
      </body>
      </html>

      """
  }

  private static let style = """
    :root { color-scheme: light dark; --ground: #fff; --text: #1b1b1b; --line: #ccc; --mark: #fff3c4;
      --good: #1b6e1b; --changed: #7a5300; --lost: #a33c00; --bad: #b00020; --dim: #666; }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #161616; --text: #e8e8e8; --line: #444; --mark: #3a3210;
        --good: #7fd07f; --changed: #f0cc62; --lost: #ffab4a; --bad: #ff8d9b; --dim: #9a9a9a; }
    }
    body { margin: 0; background: var(--ground); color: var(--text);
      font: 16px/1.5 system-ui, sans-serif; }
    main { max-width: 70rem; margin: 0 auto; padding: 1rem; }
    h1 { font-size: 1.3rem; overflow-wrap: anywhere; }
    h2 { font-size: 1.05rem; margin-top: 2rem; }
    pre, table, code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .85rem; }
    pre { overflow-x: auto; padding: .6rem; border: 1px solid var(--line); margin: .4rem 0; }
    .table { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; }
    th, td { text-align: left; vertical-align: top; padding: .25rem .6rem;
      border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
    th[scope=row] { font-weight: normal; }
    .fields th[scope=row] { min-width: 8rem; }
    .fields td { min-width: 4rem; }
    .selected { background: var(--mark); }
    summary { cursor: pointer; }
    .asSent { color: var(--good); } .converted { color: var(--changed); }
    .default, .dropped, .nil { color: var(--lost); } .threw { color: var(--bad); font-weight: bold; }
    .notReached { color: var(--dim); }
    @media screen and (max-width: 48rem) {
      .fields thead { display: none; }
      .fields tr { display: block; border-bottom: 1px solid var(--line); padding: .4rem 0; }
      .fields th, .fields td { display: block; border: 0; padding: .1rem .4rem; }
      .fields th[scope=row] { font-weight: bold; }
      .fields td::before { content: attr(data-of); float: left; width: 5rem; color: var(--dim); }
      .fields td > * { margin-left: 5rem; display: block; }
    }
    @media print { pre { white-space: pre-wrap; } .table { overflow: visible; } main { max-width: none; } }
    """
}

private struct PageWriter {
  let document: Document

  func text(_ blocks: [Document.Block]) -> String {
    blocks.map(text).joined(separator: "\n")
  }

  private func text(_ block: Document.Block) -> String {
    switch block {
    case .heading(let level, let words): return "<h\(level)>\(line(words))</h\(level)>"
    case .chapter(let number, let name):
      return "<h2 id=\"c\(number)\">\(number) \(escaped(name))</h2>"
    case .contents: return contents
    case .facts(let texts): return texts.map { "<p class=\"facts\">\(line($0))</p>" }.joined()
    case .paragraph(let texts):
      return texts.isEmpty ? "" : "<p>\(texts.map(line).joined(separator: "<br>\n"))</p>"
    case .list(let items): return list("ul", items.map { "<li>\(lines($0))</li>" })
    case .numbered(let items):
      return list("ol", items.map { "<li value=\"\($0.number)\">\(lines($0.lines))</li>" })
    case .choices(let texts): return "<p>\(texts.map(line).joined(separator: " &nbsp; "))</p>"
    case .message(let text): return "<pre class=\"message\">\(escaped(text))</pre>"
    case .code(let text, _, let title):
      let code = "<pre>\(escaped(text))</pre>"
      return title.text.isEmpty
        ? code : "<figure><figcaption>\(line(title))</figcaption>\(code)</figure>"
    case .table(let table): return self.text(table)
    case .folded(let title, let blocks):
      return "<details><summary>\(escaped(title))</summary>\n\(text(blocks))\n</details>"
    case .section(let look, let blocks):
      return "<section class=\"\(look)\">\n\(text(blocks))\n</section>"
    }
  }

  private var contents: String {
    let items = document.blocks.compactMap { block -> String? in
      guard case .chapter(let number, let name) = block else { return nil }
      return "<li><a href=\"#c\(number)\">\(escaped(name))</a></li>"
    }
    return list("ol", items)
  }

  private func list(_ name: String, _ items: [String]) -> String {
    items.isEmpty ? "" : "<\(name)>\n\(items.joined(separator: "\n"))\n</\(name)>"
  }

  private func text(_ table: Document.Table) -> String {
    let titles = table.titles.map { "<th scope=\"col\">\(line($0))</th>" }.joined()
    func lines(_ rows: [Document.Row], _ part: String) -> String {
      "<\(part)>\n\(rows.map { row($0, of: table) }.joined(separator: "\n"))\n</\(part)>\n"
    }
    return """
      <div class="table\(table.isOfFields ? " fields" : "")"><table>
      <thead><tr>\(titles)</tr></thead>
      \(lines(table.rows, "tbody"))\(table.foot.isEmpty ? "" : lines(table.foot, "tfoot"))</table></div>
      """
  }

  private func row(_ row: Document.Row, of table: Document.Table) -> String {
    let cells = zip(row.cells, table.titles).enumerated().map { place, column in
      let (cell, title) = column
      if place == 0, row.isNamed { return "<th scope=\"row\">\(line(cell.text))</th>" }
      let name = table.isOfFields ? " data-of=\"\(escaped(title.text))\"" : ""
      let width = cell.width.map { " colspan=\"\($0)\"" } ?? ""
      return "<td\(name)\(width)>\(text(cell, isOfFields: table.isOfFields))</td>"
    }
    return "<tr\(row.look.isEmpty ? "" : " class=\"\(row.look)\"")>\(cells.joined())</tr>"
  }

  private func text(_ cell: Document.Cell, isOfFields: Bool) -> String {
    guard let why = cell.why, let run = cell.text.runs.first else {
      let isBare = isOfFields && cell.text.runs.first.map { $0.look == nil } == true
      return isBare ? "<span>\(line(cell.text))</span>" : line(cell.text)
    }
    return "<details><summary\(look(run.look))>\(escaped(run.text))</summary>"
      + "<pre>\(escaped(why))</pre></details>"
  }

  private func lines(_ texts: [ReportText]) -> String {
    texts.map(line).joined(separator: "<br>")
  }

  private func line(_ text: ReportText) -> String {
    text.runs.map { text, look in
      switch look {
      case nil: escaped(text)
      case .bold: "<strong>\(escaped(text))</strong>"
      case .code: "<code>\(escaped(text))</code>"
      case .boldCode: "<strong><code>\(escaped(text))</code></strong>"
      case .path: escaped(text).replacing(".", with: "<wbr>.").replacing("[", with: "<wbr>[")
      case .outcome, .mark: "<span\(self.look(look))>\(escaped(text))</span>"
      }
    }.joined()
  }

  /// `class="threw"`, and the words for who points at it.
  private func look(_ look: ReportText.Look?) -> String {
    switch look {
    case .outcome(let outcome): " class=\"\(outcome)\""
    case .mark(let outcome, let hint):
      " class=\"\(outcome)\"" + (hint.isEmpty ? "" : " title=\"\(escaped(hint))\"")
    default: ""
    }
  }

  private func escaped(_ text: String) -> String { MarkupText.escaped(text) }
}
