import DecodingReport
import JSONSource
import Samples
import TerminalCanvas
import Testing
import TextEditor
import Workbench

@testable import Explorer

/// Which field is selected: at the start, at the next problem, in another payload.
struct SelectionTests {
  private func session(json: String? = nil, _ sample: String = "User") throws -> Session {
    let place = try #require(SampleCatalogue.all.firstIndex { $0.name == sample })
    let source = json.map { Opening.Source.standardInput(Array($0.utf8)) } ?? .payload(0)
    var session = Session(
      160, 50, samples: SampleCatalogue.all, opening: Opening(sample: place, source: source))
    session.settle()
    return session
  }

  private func stops(_ keys: String, _ count: Int, in session: inout Session) throws -> [String] {
    try (0..<count).map { _ in
      try session.press(keys)
      return session.state.selection?.description ?? ""
    }
  }

  @Test func `a failure at the root is a row like any other`() throws {
    var session = try session(json: "[{\"id\": 1}]")
    try session.press("<Down>")
    #expect(session.state.selection?.description == "$")
    #expect(session.lines.contains { $0.contains("F8 Why  $  STRICT") })
    #expect(session.shows("THREW  typeMismatch"))
    try session.press("<Esc><F9>")
    #expect(session.state.selection?.description == "$")
    try session.press("yp")
    let copied = session.effects.compactMap { if case .copy(let text) = $0 { text } else { nil } }
    #expect(copied == ["$"])
  }

  @Test func `the next problem is one of the style in focus, and a leaf`() throws {
    var session = try session()
    let report = try #require(session.state.live.shown?.report)
    for style in DecodingStyle.allCases {
      let fields = try #require(report[style]?.fields)
      let problems = fields.filter { field in
        field.reason == .unknownKey
          ? field.silentLoss
          : field.isChange || (field.outcome == .notReached && field.alone?.outcome == .threw)
      }.map(\.path)
      let leaves = problems.filter { path in
        !problems.contains { $0 != path && $0.isWithin(path) }
      }.filter { !$0.steps.isEmpty }
      try session.press("g\(style.index + 1)<Esc>")
      let found = try stops("<F9>", leaves.count + 1, in: &session)
      #expect(Set(found) == Set(leaves.map(\.description)), "\(style)")
      #expect(found.first == found.last && session.state.style == style)
    }
  }

  @Test func `without a problem in its style F9 says where there is one`() throws {
    var fixture = ReportFixture(UserSample.json)
    fixture.field([.key("id")], .standard(.int), .sent, .sent, .sent)
    fixture.field([.key("age")], .standard(.int), .sent, .fallback("0", .wrongType), .sent)
    var session = Session(160, 50)
    session.answer(fixture.report())
    try session.press("1<F9>")
    #expect(session.state.style == .strict && session.state.selection == nil)
    #expect(session.state.notice == "every field is as sent in STRICT; 2 DEFAULT changes 1")
    try session.press("2<F9>")
    #expect(session.state.selection?.description == "$.age")
  }

  @Test func `the selected field is that of the next payload, too`() throws {
    var session = try session()
    try session.press("/zip<Enter>")
    #expect(session.state.selection?.description == "$.address.zip")
    try session.press("<F3><Down>")
    session.settle()
    #expect(session.state.selection?.description == "$.address.zip")
    #expect(session.lines.contains { $0.contains("F8 Why  $.address.zip") })
    #expect(session.state.editor.text.line(at: session.state.editor.caret) > 0)
  }

