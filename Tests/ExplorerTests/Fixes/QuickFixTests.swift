import Foundation
import JSONSource
import TerminalCanvas
import Testing
import Workbench

@testable import Explorer

struct QuickFixTests {
  private func session(_ json: String) -> Session {
    var session = Session(120, 35, opening: Opening(source: .standardInput(Array(json.utf8))))
    session.refuse()
    return session
  }

  @Test(arguments: [
    ("{\"a\" 1}", "1:5  put \":\" here", "{\"a\": 1}"),
    ("{\"a\": 1 \"b\": 2}", "1:8  put \",\" here", "{\"a\": 1, \"b\": 2}"),
    ("{\"a\": 1,}", "1:8  take \",\" out", "{\"a\": 1}"),
    ("{\"a\": \"b", "1:9  put \" here", "{\"a\": \"b\""),
    ("[1, 2", "1:6  put \"]\" here", "[1, 2]"),
    ("{\"a\": [1}", "1:9  put \"]\" here", "{\"a\": [1]}"),
    ("[True]", "1:2  write \"true\"", "[true]"), ("{a: 1}", "1:2  write \"a\"", "{\"a\": 1}"),
    ("[nil]", "1:2  write \"null\"", "[null]"), ("[+1]", "1:2  write \"1\"", "[1]"),
    ("[007]", "1:2  write \"7\"", "[7]"), ("[-01.5]", "1:2  write \"-1.5\"", "[-1.5]"),
    ("[00]", "1:2  write \"0\"", "[0]"), ("[.5]", "1:2  write \"0.5\"", "[0.5]"),
    ("[5.]", "1:2  write \"5.0\"", "[5.0]"), ("[0x1F]", "1:2  write \"31\"", "[31]"),
    ("[\"a\tb\"]", "1:4  write \"\\t\"", "[\"a\\tb\"]"),
    ("['a\"b\\'c']", "1:2  write \"a\\\"b'c\"", "[\"a\\\"b'c\"]"),
    ("[1 /* c */]", "1:4  take the comment out", "[1 ]"),
    ("\u{FEFF}[]", "1:1  take the byte order mark out", "[]"),
  ])
  func `an error is put right, and undo takes it back`(
    _ json: String, _ words: String, _ result: String
  ) throws {
    var session = session(json)
    try session.press("<F10>")
    let menu = try #require(session.state.menu)
    #expect(menu.items.first?.title == words)
    try session.press("1")
    #expect(session.text == result)
    try session.press("<F5>u")
    #expect(session.text == json)
  }

  @Test func `all errors are put right as one step`() throws {
    let json = "{a: 1 b: [True, .5,],\n'c' \"x\"}"
    var session = session(json)
    try session.press("<F10>a")
    #expect(session.text == "{\"a\": 1, \"b\": [true, 0.5],\n\"c\": \"x\"}")
    #expect(JSONDocument.parse(session.text).problems.isEmpty)
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(session.text.utf8))
    }
    try session.press("<F5>u")
    #expect(session.text == json)
  }

  @Test func `F10 twice takes the fix nearest to the caret`() throws {
    var session = session("[True,\nFalse]")
    try session.press("<F4><Down><F10>")
    #expect(session.state.menu?.chosen?.title == "2:1  write \"false\"")
    try session.press("<F10>")
    #expect(session.text == "[True,\nfalse]")
  }

  @Test(arguments: [
    ("{}", "there is nothing to fix in the JSON"),
    ("[1e]", "no quick fix at 1:2: expected a digit"),
  ])
  func `where there is no fix that is told`(_ json: String, _ words: String) throws {
    var session = session(json)
    try session.press("<F10>")
    #expect(session.state.menu == nil)
    #expect(session.shows(words))
  }
}
