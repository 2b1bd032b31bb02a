import TerminalCanvas
import Testing
import TextEditor
import Workbench

@testable import Explorer

/// Payloads that were made by breaking a field, over the end of the program.
struct KeptVariationTests {
  private typealias Journals = JournallingTests.Journals

  private static let broken = UserSample.json.replacing("\"age\": \"42\"", with: "\"age\": null")
  private static let name = "as-received + age null"

  /// What an earlier run left, as its journal is read back.
  private func kept(_ text: String) -> KeptVariation {
    KeptVariation(
      name: Self.name, original: SourceText(UserSample.json),
      edit: KeptEdit(id: "left", text: SourceText(text), time: "2026-01-02 03:04"))
  }

  @Test func `a variation stands in a journal from its making on`() throws {
    var session = Session.started()
    var journals = Journals()
    for key in try KeyEvent.sequence("jjjxn<F4><C-End>abc<Backspace><C-_>") {
      session.send(.terminal(.key(key)))
      journals.carryOut(session.effects)
      guard session.state.origin == .variation(1) else { continue }
      #expect(journals.text(.variation(1)) == session.text, "after \(key)")
    }
    #expect(session.state.origin == .variation(1))
    #expect(journals.bytes[.sample("User", payload: "as-received")] == nil)
  }

  @Test func `a variation comes back in the encoding of the payload that it was made from`() throws
  {
    let utf16: [UInt8] =
      [0xFF, 0xFE] + UserSample.json.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    var session = Session(
      120, 35, opening: Opening(source: .file(path: "/f.json", bytes: utf16)))
    session.answer()
    var journals = Journals()
    try session.press("jjjxn<F4><C-End>a")
    journals.carryOut(session.effects)
    let replay = try #require(journals.bytes[.variation(1)].flatMap { JournalReplay($0) })
    var later = Session.started()
    later.send(
      .keptVariations(
        sample: "User",
        [
          KeptVariation(
            name: Self.name, original: replay.original, encoding: replay.encoding,
            edit: KeptEdit(id: "left", text: replay.text, time: ""))
        ]))
    journals = Journals()
    journals.carryOut(later.effects)
    let again = journals.bytes[.variation(1)].flatMap { JournalReplay($0) }
    #expect(again?.encoding == replay.encoding)
    try later.press("<F3><End>")
    #expect(later.request?.bytes == session.state.editor.encoding.bytes(of: replay.text))
    #expect(later.request?.bytes.starts(with: [0xFF, 0xFE]) == true)
  }

  @Test func `the journal goes on over undo, redo and other payloads`() throws {
    var session = Session.started()
    var journals = Journals()
    try session.press("jjjxn")
    journals.carryOut(session.effects)
    for keys in ["uU", "<F4>x", "<F3><Up><Down><F4>y", "<F3><Home><End><F4>z"] {
      try session.press(keys)
      journals.carryOut(session.effects)
      #expect(session.state.origin == .variation(1))
      #expect(journals.text(.variation(1)) == session.text, "after \(keys)")
    }
  }

  @Test func `journals tell the name and the sample, also after a change of the name`() throws {
    var session = Session.started()
    try session.press("jjjxn")
    func entry() -> JournalEntry? {
      session.effects.compactMap { effect in
        if case .journal(.write(let entry)) = effect { entry } else { nil }
      }.last
    }
    #expect(entry()?.variation?.text == "variation of User\n" + Self.name)
    try session.press("<F3>r<C-u>no age<Enter>")
    #expect(entry()?.variation?.text == "variation of User\nno age")
    let replay = JournalReplay(
      LogKind.journal.signature + LogRecord.source(LogSource(name: "before")).line
        + LogRecord.whole(SourceText("{}")).line + LogRecord.source(LogSource(name: "behind")).line
        + LogRecord.edit(at: 1, removing: 0, inserting: SourceText("\"a\": 1")).line)
    #expect(replay?.source == "behind")
    #expect(replay?.text == SourceText("{\"a\": 1}"))
  }

  @Test(arguments: [
    "q", "<F4>x<C-q>", "<F4>x<F3><Up>q", "<F3>r<C-u>mine<Enter>q", "<F3>Dyuq", "uUq", "uUuUq",
  ])
  func `leaving keeps what stands in the list`(_ keys: String) throws {
    var session = Session.started()
    var journals = Journals()
    for key in try KeyEvent.sequence("jjjxn" + keys) {
      session.send(.terminal(.key(key)))
      journals.carryOut(session.effects)
    }
    #expect(session.quits)
    let text = session.state.library.presentText(of: .variation(1))
    #expect(journals.text(.variation(1)) == text.string(in: 0..<text.count))
  }

