import Testing
import TextEditor

struct SourcePairTests {
  @Test(arguments: [
    ("|", "{", "{|}"), ("|", "[\"", "[\"|\"]"), ("{|}", "\"", "{\"|\"}"),
    ("{\"a\": |\n}", "\"", "{\"a\": \"|\"\n}"), ("{| : 1}", "\"", "{\"|\" : 1}"),
    // Typed in full it is what was typed.
    ("|", "{\"a\": [1, \"b\"]}", "{\"a\": [1, \"b\"]}|"),
    ("|", "\"a\\\"b\"", "\"a\\\"b\"|"), ("|", "[]", "[]|"), ("|", "{}}", "{}}|"),
    // Where something follows that might belong to it, one bracket is one bracket.
    ("|36,", "\"", "\"|36,"), ("36|,", "\"", "36\"|,"), ("|{}", "[", "[|{}"),
    ("\"|\"", "{", "\"{|\""), ("\"a|", "\"", "\"a\"|"), ("‹1›", "[", "[|"),
  ])
  func `a bracket brings its partner where it helps`(
    before: String, typed: String, after: String
  ) {
    var editor = MarkedSource.editor(before)
    for character in typed { editor.apply(.insert(String(character))) }
    #expect(MarkedSource.text(editor) == after)
    while editor.undoCount > 0 { editor.apply(.undo) }
    #expect(
      MarkedSource.text(editor).filter { !"|‹›".contains($0) }
        == before.filter { !"|‹›".contains($0) })
  }

  @Test func `an empty pair is deleted whole, and only if it came as one`() {
    var editor = MarkedSource.editor("[|]")
    editor.apply(.insert("["))
    #expect(MarkedSource.text(editor) == "[[|]]")
    editor.apply(.deleteBackward)
    #expect(MarkedSource.text(editor) == "[|]")
    editor.apply(.deleteBackward)
    #expect(MarkedSource.text(editor) == "|]")
  }

  @Test func `the bracket that came by itself is found across blank lines`() {
    var editor = MarkedSource.editor("|")
    for character in "{" { editor.apply(.insert(String(character))) }
    editor.apply(.newline)
    for character in "\"a\": 1" { editor.apply(.insert(String(character))) }
    editor.apply(.newline)
    #expect(MarkedSource.text(editor) == "{\n  \"a\": 1\n  |\n}")
    editor.apply(.insert("}"))
    #expect(MarkedSource.text(editor) == "{\n  \"a\": 1\n}|")
  }

  @Test func `a pair that the caret has left is text like any other`() {
    var editor = MarkedSource.editor("|")
    editor.apply(.insert("["))
    editor.apply(.move(.right, selecting: false))
    editor.apply(.move(.left, selecting: false))
    editor.apply(.insert("]"))
    #expect(MarkedSource.text(editor) == "[]|]")
  }
}
