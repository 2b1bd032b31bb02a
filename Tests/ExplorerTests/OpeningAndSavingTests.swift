import DecodingReport
import JSONSource
import Samples
import TerminalCanvas
import Testing
import TextEditor
import Workbench

@testable import Explorer

/// What is opened, kept, saved, and asked before quitting.
struct OpeningAndSavingTests {
  @Test func `a reproduction opens at what it is about`() throws {
    var opening = Opening(
      source: .file(path: "p.json", bytes: Array(#"{"id": 1, "name": 2, "age": "x"}"#.utf8)))
    opening.subject = Opening.Subject(path: JSONPath(reading: "$.age"), style: .smart)
    var session = Session(120, 35, samples: SampleCatalogue.all, opening: opening)
    session.settle()
    #expect(session.state.selection == JSONPath(reading: "$.age"))
    #expect(session.state.style == .smart)
  }

  @Test
  func `an edit of a payload is kept while another one is open`() throws {
    var session = Session.started(160, 50)
    try session.press("<F4>x<F3><Down>")
    #expect(session.text == UserSample.clean)
    try session.press("<Up>")
    #expect(session.text == "x" + UserSample.json)
    #expect(session.shows("as-received*"))
  }

  @Test
  func `samples open as they are walked through`() throws {
    var session = Session.started(160, 50)
    try session.press("<F2><Down>")
    #expect(session.state.sample == 1)
    #expect(session.request?.sample.name == "Order")
    try session.press("<Enter>")
    #expect(session.state.focus == .result)
  }

  @Test(arguments: [
    "<F4>x<C-r>", "<F4>x<Backspace>", "<F4><Down><M-Down><M-Up>", "<F4><S-Down><C-x><C-v>",
  ])
  func `a text that is as it came again isn't modified, however it came to be`(
    _ keys: String
  ) throws {
    var session = Session.started()
    try session.press(keys)
    #expect(session.text == UserSample.json && session.state.editor.undoCount > 0)
    #expect(!session.state.editor.isModified)
    #expect(!session.shows("modified") && !session.shows("received*"))
    try session.press("y")
    #expect(session.shows("modified"))
  }

  @Test(arguments: ["", "<F4>x", "<F2><Down>"])
  func `quitting a sample asks nothing`(_ keys: String) throws {
    var session = Session.started()
    try session.press(keys + "<C-q>")
    #expect(session.effects.contains { if case .quit = $0 { true } else { false } })
  }

  @Test
  func `quitting asks when a file would lose text`() throws {
    let opening = Opening(source: .file(path: "a/user.json", bytes: Array("{}".utf8)))
    var session = Session(120, 35, opening: opening)
    session.answer()
    try session.press("<F4>x<C-q>")
    #expect(!session.effects.contains { if case .quit = $0 { true } else { false } })
    #expect(session.shows("a/user.json\" has unsaved changes"))
    try session.press("<Esc>")
    #expect(!session.shows("unsaved"))
    try session.press("<C-q>y")
    let save = try #require(session.saves.first)
    #expect(save.path == "a/user.json" && save.bytes == Array("x{}".utf8) && save.thenQuit)
    session.send(.saved(save, .noSpace))
    #expect(session.shows("the disk is full"))
    #expect(!session.effects.contains { if case .quit = $0 { true } else { false } })
    session.send(.saved(save, nil))
    #expect(session.effects.contains { if case .quit = $0 { true } else { false } })
  }

  @Test
  func `saving a sample's payload asks for a file`() throws {
    var session = Session.started()
    try session.press("<C-s>")
    #expect(session.shows("Save as: User-as-received.json"))
    try session.press("<C-u>x.json<Enter>")
    #expect(
      session.effects.contains {
        if case .save(let request) = $0 { request.path == "x.json" } else { false }
      })
  }

  @Test
  func `a file that stands there already is replaced only after a question`() throws {
    var session = Session.started()
    try session.press("<F4>[<C-s><C-u>x.json<Enter>")
    let save = try #require(session.saves.first)
    #expect(!save.mayReplace)
    session.send(.saved(save, .exists))
    #expect(session.shows("x.json\" exists already: replace it?"))
    try session.press("n")
    #expect(session.shows("Save as: x.json"))
    try session.press("<Enter>")
    session.send(.saved(save, .exists))
    try session.press("y")
    #expect(session.saves.first?.mayReplace == true)
  }

  @Test(arguments: [FileProblem.noPermission, .noSpace, .isFolder, .other("Read-only file system")])
  func `what can't be saved there is asked another place for`(_ problem: FileProblem) throws {
    let opening = Opening(source: .file(path: "a.json", bytes: Array("{}".utf8)))
    var session = Session(120, 35, opening: opening)
    try session.press("<F4>x<C-s>")
    session.send(.saved(try #require(session.saves.first), problem))
    #expect(session.statusLine.contains("Save as: a.json"))
    #expect(session.statusLine.contains("not saved: \(problem.words)"))
    try session.press("<Home>b<Enter>")
    let save = try #require(session.saves.first)
    #expect(save.path == "ba.json" && !save.mayReplace && save.bytes == Array("x{}".utf8))
    session.send(.saved(save, nil))
    #expect(session.state.origin == .file(path: "ba.json"))
    // Who was leaving leaves then.
    try session.press("<F4>y<C-q>y")
    session.send(.saved(try #require(session.saves.first), problem))
    #expect(!quits(session))
    try session.press("<Home>c<Enter>")
    session.send(.saved(try #require(session.saves.first), nil))
    #expect(quits(session))
  }

  @Test
  func `leaving waits for a file that is being saved`() throws {
    var session = Session.started()
    try session.press("<F4>[<C-s><C-u>x.json<Enter>")
    let save = try #require(session.saves.first)
    try session.press("<C-q>")
    #expect(!quits(session))
    #expect(session.shows("a file is being saved"))
    session.send(.saved(save, nil))
    #expect(quits(session))

    session = Session.started()
    try session.press("<F4>[<C-s><C-u>x.json<Enter><C-q>")
    session.send(.saved(save, .noSpace))
    #expect(!quits(session))
    #expect(session.shows("the disk is full"))
    try session.press("<C-s><Enter><C-q><C-q>")
    #expect(quits(session))
  }

  private func quits(_ session: Session) -> Bool {
    session.effects.contains { if case .quit = $0 { true } else { false } }
  }

  @Test
  func `each file is asked about once before leaving`() throws {
    let opening = Opening(source: .file(path: "a.json", bytes: Array("{}".utf8)))
    var session = Session(120, 35, opening: opening)
    try session.press("<F4>x")
    session.send(.opened(path: "b.json", .success(Array("[]".utf8))))
    try session.press("y<C-q>n")
    #expect(session.shows("a.json\" has unsaved changes"))
    let asked = session
    try session.press("y")
    let save = try #require(session.saves.first)
    #expect(save.path == "a.json" && save.bytes == Array("x{}".utf8))
    session.send(.saved(save, nil))
    #expect(quits(session))
    // What is typed meanwhile is asked about again.
    session = asked
    try session.press("y!")
    session.send(.saved(save, nil))
    #expect(!quits(session))
    #expect(session.shows("b.json\" has unsaved changes"))
  }

  @Test
  func `an open file is saved in its place`() throws {
    let opening = Opening(source: .file(path: "a/user.json", bytes: Array("{}".utf8)))
    var session = Session(120, 35, opening: opening)
    session.answer()
    try session.press("<F4>x<C-s>")
    #expect(session.saves.first?.mayReplace == true)
  }

  @Test(arguments: ["<C-o>abc", "<F4><C-f>abc", "<F4><C-g>1", "<C-s>", "/a", "<F1>", "<F11>"])
  func `a question or an overlay keeps nobody from quitting`(_ keys: String) throws {
    var session = Session.started()
    try session.press(keys + "<C-q>")
    #expect(session.effects.contains { if case .quit = $0 { true } else { false } })
  }

  @Test
  func `Esc and a control key in one packet are two keys`() throws {
    var session = Session.started()
    try session.press("<F1><M-C-q>")
    #expect(session.effects.contains { if case .quit = $0 { true } else { false } })
    session = Session.started()
    try session.press("<C-o>abc<M-C-s>")
    #expect(session.shows("Save as:"))
  }

  @Test(arguments: ["o", "<F11>", "<F6>", "s", ""])
  func `Esc and a letter in one packet are two keys where no text is typed`(_ keys: String) throws {
    var session = Session.started()
    try session.press(keys + "<M-q>")
    #expect(session.effects.contains { if case .quit = $0 { true } else { false } })
  }

  @Test(arguments: ["i", "/", "c", "<F11>", ""])
  func `Esc and a function key in one packet are two keys`(_ keys: String) throws {
    var session = Session.started()
    try session.press(keys + "<M-F7>x")
    var twice = Session.started()
    try twice.press(keys + "<Esc><F7>x")
    #expect(session.screen.text == twice.screen.text)
  }

  @Test(arguments: ["o", "<F11>", "<F6>"])
  func `Esc and an arrow in one packet are two keys where no text is typed`(_ keys: String) throws {
    var session = Session.started()
    try session.press(keys + "<M-Down>")
    var twice = Session.started()
    try twice.press(keys + "<Esc><Down>")
    #expect(session.screen.text == twice.screen.text)
  }

  @Test(arguments: ["<F4>i", "/", "<C-p>", "c"])
  func `where text is typed a letter with Alt that means nothing does nothing`(_ keys: String)
    throws
  {
    var session = Session.started()
    try session.press(keys)
    let (screen, text) = (session.screen.text, session.text)
    try session.press("<M-q>")
    #expect(!session.effects.contains { if case .quit = $0 { true } else { false } })
    #expect(session.screen.text == screen && session.text == text)
  }

  @Test
  func `opening a file lists it and decodes it; a failure is told`() throws {
    var session = Session.started(160, 50)
    try session.press("<C-o>data/x.json<Enter>")
    session.send(.opened(path: "data/x.json", .failure(.notFound)))
    #expect(session.shows("data/x.json: no such file"))
    session.send(.opened(path: "data/x.json", .success(Array("[1]".utf8))))
    #expect(session.text == "[1]")
    #expect(session.request?.sourceName == "data/x.json")
    #expect(session.shows("▸ x.json"))
  }
}
