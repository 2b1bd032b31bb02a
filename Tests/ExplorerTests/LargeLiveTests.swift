import DecodingReport
import Explorer
import JSONSource
import TerminalCanvas
import Testing
import TextEditor
import Workbench

@testable import Explorer

/// Results of a source so large that its values come before their whys.
struct LargeLiveTests {
  private static let json =
    UserSample.json + String(repeating: " ", count: ExplorerState.parsedWhileTyping)

  private func session() -> Session {
    Session(160, 50, opening: Opening(source: .standardInput(Array(Self.json.utf8))))
  }

  private func isCancelled(_ session: Session) -> Bool {
    session.effects.contains { if case .cancelExplain = $0 { true } else { false } }
  }

  @Test func `values are shown as soon as they are there, and whys when they are`() throws {
    var session = session()
    #expect(session.shows("decoding"))
    session.answerValues()
    var text = session.screen.text
    #expect(text.contains("values r1, whys ⋯"))
    #expect(text.contains("strict ✗ stops at age    default decoded    smart decoded"))
    #expect(text.contains("decoded; the fields follow with their whys"))
    session.answer()
    text = session.screen.text
    #expect(text.contains("live r1"))
    #expect(!text.contains("decoded"))
  }

  @Test func `the table stays where it is while the whys of an edit are awaited`() throws {
    var session = session()
    session.answer()
    try session.press("jjjjj<F4><C-End>x")
    #expect(isCancelled(session))
    session.pass { if case .explainDue = $0 { true } else { false } }
    let before = session.screen.text.split(separator: "\n")
    session.answerValues()
    let after = session.screen.text.split(separator: "\n")
    // The title, the two lines of the whole value, the status line, and no other.
    let changed = zip(before, after).filter { $0 != $1 }.map { String($1) }
    #expect(changed.count == 4)
    #expect(changed.first?.contains("default decoded") == true)
    #expect(changed.dropFirst().first?.contains("User(id: 1001)") == true)
    #expect(changed.dropFirst(2).first?.contains("with the whys") == true)
    #expect(changed.last?.contains("values r2, whys ⋯") == true)
  }

  @Test func `values never take the place of newer results`() throws {
    var session = session()
    let first = session
    session.answer()
    var late = first
    late.answerValues()
    guard let request = first.request else {
      Issue.record("nothing was asked for")
      return
    }
    let document = JSONDocument.parse(request.text.bytes)
    let report = ReportFixture.user(Self.json).report()
    session.send(.explained(ExplainAnswer(revision: 1, valuesOf: report, document: document)))
    #expect(session.shows("live r1"))
  }

  @Test func `Esc gives large results up, and F5 asks for them again`() throws {
    var session = session()
    let waiting = session
    session.pass { if case .overdue = $0 { true } else { false } }
    try session.press("<Esc>")
    #expect(session.shows("GIVEN UP r1"))
    #expect(session.shows("F5 or an edit decodes again"))
    // An answer that was under way is dropped.
    let report = ReportFixture.user(Self.json).report()
    if let request = waiting.request {
      let document = JSONDocument.parse(request.text.bytes)
      session.send(
        .explained(
          ExplainAnswer(
            revision: 1, report: report, document: document, sample: UserSample.entry)))
    }
    #expect(session.shows("GIVEN UP r1"))
    try session.press("<F5>")
    session.answer()
    #expect(session.shows("live r1"))
  }

  @Test func `a request posts values first where it is large, and nothing once cancelled`() throws {
    func posted(_ json: String, _ cancellation: Cancellation) -> (values: Int, whys: Bool) {
      let session = Session(
        120, 35, opening: Opening(source: .standardInput(Array(json.utf8))))
      var values = 0
      let answer = session.request?.run(cancellation) { answer in
        values += answer.hasWhys ? 0 : 1
      }
      return (values, answer?.hasWhys ?? false)
    }
    #expect(posted(UserSample.json, Cancellation()) == (0, true))
    #expect(posted(Self.json, Cancellation()) == (1, true))
    #expect(posted("{" + Self.json, Cancellation()) == (0, true))
    let cancelled = Cancellation()
    cancelled.cancel()
    #expect(posted(Self.json, cancelled) == (0, false))
  }

  @Test(arguments: [
    // The fault menu's n is null; l of the copy menu is nothing; keys behind a choice go on.
    ("jjjxn", "age null"), ("jjjx<Down><Enter>", "age null"), ("jjjxnf", "age null"),
  ])
  func `keys for a menu that waits for the first results are the menu's`(
    _ keys: String, _ name: String
  ) throws {
    var session = Session(120, 35)
    try session.press(keys)
    #expect(session.state.library.variations.isEmpty)
    session.send(try #require(answer(Session(120, 35))))
    #expect(session.state.library.variations.map(\.name) == ["as-received + " + name])
    #expect(session.state.panes.result.showsOnlyChanged == keys.hasSuffix("f"))
  }

  @Test func `keys for a menu that can't be opened mean nothing else`() throws {
    // There is no field to break.
    let opening = Opening(source: .standardInput(Array("7".utf8)))
    var session = Session(120, 35, opening: opening)
    try session.press("xn")
    let request = try #require(session.request ?? Session(120, 35, opening: opening).request)
    let fixture = ReportFixture("7")
    session.send(
      .explained(
        ExplainAnswer(
          revision: request.revision, report: fixture.report(), document: fixture.document,
          sample: UserSample.entry)))
    #expect(session.state.menu == nil && session.state.library.variations.isEmpty)
    #expect(session.shows("there is no field to break"))
  }

  @Test(arguments: ["<Esc>", "<C-c>", "<F4>", "<F2>"])
  func `other ways to go on give the awaited menu up`(_ key: String) throws {
    var session = Session(120, 35)
    try session.press("jjjx" + key)
    session.send(try #require(answer(Session(120, 35))))
    #expect(session.state.menu == nil)
  }

  @Test func `the fixes of a large text are offered as soon as it has been read`() throws {
    let json = "[" + String(repeating: "1,", count: 60_000) + "True]"
    let opening = Opening(source: .standardInput(Array(json.utf8)))
    var session = Session(120, 35, opening: opening)
    let request = try #require(session.request)
    try session.press("<F10>")
    #expect(session.shows("the menu opens once the results are in"))
    session.send(.explained(request.run()))
    #expect(session.state.menu?.chosen?.title == "1:120002  write \"true\"")
    try session.press("<Enter>")
    #expect(session.text.hasSuffix("1,\n  true\n]"))
    #expect(session.state.request.bytes == Array(json.replacing("True", with: "true").utf8))
    // What is typed behind F10 is the menu's, also while it is awaited.
    try session.press("<F10>1")
    #expect(session.text.hasSuffix("1,\n  true\n]"))
  }

  /// The answer to the first request of a session.
  private func answer(_ session: Session) -> Message? {
    session.request.map { request in
      let fixture = ReportFixture.user(String(decoding: request.text.bytes, as: UTF8.self))
      return .explained(
        ExplainAnswer(
          revision: request.revision, report: fixture.report(failure: ReportFixture.ageMismatch),
          document: fixture.document, sample: UserSample.entry))
    }
  }
}
