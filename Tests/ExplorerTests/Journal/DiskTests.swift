import Explorer
import JSONSource
import TerminalCanvas
import Testing
import TextEditor
import Workbench

/// Files that others write, and the user's own editor.
struct DiskTests {
  private static let file = TextOrigin.file(path: "data/user.json")

  private func session() -> Session {
    let opening = Opening(source: .file(path: "data/user.json", bytes: Array("{\"id\": 1}".utf8)))
    var session = Session(120, 35, opening: opening)
    session.answer()
    return session
  }

  private func changed(_ text: String?) -> Message {
    .changedOnDisk(path: "data/user.json", text.map { Array($0.utf8) })
  }

  @Test
  func `a file that nobody edited here follows the disk`() throws {
    var session = session()
    session.send(changed("{\"id\": 2}"))
    #expect(session.text == "{\"id\": 2}")
    #expect(!session.state.editor.isModified)
    #expect(session.request?.revision == 2)
    #expect(session.shows("read again from the disk"))
    try session.press("u")
    #expect(session.text == "{\"id\": 1}" && session.state.editor.isModified)
  }

  @Test
  func `what can't be read in the place of a file is said, and the text stays`() throws {
    var session = session()
    session.send(.unreadableOnDisk(path: "data/user.json", .noPermission))
    #expect(session.shows("data/user.json can't be read any more: no permission; your text stays"))
    #expect(session.text == "{\"id\": 1}")
  }

  @Test
  func `an edited file asks whose text counts`() throws {
    var session = session()
    try session.press("<F4>x")
    session.send(changed("{\"id\": 2}"))
    #expect(session.shows("was changed on the disk: whose text counts?"))
    try session.press("d")
    let screen = session.screen.text
    #expect(screen.contains("- ") && screen.contains("x{\"id\": 1}"))
    #expect(screen.contains("+ ") && screen.contains(" {\"id\": 2}"))
    try session.press("<Esc>t")
    #expect(session.text == "{\"id\": 2}" && !session.state.editor.isModified)
    try session.press("<C-_>")
    #expect(session.text == "x{\"id\": 1}")
  }

  @Test
  func `who keeps their own text writes over the other one`() throws {
    var session = session()
    try session.press("<F4>x")
    session.send(changed("{\"id\": 2}"))
    try session.press("k<C-s>")
    #expect(session.text == "x{\"id\": 1}")
    #expect(session.saves.count == 1)
  }

  @Test
  func `who doesn't answer is asked again before saving`() throws {
    var session = session()
    try session.press("<F4>x")
    session.send(changed("{\"id\": 2}"))
    try session.press("<Esc>")
    #expect(session.shows("changed on the disk"))
    try session.press("<C-s>")
    #expect(session.saves.isEmpty)
    #expect(session.shows("k keep mine"))
    try session.press("k")
    #expect(session.saves.first?.overridesOthers == true)
  }

  @Test
  func `a change that only saving found is asked about, and leaving goes on`() throws {
    var session = session()
    try session.press("<F4>x<C-q>y")
    let save = try #require(session.saves.first)
    session.send(.saved(save, .changed(Array("{\"id\": 2}".utf8))))
    #expect(!session.quits)
    try session.press("k")
    let second = try #require(session.saves.first)
    #expect(second.overridesOthers && second.thenQuit)
    session.send(.saved(second, nil))
    #expect(session.quits)
  }

  @Test
  func `a file that is gone is said, and one that can't be written`() throws {
    var session = session()
    session.send(changed(nil))
    #expect(session.shows("data/user.json was deleted from disk"))
    session.send(.readOnly(path: "data/user.json", true))
    #expect(session.shows("read-only"))
    session.send(.readOnly(path: "data/user.json", false))
    #expect(!session.shows("read-only"))
  }

  @Test
  func `the user's editor gets the text at the caret's line, and gives one edit back`() throws {
    var session = Session.started()
    try session.press("<F4><Down><Down><Right><C-t>")
    let edits = session.effects.compactMap { effect -> ExternalEdit? in
      if case .editElsewhere(let edit) = effect { edit } else { nil }
    }
    let edit = try #require(edits.first)
    #expect(edit.fileName == "1-as-received.json")
    #expect(edit.position.line == 3 && edit.position.column == 2)
    #expect(edit.text == SourceText(UserSample.json))
    let changed = UserSample.json.replacing("\"42\"", with: "43")
    session.send(.edited(edit.origin, .success(Array(changed.utf8))))
    #expect(session.text == changed)
    #expect(session.state.editor.text.position(of: session.state.editor.caret).line == 3)
    try session.press("<C-_>")
    #expect(session.text == UserSample.json)
  }

  @Test(arguments: [
    (ExternalEditProblem.status("vi", 1), "'vi' ended with status 1; the text stays as it was"),
    (.notRunnable("nonsense"), "'nonsense' can't be run: set $EDITOR to an editor"),
    (.file("/drafts/a.json", .noSpace), "/drafts/a.json: the disk is full"),
  ])
  func `an editor that fails changes nothing`(_ problem: ExternalEditProblem, _ words: String) {
    var session = Session.started()
    session.send(.edited(session.state.origin, .failure(problem)))
    #expect(session.shows(words))
    #expect(session.text == UserSample.json)
  }
}
