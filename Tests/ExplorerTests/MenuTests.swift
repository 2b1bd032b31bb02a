import TerminalCanvas
import Testing
import TextEditor
import Workbench

@testable import Explorer

struct MenuTests {
  @Test(arguments: [
    ("undo", "undo the last edit", [0, 1, 2, 3]), ("ule", "undo the last edit", [0, 9, 14]),
    ("GL", "go to line", [0, 6]), ("got", "go to line", [0, 1, 3]),
    ("go to", "go to", [0, 1, 3, 4]),
    ("aa", "banana split", [1, 3]), ("é", "café", [3]),
  ])
  func `letters are found in their order, beginnings of words first`(
    _ query: String, _ text: String, _ places: [Int]
  ) throws {
    #expect(FuzzyMatch(query, in: text)?.places == places)
  }

  @Test(arguments: [("", "a"), ("ab", "ba"), ("undoo", "undo"), ("a", "")])
  func `what isn't there isn't found`(_ query: String, _ text: String) {
    #expect(FuzzyMatch(query, in: text) == nil)
  }

  @Test(arguments: [
    ("undo", Action.text(.undo)), ("quit", .session(.quit)), ("lesson", .session(.lesson)),
    ("go to line", .text(.goToLine)),
    ("silent", .field(.nextSilentLoss)), ("null", .field(.breakField(.null))),
    ("jq", .field(.copy(.jq))),
    ("und", .text(.undo)), ("redo", .text(.redo)), ("selall", .text(.edit(.selectAll))),
    ("hide", .session(.toggleResults)), ("lay out", .text(.edit(.format))),
    ("F9", .field(.nextProblem)),
  ])
  func `what is typed leads to the action`(_ typed: String, _ action: Action) throws {
    var session = Session.started()
    try session.press("<C-p>" + typed)
    #expect(session.state.menu?.chosen?.action == action)
  }

  @Test func `the list of everything does what is chosen, and Esc nothing`() throws {
    var session = Session.started()
    try session.press("<C-p>zoom<Enter>")
    #expect(session.state.isZoomed)
    #expect(session.state.menu == nil && session.state.prompt == nil)
    try session.press("<C-p>quit<Esc>")
    #expect(session.state.menu == nil && session.state.prompt == nil)
    try session.press("<C-p>qui<Backspace><Backspace><Backspace><Backspace>")
    #expect(session.state.menu == nil && session.state.prompt == nil)
    // Of an action that belongs to the JSON the focus goes there.
    try session.press("<C-p>go to a line<Enter>2<Enter>")
    #expect(session.state.focus == .source)
  }

  @Test func `the list of everything tells keys that do it here, in whole sentences`() throws {
    var session = Session.started(80, 24)
    try session.press("<C-p>")
    let line = try #require(session.lines.first { $0.contains("to the first") })
    #expect(line.contains("Home g ") && !line.contains("PgUp"))
    #expect(
      session.lines.contains { $0.contains("choose: the why, the trace, the lesson; in") })
  }

  @Test(arguments: [(120, 35), (80, 24)])
  func `a list leaves the result in sight, and nothing of the JSON beside it`(
    _ columns: Int, _ rows: Int
  ) throws {
    for key in ["<F2>", "<F3>"] {
      var session = Session.started(columns, rows, foldsLists: true)
      let before = session.lines
      try session.press(key)
      for row in 2..<4 {
        let parts = session.lines[row].split(separator: "│", maxSplits: 1)
        #expect(parts.count == 2 && !parts[0].contains("\""))
        #expect(before[row].hasSuffix(try #require(parts.last)))
      }
    }
  }

  @Test func `in a menu the arrows go round, and other keys do what they do everywhere`() throws {
    var session = Session.started()
    try session.press("jjjx<Up>")
    #expect(session.state.menu?.chosen?.action == .field(.breakField(.duplicate)))
    try session.press("<Down><Down>")
    #expect(session.state.menu?.chosen?.action == .field(.breakField(.null)))
    try session.press("<F4>")
    #expect(session.state.menu == nil)
    #expect(session.state.focus == .source)
    try session.press("<F5>x<C-q>")
    #expect(session.effects.contains { if case .quit = $0 { true } else { false } })
  }
}
