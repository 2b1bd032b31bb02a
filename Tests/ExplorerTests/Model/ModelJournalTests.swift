import Explorer
import JSONSource
import TerminalCanvas
import Testing
import TextEditor
import Workbench

/// What is typed into a model outlives the program, as what is typed into a payload does.
struct ModelJournalTests {
  private static let copy = TextOrigin.model(sample: "User", file: "User+Strict.swift")

  private static func kept(_ text: String) -> KeptEdit {
    KeptEdit(id: "old", text: SourceText(text), time: "12:00")
  }

  /// What the journals hold after these orders, by origin.
  private static func replay(_ orders: [JournalOrder]) -> [TextOrigin: String] {
    var journals = JournallingTests.Journals()
    journals.carryOut(orders.map { .journal($0) })
    return journals.bytes.compactMapValues { JournalReplay($0) }.mapValues {
      String(decoding: $0.text.bytes, as: UTF8.self)
    }
  }

  @Test func `every key in a model stands in its journal`() throws {
    var session = try Session.editingModel()
    var orders: [JournalOrder] = []
    for key in ["a", "b", "<Enter>", "<C-k>", "<C-_>", "é", "<C-w>"] {
      try session.press(key)
      orders += session.orders
    }
    let text = try session.modelAfterPause().text
    #expect(Self.replay(orders) == [Self.copy: text])
  }

  @Test func `a model that is undone to what it was leaves no journal`() throws {
    var session = try Session.editingModel()
    try session.press("a<C-_>")
    #expect(Self.replay(session.orders) == [:])
  }

  @Test func `several files of a model have a journal each`() throws {
    var session = OwnSample.started()
    try session.press("<F7>m2x<Esc>m1y")
    #expect(
      Self.replay(session.orders) == [
        .file(path: "Models/User.swift"): "y" + OwnSample.page,
        .file(path: "Models/Item.swift"): "x" + OwnSample.item,
      ])
  }

  @Test func `models of earlier runs are looked for when their sample is opened`() {
    let session = Session(120, 35)
    let found = session.orders.compactMap { order -> TextOrigin? in
      if case .find(let origin) = order { origin } else { nil }
    }
    #expect(found.contains(Self.copy))
    #expect(found.contains(.newModel(1)))
  }

  @Test func `a sample's model of an earlier run comes back by R`() throws {
    var session = Session.started()
    session.send(.kept(Self.copy, Self.kept("struct User: Codable {}")))
    #expect(session.statusLine.contains("R restores a model"))
    try session.press("R")
    #expect(
      session.orders.contains { if case .forget("old") = $0 { true } else { false } })
    #expect(Self.replay(session.orders) == [Self.copy: "struct User: Codable {}"])
    let asked = session.pauseForModel()
    #expect(asked?.text == "struct User: Codable {}")
  }

  @Test func `of a model's own file it is asked at once`() throws {
    var session = OwnSample.started()
    let origin = TextOrigin.file(path: "Models/Item.swift")
    session.send(.kept(origin, Self.kept("struct Item: Codable {}")))
    #expect(session.shows("Models/Item.swift\": unsaved changes of 12:00 are kept:"))
    try session.press("d")
    #expect(session.lines.contains { $0.contains("What would change  Item.swift") })
    try session.press("<Esc>y")
    let asked = session.pauseForModel()
    #expect(asked?.files.last?.text == "struct Item: Codable {}")
    try session.press("<C-q>")
    #expect(session.shows("Models/Item.swift\" has unsaved changes:"))
  }

  @Test func `what an earlier run left can be set aside`() throws {
    var session = OwnSample.started()
    session.send(.kept(.file(path: "Models/Item.swift"), Self.kept("other")))
    try session.press("n")
    #expect(session.orders.contains { if case .setAside("old") = $0 { true } else { false } })
    let none = session.pauseForModel()
    #expect(none == nil)
  }

  @Test func `what is as it was is forgotten without a question`() {
    var session = OwnSample.started()
    session.send(.kept(.file(path: "Models/Item.swift"), Self.kept(OwnSample.item)))
    #expect(session.orders.contains { if case .forget("old") = $0 { true } else { false } })
    #expect(!session.statusLine.contains("kept"))
  }

  @Test func `two files of earlier runs are asked about one after the other`() throws {
    var session = OwnSample.started()
    session.send(.kept(.file(path: "Models/User.swift"), Self.kept("one")))
    session.send(.kept(.file(path: "Models/Item.swift"), Self.kept("two")))
    try session.press("y")
    #expect(session.shows("Models/Item.swift\": unsaved changes"))
    try session.press("y")
    let asked = session.pauseForModel()
    #expect(asked?.files.map(\.text) == ["one", "two"])
  }
}
