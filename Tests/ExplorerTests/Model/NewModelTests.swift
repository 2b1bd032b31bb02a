import DecodingReport
import Explorer
import JSONSource
import TerminalCanvas
import Testing
import TextEditor
import Workbench

struct NewModelTests {
  private static let model = "struct Thing: Codable {\n  var id: Int\n}\n"

  @Test func `a pasted model is compiled, and decodes the payload that was open`() throws {
    var session = Session.started()
    let json = session.text
    try session.press("M")
    let empty = try #require(session.request)
    session.send(.explained(empty.run()))
    #expect(session.lines.contains { $0.contains("no model yet") })
    #expect(session.statusLine.contains("live r2"))
    session.send(.terminal(.paste(Self.model)))
    let request = try session.modelAfterPause()
    #expect(request.text == Self.model)
    #expect(request.root == "")
    session.compiled(request, roots: ["Thing"])
    #expect(session.request?.sample.sources[.strict]?.text == Self.model)
    #expect(session.text == json)
    #expect(session.lines[0].hasPrefix(" Thing · "))
  }

  @Test(arguments: [(160, 50), (120, 35), (80, 24), (44, 12)])
  func `there is room for a text that isn't there yet, and for what is said of it`(
    _ columns: Int, _ rows: Int
  ) throws {
    var session = Session.started(columns, rows)
    try session.press("Mabc")
    #expect(session.lines.contains { $0.contains("1 │ abc") })
    let request = try session.modelAfterPause()
    let place = JSONPosition(line: 1, column: 1)
    let findings = [
      Diagnostic(source: "Swift.Decodable", position: place, message: "the library's"),
      Diagnostic(source: request.fileName, position: place, message: "no abc"),
    ]
    session.answer(ModelAnswer(to: request, .failure(ModelFault(findings: findings))))
    #expect(session.lines.contains { $0.contains("^ no abc") })
    #expect(!session.lines.contains { $0.contains("^ the library's") })
  }

  @Test func `the palette has it`() throws {
    var session = Session.started()
    try session.press("<C-p>new<Space>model<Enter>x")
    let asked = session.pauseForModel()
    #expect(asked?.text == "x")
  }

  @Test func `it is saved under the name of its type, and is that file from then on`() throws {
    var session = Session.started()
    try session.press("M")
    session.send(.terminal(.paste(Self.model)))
    let request = try session.modelAfterPause()
    session.compiled(request, roots: ["Thing"])
    try session.press("<C-s>")
    #expect(session.statusLine.contains("Save the model as: Thing.swift"))
    try session.press("<Enter>")
    let save = try #require(session.saves.first)
    #expect(save.path == "Thing.swift" && !save.mayReplace)
    session.send(.saved(save, nil))
    #expect(session.orders.contains { if case .end(.newModel(1)) = $0 { true } else { false } })
    try session.press("x<C-s>")
    #expect(session.saves.map(\.path) == ["Thing.swift"])
    #expect(session.saves.first?.mayReplace == true)
    try session.press("<C-q>")
  }

  @Test func `it stands in its journal, and a later run lists it`() throws {
    var session = Session.started()
    try session.press("M")
    session.send(.terminal(.paste(Self.model)))
    let written = session.orders.contains { order in
      if case .write(let entry) = order { entry.origin == .newModel(1) } else { false }
    }
    #expect(written)

    var later = Session.started()
    later.send(
      .kept(.newModel(1), KeptEdit(id: "old", text: SourceText(Self.model), time: "12:00")))
    #expect(later.state.notice == "a model of 12:00 is kept: F2 lists it")
    let place = later.orders.firstIndex { if case .write = $0 { true } else { false } }
    let forgotten = later.orders.firstIndex { if case .forget("old") = $0 { true } else { false } }
    #expect(try #require(place) < #require(forgotten))
    try later.press("<F2><End>")
    #expect(later.modelRequest?.text == Self.model)
  }

  @Test func `a later run lists it with the payload that it was begun for`() throws {
    var session = Session.started()
    try session.press("<F3><Down>")
    session.answer()
    let json = session.text
    try session.press("M")
    session.send(.terminal(.paste(Self.model)))
    let entry = try #require(session.orders.compactMap(\.entry).first)
    // As its journal tells it.
    var writer = LogWriter()
    let replay = try #require(
      JournalReplay(LogKind.journal.signature + writer.lines(for: entry, of: "new model 1")))
    #expect(String(decoding: replay.text.bytes, as: UTF8.self) == Self.model)

