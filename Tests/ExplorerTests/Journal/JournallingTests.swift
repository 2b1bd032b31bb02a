import Explorer
import TerminalCanvas
import Testing
import TextEditor
import Workbench

/// What is written down while one types, and what becomes of what an earlier run left.
struct JournallingTests {
  /// The journals that a run would have on the disk, kept by carrying out its orders.
  struct Journals {
    private(set) var bytes: [TextOrigin: [UInt8]] = [:]
    private var writers: [TextOrigin: LogWriter] = [:]
    private(set) var looked: [TextOrigin] = []
    private(set) var forgotten: [String] = []
    private(set) var aside: [String] = []

    mutating func carryOut(_ effects: [Effect]) {
      for case .journal(let order) in effects {
        switch order {
        case .write(let entry):
          bytes[entry.origin, default: LogKind.journal.signature] +=
            writers[entry.origin, default: LogWriter()].lines(for: entry, of: "x")
        case .end(let origin): (bytes[origin], writers[origin]) = (nil, nil)
        case .find(let origin): looked.append(origin)
        case .findVariations: break
        case .setAside(let id): aside.append(id)
        case .forget(let id): forgotten.append(id)
        }
      }
    }

    /// The text that would be found.
    func text(_ origin: TextOrigin) -> String? {
      bytes[origin].flatMap { JournalReplay($0) }
        .map { String(decoding: $0.text.bytes, as: UTF8.self) }
    }
  }

  private static let asReceived = TextOrigin.sample("User", payload: "as-received")
  private static let clean = TextOrigin.sample("User", payload: "clean")
  private static let file = TextOrigin.file(path: "data/user.json")

  private func fileSession(_ text: String = "{\"id\": 1}") -> Session {
    let opening = Opening(source: .file(path: "data/user.json", bytes: Array(text.utf8)))
    var session = Session(120, 35, opening: opening)
    session.answer()
    return session
  }

  private func kept(_ text: String, _ id: String = "left") -> KeptEdit {
    KeptEdit(id: id, text: SourceText(text), time: "2026-01-02 03:04")
  }

  @Test(arguments: [
    "<F4>x", "<F4>abc<Backspace><Backspace>", "<F4><C-End>{<Enter>\"a\": [1",
    "<F4><Down><C-k><C-k><C-y>", "<F4>ab<C-_><C-y>", "<F4><M-d><M-Down><M-=>",
    "<F4><S-Down><S-Down><C-x><C-v><C-v>", "<F4>x<C-r><C-_>", "jjji1",
    "<F4>x<F3><Down><F4>y<F3><Up><F4>z",
  ])
  func `the journals tell the texts as they are, whatever was done`(_ keys: String) throws {
    var session = Session.started()
    var journals = Journals()
    for key in try KeyEvent.sequence(keys) {
      session.send(.terminal(.key(key)))
      journals.carryOut(session.effects)
      if session.state.editor.isModified {
        #expect(journals.text(session.state.origin) == session.text, "after \(key)")
      } else {
        #expect(journals.text(session.state.origin) == nil, "after \(key)")
      }
    }
  }

  @Test
  func `each payload has a journal of its own, and undo of everything ends it`() throws {
    var session = Session.started()
    var journals = Journals()
    try session.press("<F4>x<F3><Down><F4>y")
    journals.carryOut(session.effects)
    #expect(journals.text(Self.asReceived) == "x" + UserSample.json)
    #expect(journals.text(Self.clean) == "y" + UserSample.clean)
    try session.press("<C-_>")
    journals.carryOut(session.effects)
    #expect(journals.text(Self.asReceived) == "x" + UserSample.json)
    #expect(journals.bytes[Self.clean] == nil)
  }

  @Test
  func `saving ends the journal unless more was typed meanwhile`() throws {
    var journals = Journals()
    var session = fileSession()
    try session.press("<F4>x<C-s>")
    journals.carryOut(session.effects)
    var save = try #require(session.saves.first)
    try session.press("y")
    journals.carryOut(session.effects)
    session.send(.saved(save, nil))
    journals.carryOut(session.effects)
    #expect(journals.text(Self.file) == "xy{\"id\": 1}")
    try session.press("<C-s>")
    save = try #require(session.saves.first)
    session.send(.saved(save, nil))
    journals.carryOut(session.effects)
    #expect(journals.bytes[Self.file] == nil)
  }

  @Test
  func `leaving without saving ends a file's journal, and keeps a sample's`() throws {
    var journals = Journals()
    var session = fileSession()
    try session.press("<F4>x")
    journals.carryOut(session.effects)
    try session.press("<C-q>n")
    journals.carryOut(session.effects)
    #expect(journals.bytes[Self.file] == nil)

    session = Session.started()
    try session.press("<F4>x<C-q>")
    journals.carryOut(session.effects)
    #expect(journals.text(Self.asReceived) == "x" + UserSample.json)
  }

