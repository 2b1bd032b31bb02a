/// Strangers' texts in Markdown: none of their marks takes effect.
package enum MarkdownText {
  /// Plain words: no mark, link, address or mention in them takes effect.
  package static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      if "\\`*_|<>[]#&~".contains(character) { escaped.append("\\") }
      escaped += character == "@" ? "&#64;" : String(character)
    }
    // What is found without a mark: https://…, www.….
    .replacing("://", with: "&#58;//").replacing("www.", with: "www&#46;")
  }

  /// A code span that survives back-ticks and, as GitHub wants it in tables, bars.
  package static func code(_ text: String) -> String {
    let line = text.replacing("|", with: "\\|")
    guard !line.isEmpty else { return "" }
    guard line.contains("`") else { return "`\(line)`" }
    let fence = String(repeating: "`", count: longestRun(in: line) + 1)
    return "\(fence) \(line) \(fence)"
  }

  /// A block of code, its fence longer than any within.
  package static func fenced(_ text: String, language: String = "") -> String {
    let fence = String(repeating: "`", count: max(3, longestRun(in: text) + 1))
    let end = text.hasSuffix("\n") ? "" : "\n"
    return "\(fence)\(language)\n\(text)\(end)\(fence)"
  }

  private static func longestRun(in text: String) -> Int {
    text.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
  }
}