    var later = Session.started()
    later.send(
      .kept(
        .newModel(1),
        KeptEdit(id: "old", text: replay.text, time: "12:00", payload: replay.payload)))
    // It is told in this run's journal, too.
    #expect(later.orders.compactMap(\.entry?.payload).map(\.name) == ["clean"])
    try later.press("<F2><End>")
    #expect(later.text == json)
    #expect(later.state.origin == .sample("New model", payload: "clean"))
  }

  @Test(arguments: [
    (TextOrigin.standardInput, "{\"id\": 1}"), (.file(path: "a.json"), "{}\n"),
  ])
  func `what came through a pipe is kept for it, and a file isn't`(
    _ origin: TextOrigin, _ text: String
  ) throws {
    let bytes = Array("{\"id\": 1}".utf8)
    let source: Opening.Source =
      origin == .standardInput ? .standardInput(bytes) : .file(path: "a.json", bytes: bytes)
    var session = Session(120, 35, opening: Opening(source: source))
    session.answer()
    try session.press("Mx")
    let entry = try #require(session.orders.compactMap(\.entry).first)

    var later = Session.started()
    later.send(
      .kept(
        .newModel(1),
        KeptEdit(id: "old", text: SourceText("x"), time: "12:00", payload: entry.payload)))
    try later.press("<F2><End>")
    #expect(later.text == text)
  }

  @Test func `one that was begun for a file decodes the file that is open`() throws {
    var later = Session(
      120, 35, opening: Opening(source: .file(path: "a.json", bytes: Array("{\"id\": 1}".utf8))))
    later.answer()
    later.send(.kept(.newModel(1), KeptEdit(id: "old", text: SourceText("x"), time: "12:00")))
    try later.press("<F2><End>")
    #expect(later.state.origin == .file(path: "a.json"))
  }

  @Test func `a payload from outside stays open`() throws {
    var session = Session(
      120, 35, opening: Opening(source: .file(path: "a.json", bytes: Array("{\"id\": 1}".utf8))))
    session.answer()
    try session.press("M")
    #expect(session.state.origin == .file(path: "a.json"))
    #expect(session.text == "{\"id\": 1}")
  }
}

struct InferredModelTests {
  private static func session() -> Session {
    var entry = UserSample.entry
    entry.topic = SampleEntry.ownTopic
    entry.modelSource = SampleEntry.inferred
    let text = "struct User: Codable {}\n"
    entry.sources = [.strict: ModelSource(files: [("User.swift", text)])]
    entry.files = [ModelText(name: "User.swift", text: text)]
    entry.roots = ["User"]
    var session = Session(
      120, 35, samples: [entry],
      opening: Opening(source: .file(path: "a.json", bytes: Array("{}".utf8))))
    session.answer()
    return session
  }

  @Test func `the model follows the payload that it was inferred for`() throws {
    var session = Self.session()
    try session.press("<F4><Space>")
    let due = session.effects
    session.answer()
    session.replaceEffects(due)
    let request = try session.modelAfterPause()
    guard case .payload(let bytes, let name, let present) = request.source else {
      Issue.record("not inferred")
      return
    }
    #expect(bytes == Array(" {}".utf8))
    #expect(name == "a.json")
    #expect(present == "struct User: Codable {}\n")
    #expect(session.statusLine.contains("inferring the model"))
    let file = ModelText(name: "User.swift", text: "struct User: Codable { var a: Int }\n")
    var compiled = ModelAnswer.Compiled(
      sources: [.strict: ModelSource(files: [(file.name, file.text)])],
      models: UserSample.entry.models)
    compiled.files = [file]
    compiled.root = "User"
    session.answer(ModelAnswer(to: request, .success(compiled)))
    #expect(session.request?.sample.sources[.strict]?.text == file.text)
    #expect(!session.lines[0].contains("inferring"))
  }

  @Test func `a model that is as it was changes nothing`() throws {
    var session = Self.session()
    try session.press("<F4><Space>")
    let request = try session.modelAfterPause()
    session.answer(ModelAnswer(to: request, nil))
    #expect(session.request == nil)
    #expect(!session.lines[0].contains("inferring"))
  }

  @Test func `a model that was edited follows no more`() throws {
    var session = Self.session()
    try session.press("<F7>ix<Esc><F4><Space>")
    let request = try session.modelAfterPause()
    #expect(request.files.count == 1)
  }

  @Test func `what is edited while one is inferred stays`() throws {
    var session = Self.session()
    try session.press("<F4><Space>")
    let request = try session.modelAfterPause()
    try session.press("<F7>ix")
    session.answer(
      ModelAnswer(
        to: request,
        .success(.init(sources: [:], models: UserSample.entry.models))))
    #expect(session.lines.contains { $0.contains("xstruct User") })
  }

  @Test func `a broken field leaves the model as it was`() throws {
    var session = Self.session()
    try session.press("<F5><Down>x")
    try session.press("n")
    let none = session.pauseForModel()
    #expect(none == nil)
  }
}
