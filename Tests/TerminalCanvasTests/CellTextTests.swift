import TerminalCanvas
import Testing

struct CellTextTests {
  @Test(arguments: [
    ("hello", 5, "hello"), ("hello", 4, "hel…"), ("hello", 1, "…"), ("hello", 0, ""),
    ("李雷韩", 6, "李雷韩"), ("李雷韩", 5, "李雷…"), ("李雷韩", 4, "李…"), ("李雷韩", 2, "…"),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("", 0, ""), ("", 3, ""),
    ("a👨‍👩‍👧b", 3, "a…"), ("a👨‍👩‍👧b", 4, "a👨‍👩‍👧b"),
  ])
  func `what doesn't fit ends in a mark`(text: String, columns: Int, result: String) {
    #expect(CellText.truncated(text, columns: columns) == result)
  }

  @Test(arguments: [("ab", 4, "ab  "), ("李雷", 3, "李…"), ("李雷韩", 4, "李… "), ("", 2, "  ")])
  func `a fitted text fills its columns`(text: String, columns: Int, result: String) {
    #expect(CellText.fitted(text, columns: columns) == result)
    #expect(CellText.width(result) == columns)
  }

  @Test func `a mark of several cells counts too`() {
    #expect(CellText.truncated("abcdef", columns: 5, mark: "...") == "ab...")
    #expect(CellText.truncated("abcdef", columns: 2, mark: "...") == "")
  }

  @Test func `a prefix stops before the cluster that doesn't fit`() {
    let (text, width) = CellText.prefix(of: "a李b", columns: 2)
    #expect(text == "a")
    #expect(width == 1)
  }
}
