import DecodingReport
import Explorer
import JSONSource
import TerminalCanvas
import Testing
import Workbench

/// Why places of the derived versions are as in the strict one.
struct ModelNotesTests {
  private static func session(_ columns: Int = 120, _ rows: Int = 35) -> Session {
    var entry = OwnSample.entry
    entry.sources[.default]?.notes = [
      ModelSource.Note(
        line: 2, strictLine: 1, subject: "User.id", message: "a wrapper stands on a var"),
      ModelSource.Note(
        line: 7, strictLine: 7, subject: "Item.name", message: "there is no default for it"),
    ]
    var session = Session(columns, rows, samples: [entry], foldsLists: true)
    session.answer()
    return session
  }

  @Test func `a note stands below its line, in the style that it is about`() throws {
    var session = Self.session()
    #expect(!session.lines.contains { $0.contains("╰ a wrapper") })
    try session.press("2")
    let lines = session.lines
    let place = try #require(lines.firstIndex { $0.contains("╰ a wrapper stands on a var") })
    #expect(lines[place - 1].contains("2 │   var id: Int"))
    #expect(lines[place + 1].contains("3 │   var item: Item"))
    try session.press("<F7><End>")
    #expect(session.lines.contains { $0.contains("╰ there is no default for it") })
  }

  @Test func `an own model opens where strict stopped, and its notes are a key away`() throws {
    var session = Self.session()
    #expect(session.state.selection?.description == "$.age")
    #expect(session.lines.contains { $0.contains("F8 Why  $.age  STRICT") })
    try session.press("<F11>")
    #expect(session.lines.contains { $0.contains("F11 Model  User") })
    #expect(session.lines.contains { $0.contains("derived from it; 2 places same as strict") })
    #expect(
      session.lines.contains { $0.contains("User.swift:1  User.id  a wrapper stands on a var") })
    #expect(
      session.lines.contains { $0.contains("Item.swift:2  Item.name  there is no default") })
  }

  @Test func `what the model was denied is noticed once, and stands whole in the why`() throws {
    var session = Session(80, 35, samples: [OwnSample.entry])
    var report = ReportFixture.user("{}").report()
    report.denials = ["reading /etc/passwd", "the network (socket)", "starting a program (exec)"]
    session.answer(report)
    func isNoticed() -> Bool {
      session.lines.suffix(2).contains { $0.contains("denied the model") }
    }
    #expect(isNoticed())
    let why = session.lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(why.contains("denied this program denied the model reading /etc/passwd"))
    #expect(why.contains("program (exec)"))
    try session.press("i1")
    session.answer(report)
    #expect(!isNoticed())
  }

  @Test func `a click on a note selects what its line declares`() throws {
    var session = Self.session()
    try session.press("2")
    let row = try session.row(of: "╰ a wrapper")
    session.send(.terminal(.mouse(.init(.press(.left), at: .init(column: 8, row: row)))))
    let selection = session.state.selection
    session.send(.terminal(.mouse(.init(.press(.left), at: .init(column: 8, row: row - 1)))))
    #expect(selection != nil && session.state.selection == selection)
  }
}
