import DecodingReport
import Explorer
import JSONSource
import TerminalCanvas
import Testing
import TextEditor
import Workbench

/// Keys in, state out.
struct ExplorerStateTests {
  @Test(arguments: [
    ("j", "$.id", "2:9"), ("jjj", "$.age", "4:10"), ("jjjk", "$.name", "3:11"),
    ("G", "$.nickname", "11:15"), ("Gg", "$.id", "2:9"),
    // A missing key has no place of its own: the caret goes to where it is missing.
    ("jjjjjjjj", "$.joined", "11:1"),
  ])
  func `moving in the result moves the caret of the JSON`(
    _ keys: String, _ path: String, _ place: String
  ) throws {
    var session = Session.started()
    try session.press(keys)
    #expect(session.state.selection?.description == path)
    let position = session.state.editor.text.position(of: session.state.editor.caret)
    #expect(position.description == place)
  }

  @Test(arguments: [
    ("<Down>", "$.id"), ("<Down><Down><End>", "$.name"), ("<Down><Down><Down>", "$.age"),
    ("<C-End>", "$"), ("<C-g>10:24<Enter>", "$.address.city"),
    ("<C-g>9:21<Enter>", "$.tags[1]"),
  ])
  func `moving the caret of the JSON selects the value around it`(
    _ keys: String, _ path: String
  ) throws {
    var session = Session.started()
    try session.press("j<F4><C-Home>" + keys)
    #expect(session.state.selection?.description == path)
  }

  @Test
  func `every edit makes a revision and asks for its report`() throws {
    var session = Session.started()
    try session.press("jjji")
    #expect(session.request == nil)
    try session.press("7")
    let request = try #require(session.request)
    #expect(request.revision == 2)
    #expect(String(decoding: request.text.bytes, as: UTF8.self).contains("\"age\": 7,"))
    try session.press("8")
    #expect(session.request?.revision == 3)
  }

  @Test
  func `an older report never replaces a newer one`() throws {
    var session = Session.started()
    try session.press("jjji1")
    let older = try #require(session.request)
    try session.press("2")
    let newer = try #require(session.request)
    func answer(_ request: ExplainRequest) -> Message {
      let fixture = ReportFixture.user(String(decoding: request.text.bytes, as: UTF8.self))
      return .explained(
        ExplainAnswer(
          revision: request.revision, report: fixture.report(), document: fixture.document,
          sample: UserSample.entry))
    }
    session.send(answer(newer))
    #expect(session.shows("live r3"))
    session.send(answer(older))
    #expect(session.shows("live r3"))
  }

  @Test
  func `the last good results stay while Foundation rejects the text`() throws {
    var session = Session.started()
    try session.press("jjjjji<Left><Left><Left><Backspace>")
    session.refuse()
    let marked = session.screen.text
    #expect(marked.contains("STALE r1"))
    #expect(marked.contains("F5 Result 5/13  STALE"))
    #expect(marked.contains(/✗ (type )?mismatch/))
    #expect(!marked.contains("expected '"))
    session.pass { if case .silence = $0 { true } else { false } }
    #expect(session.shows("expected '"))
    try session.press(":")
    session.answer()
    #expect(!session.shows("STALE"))
    #expect(!session.shows("expected '"))
  }

  @Test
  func `while the text is broken the selection stays with a known field`() throws {
    var session = Session.started()
    try session.press("jjji<Left>oops ")
    session.refuse()
    #expect(session.state.selection?.description == "$.age")
  }

  @Test
  func `keys that come before the first report aren't lost`() throws {
    var session = Session(120, 35)
    let request = try #require(session.request)
    try session.press("jjj2")
    #expect(session.state.selection == nil)
    let fixture = ReportFixture.user()
    session.send(
      .explained(
        ExplainAnswer(
          revision: request.revision, report: fixture.report(), document: fixture.document,
          sample: UserSample.entry)))
    #expect(session.state.selection?.description == "$.age")
    #expect(session.state.style == .default)
  }

  @Test
  func `a late report is said to be of an earlier text after 100 ms`() throws {
    var session = Session.started()
    try session.press("jji1")
    #expect(session.shows("live r1"))
    session.pass { if case .overdue = $0 { true } else { false } }
    #expect(session.shows("⋯ r2"))
    #expect(session.shows("of r1"))
  }

