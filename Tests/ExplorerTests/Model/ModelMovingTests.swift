import Explorer
import JSONSource
import TerminalCanvas
import Testing

/// Moving in the model pane moves the one selection.
struct ModelMovingTests {
  @Test func `the arrows go to the properties, and everything follows`() throws {
    var session = Session.started()
    try session.press("<F7><Down>")
    #expect(session.state.selection?.description == "$.id")
    try session.press("jj")
    #expect(session.state.selection?.description == "$.age")
    #expect(session.shows("F8 Why  $.age"))
    #expect(session.lines.contains { $0.contains("▸   var age") })
    try session.press("<Up>")
    #expect(session.state.selection?.description == "$.name")
    #expect(session.state.focus == .model)
    let cursor = try #require(session.screen.cursor)
    #expect(session.lines[cursor.row - 1].contains("var name"))
  }

  @Test(arguments: [(160, 50), (120, 35), (80, 24), (44, 12)])
  func `the line that is gone to is in sight`(_ columns: Int, _ rows: Int) throws {
    var session = Session.started(columns, rows)
    try session.press("<F7>")
    for key in ["G", "g", "<PgDn>", "<PgDn>", "<PgUp>", "<Down>"] {
      try session.press(key)
      let name = try #require(session.state.selection?.description.split(separator: ".").last)
      #expect(session.lines.contains { $0.contains("▸   var \(name)") }, "\(key) \(name)")
    }
  }

  @Test func `where there is no result yet the source scrolls`() throws {
    var session = Session(80, 24)
    try session.press("<F7>")
    #expect(session.lines[13].contains("5 │"))
    try session.press("<Down><Down>")
    #expect(session.lines[13].contains("7 │"))
    #expect(session.state.selection == nil)
  }

  @Test func `coming to the pane leaves in sight what was`() throws {
    var session = Session.started(120, 35, foldsLists: true)
    try session.press("G")
    let before = session.lines[18..<32].map { $0.prefix(40) }
    try session.press("<F7>")
    #expect(session.lines[20..<32].map { $0.prefix(40) } == Array(before.dropFirst(2)))
  }
}
