import DecodingReport
import JSONSource
import TerminalCanvas
import Testing
import TextEditor
import Workbench

@testable import Explorer

/// Payloads that come in one line.
struct OneLineTests {
  private static let json =
    "{\"id\":1,\"lines\":[" + (0..<24).map { "{\"sku\":\"A-\($0)\"}" }.joined(separator: ",")
    + "],\"last\":{\"n\":0}}"

  private func fixture(_ json: String) -> ReportFixture {
    var fixture = ReportFixture(json)
    fixture.field([.key("id")], "Int", .sent, .sent, .sent)
    fixture.field([.key("lines")], "[Line]", .sent, .sent, .sent)
    for place in 0..<24 {
      fixture.field([.key("lines"), .index(place)], "Line", .sent, .sent, .sent)
      fixture.field(
        [.key("lines"), .index(place), .key("unitPrice")], "Int", .threw(.missing),
        .fallback("0", .missing), .fallback("0", .missing))
    }
    fixture.field([.key("last")], "Line", .sent, .sent, .sent)
    fixture.field(
      [.key("last"), .key("unitPrice")], "Int", .threw(.missing), .fallback("0", .missing),
      .fallback("0", .missing))
    return fixture
  }

  private func session(
    _ json: String = Self.json, _ columns: Int = 120, folded: Bool = true
  ) -> Session {
    var session = Session(
      columns, 35, opening: Opening(source: .standardInput(Array(json.utf8))), foldsLists: folded)
    session.answer(fixture(json).report())
    return session
  }

  @Test(arguments: [160, 120, 80])
  func `it is said at once what lays it out, and the title goes on saying it`(
    _ columns: Int
  ) throws {
    var session = session(Self.json, columns, folded: false)
    #expect(
      session.state.notice
        == "1 line of \(Self.json.utf8.count) B: = lays it out, u takes it back")
    #expect(session.shows("= lays it out "))
    try session.press("j")
    #expect(session.shows("= lays it out "))
    try session.press("=")
    #expect(session.text.hasPrefix("{\n  \"id\": 1,\n  \"lines\": [\n"))
    #expect(!session.shows("= lays it out"))
    try session.press("u")
    #expect(session.text == Self.json)
  }

  @Test func `a build for debugging says first that a large payload takes time`() {
    let text = "[" + String(repeating: " ", count: 400_000) + "]"
    let opening = Opening(source: .standardInput(Array(text.utf8)))
    var environment = ScreenEnvironment(size: Size(columns: 120, rows: 35))
    for isOptimized in [true, false] {
      environment.isOptimized = isOptimized
      let state = ExplorerState(
        samples: UserSample.samples, opening: opening, environment: environment)
      #expect(
        state.notice
          == (isOptimized
            ? "1 line of 400 kB: = lays it out, u takes it back"
            : "400 kB take time in a build for debugging; Install in the README has the fast one"))
    }
  }

  @Test func `a line that fits is no matter`() throws {
    let session = session("{\"id\":1}\n")
    #expect(session.state.notice == nil)
    #expect(!session.shows("lays it out"))
  }

  @Test func `missing keys name their owners, and alike ones are one row`() throws {
    var session = session()
    let ghosts = session.lines.filter { $0.contains("\"unitPrice\"") }
    #expect(ghosts.count == 2)
    #expect(ghosts[0].contains("✗↺↺ │ ◌ lines[*].\"unitPrice\"  24 missing"))
    #expect(ghosts[1].contains("✗↺↺ │ ◌ last.\"unitPrice\"  missing (wanted)"))
    #expect(session.state.editor.rowsBehindLine == [0: 2])
    // What has lines of its own names nobody.
    try session.press("=")
    session.answer(fixture(session.text).report())
    let first = try #require(session.lines.firstIndex { $0.contains("\"A-0\"") })
    #expect(session.lines[first + 1].contains("│       ◌ \"unitPrice\"  missing"))
  }
}