  @Test
  func `each file with unsaved text is asked about before leaving`() throws {
    var session = fileSession()
    try session.press("<F4>x")
    session.send(.opened(path: "other.json", .success(Array("[]".utf8))))
    try session.press("<F4>y<C-q>")
    #expect(session.shows("other.json\" has unsaved changes"))
    try session.press("n")
    #expect(session.shows("data/user.json\" has unsaved changes"))
    #expect(!session.quits)
    try session.press("<Esc><C-q>")
    #expect(session.shows("other.json\" has unsaved changes"))
    try session.press("nn")
    #expect(session.quits)
  }

  @Test
  func `what an earlier run left is looked for when a payload is opened first`() throws {
    var session = Session(120, 35)
    var journals = Journals()
    journals.carryOut(session.effects)
    session.answer()
    try session.press("<F3><Down><Up><Down>")
    journals.carryOut(session.effects)
    let model = TextOrigin.model(sample: "User", file: "User+Strict.swift")
    #expect(journals.looked == [Self.asReceived, model, .newModel(1), Self.clean])
  }

  @Test
  func `a file's kept edit is asked about, and can be taken, seen, forgotten or left`() throws {
    var session = fileSession()
    session.send(.kept(Self.file, kept("{\"id\": 2}")))
    #expect(session.shows("unsaved changes of 2026-01-02 03:04 are kept"))
    try session.press("d")
    #expect(session.shows("- ") && session.shows("{\"id\": 2}"))
    try session.press("<Esc>")
    #expect(session.shows("y take them"))
    try session.press("<Esc>")
    #expect(session.shows("R restores an edit"))
    #expect(session.text == "{\"id\": 1}")
    var journals = Journals()
    try session.press("R")
    journals.carryOut(session.effects)
    #expect(session.text == "{\"id\": 2}")
    #expect(journals.text(Self.file) == "{\"id\": 2}" && journals.forgotten == ["left"])
    try session.press("u")
    #expect(session.text == "{\"id\": 1}")
  }

  @Test func `a question that comes while one types takes no letter before it can be read`() throws
  {
    var session = fileSession()
    session.readsQuestions = false
    try session.press("<F4><Right>")
    session.send(.kept(Self.file, kept("{\"id\": 2}")))
    #expect(session.shows("unsaved changes of 2026-01-02 03:04 are kept"))
    #expect(!session.shows("set them aside"))
    let early = session.effects
    try session.press("ynd")
    #expect(session.text == "{ynd\"id\": 1}")
    let late = session.effects
    session.send(.terminal(.paste("k")))
    #expect(session.text == "{yndk\"id\": 1}")
    // The time that counts is that since the last key.
    session.replaceEffects(early + late)
    session.pass { if case .questionSeen = $0 { true } else { false } }
    #expect(!session.shows("set them aside"))
    try session.press("<Backspace>")
    session.pass { if case .questionSeen = $0 { true } else { false } }
    #expect(session.shows("set them aside"))
    try session.press("y")
    #expect(session.text == "{\"id\": 2}")
  }

  @Test
  func `what is taken over stands in the new journal before the old one goes`() throws {
    var session = fileSession()
    session.send(.kept(Self.file, kept("{\"id\": 2}")))
    try session.press("y")
    let orders = session.effects.compactMap { effect -> String? in
      switch effect {
      case .journal(.write): "write"
      case .journal(.forget): "forget"
      default: nil
      }
    }
    #expect(orders == ["write", "forget"])
  }