  @Test
  func `hidden results show nowhere`() throws {
    var session = Session.started(160, 50)
    try session.press("jjjv")
    let hidden = session.screen.text
    for told in ["✗", "↺", "type mismatch", "THREW", "values lost"] {
      #expect(!hidden.contains(told), "\(told)")
    }
    #expect(hidden.contains("hidden: Space, 1 2 3, v reveal"))
    #expect(hidden.contains("age") && hidden.contains("\"42\""))
    try session.press("v")
    #expect(session.shows("✗ type mismatch"))
  }

  @Test
  func `the styles are looked at in turn`() throws {
    var session = Session.started()
    #expect(session.state.style == .strict)
    try session.press("<Right>")
    #expect(session.state.style == .default)
    try session.press("3")
    #expect(session.state.style == .smart)
    try session.press("l")
    #expect(session.state.style == .strict)
    try session.press("<Left>")
    #expect(session.state.style == .smart)
  }

  @Test
  func `the next silent loss looks at the style that lost the value`() throws {
    var session = Session.started()
    try session.press("!")
    #expect(session.state.selection?.description == "$.age")
    #expect(session.state.style == .default)
    try session.press("!")
    #expect(session.state.selection?.description == "$.isAdmin")
  }

  @Test
  func `F9 goes to the syntax error, and else through the changed fields`() throws {
    var session = Session.started()
    try session.press("<F9>")
    #expect(session.state.selection?.description == "$.age")
    try session.press("jji<Left><Left><Left><Backspace><F5>")
    session.refuse()
    try session.press("<F5><F9>")
    #expect(session.state.focus == .source)
  }

  @Test
  func `undo and redo work from the result`() throws {
    var session = Session.started()
    try session.press("jjji7<Esc>")
    #expect(session.state.focus == .result)
    #expect(session.text.contains("\"age\": 7,"))
    try session.press("u")
    #expect(session.text == UserSample.json)
    #expect(session.request != nil)
    try session.press("U")
    #expect(session.text.contains("\"age\": 7,"))
  }

  @Test
  func `reset goes back to the payload as it came, and undo takes that back`() throws {
    var session = Session.started()
    try session.press("<F4>xyz<C-r>")
    #expect(session.text == UserSample.json)
    try session.press("<C-_>")
    #expect(session.text.hasPrefix("xyz{"))
  }

  @Test
  func `the marks of missing keys stay where they belong while lines come and go`() throws {
    var session = Session.started()
    try session.press("<F4><Down><End><Enter>")
    let rows = session.screen.text.split(separator: "\n")
    let ghost = rows.firstIndex { $0.contains("◌ \"joined\"") }
    let nickname = rows.firstIndex { $0.contains("\"nickname\": \"ada\"") }
    #expect(ghost != nil && ghost == nickname.map { $0 + 1 })
    #expect(rows.first { $0.contains("\"age\"") }?.contains(/5 ✗ +│/) == true)
  }

  @Test
  func `a paste is one edit`() throws {
    var session = Session.started()
    try session.press("<F4>")
    session.send(.terminal(.paste("[1,\n2]")))
    #expect(session.text.hasPrefix("[1,\n2]{"))
    try session.press("<C-_>")
    #expect(session.text == UserSample.json)
  }

  @Test
  func `names are found in the result`() throws {
    var session = Session.started()
    try session.press("/addr<Enter>")
    #expect(session.state.selection?.description == "$.address")
    try session.press("/z<Enter>n")
    #expect(session.state.selection?.description == "$.address.zip")
  }

  @Test
  func `samples and payloads are found by their names`() throws {
    var session = Session.started(160, 50)
    try session.press("<F2>/ord<Enter>")
    #expect(session.state.sample == 1)
    try session.press("<F3>/clean<Enter>")
    #expect(session.text == UserSample.clean)
    try session.press("/nothing<Enter>")
    #expect(session.state.notice == "no name contains nothing")
  }

  @Test
  func `the bracket at the caret and its partner are marked`() throws {
    var session = Session.started()
    try session.press("<F4>")
    // Both braces of the document, and nothing else, are underlined in the accent's colour.
    let screen = session.screen
    let marked = (0..<35).flatMap { row in
      (0..<48).filter { screen[$0, row].style.description.contains("underline 75") }
        .map { screen.text(of: screen[$0, row]) }
    }
    #expect(marked == ["{", "}"])
  }

  @Test(arguments: [
    ("<C-z>", "suspend"), ("<C-l>", "redraw"),
  ])
  func `what the terminal must do is an effect`(_ keys: String, _ effect: String) throws {
    var session = Session.started()
    try session.press(keys)
    #expect(session.effects.contains { "\($0)".hasPrefix(effect) })
  }
}
