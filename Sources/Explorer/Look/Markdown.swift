import Courses
import TerminalCanvas

/// Markdown as plain text for a pane: headings, lists, code, emphasis.
struct Markdown {
  private let theme: Theme
  private let glyphs: Glyphs
  private let columns: Int
  private var lines: [StyledLine] = []
  /// The lines of the paragraph or list item that is being read.
  private var paragraph = ""
  private var item: String?

  /// Renders a text into lines of at most so many cells.
  static func lines(
    of text: String, columns: Int, theme: Theme, glyphs: Glyphs
  ) -> [StyledLine] {
    var markdown = Markdown(theme: theme, glyphs: glyphs, columns: max(12, columns))
    for block in MarkdownBlocks(text).blocks {
      switch block {
      case .heading(let level, let words): markdown.add(heading: words, level: level)
      case .text(let line): markdown.add(line)
      case .fence(let fence):
        markdown.flush()
        for line in fence.content { markdown.addCode(line) }
      }
    }
    markdown.flush()
    while markdown.lines.last?.runs.isEmpty == true { markdown.lines.removeLast() }
    return markdown.lines
  }

  private init(theme: Theme, glyphs: Glyphs, columns: Int) {
    self.theme = theme
    self.glyphs = glyphs
    self.columns = columns
  }

  private mutating func add(heading words: String, level: Int) {
    flush()
    let style = level == 1 ? theme.strong.adding(.underline) : theme.accent
    lines.append(StyledLine("  " + glyphs.words(words), style))
  }

  private mutating func add(_ line: String) {
    let trimmed = line.drop { $0 == " " }
    if trimmed.isEmpty {
      flush()
      if lines.last?.runs.isEmpty == false { lines.append(StyledLine()) }
    } else if trimmed.hasPrefix("- ") || trimmed.hasPrefix("* ") {
      flush()
      item = "  \(glyphs.bullet) "
      paragraph = String(trimmed.dropFirst(2))
    } else {
      paragraph += (paragraph.isEmpty ? "" : " ") + trimmed
    }
  }

  private mutating func addCode(_ line: String) {
    var code = StyledLine("    ", theme.text)
    for span in SwiftSpan.spans(of: line) { code.append(String(span.text), theme.code(span.kind)) }
    lines.append(code)
  }

  private mutating func flush() {
    guard !paragraph.isEmpty else { return }
    let first = StyledLine(item ?? "  ", item == nil ? theme.text : theme.accent)
    lines += StyledLine.wrapped(
      InlineMarkup.runs(of: paragraph, theme.text, theme, glyphs), columns: columns - 1,
      first: first)
    paragraph = ""
    item = nil
  }
}
