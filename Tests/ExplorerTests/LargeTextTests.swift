import TerminalCanvas
import Testing
import TextEditor
import Workbench

@testable import Explorer

/// Finding and laying out where the text is so large that a key would wait for it.
struct LargeTextTests {
  /// Two needles, a megabyte of hay before, between and behind them.
  private static let json: String = {
    let hay = String(repeating: "    \"hay\",\n", count: 1 << 16)
    return "[\n" + hay + "\"needle 1\",\n" + hay + "\"needle 2\",\n" + hay + "0]\n"
  }()

  private func session(_ json: String = Self.json) -> Session {
    Session(120, 35, opening: Opening(source: .standardInput(Array(json.utf8))))
  }

  private func work(_ session: Session) -> TextWork? {
    session.effects.compactMap { if case .work(let work) = $0 { work } else { nil } }.last
  }

  /// Carries out the work that was asked for; says whether there was any.
  private func carryOut(_ session: inout Session) -> Bool {
    guard let work = work(session) else { return false }
    session.send(.worked(revision: work.revision, work.run()))
    return true
  }

  /// What is selected, with a character behind it.
  private func found(_ session: Session) -> String? {
    session.state.editor.selection.range.map {
      session.state.editor.text.string(in: $0.lowerBound..<$0.upperBound + 2)
    }
  }

  @Test func `what is far away is looked for elsewhere, round the end`() throws {
    var session = session()
    try session.press("<F4><C-f>needle")
    #expect(found(session) == nil)
    // What was begun with the first letter isn't what is looked for now.
    #expect(carryOut(&session))
    #expect(found(session) == nil)
    #expect(session.shows("looking for needle"))
    #expect(carryOut(&session))
    #expect(found(session) == "needle 1")
    try session.press("<Down>")
    #expect(carryOut(&session))
    #expect(found(session) == "needle 2")
    try session.press("<Down>")
    #expect(carryOut(&session))
    #expect(found(session) == "needle 1")
    #expect(session.shows("search went on from the other end"))
    try session.press("<Up>")
    #expect(carryOut(&session))
    #expect(found(session) == "needle 2")
  }

  @Test func `what is near is found at once`() throws {
    var session = session()
    try session.press("<F4><C-f>hay<Down>")
    #expect(work(session) == nil)
    #expect(found(session) == "hay\",")
  }

  @Test func `each arrow is a step, also while the search goes on`() throws {
    var session = session()
    try session.press("<F4><C-f>n")
    let first = session
    try session.press("<Down>")
    #expect(work(session) == nil)
    let search = try #require(work(first))
    session.send(.worked(revision: search.revision, search.run()))
    #expect(found(session) == "nee")
    #expect(carryOut(&session))
    #expect(session.state.editor.selection.range?.count == 1)
  }

  @Test func `what isn't there is said, and what isn't wanted any more is dropped`() throws {
    var session = session()
    session.send(.terminal(.key(try KeyEvent("<F4>"))))
    try session.press("<C-f>")
    session.send(.terminal(.paste("needles")))
    #expect(carryOut(&session))
    #expect(session.shows("not found: needles"))
    try session.press("<Backspace>")
    let search = try #require(work(session))
    try session.press("<Esc><C-End>")
    let caret = session.state.editor.caret
    session.send(.worked(revision: search.revision, search.run()))
    #expect(session.state.editor.caret == caret && found(session) == nil)
  }

  @Test func `who stays is brought to what is found, unless he goes on`() throws {
    for keys in ["", "<Right>"] {
      var session = session()
      try session.press("<F4><C-f>")
      session.send(.terminal(.paste("needle")))
      let search = try #require(work(session))
      try session.press("<Enter>" + keys)
      session.send(.worked(revision: search.revision, search.run()))
      #expect(found(session) == (keys.isEmpty ? "needle 1" : nil))
    }
  }

  @Test func `a large text is laid out elsewhere, as one step of undo`() throws {
    let json = "[" + String(repeating: "7, 7,", count: 25_000) + "7]"
    var session = session(json)
    try session.press("<F4><C-e><M-=>")
    #expect(session.shows("laying out 125,003 bytes"))
    #expect(session.text == json)
    #expect(carryOut(&session))
    #expect(session.text.hasPrefix("[7, 7, 7") || session.text.hasPrefix("[\n  7,"))
    #expect(session.text.filter { $0 != "\n" && $0 != " " } == json.filter { $0 != " " })
    #expect(session.state.editor.caret == session.text.utf8.count)
    try session.press("<M-=>")
    #expect(carryOut(&session))
    #expect(session.shows("it is laid out already"))
    try session.press("<C-_>")
    #expect(session.text == json)
  }

  @Test func `what was typed meanwhile stays as it was typed`() throws {
    let json = "[" + String(repeating: "7, 7,", count: 25_000) + "7]"
    var session = session(json)
    try session.press("<F4><M-=>")
    let format = try #require(work(session))
    try session.press("x")
    session.send(.worked(revision: format.revision, format.run()))
    #expect(session.text == "x" + json)
    #expect(session.shows("not laid out: the text was changed meanwhile"))
  }

  @Test func `a text that can't be laid out says so`() throws {
    var session = session("[\"" + String(repeating: "x", count: 70_000) + "\n]")
    try session.press("<F4><M-=>")
    #expect(carryOut(&session))
    #expect(session.shows("a string has no end on its line"))
  }
}
