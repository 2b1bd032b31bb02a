import DecodingReport
import JSONSource
import TerminalCanvas
import Testing
import TextEditor
import Workbench

@testable import Explorer

/// What is looked for is gone to while it is typed.
struct FindingTests {
  @Test func `a name in the result is gone to letter by letter, and Esc goes back`() throws {
    var session = Session.started(foldsLists: true)
    try session.press("j/a")
    // From where one is on.
    #expect(session.state.selection?.description == "$.name")
    try session.press("g")
    #expect(session.state.selection?.description == "$.age")
    try session.press("<Backspace>")
    #expect(session.state.selection?.description == "$.name")
    try session.press("dd<Esc>")
    #expect(session.state.selection?.description == "$.id")
    #expect(session.state.layers.prompt == nil)
    try session.press("/addr<Enter>")
    #expect(session.state.selection?.description == "$.address")
    #expect(session.state.layers.prompt == nil)
  }

  @Test func `where nothing was selected, Esc selects nothing`() throws {
    var session = Session.started(foldsLists: true)
    let before = session.screen.text
    try session.press("/zip")
    #expect(session.state.selection?.description == "$.address.zip")
    try session.press("<Esc>")
    #expect(session.state.selection == nil)
    #expect(session.screen.text == before)
  }

  @Test func `what isn't there is said, and one stays where one was`() throws {
    var session = Session.started(foldsLists: true)
    try session.press("jj/zipp")
    #expect(session.shows("no name contains zipp"))
    #expect(session.state.selection?.description == "$.name")
    try session.press("<Backspace>")
    #expect(session.state.selection?.description == "$.address.zip")
  }

  @Test func `in the lists a name is opened letter by letter, and Esc goes back`() throws {
    var session = Session.started()
    try session.press("<F3>/cl")
    #expect(session.state.origin == .sample("User", payload: "clean"))
    try session.press("x")
    #expect(session.shows("no name contains clx"))
    #expect(session.state.origin == .sample("User", payload: "as-received"))
    try session.press("<Backspace><Esc>")
    #expect(session.state.origin == .sample("User", payload: "as-received"))
    #expect(session.state.layers.isEmpty && session.state.focus == .payloads)
    try session.press("/cl<Enter>")
    #expect(session.state.origin == .sample("User", payload: "clean"))
    try session.press("<F2>/ord")
    #expect(session.state.samples[session.state.sample].name == "Order")
    try session.press("<Esc>")
    #expect(session.state.origin == .sample("User", payload: "clean"))
    // Out of the lists, back to where one came from.
    try session.press("<F3><Esc>")
    #expect(session.state.origin == .sample("User", payload: "as-received"))
  }

  @Test func `what is folded away is found, and unfolded`() throws {
    var session = Session.started(foldsLists: true)
    try session.press("-")
    #expect(!session.shows(".zip"))
    try session.press("/zip")
    #expect(session.state.selection?.description == "$.address.zip")
    let rows = session.state.visibleRows
    let place = rows.place(of: try #require(session.state.selectedRow)) + 1
    #expect(session.shows(".zip") && session.shows("F5 Result \(place)/\(rows.count)"))
    // Nothing was found, so nothing was unfolded.
    try session.press("<Esc>")
    #expect(!session.shows(".zip"))
    try session.press("/zip<Enter>")
    #expect(session.shows(".zip"))
  }

  @Test func `arrows go on to the next match and back`() throws {
    var session = Session.started(foldsLists: true)
    try session.press("/a<Down>")
    #expect(session.state.selection?.description == "$.age")
    try session.press("<Up><Enter>n")
    #expect(session.state.selection?.description == "$.age")
    try session.press("N")
    #expect(session.state.selection?.description == "$.name")
  }

  private func found(_ session: Session) -> String? {
    let editor = session.state.editedText
    return editor.selection.range.map { editor.text.string(in: $0) }
  }

  @Test func `text in the JSON is gone to, while it is edited and while it isn't`() throws {
    for begin in ["<F4><Right><C-f>", "<F4><Right><Esc><S-Tab><S-Tab>/"] {
      var session = Session.started(foldsLists: true)
      try session.press(begin)
      let caret = session.state.editor.caret
      try session.press("swi")
      #expect(found(session) == "swi")
      try session.press("x")
      #expect(session.state.editor.caret == caret && found(session) == nil)
      #expect(session.shows("not found: swix"))
      try session.press("<Esc>")
      #expect(session.state.editor.caret == caret && found(session) == nil)
      #expect(session.text == UserSample.json)
    }
    var session = Session.started(foldsLists: true)
    try session.press("<Tab><Tab>/ad<Enter>n")
    #expect(session.state.selection?.description == "$.isAdmin")
    try session.press("N")
    #expect(session.state.selection?.description == "$.name")
  }

  @Test func `text in the model is gone to, and Esc goes back`() throws {
    var session = try Session.editingModel()
    try session.press("<C-f>struct<Down>")
    let text = try #require(session.state.library.modelDraft?.editor)
    #expect(found(session) == "struct" && text.text.position(of: text.caret).line > 10)
    try session.press("<Esc>")
    #expect(session.state.library.modelDraft?.editor.caret == 0)
    #expect(session.state.isEditing)
  }

  @Test func `a fold that was opened on the way is closed again`() throws {
    var session = Session.started(foldsLists: true)
    try session.press("<F4><M-->")
    #expect(session.shows("… 10 }"))
    try session.press("<C-f>swift")
    #expect(!session.shows("… 10 }"))
    try session.press("<Esc>")
    #expect(session.shows("… 10 }"))
  }
}
