import DecodingReport
import Explorer
import JSONSource
import TerminalCanvas
import Testing
import TextEditor
import Workbench

/// What the JSON pane shows of folded lines.
struct SourceFoldScreenTests {
  /// An array of three users, the second of which lost something, and the third of which lacks a
  /// key.
  private static let json = """
    [
      {
        "id": 1,
        "name": "a"
      },
      {
        "id": "2",
        "name": "b"
      },
      {
        "id": 3
      }
    ]
    """

  private func session() throws -> Session {
    var fixture = ReportFixture(Self.json)
    for index in 0..<3 {
      let isBad = index == 1
      fixture.field(
        [.index(index)], .named("User"), .sent, isBad ? .fallback("User()", .wrongType) : .sent,
        .sent)
      fixture.field(
        [.index(index), .key("id")], .standard(.int), .sent,
        isBad ? .fallback("0", .wrongType) : .sent,
        isBad ? .converted("2") : .sent)
      fixture.field(
        [.index(index), .key("name")], .standard(.string), .sent,
        index == 2 ? .fallback("\"\"", .missing, loss: false) : .sent, .sent)
    }
    var session = Session(
      120, 35, opening: Opening(source: .standardInput(Array(Self.json.utf8))),
      foldsLists: true)
    session.send(
      .explained(
        ExplainAnswer(
          revision: 1, report: fixture.report(), document: fixture.document,
          sample: UserSample.entry)))
    try session.press("<F4>")
    return session
  }

  /// The JSON pane's rows, without its frame.
  private func rows(_ session: Session) -> [String] {
    session.lines[2..<16].map {
      let text = String($0.prefix(44))
      return String(text.reversed().drop { $0 == " " || $0 == "┃" || $0 == "│" }.reversed())
    }
  }

  @Test func `folds keep the numbers, show how much they hold, and the loudest of its marks`()
    throws
  {
    var session = try session()
    try session.press("<M-_>")
    #expect(
      rows(session).prefix(5) == [
        "  1     ▾ [", "  2 ✓   ▸   { … 2 },", "  6 ✓   ▸   { … 2 },", " 10 ✓   ▸   { … 1 }",
        " 13     │ ]",
      ])
    #expect(session.text == Self.json)
    try session.press("<Down><Down><M-->")
    #expect(
      rows(session).prefix(8) == [
        "  1     ▾ [", "  2 ✓   ▸   { … 2 },", "  6 ✓↺✓ ▾   {", "  7 ✓   ┃     \"id\": \"2\",",
        "  8 ✓   ┃     \"name\": \"b\"", "  9     ┃   },", " 10 ✓   ▸   { … 1 }", " 13     │ ]",
      ])
    // Where the keys go elsewhere, only what is folded has a sign.
    try session.press("<F5>")
    #expect(rows(session).prefix(3) == [" 1  │[", " 2 ✓▸  { … 2 },", " 6 ✓┃  {"])
  }

  @Test func `a search opens the fold that holds what it finds`() throws {
    var session = try session()
    try session.press("<M-_><C-f>\"b\"<Enter>")
    #expect(
      rows(session)[1...4] == [
        "  2 ✓   ▸   { … 2 },", "  6 ✓   ▾   {", "  7 ✓   │     \"id\": \"2\",",
        "  8 ✓✓✓ ┃     \"name\": \"b\"",
      ])
  }

  @Test func `selecting a field in the result opens the fold around it`() throws {
    var session = try session()
    try session.press("<M-_><F5>3<F9>")
    #expect(session.state.selection?.description == "$[1].id")
    #expect(
      rows(session)[1...3] == [
        " 2 ✓▸  { … 2 },", " 6 ✓│  {", " 7 ~┃    \"id\": \"2\",",
      ])
  }

  @Test func `hidden results stay hidden in a fold`() throws {
    var session = try session()
    try session.press("<M-_><F5>v")
    #expect(rows(session)[1] == "  2   ▸   { … 2 },")
  }

  @Test func `where nothing can be folded, that is told`() throws {
    var session = Session(120, 35, opening: Opening(source: .standardInput(Array("[1]".utf8))))
    try session.press("<F4><M-->")
    #expect(session.shows("no object or array of several lines is here"))
  }

  @Test func `a click on the sign folds its line, and another one opens it`() throws {
    var session = try session()
    func click(column: Int, row: Int) {
      for action in [MouseEvent.Action.press(.left), .release(.left)] {
        session.send(.terminal(.mouse(MouseEvent(action, at: Point(column: column, row: row)))))
      }
    }
    click(column: 8, row: 8)
    #expect(rows(session)[5] == "  6 ✓   ▸   { … 2 },")
    #expect(rows(session)[6] == " 10 ✓   ▾   {")
    click(column: 8, row: 8)
    #expect(rows(session)[6] == "  7 ✓   │     \"id\": \"2\",")
    // Beside a line without brackets a click is a click in the text.
    click(column: 8, row: 9)
    #expect(session.state.editor.text.line(at: session.state.editor.caret) == 6)
    #expect(rows(session).filter { $0.contains("▸") }.isEmpty)
  }

  @Test func `large texts are folded elsewhere`() throws {
    let json = "[\n" + String(repeating: "  {\n    \"id\": 1\n  },\n", count: 20_000) + "  0\n]"
    var session = Session(
      120, 35, opening: Opening(source: .standardInput(Array(json.utf8))), foldsLists: true)
    try session.press("<F4><M-_>")
    #expect(session.shows("looking for brackets"))
    let work = session.effects.compactMap { if case .work(let work) = $0 { work } else { nil } }
    let first = try #require(work.first)
    session.send(.worked(revision: first.revision, first.run()))
    #expect(session.shows("    5     ▸   { … 1 },"))
    // Opening needs no search.
    try session.press("<M-_>")
    #expect(session.shows("    \"id\": 1"))
    try session.press("x")
    session.send(.worked(revision: first.revision, first.run()))
    #expect(session.shows("not folded: the text was changed meanwhile"))
  }
}
