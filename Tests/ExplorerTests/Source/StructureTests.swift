import DecodingReport
import JSONSource
import TerminalCanvas
import Testing
import TextEditor
import Workbench

@testable import Explorer

/// Editing by what the text is made of.
struct StructureTests {
  private func selected(_ session: Session) -> String? {
    let editor = session.state.editedText
    return editor.selection.range.map { editor.text.string(in: $0) }
  }

  @Test func `a selection grows by what stands around it, and shrinks the same way`() throws {
    var session = Session.started(foldsLists: true)
    try session.press("<F4><C-g>10:26<Enter>")
    var steps: [String] = []
    for _ in 0..<6 {
      try session.press("<M-o>")
      steps.append(selected(session) ?? "")
    }
    #expect(
      steps.prefix(4) == [
        "\"\"", "\"city\": \"\"", "{ \"city\": \"\", \"zip\": 8001 }",
        "\"address\": { \"city\": \"\", \"zip\": 8001 }",
      ])
    #expect(steps[4] == UserSample.json && steps[5] == UserSample.json)
    #expect(session.state.notice == "nothing is around this")
    for step in steps.prefix(4).reversed() {
      try session.press("<M-i>")
      #expect(selected(session) == step)
    }
    try session.press("<M-i>")
    #expect(selected(session) == nil)
    try session.press("<M-i>")
    #expect(session.state.notice == "the selection has not grown")
    // From a key it is the key first.
    try session.press("<C-g>4:4<Enter><M-o>")
    #expect(selected(session) == "\"age\"")
    try session.press("<M-o>")
    #expect(selected(session) == "\"age\": \"42\"")
  }

  @Test func `keys move selected lines in and out, and go to a bracket's partner`() throws {
    var session = Session.started(foldsLists: true)
    try session.press("<F4><Down><S-Down><S-Down><M-}>")
    #expect(session.text.contains("{\n    \"id\": 1001,\n    \"name\""))
    try session.press("<M-{><M-{>")
    #expect(session.text.contains("{\n\"id\": 1001,\n\"name\""))
    try session.press("<C-Home><M-m>")
    #expect(session.state.editor.caret == session.text.utf8.count - 1)
    try session.press("<M-m>")
    #expect(session.state.editor.caret == 0)
  }

  // MARK: Pasting JSON that comes in a string

  private func pasted(_ text: String, at keys: String, in json: String = "") throws -> Session {
    var session = Session(
      120, 35, opening: Opening(source: .file(path: "a.json", bytes: Array(json.utf8))))
    try session.press("<F4>" + keys)
    session.send(.terminal(.paste(text)))
    return session
  }

  @Test(arguments: [
    #""{\"a\":\"x\\ny\"}""#, #"{\"a\":\"x\\ny\"}"#, #"  "{\"a\":\"x\\ny\"}"  "#,
  ])
  func `it is unescaped, and one undo gives it back as it was pasted`(_ text: String) throws {
    var session = try pasted(text, at: "")
    #expect(session.text == #"{"a":"x\ny"}"#)
    #expect(session.state.notice?.hasPrefix("JSON in a string: unescaped") == true)
    try session.press("<C-_>")
    #expect(session.text == text)
    try session.press("<C-_>")
    #expect(session.text == "")
  }

  @Test func `a string stays one where it is a value, or no JSON`() throws {
    let string = #""{\"a\":1}""#
    var session = try pasted(string, at: "<Right><Right><Right><Right><Right>", in: "{\"b\":}")
    #expect(session.text == "{\"b\":\(string)}")
    session = try pasted(#"say \"hi\""#, at: "")
    #expect(session.text == #"say \"hi\""#)
    session = try pasted(#"{\"a\":1}"#, at: "<Right>", in: "\"\"")
    #expect(session.text == #""{\"a\":1}""#)
    session = try pasted(#"{"a":"\"1\""}"#, at: "")
    #expect(session.text == #"{"a":"\"1\""}"#)
    // What isn't JSON as it stands is meant as what it says.
    session = try pasted(#"{\"a\":1}"#, at: "<Right><Right><Right><Right><Right>", in: "{\"b\":}")
    #expect(session.text == #"{"b":{"a":1}}"#)
  }

  // MARK: Folding by level

  private static let nested = """
    {
      "a": {
        "b": {
          "c": 1
        }
      },
      "d": [
        [
          1
        ]
      ]
    }
    """

  @Test(arguments: ["<F4>", "<Tab><Tab>"])
  func `the JSON is folded by level`(_ begin: String) throws {
    var session = Session(
      120, 35, opening: Opening(source: .file(path: "a.json", bytes: Array(Self.nested.utf8))),
      foldsLists: true)
    session.answer()
    try session.press(begin + "<M-1>")
    #expect(
      session.shows("\"a\": { … 1 }") && !session.shows("\"b\""))
    try session.press("<M-2>")
    #expect(
      session.shows("\"b\": { … 1 }") && session.shows("[ … 1 ]"))
    try session.press("<M-3>")
    #expect(session.shows("\"c\": 1"))
    #expect(session.text == Self.nested)
  }

  @Test func `the result is folded by level`() throws {
    var session = Session.started(foldsLists: true)
    try session.press("<M-1>")
    #expect(session.state.visibleRows.count == 11)
    try session.press("<M-2>")
    #expect(session.state.visibleRows.count == 13)
  }
}
