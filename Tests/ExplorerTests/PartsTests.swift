import Explorer
import TerminalCanvas
import Testing
import TextEditor
import Workbench

/// Payloads that stand in one file: lines of JSON Lines, the text in pasted code.
struct PartsTests {
  private static func lines(
    _ texts: [String] = ["{\"id\": 1}", "{\"id\": 2}"],
    of whole: TextOrigin = .file(path: "a/d.jsonl")
  ) -> Session {
    let parts = texts.enumerated().map { index, text in
      PartReading(.line(index + 1), bytes: Array(text.utf8))
    }
    var session = Session(180, 50, opening: Opening(source: .parts(parts, of: whole)))
    session.answer()
    return session
  }

  /// The model of two files, with a payload that is written in the first.
  private static func literal() -> Session {
    var entry = OwnSample.entry
    entry.payloads = []
    let part = PartReading(.literal("json"), bytes: Array("{}".utf8))
    var session = Session(
      180, 50, samples: [UserSample.entry, entry],
      opening: Opening(sample: 1, source: .parts([part], of: .file(path: "Models/User.swift"))))
    session.answer()
    return session
  }

  @Test func `each line is a payload of the list`() throws {
    var session = Self.lines()
    #expect(session.shows("d.jsonl:1"))
    #expect(session.shows("d.jsonl:2"))
    #expect(session.text == "{\"id\": 1}")
    #expect(session.request == nil || session.request?.sourceName == "a/d.jsonl:1")
    try session.press("<F3><Down>")
    #expect(session.text == "{\"id\": 2}")
    #expect(session.request?.sourceName == "a/d.jsonl:2")
    // An edit stays with its line.
    try session.press("<F4>x<F3><Up>")
    #expect(session.text == "{\"id\": 1}")
    #expect(session.shows("d.jsonl:2*"))
  }

  @Test func `a line is saved into its place, with what stood there`() throws {
    var session = Self.lines()
    try session.press("<F3><Down><F4>x<C-s>")
    var save = try #require(session.saves.first)
    #expect(save.path == "a/d.jsonl")
    #expect(save.origin == .part(.line(2), of: .file(path: "a/d.jsonl")))
    #expect(String(decoding: save.replaced, as: UTF8.self) == "{\"id\": 2}")
    #expect(String(decoding: save.bytes, as: UTF8.self) == "x{\"id\": 2}")
    save.whole = []
    session.send(.saved(save, nil))
    #expect(session.shows("saved line 2 of a/d.jsonl"))
    #expect(!session.state.editor.isModified)
    #expect(session.state.origin == save.origin)
    // What is written now is what the next one replaces.
    try session.press("y<C-s>")
    let next = try #require(session.saves.first)
    #expect(String(decoding: next.replaced, as: UTF8.self) == "x{\"id\": 2}")
  }

  @Test func `what can't be written into its place asks for a file of its own`() throws {
    var session = Self.lines()
    try session.press("<F4>x<C-s>")
    let save = try #require(session.saves.first)
    session.send(.saved(save, .other("line 1 was changed on the disk meanwhile")))
    #expect(session.shows("line 1 was changed"))
    #expect(session.shows("Save as: a/d-1.json"))
    try session.press("<Enter>")
    let copy = try #require(session.saves.first)
    #expect(copy.path == "a/d-1.json" && !copy.mayReplace)
    session.send(.saved(copy, nil))
    #expect(session.state.origin == .file(path: "a/d-1.json"))
  }

  @Test func `leaving asks for each line that would be lost`() throws {
    var session = Self.lines()
    try session.press("<F4>x<F3><Down><F4>y<C-q>")
    #expect(session.shows("\"line 2 of a/d.jsonl\" has unsaved changes"))
    try session.press("n")
    #expect(session.shows("\"line 1 of a/d.jsonl\" has unsaved changes"))
    try session.press("y")
    let save = try #require(session.saves.first)
    #expect(save.origin.part == .line(1) && save.thenQuit)
    session.send(.saved(save, nil))
    #expect(session.quits)
  }