  @Test(arguments: ["u", "uUu", "<F3>Dy", "<F3>DyuDy", "<F4>x<C-_><C-_>"])
  func `what is off the list isn't listed again next time`(_ keys: String) throws {
    var session = Session.started()
    var journals = Journals()
    for key in try KeyEvent.sequence("jjjxn" + keys + "<C-q>") {
      session.send(.terminal(.key(key)))
      journals.carryOut(session.effects)
    }
    #expect(session.quits && journals.bytes.isEmpty)
  }

  @Test func `a variation of an earlier run that is brought back stands in a journal again`() throws
  {
    var session = Session.started()
    var journals = Journals()
    session.send(.keptVariations(sample: "User", [kept(Self.broken)]))
    journals.carryOut(session.effects)
    try session.press("<F3><End>Dy")
    journals.carryOut(session.effects)
    #expect(journals.bytes.isEmpty)
    try session.press("u")
    journals.carryOut(session.effects)
    #expect(session.text == Self.broken && journals.text(.variation(1)) == Self.broken)
  }

  @Test func `taking a variation off the list ends its journal`() throws {
    var session = Session.started()
    var journals = Journals()
    try session.press("jjjxn")
    journals.carryOut(session.effects)
    try session.press("<F3>Dy")
    journals.carryOut(session.effects)
    #expect(journals.bytes.isEmpty)
  }

  @Test func `what an earlier run left is listed, written down anew, and then forgotten`() throws {
    var session = Session.started(160, 50)
    session.send(.keptVariations(sample: "User", [kept(Self.broken + "x")]))
    #expect(session.shows("a payload of an earlier run"))
    #expect(session.state.library.payloadItems.map(\.name) == ["as-received", "clean", Self.name])
    let orders = session.effects.compactMap { effect -> String? in
      switch effect {
      case .journal(.write): "write"
      case .journal(.forget(let id)): "forget \(id)"
      default: nil
      }
    }
    #expect(orders == ["write", "forget left"])
    var journals = Journals()
    journals.carryOut(session.effects)
    try session.press("<F3><End>")
    journals.carryOut(session.effects)
    #expect(session.text == Self.broken + "x")
    try session.press("<F4>y")
    journals.carryOut(session.effects)
    #expect(journals.text(.variation(1)) == "y" + Self.broken + "x")
    // Undo stays in it, and ^R goes to what it was made from.
    try session.press("<C-_><C-_>")
    journals.carryOut(session.effects)
    #expect(session.text == Self.broken + "x" && session.state.origin == .variation(1))
    try session.press("<C-r>")
    journals.carryOut(session.effects)
    #expect(session.text == UserSample.json)
    // It outlives this run too.
    try session.press("<C-_><C-q>")
    journals.carryOut(session.effects)
    #expect(journals.text(.variation(1)) == Self.broken + "x")
  }

  @Test(arguments: [(name, "as-received + age missing"), ("mine", "mine + age missing")])
  func `another fault takes the place of one that an earlier run made`(
    _ name: String, _ next: String
  ) throws {
    var session = Session.started(160, 50)
    var left = kept(Self.broken)
    left.name = name
    session.send(.keptVariations(sample: "User", [left]))
    try session.press("<F3><End><Enter>")
    session.answer()
    try session.press("gjjxm")
    #expect(session.text == UserSample.json.replacing("  \"age\": \"42\",\n", with: ""))
    let names = session.state.library.payloadItems.map(\.name).dropFirst(2)
    // What has a name of its own stays beside it.
    #expect(Array(names) == (name == "mine" ? [name, next] : [next]))
    try session.press("u")
    #expect(session.text == Self.broken && session.state.library.payloadName == name)
  }

  @Test func `where another sample is open, what an earlier run left isn't said`()
    throws
  {
    var session = Session.started(160, 50)
    session.send(.keptVariations(sample: "Order", [kept(Self.broken)]))
    #expect(!session.shows("earlier run"))
    #expect(session.state.library.payloadItems.map(\.name) == ["as-received", "clean"])
    #expect(session.state.library.variations.map(\.name) == [Self.name])
  }

  @Test func `variations are looked for once for each sample`() throws {
    var session = Session(160, 50)
    func looked() -> [String] {
      session.effects.compactMap { effect in
        if case .journal(.findVariations(let sample)) = effect { sample } else { nil }
      }
    }
    #expect(looked() == ["User"])
    session.answer()
    try session.press("<F2><Down><Up><Down>")
    #expect(looked() == ["Order"])
  }
}
