import JSONSource
import Testing
import TextEditor

struct SourceMovingTests {
  typealias Movement = SourceCommand.Movement

  @Test(arguments: [
    ("a|李b", [Movement.right], "a李|b"),
    ("a李|b", [.left], "a|李b"),
    ("|👩‍👩‍👧‍👦x", [.right], "👩‍👩‍👧‍👦|x"),
    ("a|\r\nb", [.right], "a\r\n|b"),
    ("a\r\n|b", [.left], "a|\r\nb"),
    ("|a", [.left], "|a"),
    ("a|", [.right], "a|"),
    ("‹ab›c", [.left], "|abc"),
    ("‹ab›c", [.right], "ab|c"),
    ("abc|d\n李李", [.down], "abcd\n李|李"),
    ("abcd|\nx\nabcd", [.down, .down], "abcd\nx\nabcd|"),
    ("abcd\nx\nabc|d", [.up, .up], "abc|d\nx\nabcd"),
    ("ab|c", [.up], "|abc"),
    ("a|bc", [.down], "abc|"),
    ("a|\n\tb", [.down], "a\n|\tb"),
    ("  ab|c", [.lineStart], "  |abc"),
    ("  |abc", [.lineStart], "|  abc"),
    ("|  abc", [.lineStart], "  |abc"),
    ("a|bc\r\nd", [.lineEnd], "abc|\r\nd"),
    ("a\nb|\nc", [.documentStart], "|a\nb\nc"),
    ("a\nb|\nc", [.documentEnd], "a\nb\nc|"),
    ("|\"first name\": 7", [.wordRight], "\"first| name\": 7"),
    ("|\"first name\": 7", [.wordRight, .wordRight, .wordRight], "\"first name\": 7|"),
    ("\"first name\": 7|", [.wordLeft, .wordLeft], "\"first |name\": 7"),
    ("|\"李白\"", [.wordRight], "\"李白|\""),
    ("a |", [.wordLeft, .wordLeft], "|a "),
  ])
  func `the caret moves by clusters, cells and words`(
    before: String, movements: [Movement], after: String
  ) {
    var editor = MarkedSource.editor(before)
    for movement in movements { editor.apply(.move(movement, selecting: false)) }
    #expect(MarkedSource.text(editor) == after)
    #expect(!editor.isModified)
  }

  @Test(arguments: [
    ("a|李b", [Movement.right], "a‹李|›b"),
    ("a|李b", [.right, .right], "a‹李b|›"),
    ("a李|b", [.left], "a‹|李›b"),
    ("a|b\ncd", [.down], "a‹b\nc|›d"),
    ("a|b", [.right, .left], "a|b"),
    ("a|b\ncd", [.documentEnd], "a‹b\ncd|›"),
  ])
  func `with shift the caret draws the selection`(
    before: String, movements: [Movement], after: String
  ) {
    var editor = MarkedSource.editor(before)
    for movement in movements { editor.apply(.move(movement, selecting: true)) }
    #expect(MarkedSource.text(editor) == after)
  }

  @Test func `selecting all and giving it up`() {
    var editor = MarkedSource.editor("a|b\nc")
    editor.apply(.selectAll)
    #expect(MarkedSource.text(editor) == "‹ab\nc|›")
    editor.apply(.deselect)
    #expect(MarkedSource.text(editor) == "ab\nc|")
  }

  @Test func `a range that cuts clusters selects them whole`() {
    var editor = MarkedSource.editor("|a李👩‍👧b")
    editor.apply(.select(2..<6))
    #expect(MarkedSource.text(editor) == "a‹李👩‍👧|›b")
    editor.apply(.select(-5..<900))
    #expect(MarkedSource.text(editor) == "‹a李👩‍👧b|›")
  }

  @Test(arguments: [
    (JSONPosition(line: 2, column: 2), "a\n李|b\nc"),
    (JSONPosition(line: 2, column: 99), "a\n李b|\nc"),
    (JSONPosition(line: 99, column: 1), "a\n李b\n|c"),
    (JSONPosition(line: 0, column: 0), "|a\n李b\nc"),
  ])
  func `going to a position stays within the document`(position: JSONPosition, after: String) {
    var editor = MarkedSource.editor("a|\n李b\nc")
    editor.apply(.goTo(position))
    #expect(MarkedSource.text(editor) == after)
  }

  @Test func `finding goes on from match to match and around`() {
    var editor = MarkedSource.editor("|Ada ada ÄDA")
    #expect(editor.apply(.find("ada")) == nil)
    #expect(MarkedSource.text(editor) == "‹Ada|› ada ÄDA")
    #expect(editor.apply(.findNext) == nil)
    #expect(MarkedSource.text(editor) == "Ada ‹ada|› ÄDA")
    #expect(editor.apply(.findNext) == .searchWrapped)
    #expect(MarkedSource.text(editor) == "‹Ada|› ada ÄDA")
    #expect(editor.apply(.findPrevious) == .searchWrapped)
    #expect(MarkedSource.text(editor) == "Ada ‹ada|› ÄDA")
    #expect(editor.apply(.find("Ada")) == .searchWrapped)
    #expect(editor.apply(.find("äda")) == nil)
    #expect(MarkedSource.text(editor) == "Ada ada ‹ÄDA|›")
    #expect(editor.apply(.find("ADA")) == .notFound("ADA"))
    #expect(MarkedSource.text(editor) == "Ada ada ‹ÄDA|›")
  }
}
