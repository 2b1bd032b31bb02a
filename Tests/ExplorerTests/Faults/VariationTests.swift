import JSONSource
import TerminalCanvas
import Testing
import Workbench

@testable import Explorer

/// What breaking a field makes of the list of payloads.
struct VariationTests {
  private let broken = UserSample.json.replacing("\"age\": \"42\"", with: "\"age\": null")

  private func names(_ session: Session) -> [String] {
    session.state.library.payloadItems.map(\.name)
  }

  @Test func `a broken field is a new payload of the list, the one before stays as it was`() throws
  {
    var session = Session.started(160, 50)
    try session.press("jjjxn")
    #expect(session.text == broken)
    #expect(session.request?.sourceName == "as-received + age null")
    #expect(names(session) == ["as-received", "clean", "as-received + age null"])
    #expect(session.state.selection?.description == "$.age")
    session.answer()
    try session.press("xm")
    #expect(names(session).last == "as-received + age null + age missing")
    try session.press("<F3><Home>")
    #expect(session.text == UserSample.json)
    #expect(!session.screen.text.contains("as-received*"))
  }

  @Test func `undo leads back to the payload, redo to the variation`() throws {
    var session = Session.started(160, 50)
    try session.press("jjjxnu")
    #expect(session.text == UserSample.json)
    #expect(session.state.origin == .sample("User", payload: "as-received"))
    #expect(!session.state.editor.isModified)
    try session.press("U")
    #expect(session.text == broken)
    #expect(session.state.origin == .variation(1))
    #expect(!session.state.editor.isModified)
    // Both stay in the list as they are.
    try session.press("u<F3><End>")
    #expect(session.text == broken)
  }

  @Test func `where the payload was changed since, undo stays with the variation`() throws {
    var session = Session.started(160, 50)
    try session.press("jjjxn<F3><Home><F4>x<F3><End><F5>u")
    #expect(session.text == UserSample.json)
    #expect(session.state.origin == .variation(1))
    #expect(names(session).count == 3)
  }

  @Test func `variations are renamed, deleted after a question, and saved as files`() throws {
    var session = Session.started(160, 50)
    try session.press("jjjxn<F3>r<C-u>no age<Enter>")
    #expect(names(session) == ["as-received", "clean", "no age"])
    try session.press("D")
    #expect(session.screen.text.contains("no age is saved nowhere: take it off the list?"))
    try session.press("<Esc><C-s>")
    #expect(session.screen.text.contains("Save as: User-no-age.json"))
    try session.press("<Enter>")
    let save = try #require(session.saves.first)
    #expect(save.bytes == Array(broken.utf8))
    session.send(.saved(save, nil))
    #expect(session.state.origin == .variation(1))
    // What was typed since is in no file.
    try session.press("<F4>x<F3>D")
    #expect(session.screen.text.contains("no age is saved nowhere: take it off the list?"))
    try session.press("<Esc>u")
    #expect(names(session).count == 3)
    try session.press("D")
    #expect(names(session) == ["as-received", "clean"])
    #expect(session.text == UserSample.clean)
  }

  @Test func `a sample's own payload is neither renamed nor deleted`() throws {
    var session = Session.started(160, 50)
    try session.press("<F3>D")
    #expect(session.screen.text.contains("the sample's own payloads stay"))
    try session.press("r")
    #expect(session.screen.text.contains("only payloads that were made here can be renamed"))
    #expect(names(session) == ["as-received", "clean"])
  }

  @Test func `a file comes off the list at once if nothing is lost`() throws {
    var session = Session.started(160, 50)
    session.send(.opened(path: "a.json", .success(Array("[1]".utf8))))
    try session.press("<F3>D")
    #expect(names(session) == ["as-received", "clean"])
  }

  @Test(arguments: [
    ("x", "$.id"), ("<F4><Down><Down><End><Esc>x", "$.name"), ("y", "$.id"), ("i", "$.id"),
    ("<F7>x", "$.id"), ("<C-p>break: null<Enter>", "$.id"),
  ])
  func `without a selected field the one at the cursor is meant`(
    _ keys: String, _ path: String
  ) throws {
    var session = Session.started()
    try session.press(keys)
    #expect(session.state.selection?.description == path)
    #expect(session.state.notice?.contains("there is no field") != true)
  }

  @Test(arguments: [
    ("<F4>{<Esc>jx", "the JSON is broken already"),
    ("jjjjjjjjxd", "this fault doesn't apply"),
  ])
  func `what can't be broken is told`(_ keys: String, _ words: String) throws {
    var session = Session.started()
    if keys.hasPrefix("<F4>") {
      try session.press("<F4>{")
      session.refuse()
      try session.press("<Esc>jx")
    } else {
      try session.press(keys)
    }
    if words.contains("apply") {
      // The menu only offers what applies; from the list of everything all can be asked for.
      try session.press("<Esc><C-p>break twice<Enter>")
    }
    #expect(session.screen.text.contains(words))
    #expect(names(session).count == 2)
  }
}
