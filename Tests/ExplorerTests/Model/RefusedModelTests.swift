import DecodingReport
import JSONSource
import TerminalCanvas
import Testing
import TextEditor
import Workbench

@testable import Explorer

/// A model that doesn't compile when it is opened.
struct RefusedModelTests {
  private static let first = "struct User: Codable {\n  var id: Int\n}\n"
  private static let second = "struct Order: Codable {\n  var item: Item\n  var other: Item\n}"

  private func finding(_ line: Int, _ message: String) -> Diagnostic {
    Diagnostic(
      source: "Order.swift", position: JSONPosition(line: line, column: 13), message: message,
      length: 4)
  }

  private func opened() -> Session {
    var entry = SampleEntry(
      own: "User", modelSource: "Model", sources: [:], models: .elsewhere(NoModel()), payloads: [])
    entry.files = [
      ModelText(name: "User.swift", path: "User.swift", text: Self.first),
      ModelText(name: "Order.swift", path: "Order.swift", text: Self.second),
    ]
    var opening = Opening(source: .file(path: "a.json", bytes: Array("{\"id\": 1}".utf8)))
    opening.refused = RefusedModel(
      ModelFault(findings: [
        finding(2, "cannot find type 'Item' in scope"),
        finding(3, "cannot find type 'Item' in scope"),
      ]), root: "Order", decoder: nil)
    var session = Session(
      120, 35, samples: [entry], opening: opening, foldsLists: true)
    if let request = session.request { session.send(.explained(request.run())) }
    return session
  }

  @Test func `it opens with what the compiler says, at the first place of it`() throws {
    var session = opened()
    let screen = session.screen.text
    #expect(screen.contains("NO MODEL YET") && screen.contains("Order.swift  2 of 2"))
    #expect(screen.contains("^^^^ cannot find type 'Item' in…"))
    #expect(screen.contains("the model doesn't compile; F7 shows where"))
    #expect(session.state.focus == .model && !session.state.editsModel)
    try session.press("i")
    let caret = session.state.library.modelDraft?.editor
    #expect(caret?.text.position(of: caret?.caret ?? 0) == JSONPosition(line: 2, column: 13))
    // What is mended is compiled, with the type that was asked for.
    try session.press("<End>?")
    let request = try session.modelAfterPause()
    #expect(request.root == "Order" && request.files.count == 2)
    session.compiled(request, roots: ["Order"])
    #expect(session.lines[0].hasPrefix(" Order · "))
    #expect(!session.shows("NO MODEL YET"))
  }

  @Test func `why says so, too, not that there is none`() throws {
    var session = opened()
    try session.press("<F5>")
    #expect(session.shows("  The model doesn't compile."), "\(session.screen.text)")
  }

  @Test(arguments: ["<F5>e", "<F5><F9>", "<F4><F9>"])
  func `without a model nothing says that every field is as sent`(_ keys: String) throws {
    var session = opened()
    try session.press(keys)
    let screen = session.screen.text
    #expect(!screen.contains("every field is as sent"), "\(screen)")
    #expect(screen.contains("the model doesn't compile; F7 shows where"))
  }

  @Test func `F10 declares a type that is missing, as one step of undo`() throws {
    var session = opened()
    try session.press("<F10>")
    #expect(session.shows("2:13  declare 'Item'"))
    #expect(session.state.menu?.items.count == 1)
    try session.press("1")
    func text() -> String? { session.state.library.modelDraft?.editor.text.string }
    #expect(text() == Self.second + "\n\nstruct Item: Codable {\n}\n")
    #expect(session.state.editsModel)
    let request = try session.modelAfterPause()
    #expect(request.text == Self.first)
    try session.press("<Enter>var name: String")
    #expect(text()?.hasSuffix("struct Item: Codable {\n  var name: String\n}\n") == true)
    for _ in 0..<40 where text() != Self.second { try session.press("<C-_>") }
    #expect(text() == Self.second)
  }
}
