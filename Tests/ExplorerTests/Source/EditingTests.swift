import DecodingReport
import JSONSource
import TerminalCanvas
import Testing
import TextEditor
import Workbench

@testable import Explorer

/// When what is typed goes to a text, and when it doesn't.
struct EditingTests {
  private static let sizes = [(160, 50), (120, 35), (80, 24), (44, 12)]

  /// Passes by Tab until the pane has the focus.
  private func tab(_ session: inout Session, to pane: Pane) throws {
    for _ in 0..<8 where session.state.focus != pane { try session.press("<Tab>") }
    #expect(session.state.focus == pane)
  }

  @Test(arguments: sizes, [Pane.source, .model])
  func `Tab passes a text, and types nothing`(_ size: (Int, Int), _ pane: Pane) throws {
    var session = Session.started(size.0, size.1, foldsLists: true)
    try tab(&session, to: pane)
    try session.press("v")
    #expect(session.text == UserSample.json)
    #expect(session.state.library.modelDraft == nil)
    #expect(session.shows("results hidden"))
    #expect(!session.shows(" editing"))
  }

  @Test(arguments: ["i", "<Enter>"], [Pane.source, .model])
  func `a key begins editing, and the title says so`(_ key: String, _ pane: Pane) throws {
    for (columns, rows) in Self.sizes {
      var session = Session.started(columns, rows, foldsLists: true)
      try tab(&session, to: pane)
      try session.press(key)
      #expect(session.shows(" editing"), "\(columns)x\(rows)")
      try session.press("v")
      #expect((session.text != UserSample.json) == (pane == .source))
      #expect(session.state.editedText.isModified)
    }
  }

  @Test func `a text that was left by Tab isn't edited when one comes by again`() throws {
    var session = Session.started(foldsLists: true)
    try session.press("<F4>x<Tab><S-Tab>")
    #expect(session.state.focus == .source)
    try session.press("v")
    #expect(session.text == "x" + UserSample.json)
    try session.press("<F7>iy<Tab><S-Tab>v")
    let draft = try #require(session.state.library.modelDraft)
    #expect(draft.editor.undoCount == 1)
  }

  @Test(arguments: ["i<Esc>q", "<F4><Esc>q", "<Tab><Tab><Enter><Esc>q", "<F7>i<Esc>q"])
  func `where nothing was typed, one Esc leaves`(_ keys: String) throws {
    var session = Session.started(foldsLists: true)
    try session.press(keys)
    #expect(session.text == UserSample.json)
    #expect(session.quits)
  }

  @Test(arguments: [("jji", Pane.result), ("<F4>", .result), ("<F7>i", .model), ("<F8>i", .why)])
  func `Esc goes back to where editing began`(_ keys: String, _ pane: Pane) throws {
    var session = Session.started(foldsLists: true)
    try session.press(keys + "1<Esc>")
    #expect(session.state.focus == pane)
    #expect(!session.state.isEditing)
  }

  @Test func `where something was typed, Esc gives up a selection first`() throws {
    var session = Session.started(foldsLists: true)
    try session.press("<F4>x<S-Right><Esc>")
    #expect(session.state.isEditing && session.state.editor.selection.range == nil)
    try session.press("<Esc>")
    #expect(!session.state.isEditing)
  }

  @Test func `in the JSON arrows go through its lines, and the field is selected`() throws {
    var session = Session.started(foldsLists: true)
    try session.press("<Tab><Tab>jjj")
    #expect(session.state.selection?.description == "$.age")
    #expect(session.shows("▸ age"))
    try session.press("G")
    #expect(session.state.editor.caret == UserSample.json.utf8.count)
    // What can be folded is at hand, without editing.
    try session.press("g<Space>")
    #expect(session.shows("… 10 }"))
    #expect(session.text == UserSample.json)
  }

  // MARK: Steps of undo

  @Test(arguments: ["<F4>", "<F7>i<C-Home>"])
  func `a text is undone by words`(_ keys: String) throws {
    var session = Session.started(foldsLists: true)
    try session.press(keys)
    let text = session.state.editedText.text
    try session.press("one<Space>two")
    #expect(session.state.editedText.undoCount == 2)
    try session.press("<C-_><C-_>")
    #expect(session.state.editedText.text == text)
  }

  @Test(arguments: ["<F4>", "<F7>i<C-Home>"])
  func `a pause in typing begins a step`(_ keys: String) throws {
    var session = Session.started(foldsLists: true)
    try session.press(keys + "ab")
    #expect(session.state.editedText.undoCount == 1)
    session.pass { if case .pause = $0 { true } else { false } }
    try session.press("cd")
    #expect(session.state.editedText.undoCount == 2)
    // A pause that is over by then is none.
    try session.press("e")
    let early = session.effects
    try session.press("f")
    session.replaceEffects(early)
    session.pass { if case .pause = $0 { true } else { false } }
    try session.press("g")
    #expect(session.state.editedText.undoCount == 2)
  }

  @Test(arguments: ["<F4>", "<F7>i<C-Home>"])
  func `what replaces a selection goes with what is typed behind it`(_ keys: String) throws {
    var session = Session.started(foldsLists: true)
    try session.press(keys)
    let text = session.state.editedText.text
    try session.press("<S-Right><S-Right>abc")
    #expect(session.state.editedText.undoCount == 1)
    try session.press("<C-_>")
    #expect(session.state.editedText.text == text)
    #expect(session.state.editedText.selection.range == 0..<2)
    try session.press("<C-y>")
    #expect(session.state.editedText.text.string(in: 0..<3) == "abc")
  }

  @Test func `a model that isn't edited any more is undone where it has the focus`() throws {
    var session = Session.started(foldsLists: true)
    try session.press("<F4>x<Esc><F7>i<C-Home>y<Esc>u")
    #expect(session.state.focus == .model && session.text.hasPrefix("x"))
    #expect(session.state.library.modelDraft?.isModified == false)
    try session.press("U")
    #expect(session.state.library.modelDraft?.isModified == true)
    // Elsewhere, and where the model has nothing to undo, it is the JSON.
    try session.press("uu")
    #expect(session.text == UserSample.json)
  }

  @Test func `kills in the model add up`() throws {
    var session = try Session.editingModel()
    try session.press("<C-k><C-k><C-k><C-v>")
    let text = try #require(session.state.library.modelDraft?.editor.text)
    #expect(text.string(in: 0..<20) == "import Foundation\n\ns")
  }
}
