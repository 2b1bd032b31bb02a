import DecodingReport
import JSONSource
import TerminalCanvas
import Testing
import Workbench

@testable import Explorer

/// Everything is found in one list: what can be done, gone to and set.
struct PaletteTests {
  @Test(arguments: [
    ("zip", "field", ".address.zip"), ("address zip", "field", ".address.zip"),
    ("address.zip", "field", ".address.zip"), ("admin", "field", ".isAdmin"),
    ("clean", "payload", "clean"), ("order", "sample", "Order"), ("snake", "option", "keys snake"),
    ("iso", "option", "dates iso8601"), ("iso8601", "option", "dates iso8601"),
    ("json5 on", "option", "JSON5 on"), ("nickname", "field", ".nickname"),
  ])
  func `what is typed leads to a thing, which is marked by its kind`(
    _ typed: String, _ mark: String, _ title: String
  ) throws {
    var session = Session.started()
    try session.press("<C-p>" + typed.replacing(" ", with: "<Space>"))
    let chosen = try #require(session.state.menu?.chosen)
    #expect(chosen.mark == mark && chosen.title == title)
    #expect(session.lines.contains { $0.contains("▸") && $0.contains(mark) && $0.contains(title) })
  }

  @Test func `a thing that is chosen is gone to, or set`() throws {
    var session = Session.started()
    try session.press("<C-p>zip<Enter>")
    #expect(session.state.selection?.description == "$.address.zip")
    #expect(session.state.focus == .result && session.state.menu == nil)
    try session.press("<C-p>clean<Enter>")
    #expect(session.text == UserSample.clean)
    try session.press("<C-p>snake<Enter>")
    #expect(session.request?.options.keyStrategy == .snake)
    try session.press("<C-p>order<Enter>")
    #expect(session.state.sample == 1)
    session.answer()
    try session.press("<F4><C-p>nickname<Enter>")
    #expect(session.state.menu == nil)
    #expect(session.state.isEditing && session.state.selection?.description == "$.nickname")
  }

  @Test func `a type of the model is found`() throws {
    var entry = UserSample.entry
    entry.roots = ["User", "Address"]
    var session = Session(120, 35, samples: [entry])
    session.answer()
    try session.press("<C-p>Address")
    let items = try #require(session.state.menu).lines.prefix(2)
      .compactMap { session.state.menu?.items[$0.item] }
    #expect(items.contains { $0.mark == "type" && $0.title == "Address" })
  }

  @Test func `whole words come before starts of words, and scattered letters last`() throws {
    let texts = ["snapshot age", "page", "agent", "a grey egg", "age", "the age of it", "userAge"]
    let match = WordMatch("age")
    #expect(
      texts.map { match.rank(in: $0) } == [
        .words, .inside, .starts, nil, .exact, .words, .words,
      ])
    #expect(WordMatch("lost age").rank(in: "age, lost") == .words)
    #expect(WordMatch("ÄPFEL").rank(in: "Äpfel") == .exact)
    #expect(WordMatch(" ").isEmpty)
  }

  @Test func `nothing is edited on a weak match`() throws {
    var session = Session.started()
    try session.press("jjj<C-p>brkmsng")
    let menu = try #require(session.state.menu)
    #expect(menu.lines[0].isWeak && menu.chosen?.action == .field(.breakField(.missing)))
    try session.press("<Enter>")
    #expect(session.state.library.variations.isEmpty)
    #expect(session.state.notice == "Enter again does it: break: missing: take the key out")
    // What is typed on is another question.
    try session.press("<Backspace><Enter>")
    #expect(session.state.library.variations.isEmpty)
    try session.press("<Enter>")
    #expect(session.state.library.variations.count == 1)
    // A word, or a line that was gone to, is meant.
    try session.press("<C-p>break null<Enter>")
    #expect(session.state.library.variations.count == 2)
    try session.press("<C-p>brkmsng<Down><Up><Enter>")
    #expect(session.state.library.variations.count == 3)
    // What edits nothing is done at once.
    try session.press("<C-p>zom<Enter>")
    #expect(session.state.isZoomed)
  }

  @Test func `of very many fields the best are listed`() throws {
    let json =
      "{" + (0..<300).map { "\"item\($0)\": 1" }.joined(separator: ",") + ", \"item\": 2}"
    var fixture = ReportFixture(json)
    for place in 0..<300 { fixture.field([.key("item\(place)")], "Int", .sent, .sent, .sent) }
    fixture.field([.key("item")], "Int", .sent, .sent, .sent)
    var session = Session(
      120, 35, opening: Opening(source: .standardInput(Array(json.utf8))))
    session.answer(fixture.report())
    try session.press("<C-p>item")
    let menu = try #require(session.state.menu)
    #expect(menu.chosen?.title == ".item")
    #expect(menu.items.count { $0.mark == "field" } == 50)
    #expect(session.shows(" of \((menu.standing + 301).grouped)"))
    try session.press("299")
    #expect(session.state.menu?.chosen?.title == ".item299")
  }
}
