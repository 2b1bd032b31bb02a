import DecodingReport
import JSONSource
import TerminalCanvas
import Testing
import Workbench

@testable import Explorer

struct RowFilterTests {
  /// The names of the rows in sight.
  private func names(_ session: Session) throws -> [String] {
    let index = try #require(session.state.live.shown?.index)
    let rows = session.state.visibleRows
    return (0..<rows.count).map { index.rows[rows[$0]].label }
  }

  @Test(arguments: [
    ("zip", ["zip"]), ("AGE", ["age"]), ("✗", ["age"]), ("threw", ["age"]),
    ("a nil", ["email"]), ("∅", ["email"]),
    ("lost", ["age", "isAdmin", "score", "role", "tags", "address", "zip"]),
    ("!", ["age", "isAdmin", "score", "role", "tags", "address", "zip"]),
    ("~", ["age", "isAdmin", "score", "address", "zip"]),
    ("converted is", ["isAdmin"]), ("↺ joined", ["joined"]), ("dropped", ["nickname"]),
  ])
  func `rows are kept by names and by outcomes`(_ typed: String, _ kept: [String]) throws {
    var session = Session.started()
    try session.press("&" + typed.replacing(" ", with: "<Space>"))
    #expect(try names(session) == kept)
    let count = 13 - kept.count
    #expect(session.shows("& \(typed): \(count) hidden"))
  }

  @Test func `rows go as one types, Enter keeps that, Esc takes it back`() throws {
    var session = Session.started()
    let all = try names(session)
    try session.press("&ag")
    #expect(try names(session) == ["age", "tags"])
    try session.press("<Backspace><Backspace>")
    #expect(try names(session) == all)
    try session.press("ag<Esc>")
    #expect(try names(session) == all)
    #expect(!session.shows("hidden"))
    try session.press("&ag<Enter>")
    #expect(try names(session) == ["age", "tags"])
    // Another one is begun with this one, and Esc comes back to it.
    try session.press("&<Backspace><Esc>")
    #expect(try names(session) == ["age", "tags"])
    try session.press("<Down><Down>")
    #expect(session.state.selection?.description == "$.tags")
    try session.press("<Esc>")
    #expect(try names(session) == all)
    #expect(session.state.focus == .result)
  }

  @Test func `it stays for the next report, beside only changed, and for other payloads`() throws {
    var session = Session.started()
    try session.press("&a<Enter>jji7")
    session.answer()
    #expect(try names(session).allSatisfy { $0.lowercased().contains("a") })
    try session.press("<Esc>f")
    #expect(!(try names(session)).contains("name"))
    try session.press("<F3><Down>")
    session.answer()
    #expect(session.state.panes.result.filter?.text == "a")
  }

  @Test func `what lies in something folded is shown all the same`() throws {
    var session = Session.started()
    try session.press("-&zip<Enter>")
    #expect(try names(session) == ["zip"])
    // It stands without what is around it.
    #expect(session.lines.contains { $0.contains(" address.zip ") || $0.contains("…s.zip") })
    try session.press("<Esc>")
    #expect(!(try names(session)).contains("zip"))
  }

  @Test func `while results are hidden, no outcome is told by a filter`() throws {
    var session = Session.started()
    try session.press("v&threw<Enter>")
    #expect(try names(session) == [])
    try session.press("v")
    #expect(try names(session) == ["age"])
    try session.press("v")
    #expect(try names(session) == [])
  }
}