  @Test func `where the next payload lacks the field, the one around it is selected`() throws {
    var session = try session(json: #"{"tags": [1, 2, "c"]}"#)
    try session.press("/[2]<Enter>")
    #expect(session.state.selection?.description == "$.tags[2]")
    try session.press("<F3>/clean<Enter>")
    session.settle()
    #expect(session.state.selection?.description.hasPrefix("$.tags") == true)
  }

  // MARK: One selection

  /// Whether JSON and table stand at what is selected.
  private func isTogether(_ session: Session) -> Bool {
    let state = session.state
    guard let path = state.selection, let row = state.selectedRow,
      state.live.shown?.index.rows[row].path == path
    else { return false }
    guard let span = state.selected.span else { return true }
    return state.editor.text.line(at: state.editor.caret)
      == state.editor.text.line(at: span.lowerBound)
  }

  @Test func `a cause that is looked at is in sight in the JSON, and so are its places`() throws {
    var session = try session()
    try session.press("e")
    for key in ["<Down>", "<Down>", "n", "n", "<Up>", "N"] {
      try session.press(key)
      #expect(isTogether(session), "\(key)")
    }
    #expect(session.state.editor.text.line(at: session.state.editor.caret) > 0)
  }

  @Test(arguments: ["=", "=u", "=uU", "xnu", "<F12><Right><Esc>", "<F12><Right><Esc>u", "<C-r>"])
  func `the selection is kept by what changes the text, and by undo`(_ keys: String) throws {
    var session = try session()
    try session.press("/zip<Enter>")
    for key in try KeyEvent.sequence(keys) {
      session.send(.terminal(.key(key)))
      session.settle()
    }
    #expect(session.state.selection?.description == "$.address.zip")
    #expect(isTogether(session))
  }

  @Test func `a missing key stays selected when the JSON is laid out`() throws {
    var session = try session(json: #"{"id": 1, "name": "Ada"}"#)
    try session.press("/age<Enter>")
    #expect(session.state.selection?.description == "$.age")
    try session.press("=")
    session.settle()
    #expect(session.state.selection?.description == "$.age")
  }

  @Test func `a value that an undo takes away leaves what is around it selected`() throws {
    var session = try session()
    try session.press("/tags<Enter><F4><Esc>i")
    try session.press("<C-End><Esc><Esc>")
    session.settle()
    try session.press("/zip<Enter>xm")
    session.settle()
    #expect(session.state.selection?.description == "$.address.zip")
    try session.press("u")
    session.settle()
    #expect(session.state.selection?.description == "$.address.zip" && isTogether(session))
  }

  @Test func `a fix of an option keeps the selection`() throws {
    var session = Session(120, 50, samples: [OwnSample.dated])
    session.settle()
    #expect(session.state.selection?.description == "$.at")
    try session.press("<F8>")
    let asked = try #require(session.job(TrialQuestion.trials.name))
    for part in asked.answers(in: PlayedWorkshop()) { session.send(.answered(part)) }
    try session.press("A")
    session.settle()
    #expect(session.state.selection?.description == "$.at" && isTogether(session))
    try session.press("<F5>u")
    session.settle()
    #expect(session.state.selection?.description == "$.at" && isTogether(session))
  }

  @Test func `the field that was stepped to is selected behind the steps`() throws {
    var session = try session()
    try session.press("s")
    session.settle()
    try session.press("<Down><Down><Down><Down>")
    let step = try #require(session.state.room as? StepScreen)
    let stage = Stage(session.state)
    let recording = try #require(StepScreen.recording(stage))
    let path = try #require(recording.path(at: step.position(recording, stage)))
    try session.press("<Esc>")
    #expect(session.state.room == nil)
    #expect(session.state.selection == path)
    if session.state.selectedRow != nil, !path.steps.isEmpty { #expect(isTogether(session)) }
  }

  @Test func `what is compared is selected in the JSON`() throws {
    var session = try session()
    try session.press("/zip<Enter>xn")
    session.settle()
    try session.press("c<Enter>")
    while session.state.menu != nil { try session.press("<Enter>") }
    for _ in 0..<4 {
      try session.press("<Down>")
      guard session.state.room != nil, session.state.selected.span != nil else { continue }
      #expect(isTogether(session))
    }
  }
}
