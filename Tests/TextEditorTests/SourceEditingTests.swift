import Testing
import TextEditor

struct SourceEditingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var before: String
    var commands: [SourceCommand]
    var after: String

    init(_ before: String, _ commands: SourceCommand..., to after: String) {
      self.before = before
      self.commands = commands
      self.after = after
    }

    var testDescription: String { "\(before.debugDescription) \(commands)" }
  }

  private func expect(_ example: Case) {
    var editor = MarkedSource.editor(example.before)
    let original = editor.text
    for command in example.commands { editor.apply(command) }
    #expect(MarkedSource.text(editor) == example.after)
    while editor.undoCount > 0 { editor.apply(.undo) }
    #expect(editor.text == original)
  }

  @Test(arguments: [
    Case("{\"a\": |}", .insert("7"), to: "{\"a\": 7|}"),
    Case("{\"a\": ‹12›}", .insert("7"), to: "{\"a\": 7|}"),
    Case("|", .insert("李"), .insert("👩‍👧"), to: "李👩‍👧|"),
    Case("e|", .insert("\u{301}"), to: "e\u{301}|"),
    Case("|\u{301}", .insert("e"), to: "e\u{301}|"),
    Case("{|", .newline, to: "{\n  |"),
    Case("{|}", .newline, to: "{\n  |\n}"),
    Case("  [|]", .newline, to: "  [\n    |\n  ]"),
    Case("{|]", .newline, to: "{\n  |]"),
    Case("\t{|}", .newline, to: "\t{\n\t\t|\n\t}"),
    Case("  \"a\": 1,|", .newline, to: "  \"a\": 1,\n  |"),
    Case("  |  1", .newline, to: "  \n  |  1"),
    Case("{\"{|", .newline, to: "{\"{\n|"),
    Case("{\r\n  1|\r\n}", .newline, to: "{\r\n  1\r\n  |\r\n}"),
    Case("[‹1, 2›]", .newline, to: "[\n  |\n]"),
    Case("{\n  |", .insert("}"), to: "{\n}|"),
    Case("[\n    |", .insert("]"), to: "[\n  ]|"),
    Case("[\n\t\t|", .insert("]"), to: "[\n\t]|"),
    Case("[\n 1 |", .insert("]"), to: "[\n 1 ]|"),
    Case("[1|", .insert("]"), to: "[1]|"),
  ])
  func `typing puts text where the caret is`(example: Case) {
    expect(example)
  }

  @Test(arguments: [
    Case("a李|b", .deleteBackward, to: "a|b"),
    Case("a👩‍👩‍👧‍👦|b", .deleteBackward, to: "a|b"),
    Case("e\u{301}|", .deleteBackward, to: "|"),
    Case("🇨🇳🇫🇷|", .deleteBackward, to: "🇨🇳|"),
    Case("a\r\n|b", .deleteBackward, to: "a|b"),
    Case("|a", .deleteBackward, to: "|a"),
    Case("|李b", .deleteForward, to: "|b"),
    Case("a|\r\nb", .deleteForward, to: "a|b"),
    Case("a|", .deleteForward, to: "a|"),
    Case("a‹bc›d", .deleteBackward, to: "a|d"),
    Case("a‹bc›d", .deleteForward, to: "a|d"),
    Case("‹abc›", .deleteBackward, to: "|"),
    Case("\"first name|\"", .deleteWordBackward, to: "\"first |\""),
    Case("\"first| name\"", .deleteWordForward, to: "\"first|\""),
    Case("a: 1, b|", .killToLineStart, to: "|"),
    Case("a|bc\nd", .killToLineEnd, to: "a|\nd"),
    Case("a|\r\nd", .killToLineEnd, to: "a|d"),
    Case("\"a\": tr.ue|", .killWordBackward, to: "\"a\": |"),
    Case("\"a\":   |", .killWordBackward, to: "|"),
    Case("a\n|b", .killWordBackward, to: "a|b"),
  ])
  func `deleting takes a cluster, a word or a line`(example: Case) {
    expect(example)
  }

  @Test(arguments: [
    Case("|", .paste("[1,\r\n2,\r3,\n4]"), to: "[1,\n2,\n3,\n4]|"),
    Case("a\r\n|", .paste("[1,\n2]"), to: "a\r\n[1,\r\n2]|"),
    Case("a‹bc›d", .paste("X\tY"), to: "aX\tY|d"),
    Case("|", .paste("\u{1B}[31m\u{0}"), to: "\u{1B}[31m\u{0}|"),
    Case("a\nb|c\nd", .copy, .pasteClipboard, to: "a\nbc\nb|c\nd"),
    Case("a\nb|c\nd", .cut, to: "a\n|d"),
    Case("a\nb|c", .cut, to: "a|"),
    Case("a\nb|c", .cut, .pasteClipboard, to: "bc\na|"),
    Case("a‹bc›d", .copy, .move(.documentEnd, selecting: false), .pasteClipboard, to: "abcdbc|"),
    Case("a‹bc›d", .cut, .pasteClipboard, .pasteClipboard, to: "abcbc|d"),
    Case(
      "a|b\nc", .killToLineEnd, .killToLineEnd, .killToLineEnd, .pasteClipboard, to: "ab\nc|"),
    Case("one two|", .killWordBackward, .killWordBackward, .pasteClipboard, to: "one two|"),
    Case(
      "one two|", .killWordBackward, .move(.left, selecting: false), .killWordBackward,
      .pasteClipboard, to: "one| "),
  ])
  func `what was cut or killed comes back`(example: Case) {
    expect(example)
  }

  @Test(arguments: [
    Case("a\nb|c\nd", .duplicateLine, to: "a\nbc\nb|c\nd"),
    Case("a\nb|c", .duplicateLine, to: "a\nbc\nb|c"),
    Case("a\nb|c\nd", .moveLineUp, to: "b|c\na\nd"),
    Case("a\nb|c\nd", .moveLineDown, to: "a\nd\nb|c"),
    Case("a\r\nb|c", .moveLineUp, to: "b|c\r\na"),
    Case("|a\nb", .moveLineUp, to: "|a\nb"),
    Case("a\n|b", .moveLineDown, to: "a\n|b"),
    Case("‹a\nb|›\nc\nd", .moveLineDown, to: "c\n‹a\nb|›\nd"),
    Case("‹a\n|›b\nc", .moveLineDown, to: "b\n‹a\n|›c"),
    Case("a|b", .indent, to: "a |b"),
    Case("|ab", .indent, to: "  |ab"),
    Case("‹a\n\nb|›", .indent, to: "‹  a\n\n  b|›"),
    Case("‹    a\n b\n\tc|›", .outdent, to: "‹  a\nb\nc|›"),
    Case("   a|", .outdent, to: " a|"),
    Case("{\"a\": 1|}", .replace(6..<7, SourceText("[2]")), to: "{\"a\": [2]|}"),
  ])
  func `lines are moved, copied and indented whole`(example: Case) {
    expect(example)
  }

  @Test func `nothing to copy is told`() {
    var editor = MarkedSource.editor("a\n|\nb")
    #expect(editor.apply(.copy) == .nothingToCopy)
    #expect(editor.apply(.cut) == .nothingToCopy)
    #expect(editor.apply(.pasteClipboard) == .clipboardIsEmpty)
    #expect(editor.revision == 0)
    editor.apply(.move(.up, selecting: false))
    #expect(editor.apply(.copy) == .copied(2))
    #expect(editor.clipboard == SourceClipboard(SourceText("a\n"), isLine: true))
  }

  @Test(arguments: [
    ("one ‹two three|› four", true, "one TWO THREE four"),
    ("|one two", true, "ONE two"), ("ONE| TWO", false, "ONE two"),
    ("‹a\\n\\u00e4ß|›", true, "A\\n\\u00e4SS"), ("‹Straße 李|›", false, "straße 李"),
  ])
  func `a selection or a word is written in other letters`(
    _ text: String, _ toUpper: Bool, _ result: String
  ) {
    var editor = MarkedSource.editor(text)
    editor.apply(toUpper ? .uppercase : .lowercase)
    #expect(editor.text.string(in: 0..<editor.text.count) == result)
    #expect(editor.undoCount == 1)
  }
}
