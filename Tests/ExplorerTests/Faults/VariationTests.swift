import JSONSource
import TerminalCanvas
import Testing
import TextEditor
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
    try session.press("<F3><Home>")
    #expect(session.text == UserSample.json)
    #expect(!session.shows("as-received*"))
  }

  @Test func `another fault of the same field takes the place of the one before`() throws {
    var session = Session.started(160, 50)
    try session.press("jjjxn")
    session.answer()
    try session.press("x")
    #expect(session.shows("on top of age null"))
    try session.press("m")
    #expect(names(session) == ["as-received", "clean", "as-received + age missing"])
    #expect(session.text == UserSample.json.replacing("  \"age\": \"42\",\n", with: ""))
    session.answer()
    // It is broken as it came: there is a string again, and no null.
    try session.press("xu")
    #expect(names(session).last == "as-received + age misspelt" && names(session).count == 3)
    #expect(session.text == UserSample.json.replacing("\"age\":", with: "\"Age\":"))
    session.answer()
    try session.press("xu")
    #expect(session.shows("age: it is broken like that already"))
    // Undo leads through them, each in the list while it is there.
    for name in ["age missing", "age null"] {
      try session.press("u")
      #expect(names(session) == ["as-received", "clean", "as-received + \(name)"])
    }
    #expect(session.text == broken)
    try session.press("UU")
    #expect(names(session) == ["as-received", "clean", "as-received + age misspelt"])
    try session.press("<C-r>")
    #expect(session.text == UserSample.json)
  }

  @Test func `Tab in the menu breaks a field on top of how it was broken`() throws {
    var session = Session.started(160, 50)
    try session.press("jjjxn")
    session.answer()
    try session.press("x<Tab>")
    #expect(session.shows("in place of age null"))
    try session.press("t")
    #expect(
      names(session).suffix(2) == ["as-received + age null", "as-received + age null + age true"])
    #expect(session.text == UserSample.json.replacing("\"42\"", with: "true"))
    session.answer()
    // Both give way to the next one.
    try session.press("xe")
    #expect(names(session).last == "as-received + age empty")
  }

  @Test func `other breaks stay, and so does a copy that has a name or was typed into`() throws {
    var session = Session.started(160, 50)
    for keys in ["jjjxn", "kxm", "jxm"] {
      try session.press(keys)
      session.answer()
    }
    #expect(session.state.selection?.description == "$.age")
    #expect(
      names(session).suffix(2)
        == ["as-received + age null", "as-received + name missing + age missing"])
    try session.press("<F3>r<C-u>mine<Enter><F5>xn")
    session.answer()
    #expect(names(session).suffix(2) == ["mine", "as-received + name missing + age null"])
    try session.press("<F4><C-End> <Esc>")
    session.answer()
    try session.press("gjjxm")
    #expect(names(session).last == "as-received + name missing + age null + age missing")
    #expect(names(session).count == 6)
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
  }

  @Test func `what undo takes back is off the list, and on it again by redo`() throws {
    var session = Session.started(160, 50)
    try session.press("jjjxnu")
    #expect(names(session) == ["as-received", "clean"])
    try session.press("U")
    #expect(names(session) == ["as-received", "clean", "as-received + age null"])
    try session.press("<F3>r<C-u>no age<Enter>u")
    #expect(names(session) == ["as-received", "clean", "as-received + age null"])
    try session.press("u")
    #expect(names(session) == ["as-received", "clean"])
    try session.press("UU")
    #expect(names(session).last == "no age")
  }

  @Test func `u brings a deleted payload back to its place, right after it was deleted`() throws {
    var session = Session.started(160, 50)
    for name in ["a", "b", "c"] {
      session.send(.opened(path: name + ".json", .success(Array("[\"\(name)\"]".utf8))))
    }
    try session.press("<F3><Up><F4>x<F3>D")
    #expect(session.shows("b.json\" is saved nowhere: take it off the list?"))
    try session.press("y")
    #expect(session.shows("b.json is off the list; u brings it back"))
    try session.press("D")
    #expect(names(session) == ["as-received", "clean", "c.json"])
    try session.press("u")
    #expect(session.shows("took back: deletion of a.json"))
    try session.press("u")
    #expect(names(session) == ["as-received", "clean", "a.json", "b.json", "c.json"])
    #expect(session.text == "x[\"b\"]" && session.state.editor.isModified)
    // From then on it takes back what was typed.
    try session.press("u")
    #expect(session.text == "[\"b\"]" && !session.state.editor.isModified)
  }

  @Test func `where something else was done since, u takes that back`() throws {
    var session = Session.started(160, 50)
    try session.press("jjjxn<F3>Dyix<Esc><F3>u")
    #expect(session.text == UserSample.clean)
    #expect(names(session) == ["as-received", "clean"])
  }

  @Test func `where the payload was changed since, undo stays with the variation`() throws {
    var session = Session.started(160, 50)
    try session.press("jjjxn<F3><Home><F4>x<F3><End><F4><C-_>")
    #expect(session.text == UserSample.json)
    #expect(session.state.origin == .variation(1))
    #expect(names(session).count == 3)
  }

  @Test func `variations are renamed, deleted after a question, and saved as files`() throws {
    var session = Session.started(160, 50)
    try session.press("jjjxn<F3>r<C-u>no age<Enter>")
    #expect(names(session) == ["as-received", "clean", "no age"])
    try session.press("D")
    #expect(session.shows("no age\" is saved nowhere: take it off the list?"))
    try session.press("<Esc><C-s>")
    #expect(session.shows("Save as: User-no-age.json"))
    try session.press("<Enter>")
    let save = try #require(session.saves.first)
    #expect(save.bytes == Array(broken.utf8))
    session.send(.saved(save, nil))
    #expect(session.state.origin == .variation(1))
    // What was typed since is in no file.
    try session.press("<F4>x<F3>D")
    #expect(session.shows("no age\" is saved nowhere: take it off the list?"))
    try session.press("<Esc>u")
    #expect(names(session).count == 3)
    try session.press("D")
    #expect(names(session) == ["as-received", "clean"])
    #expect(session.text == UserSample.clean)
  }

  @Test func `a sample's own payload is neither renamed nor deleted`() throws {
    var session = Session.started(160, 50)
    try session.press("<F3>D")
    #expect(session.shows("the sample's own payloads stay"))
    try session.press("r")
    #expect(session.shows("only payloads that were made here can be renamed"))
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
    #expect(session.shows(words))
    #expect(names(session).count == 2)
  }
}
