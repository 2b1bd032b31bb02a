import TerminalCanvas
import Testing

@testable import Explorer

/// What Tab makes of a path that is typed.
struct PathCompletionTests {
  /// Types into a question, presses Tab, and answers with the names.
  private func session(_ keys: String, _ names: [String]) throws -> Session {
    var session = Session.started()
    try session.press(keys + "<Tab>")
    let paths = session.effects.compactMap { effect in
      if case .complete(let path) = effect { path } else { nil as String? }
    }
    session.send(.completed(path: try #require(paths.first), names))
    return session
  }

  @Test(arguments: [
    ("da", ["data/"], "Open: data/"), ("data/u", ["user.json"], "Open: data/user.json"),
    ("data/", ["a1.json", "a2.json"], "Open: data/a"), ("~", ["~/"], "Open: ~/"),
    ("x", [], "Open: x"), ("data/ x<Left><Left>", ["a.json"], "Open: data/a.json x"),
  ])
  func `a path goes on as far as all names do`(
    _ typed: String, _ names: [String], _ line: String
  ) throws {
    let session = try session("<C-o>" + typed.replacing(" ", with: "<Space>"), names)
    #expect(session.statusLine.hasPrefix(" " + line))
    #expect(session.shows("Files") == (names.count > 1))
    #expect((session.state.notice != nil) == names.isEmpty)
  }

  @Test func `the names are listed until something is typed, and that takes the path`() throws {
    var session = try session("<C-o>data/", ["logs/", "u1.json", "u2.json"])
    #expect(session.shows("logs/    u1.json  u2.json"))
    try session.press("u1")
    #expect(!session.shows("u2.json"))
    #expect(session.statusLine.contains("Open: data/u1"))
  }

  @Test func `of many names those are listed for which there is room`() throws {
    let names = (100..<999).map { "response-\($0).json" }
    let session = try session("<C-o>", names)
    #expect(session.shows("of 899"))
    #expect(session.shows("response-100.json"))
    #expect(session.statusLine.contains("Open: response-"))
  }

  @Test func `names from strangers are shown by stand-ins, and opened as they are`() throws {
    var session = try session("<C-o>", ["a\u{1B}[2Jb\n.json"])
    #expect(session.statusLine.contains("Open: a\u{241B}[2Jb\u{240A}.json"))
    try session.press("<Enter>")
    let opened = session.effects.contains { effect in
      if case .open("a\u{1B}[2Jb\n.json") = effect { true } else { false }
    }
    #expect(opened)
  }

  @Test(arguments: ["<C-s><C-u>", "jy<Esc>jww<C-u>"])
  func `other paths are completed too`(_ keys: String) throws {
    let session = try session(keys + "da", ["data/"])
    #expect(session.statusLine.contains(": data/"))
  }

  @Test func `names that come when something else is typed are dropped`() throws {
    var session = Session.started()
    try session.press("<C-o>da<Tab>x")
    session.send(.completed(path: "da", ["data/"]))
    #expect(session.statusLine.contains("Open: dax"))
    try session.press("<Esc>")
    session.send(.completed(path: "dax", ["dax/"]))
    #expect(!session.shows("dax/"))
  }
}
