import DecodingReport
import Explorer
import JSONSource
import TerminalCanvas
import Testing
import Workbench

struct ModelFilesTests {
  @Test func `several files stand below each other, each under its name`() {
    let lines = OwnSample.started().lines
    let head = lines.firstIndex { $0.contains("── Item.swift ──") }
    #expect(lines.contains { $0.contains("── User.swift ──") })
    #expect(head.map { lines[$0 + 1].contains("1 │ struct Item: Codable {") } == true)
  }

  @Test func `an edit goes back to the file that it was made in`() throws {
    var session = OwnSample.started()
    try session.press("<F7>m2x")
    let request = try session.modelAfterPause()
    #expect(request.files.map(\.text) == [OwnSample.page, "x" + OwnSample.item])
    try session.press("<C-s>")
    #expect(session.saves.map(\.path) == ["Models/Item.swift"])
    #expect(
      session.saves.first.map { String(decoding: $0.bytes, as: UTF8.self) }
        == "x" + OwnSample.item)
    #expect(session.saves.first?.mayReplace == true)
  }

  @Test func `saving writes every changed file`() throws {
    var session = OwnSample.started()
    try session.press("<F7>m2x<Esc>m1y<C-s>")
    #expect(session.saves.map(\.path) == ["Models/User.swift", "Models/Item.swift"])
    for save in session.saves { session.send(.saved(save, nil)) }
    try session.press("<C-q>")
    #expect(session.quits)
  }

  @Test func `i edits the file of the line in sight`() throws {
    var session = OwnSample.started(44, 7)
    try session.press("<F7><End>i")
    #expect(session.lines.contains { $0.contains("Item.swift  2 of 2") })
  }

  @Test func `a finding in another file is told with its file`() throws {
    var session = OwnSample.started()
    try session.press("<F7>m1x")
    let request = try session.modelAfterPause()
    let finding = Diagnostic(
      source: "Item.swift", position: JSONPosition(line: 2, column: 3), message: "is no type")
    session.answer(ModelAnswer(to: request, .failure(ModelFault(findings: [finding]))))
    #expect(session.lines.contains { $0.contains("Item.swift:2:3: is no type") })
    try session.press("<Esc>m2")
    #expect(session.lines.contains { $0.contains("^ is no type") })
  }

  @Test func `each unsaved file is asked about before it is left`() throws {
    var session = OwnSample.started()
    try session.press("<F7>m1x<Esc>m2y<C-q>")
    #expect(session.shows("Models/User.swift\" has unsaved changes:"))
    try session.press("n")
    #expect(session.shows("Models/Item.swift\" has unsaved changes:"))
    #expect(!session.quits)
    try session.press("y")
    let save = try #require(session.saves.first)
    #expect(save.path == "Models/Item.swift")
    session.send(.saved(save, nil))
    #expect(session.quits)
    #expect(
      session.orders.contains {
        if case .end(.file(path: "Models/User.swift")) = $0 { true } else { false }
      })
  }

  @Test func `a file that somebody else writes is taken over and compiled`() throws {
    var session = OwnSample.started()
    session.send(.changedOnDisk(path: "Models/Item.swift", Array("// theirs\n".utf8)))
    #expect(session.state.notice == "Item.swift was changed on disk and is compiled again")
    let request = try session.modelAfterPause()
    #expect(request.files.map(\.text) == [OwnSample.page, "// theirs\n"])
    try session.press("<C-q>")
    #expect(session.quits)
  }

  @Test func `what was typed isn't lost to what somebody else writes`() throws {
    var session = OwnSample.started()
    try session.press("<F7>m2mine")
    session.send(.changedOnDisk(path: "Models/Item.swift", Array("theirs".utf8)))
    #expect(session.shows("Models/Item.swift\" was changed on the disk: whose text"))
    try session.press("k<C-s>")
    let save = try #require(session.saves.first)
    session.send(.saved(save, .changed(Array("theirs".utf8))))
    try session.press("t")
    let request = try session.modelAfterPause()
    #expect(request.files.last?.text == "theirs")
  }
}

struct ModelRootTests {
  @Test func `the menu chooses the type that is decoded, and the pane shows it`() throws {
    var session = OwnSample.started()
    #expect(session.lines.contains { $0.contains("2 files  User") })
    try session.press("T")
    #expect(session.lines.contains { $0.contains("T Type to decode") })
    #expect(session.lines.contains { $0.contains("User") && $0.contains("is decoded now") })
    try session.press("2")
    let request = try #require(session.modelRequest)
    #expect(request.root == "Item")
    session.compiled(request, roots: ["User", "Item"])
    #expect(session.request?.sample.title == "Item")
    #expect(session.lines.contains { $0.contains("2 files  Item") })
    try session.press("<F7>ix")
    let asked = session.pauseForModel()
    #expect(asked?.root == "Item")
  }

  @Test func `where there is no choice it is said`() throws {
    var session = Session.started()
    try session.press("T")
    #expect(session.state.notice?.hasPrefix("a sample decodes one type") == true)
  }
}
