import DecodingReport
import TerminalCanvas
import Testing
import TextEditor
import Workbench

@testable import Explorer

/// `^S` saves what was modified, wherever the focus is; of several things, those that are chosen.
struct SavingTests {
  private static let json = Array(UserSample.json.utf8)

  /// A model of two files with a payload in a file.
  private func session() -> Session {
    var session = Session(
      160, 50, samples: UserSample.samples + [OwnSample.entry],
      opening: Opening(
        sample: UserSample.samples.count, source: .file(path: "a.json", bytes: Self.json)))
    session.answer()
    return session
  }

  private func paths(_ session: Session) -> [String] { session.saves.map(\.path).sorted() }

  @Test(arguments: ["<F2><Esc>", "<F3><Esc>", "<F5>", "<F7>", "<F8>", "e"])
  func `the one thing that was modified is saved from any pane`(_ focus: String) throws {
    var edited = session()
    try edited.press("<F4> <Esc>" + focus + "<C-s>")
    #expect(paths(edited) == ["a.json"])
    edited = session()
    try edited.press("<F7>i<C-Home>y<Esc>" + focus + "<C-s>")
    #expect(paths(edited) == ["Models/User.swift"])
  }

  @Test func `of several things a list is shown: Enter saves all, Esc none, a key one`() throws {
    var session = session()
    session.send(.opened(path: "b.json", .success(Self.json)))
    session.answer()
    try session.press("<F4> <Esc><F3><Up><F4> <Esc><F7>i<C-Home>y<Esc><F5><C-s>")
    #expect(session.saves.isEmpty)
    #expect(session.shows("^S Save"))
    for words in ["all 3 of them", "a.json", "b.json", "Models/User.swift"] {
      #expect(session.shows(words))
    }
    var (none, one) = (session, session)
    try none.press("<Esc>")
    #expect(none.saves.isEmpty && none.state.editor.isModified)
    try one.press("2")
    #expect(paths(one) == ["b.json"])
    try session.press("<Enter>")
    #expect(paths(session) == ["Models/User.swift", "a.json", "b.json"])
    for save in session.saves { session.send(.saved(save, nil)) }
    #expect(session.state.library.modifiedTexts.isEmpty)
    #expect(!session.screen.text.contains("*"))
  }

  @Test func `files for texts that have none are asked for one after the other`() throws {
    var session = Session.started(160, 50)
    try session.press("<F4> <Esc><F7>i<C-Home>y<Esc><F5><C-s><Enter>")
    #expect(session.lines.contains { $0.contains("Save the model as: User+Strict.swift") })
    try session.press("<C-u>M.swift<Enter>")
    #expect(paths(session) == ["M.swift"])
    #expect(session.lines.contains { $0.contains("Save as: User-as-received.json") })
    try session.press("<C-u>p.json<Enter>")
    #expect(paths(session) == ["p.json"])
    #expect(session.saves.first?.text.string == UserSample.json.replacing(/^/, with: " "))
  }

  @Test func `a file that is modified and not open is saved as it was typed`() throws {
    var session = session()
    try session.press("<F4><C-Home>x<Esc>")
    session.send(.opened(path: "b.json", .success(Self.json)))
    session.answer()
    try session.press("<C-s>")
    #expect(session.saves.map(\.path) == ["a.json"])
    #expect(session.saves.first?.text.string.hasPrefix("x{") == true)
    session.send(.saved(try #require(session.saves.first), nil))
    #expect(session.state.library.modifiedTexts.isEmpty)
  }

  @Test func `every modified thing has a star in its title`() throws {
    var session = session()
    try session.press("<F4> <Esc><F7>i<C-Home>y<Esc><F5>")
    #expect(session.lines.contains { $0.contains("F4 JSON") && $0.contains("a.json*") })
    #expect(session.lines.contains { $0.contains("User.swift") && $0.contains("1 of 2*") })
    try session.press("<F3>")
    #expect(session.lines.contains { $0.contains("▸ a.json*") })
    try session.press("<F2>")
    #expect(session.lines.contains { $0.contains("User*") })
    try session.press("<F5>uu")
    #expect(!session.screen.text.contains("*"))
  }
}