  @Test func `lines of standard input have no place, and get a file`() throws {
    var session = Self.lines(of: .standardInput)
    #expect(session.shows("standard input:2"))
    try session.press("<F4>x<C-s>")
    #expect(session.shows("Save as: payload-1.json"))
    try session.press("<C-u><Esc><C-q>")
    #expect(session.quits)
  }

  @Test func `a file that is opened again keeps what was typed into its lines`() throws {
    var session = Self.lines()
    try session.press("<F4>x")
    let parts = ["{}", "[]", "{}"].enumerated().map {
      PartReading(.line($0.offset + 1), bytes: Array($0.element.utf8))
    }
    session.send(.openedParts(path: "a/d.jsonl", parts, notice: "lines"))
    #expect(session.text == "x{\"id\": 1}")
    #expect(session.shows("d.jsonl:3"))
    try session.press("<F3><Down>")
    #expect(session.text == "[]")
  }

  @Test func `the text in code is saved into the code, and the model follows`() throws {
    var session = Self.literal()
    #expect(session.shows("json"))
    try session.press("<F4>x<C-s>")
    var save = try #require(session.saves.first)
    #expect(save.path == "Models/User.swift" && save.origin.part == .literal("json"))
    let code = "let json = \"x{}\"\n" + OwnSample.page
    save.whole = Array(code.utf8)
    session.send(.saved(save, nil))
    #expect(session.shows("saved the JSON text 'json' in Models/User.swift"))
    #expect(!session.state.editor.isModified)
    // The model's own text is the file's now: saving it takes nothing back.
    try session.press("<F7>i<C-End>y<C-s>")
    let model = try #require(session.saves.first)
    #expect(String(decoding: model.bytes, as: UTF8.self) == code + "y")
  }

  @Test func `code with changes of its own isn't written around them`() throws {
    var session = Self.literal()
    try session.press("<F7>iz<F4>x<C-s>")
    // Two things are modified; the first is the payload.
    try session.press("1")
    #expect(session.saves.isEmpty)
    #expect(session.shows("has changes of the model"))
    #expect(session.shows("Save as: Models/User-json.json"))
    // And no payload takes the place of the model.
    try session.press("<C-u>Models/Item.swift<Enter>")
    #expect(session.saves.isEmpty)
    #expect(session.shows("no payload replaces"))
  }

  private static func changed(_ text: String?) -> Message {
    .partChangedOnDisk(
      .part(.literal("json"), of: .file(path: "Models/User.swift")), text.map { Array($0.utf8) })
  }

  @Test func `the text in code follows the disk, as long as nobody edited it`() throws {
    var session = Self.literal()
    session.send(Self.changed("{\"id\": 2}"))
    #expect(session.text == "{\"id\": 2}" && !session.state.editor.isModified)
    #expect(session.shows("read again from the disk"))
    // What stands there now is what is replaced.
    try session.press("<F4>x<C-s>")
    let save = try #require(session.saves.first)
    #expect(String(decoding: save.replaced, as: UTF8.self) == "{\"id\": 2}")
    session.send(Self.changed(nil))
    #expect(session.shows("the JSON text 'json' in Models/User.swift is gone"))
  }

  @Test func `whose text in the code counts is asked where it was edited`() throws {
    var session = Self.literal()
    try session.press("<F4>x")
    session.send(Self.changed("{\"id\": 2}"))
    #expect(session.shows("whose text counts?"))
    try session.press("k<C-s>")
    let save = try #require(session.saves.first)
    #expect(String(decoding: save.replaced, as: UTF8.self) == "{\"id\": 2}")
    #expect(String(decoding: save.bytes, as: UTF8.self) == "x{}")
    session.send(Self.changed("{\"id\": 3}"))
    try session.press("t")
    #expect(session.text == "{\"id\": 3}" && !session.state.editor.isModified)
  }
}
