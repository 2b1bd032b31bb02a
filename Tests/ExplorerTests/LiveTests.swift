import DecodingReport
import JSONSource
import TerminalCanvas
import TestSupport
import Testing
import TextEditor
import Workbench

@testable import Explorer

/// The parts that keep results and text together.
struct LiveTests {
  @Test
  func `Esc gives up on a decode that takes long, whose answer is dropped`() throws {
    var session = Session.started()
    try session.press("jji1")
    let late = session.effects
    session.pass { if case .overdue = $0 { true } else { false } }
    try session.press("<Esc>")
    #expect(session.effects.contains { if case .giveUpDecode = $0 { true } else { false } })
    #expect(session.shows("GIVEN UP r2"))
    #expect(session.state.focus == .source)
    session.replaceEffects(late)
    session.answer()
    #expect(session.shows("GIVEN UP r2"))
    try session.press("2")
    session.answer()
    #expect(session.shows("live r3"))
    try session.press("<Esc>")
    #expect(session.state.focus == .result)
  }

  @Test func `the mark of an error goes along with its text, and goes away when that changes`()
    throws
  {
    // Large enough that its results come after a pause.
    let filler = String(repeating: " ", count: ExplorerState.parsedWhileTyping)
    let json = "{\n  \"id\": 1,\n  \"name\" 2\n}\n" + filler
    var session = Session(120, 35, opening: Opening(source: .standardInput(Array(json.utf8))))
    session.refuse()
    #expect(session.shows("JSON is broken at 3:10"))
    try session.press("<F4><Enter><Enter>")
    #expect(session.shows("JSON is broken at 5:10"))
    try session.press("<F9>")
    #expect(session.state.editor.text.position(of: session.state.editor.caret).line == 5)
    // What was refused is changed: where the next error is, nobody knows yet; F9 waits for it.
    try session.press(":")
    #expect(!session.shows("JSON is broken at"))
    let typed = session
    try session.press("<C-Home><F9>")
    #expect(session.state.editor.caret == 0)
    session = typed
    session.pass { if case .explainDue = $0 { true } else { false } }
    session.answer()
    #expect(session.shows("live r4"))
  }

  @Test func `a text that was mended isn't called broken while its results are awaited`() throws {
    var session = Session.started()
    try session.press("<F4><C-Home>x")
    session.refuse()
    #expect(session.shows("JSON is broken"))
    #expect(session.shows("STALE"))
    try session.press("<BS>")
    #expect(!session.shows("broken"))
    #expect(!session.shows("STALE"))
    session.pass { if case .overdue = $0 { true } else { false } }
    #expect(session.shows("of r1"))
    try session.press("x")
    session.refuse()
    #expect(session.shows("JSON is broken"))
  }

  @Test
  func `marks move with the lines below an edit`() {
    var shifts = LineShifts()
    shifts.add(revision: 2, line: 3, growth: 2)
    #expect([1, 3, 4, 5, 6, 7].map { shifts.reportLine(of: $0) } == [1, 3, nil, nil, 4, 5])
    #expect([1, 3, 4, 5].map { shifts.textLine(of: $0) } == [1, 3, 6, 7])
    shifts.add(revision: 3, line: 3, growth: -2)
    #expect([1, 3, 4, 5].map { shifts.reportLine(of: $0) } == [1, 3, 4, 5])
    shifts.drop(upTo: 3)
    #expect(shifts == LineShifts())
  }

  @Test
  func `rows of the styles are joined in the order of the fields`() {
    func field(_ key: String) -> FieldReport {
      FieldReport(
        path: JSONPath([.key(key)]), property: key, wanted: .standard(.int), outcome: .asSent)
    }
    var report = Report(
      model: "M", modelSource: "built-in", payload: .init(source: "x", bytes: 2),
      styles: DecodingStyle.allCases.map { StyleReport(style: $0, model: "M") })
    report.styles[0].fields = ["a", "c"].map(field)
    report.styles[1].fields = ["a", "b", "c"].map(field)
    report.styles[2].fields = ["z", "a", "c", "d"].map(field)
    let index = ReportIndex(report: report, document: JSONDocument.parse("{}"))
    #expect(index.rows.map(\.label) == ["z", "a", "b", "c", "d"])
    #expect(index.rows.map(\.places.strict) == [-1, 0, -1, 1, -1])
    #expect(index.rows.map(\.places.default) == [-1, 0, 1, 2, -1])
    #expect(index.rows.map(\.places.smart) == [0, 1, -1, 2, 3])
    #expect(index.ghosts == [2: [0, 1, 2, 3, 4]])
  }

  @Test
  func `a line of several values shows the loudest outcome`() {
    let index = ReportFixture.user().index
    #expect(index.marks[10]?.smart?.outcome == .converted)
    #expect(index.marks[10]?.default?.outcome == .default)
    #expect(index.marks[2]?.strict?.outcome == .asSent)
    #expect(index.marks[1] == nil)
  }

  @Test
  func `a property is found in the type that declares it`() {
    let model = ModelIndex(UserSample.entry.sources[.strict])
    #expect(model.line(ofProperty: "age", in: "User") == 3)
    let addresses = ModelTypeNames(type: .optional(.array(.named("Address"))))
    #expect(model.line(ofProperty: "zip", in: addresses) == 15)
    #expect(model.line(ofProperty: "zip", in: "User") == nil)
    let wrapped = ModelIndex(UserSample.entry.sources[.default])
    #expect(wrapped.line(ofProperty: "isAdmin", in: "User") == 5)
  }

  @Test
  func `a property is found in a type on one line, and in a generic one`() {
    let model = ModelIndex(
      ModelSource(
        fileName: "M.swift",
        text: """
          struct Page<Item: Codable>: Codable { var items: [Item]; var next: Int? }
          struct Row: Codable { var id: Int; struct Inner: Codable { var deep: Int } }
          """, firstLine: 1
      ).withFacts)
    let page = ModelTypeNames(type: .named("Page", [.named("Row")]))
    #expect(model.line(ofProperty: "next", in: page) == 0)
    #expect(model.line(ofProperty: "id", in: "Row") == 1)
    #expect(model.line(ofProperty: "deep", in: "Inner") == 1)
    #expect(model.line(ofProperty: "deep", in: "Row") == nil)
  }

  @Test func `after half a second the sign of waiting turns, until the results come`() throws {
    var session = Session.started()
    try session.press("<F4>1")
    let edited = session
    session.pass { if case .overdue = $0 { true } else { false } }
    #expect(session.shows("⋯ r2"))
    for sign in ["⠋", "⠙", "⠹"] {
      session.pass { if case .turn = $0 { true } else { false } }
      #expect(session.shows("\(sign) r2"))
    }
    let timers = session.effects
    session.replaceEffects(edited.effects)
    session.answer()
    session.replaceEffects(timers)
    session.pass { if case .turn = $0 { true } else { false } }
    #expect(session.effects.isEmpty)
    #expect(session.shows("live r2"))
  }
}
