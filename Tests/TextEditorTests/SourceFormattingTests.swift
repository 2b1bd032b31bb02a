import TestSupport
import Testing

@testable import TextEditor

/// Laying out changes blanks between tokens, and nothing else.
struct SourceFormattingTests {
  @Test(arguments: [
    ("{}|", "{}|"), ("|{ }", "|{}"), ("[\n]|", "[]|"), ("|", "|"), ("|7", "|7"),
    (
      "{\"a\":1,\"b\":[1,2],\"c\":{\"d\":|null}}",
      "{\n  \"a\": 1,\n  \"b\": [1, 2],\n  \"c\": {\n    \"d\": |null\n  }\n}"
    ),
    // Numbers keep their text, keys their order and their twins.
    (
      "{\"z\":1.50e+3,\"a\":01,\"z\":-0|}\n",
      "{\n  \"z\": 1.50e+3,\n  \"a\": 01,\n  \"z\": -0|\n}\n"
    ),
    ("[[1,2],[]|]", "[\n  [1, 2],\n  []|\n]"),
    ("[{\"a\":\"b c  \\\" ,d\"}]|", "[\n  {\n    \"a\": \"b c  \\\" ,d\"\n  }\n]|"),
    // What is no JSON yet goes as far as its brackets.
    ("{\"a\" 1 \"b\":[1 2|", "{\n  \"a\"\n  1\n  \"b\": [\n    1\n    2|"),
    ("]}|", "]\n}|"),
    // Tabs and line ends stay those of the document.
    ("{\r\n\t\"a\":[{}],\"b\":1}|", "{\r\n\t\"a\": [\r\n\t\t{}\r\n\t],\r\n\t\"b\": 1\r\n}|"),
    ("{\n    \"a\":{\"b\":1}}|", "{\n    \"a\": {\n        \"b\": 1\n    }\n}|"),
    // JSON5's comments stay on their lines.
    (
      "{ // one\n\"a\":1, /* two */ \"b\":2 // three\n}|",
      "{ // one\n  \"a\": 1, /* two */ \"b\": 2 // three\n}|"
    ),
    // A selection is laid out where it stands, and stays selected.
    (
      "{\n  \"a\": ‹{\"b\":[1,{}]}›,\n \"c\":1}",
      "{\n  \"a\": ‹{\n    \"b\": [\n      1,\n      {}\n    ]\n  }›,\n \"c\":1}"
    ),
    ("[1,‹ 2,3 ›]", "[1,‹ 2,\n3 ›]"),
  ])
  func `a text is laid out, and caret and selection stay with their tokens`(
    before: String, after: String
  ) {
    var editor = MarkedSource.editor(before)
    let original = editor.text
    editor.apply(.format)
    #expect(
      MarkedSource.text(editor) == after.replacing("›", with: "|›").replacing("||", with: "|"))
    let formatted = editor.text
    #expect(editor.undoCount == (formatted == original ? 0 : 1))
    if editor.selection.range == nil { #expect(editor.apply(.format) == .alreadyFormatted) }
    if editor.undoCount > 0 { editor.apply(.undo) }
    #expect(editor.text == original)
  }

  @Test func `an array of scalars stays on one line while it fits`() {
    let short = "[" + (0..<20).map(String.init).joined(separator: ",") + "]"
    var editor = SourceEditor(SourceText(short))
    editor.apply(.format)
    #expect(editor.text == SourceText(short.replacing(",", with: ", ")))
    let long = "[" + (0..<40).map(String.init).joined(separator: ",") + "]"
    editor = SourceEditor(SourceText(long))
    editor.apply(.format)
    let lines = (0..<40).map { "  \($0)" }.joined(separator: ",\n")
    #expect(editor.text == SourceText("[\n\(lines)\n]"))
  }

  @Test(arguments: ["{\"a\": \"b}\n|", "{\"a\": \"b ‹c\"›}", "'|"])
  func `what begins or ends within a string isn't touched`(_ before: String) {
    var editor = MarkedSource.editor(before)
    #expect(editor.apply(.format) == .cannotFormat)
    #expect(editor.revision == 0)
  }

  @Test(arguments: 1...40)
  func `of any text all but the blanks stays, and a second time changes nothing`(_ seed: Int) {
    var random = SeededGenerator(state: UInt64(seed))
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"a b\"", "\"\\\"\"", "1.0", "null", " ", "\n", "\t", "李",
      "/* c */", "// d\n", "\"李\"", "-", "'x y'",
    ]
    let source = (0..<60).map { _ in random.choice(of: pieces) }.joined()
    let style = SourceFormatter.Style()
    let formatted = SourceFormatter.format(Array(source.utf8), style)?.bytes ?? []
    let isBlank: (UInt8) -> Bool = { $0 <= 0x20 }
    #expect(formatted.filter { !isBlank($0) } == source.utf8.filter { !isBlank($0) })
    #expect(
      SourceFormatter.format(formatted, style)?.bytes == formatted, "\(source.debugDescription)")
  }
}
