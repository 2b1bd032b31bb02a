import Testing
import TextEditor

struct SourceBracketTests {
  @Test(arguments: [
    ("|{\"a\": [1, {}]}", 13), ("{\"a\": |[1, {}]}", 12), ("{\"a\": [1, {|}]}", 10),
    ("{\"a\": [1, {}]|}", 0), ("|[\"]\", ']', 1]", 12), ("[/* ] */ 1|]", 0), ("|[1}", nil),
    ("[1|}", nil), ("|[1", nil), ("1|]", nil), ("[\"|]\"]", nil), ("[|1]", nil), ("{}|", nil),
    ("|[\n// ]\n]", 7),
  ])
  func `a bracket finds its partner`(marked: String, partner: Int?) {
    let editor = MarkedSource.editor(marked)
    #expect(editor.text.matchingBracket(at: editor.caret) == partner)
    if let partner {
      #expect(editor.text.matchingBracket(at: partner) == editor.caret)
    }
  }
}
