import TerminalText

/// What all pages have: no outside parts and no scripts, dark and light, fit for a phone and for paper.
package enum PageFrame {
  /// A page of a body that is markup already, with what it has of a style of its own.
  package static func page(_ title: String, _ body: String, style own: String = "") -> String {
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
      \(own.isEmpty ? style : style + "\n" + own)
      </style>
      </head>
      <body>
      <main>
      <h1>\(title)</h1>
      \(body)
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
