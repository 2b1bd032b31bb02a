import Testing

@testable import Courses

/// What a text of Markdown has, block by block.
@Suite struct MarkdownBlocksTests {
  private static func told(_ text: String) -> [String] {
    MarkdownBlocks(text).blocks.map { block in
      switch block {
      case .heading(let level, let words): "h\(level) \(words)"
      case .text(let line): "text \(line)"
      case .fence(let fence):
        "\(fence.line) \(fence.isClosed ? "fence" : "open") \(fence.info): "
          + fence.content.joined(separator: "|")
      }
    }
  }

  @Test(arguments: [
    ("# A\n## B  c\nwords\n", ["h1 A", "h2 B  c", "text words", "text "]),
    ("a\r\n```swift norun\n# x\n\n```\nb", ["text a", "2 fence swift norun: # x|", "text b"]),
    ("```\n```\n```say\nx\n```` y", ["1 fence : ", "3 fence say: x"]),
    ("```say\nx\n", ["1 open say: x|"]), ("```", ["1 open : "]),
    ("---\na: b\n---\nc\n```d\ne\n```", ["text c", "5 fence d: e"]), ("---\na: b", []),
    ("a\n---\nb", ["text a", "text ---", "text b"]),
  ])
  func `headings, lines and fences stand at their lines`(_ text: String, _ blocks: [String]) {
    #expect(Self.told(text) == blocks)
  }
}
