/// A text of Markdown in blocks, with the lines on which they stand.
///
///     ---               a front, if the text begins with it
///     title: Dates
///     ---
///     # A heading
///     A line of text.
///     ```swift norun    a fence, and what is said of it
///     let a = 1
///     ```
package struct MarkdownBlocks {
  package enum Block {
    case heading(level: Int, String)
    /// A line of a paragraph or of a list; an empty one ends it.
    case text(String)
    case fence(Fence)
  }

  /// What stands between two lines ```.
  package struct Fence {
    /// What follows the three back-quotes.
    package var info: Substring
    /// The line on which it begins, from 1.
    package var line: Int
    /// Its lines, by their places in the text.
    package var content: ArraySlice<String>
    /// Whether a line ``` ends it; else it takes the whole rest.
    package var isClosed: Bool
  }

  /// What stands between two lines `---` at the beginning.
  enum Front {
    case none
    /// There is no second line `---`, and no block.
    case open
    case closed(ArraySlice<String>)
  }

  private(set) var front = Front.none
  package private(set) var blocks: [Block] = []
  let lineCount: Int

  package init(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    lineCount = lines.count
    var rest = lines[...]
    if rest.first == "---" {
      guard let end = rest.dropFirst().firstIndex(of: "---") else {
        front = .open
        return
      }
      front = .closed(lines[1..<end])
      rest = lines[(end + 1)...]
    }
    while let line = rest.popFirst() {
      if line.hasPrefix("#") {
        let name = line.drop { $0 == "#" || $0 == " " }
        blocks.append(.heading(level: line.prefix { $0 == "#" }.count, String(name)))
      } else if line.hasPrefix("```") {
        let end = rest.firstIndex { $0.hasPrefix("```") }
        let content = rest[..<(end ?? lines.endIndex)]
        blocks.append(
          .fence(
            Fence(
              info: line.dropFirst(3), line: content.startIndex, content: content,
              isClosed: end != nil)))
        rest = rest[content.endIndex...].dropFirst()
      } else {
        blocks.append(.text(line))
      }
    }
  }
}