  @Test
  func `an edit that is set aside comes back by R until the next save`() throws {
    var session = fileSession()
    var journals = Journals()
    session.send(.kept(Self.file, kept("{\"id\": 2}")))
    try session.press("n")
    journals.carryOut(session.effects)
    #expect(journals.aside == ["left"] && journals.looked == [Self.file])
    #expect(journals.forgotten.isEmpty && session.text == "{\"id\": 1}")
    #expect(session.shows("set aside; R brings it back until the next save"))
    let asked = session
    try session.press("R")
    journals.carryOut(session.effects)
    #expect(session.text == "{\"id\": 2}" && journals.forgotten == ["left"])

    session = asked
    journals = Journals()
    try session.press("<C-s>")
    session.send(.saved(try #require(session.saves.first), nil))
    journals.carryOut(session.effects)
    #expect(journals.forgotten == ["left"])
    try session.press("R")
    #expect(session.text == "{\"id\": 1}")
  }

  @Test
  func `what was set aside isn't asked about at a later start, and R has it still`() throws {
    var session = fileSession()
    var old = kept("{\"id\": 2}")
    old.isAside = true
    session.send(.kept(Self.file, old))
    #expect(!session.shows("kept"))
    try session.press("R")
    #expect(session.text == "{\"id\": 2}")
  }

  @Test
  func `a key that is no answer is told, or goes on and leaves the question for later`() throws {
    for (keys, answer) in [
      ("j", "j is no answer here: y, n, d, Esc"), ("z", "z is no answer here"),
      ("<Up>", "↑ is no answer here"),
    ] {
      var session = fileSession()
      session.send(.kept(Self.file, kept("{\"id\": 2}")))
      try session.press(keys)
      #expect(session.shows(answer))
      #expect(session.shows("y    take them"))
    }
    for keys in ["<F9>", "<Tab>", "<F4>", "<C-p>"] {
      var session = fileSession()
      var other = session
      session.send(.kept(Self.file, kept("{\"id\": 2}")))
      try session.press(keys)
      try other.press(keys)
      #expect(session.state.focus == other.state.focus)
      #expect(!session.shows("y    take them"))
      try session.press("<Esc><Esc><F5>R")
      #expect(session.text == "{\"id\": 2}", "\(keys)")
    }
  }

  @Test
  func `a click on an answer gives it, one beside the question answers later`() throws {
    var session = fileSession()
    session.send(.kept(Self.file, kept("{\"id\": 2}")))
    let row = try session.row(of: "n    set them aside")
    let asked = session
    func click(_ column: Int, _ row: Int) {
      session.send(
        .terminal(
          .mouse(MouseEvent(.press(.left), at: Point(column: column, row: row)))))
    }
    click(60, row)
    #expect(session.shows("is set aside"))
    session = asked
    click(1, 3)
    #expect(!session.shows("y    take them"))
    #expect(session.shows("R restores an edit"))
  }

  @Test
  func `a sample's kept edit asks nothing and waits for R`() throws {
    var session = Session.started()
    session.send(.kept(Self.asReceived, kept("{}")))
    #expect(session.shows("R restores an edit"))
    try session.press("R")
    #expect(session.text == "{}")
    #expect(session.shows("the edit of 2026-01-02 03:04 is back"))
  }

  @Test
  func `a notice is whole where the facts beside it would cut it`() throws {
    var session = Session(80, 24)
    session.answer()
    session.send(.kept(Self.asReceived, kept("{}")))
    try session.press("R")
    let line = session.statusLine
    #expect(line.contains("the edit of 2026-01-02 03:04 is back; u or ^_ takes it out again"))
    #expect(line.contains("  modified") && !line.contains("UTF-8"))
    try session.press("<Down>")
    #expect(session.statusLine.contains("modified  undo 1  UTF-8"))
  }

  @Test
  func `a kept edit that is the text anyway is dropped`() throws {
    var session = fileSession()
    var journals = Journals()
    session.send(.kept(Self.file, kept("{\"id\": 1}")))
    journals.carryOut(session.effects)
    #expect(journals.forgotten == ["left"])
    #expect(!session.shows("kept"))
  }

  @Test
  func `a question waits until the one before it is answered`() throws {
    var session = fileSession()
    try session.press("<C-o>ab")
    session.send(.kept(Self.file, kept("{\"id\": 2}")))
    #expect(session.shows("Open: ab"))
    try session.press("<Esc>")
    #expect(session.shows("y take them"))
  }

  @Test
  func `what is wrong with a journal is said before its edit is asked about`() throws {
    var session = fileSession()
    let trouble = JournalTrouble.damaged(
      path: "/journals/1-2.damaged", readable: 70, count: 99, hasChanges: true)
    session.send(.journalTrouble(trouble))
    session.send(.kept(Self.file, kept("{\"id\": 2}")))
    session.send(.journalTrouble(.newer(path: "/journals/1-3", version: "2")))
    #expect(session.shows("damaged: 70 of its 99 bytes could be read"))
    #expect(session.shows("/journals/1-2.damaged"))
    #expect(session.shows("left a journal of form 2"))
    try session.press("<Esc>")
    #expect(session.shows("y take them"))
  }

  @Test
  func `that nothing can be written down is said, and stands there until it can be`() throws {
    var session = Session.started()
    session.send(.journalFailed("No space left on device"))
    #expect(session.shows("journal can't be written: No space left on device"))
    try session.press("j")
    #expect(session.shows("no journal"))
    session.send(.journalFailed(nil))
    #expect(!session.shows("no journal"))
  }
}
