import DecodingReport
import Explorer
import JSONSource
import TerminalCanvas
import Testing
import Workbench

struct ModelEditingTests {
  /// A session in which the model has the keys.
  private static func editing() throws -> Session {
    var session = Session.started(120, 35)
    try session.press("<F7><Enter>")
    return session
  }

  private static func request(_ session: Session) -> ModelRequest? {
    session.effects.compactMap { if case .compile(let request) = $0 { request } else { nil } }.last
  }

  private static func isDue(_ timer: Message.Timer) -> Bool {
    if case .modelDue = timer { true } else { false }
  }

  /// Lets the pause pass that follows typing, and returns what is compiled then.
  private static func pause(_ session: inout Session) -> ModelRequest? {
    let timers = session.effects.compactMap { effect -> Message.Timer? in
      if case .after(_, let timer) = effect, isDue(timer) { timer } else { nil }
    }
    var requests: [ModelRequest] = []
    for timer in timers {
      session.send(.timer(timer))
      if let request = request(session) { requests.append(request) }
    }
    return requests.last
  }

  private static func lines(_ session: Session) -> [String] {
    session.screen.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func compiled(_ request: ModelRequest) -> ModelAnswer {
    let entry = UserSample.entry
    let source = ModelSource(fileName: request.fileName, text: request.text, firstLine: 1)
    return ModelAnswer(
      to: request,
      .success(.init(sources: [.strict: source, .default: source], models: entry.models)))
  }

  @Test func `a pause in typing has the model compiled, once, as it stands`() throws {
    var session = try Self.editing()
    try session.press("<C-End>struct<Space>More<Space>{}")
    let due = session.effects
    let request = try #require(Self.pause(&session))
    #expect(due.filter { if case .compile = $0 { true } else { false } }.isEmpty)
    #expect(request.text.hasPrefix("import Foundation\n\nstruct User: Codable {"))
    #expect(request.text.hasSuffix("struct More {}"))
    #expect(request.root == "User")
    #expect(request.revision > 0)
  }

  @Test func `typing goes to the model, and nowhere else`() throws {
    var session = try Self.editing()
    let json = session.text
    try session.press("q<C-k>")
    #expect(session.text == json)
    #expect(!session.quits)
    #expect(session.request == nil)
    #expect(Self.lines(session).contains { $0.contains("1 │ q") })
  }

  @Test func `a model that compiles decodes the payload anew`() throws {
    var session = try Self.editing()
    try session.press("<Enter>")
    let request = try #require(Self.pause(&session))
    #expect(Self.lines(session)[0].contains("compiling m1"))
    session.send(.compiled(Self.compiled(request)))
    #expect(session.request?.sample.sources[.strict]?.text == request.text)
    session.answer()
    #expect(Self.lines(session)[0].contains("live r2"))
  }

  @Test func `what the compiler says stands below its line, and the last results stay`() throws {
    var session = try Self.editing()
    try session.press("x")
    let request = try #require(Self.pause(&session))
    let finding = Diagnostic(
      source: request.fileName, position: JSONPosition(line: 1, column: 1),
      message: "cannot find 'ximport' in scope", length: 7)
    session.send(.compiled(ModelAnswer(to: request, .failure(ModelFault(findings: [finding])))))
    #expect(Self.lines(session)[0].contains("STALE m0"))
    let row = try #require(Self.lines(session).firstIndex { $0.contains("1 ✗ ximport Foundation") })
    #expect(Self.lines(session)[row + 1].contains("^^^^^^^ cannot find 'ximport' in"))
    #expect(Self.lines(session).contains { $0.contains("type mismatch") })
    #expect(session.request == nil)
  }

  @Test func `an answer that was overtaken is dropped`() throws {
    var session = try Self.editing()
    try session.press("x")
    let first = try #require(Self.pause(&session))
    try session.press("y")
    let second = try #require(Self.pause(&session))
    session.send(.compiled(Self.compiled(second)))
    #expect(session.request?.sample.sources[.strict]?.text.hasPrefix("xyimport") == true)
    session.send(.compiled(Self.compiled(first)))
    #expect(session.request == nil)
  }

  @Test func `what is typed during the pause waits for the next one`() throws {
    var session = try Self.editing()
    try session.press("x")
    let early = session.effects
    try session.press("y")
    let late = session.effects
    session.replaceEffects(early)
    #expect(Self.pause(&session) == nil)
    session.replaceEffects(late)
    #expect(Self.pause(&session)?.text.hasPrefix("xyimport") == true)
  }

  @Test func `undo takes back what was typed into the model`() throws {
    var session = try Self.editing()
    try session.press("x<C-_>")
    #expect(Self.pause(&session)?.text.hasPrefix("import") == true)
  }

  @Test func `leaving says once that a changed model isn't saved`() throws {
    var session = try Self.editing()
    try session.press("x<C-q>")
    #expect(!session.quits)
    #expect(
      session.state.notice
        == "the model User+Strict.swift was changed: again leaves it, F7 i ^S saves it")
    try session.press("<C-q>")
    #expect(session.quits)
  }

  @Test func `a sample's model is saved to a file of its own, and then there is nothing to lose`()
    throws
  {
    var session = try Self.editing()
    let json = session.text
    try session.press("x<C-s>")
    let request = try #require(session.saves.first)
    #expect(request.path == "User+Strict.swift")
    #expect(String(decoding: request.bytes, as: UTF8.self).hasPrefix("ximport Foundation"))
    #expect(!request.mayReplace)
    session.send(.saved(request, .exists))
    #expect(session.state.notice?.hasPrefix("User+Strict.swift was not saved") == true)
    session.send(.saved(request, nil))
    #expect(session.text == json)
    try session.press("<C-q>")
    #expect(session.quits)
  }

  @Test func `^R takes the model back, and undo takes that back`() throws {
    var session = try Self.editing()
    try session.press("x<C-r>")
    #expect(Self.pause(&session)?.text.hasPrefix("import") == true)
    try session.press("<C-_>")
    #expect(Self.pause(&session)?.text.hasPrefix("ximport") == true)
  }

  @Test func `text is found in the model`() throws {
    var session = try Self.editing()
    try session.press("<C-f>struct<Enter><Esc>q")
    #expect(Self.pause(&session)?.text.hasPrefix("import Foundation\n\nq User") == true)
  }

  @Test func `Esc leaves the model, and what was typed stays`() throws {
    var session = try Self.editing()
    try session.press("x<Esc>")
    #expect(Self.lines(session).contains { $0.contains("ximport Foundation") })
  }
}
