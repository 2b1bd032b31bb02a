import DecodingReport
import JSONSource
import Samples
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

  @Test func `nothing that edits is found by scattered letters, or by some of the words`() throws {
    var session = Session.started()
    for typed in ["brkmsng", "xnull", "take<Space>everything<Space>key<Space>out"] {
      try session.press("jjj<C-p>" + typed)
      let menu = try #require(session.state.menu)
      #expect(!menu.lines.contains { menu.items[$0.item].action?.edits ?? false }, "\(typed)")
      try session.press("<Enter><Esc>")
      #expect(session.state.library.variations.isEmpty && session.text == UserSample.json)
    }
    try session.press("jjj<C-p>break<Space>null<Enter>")
    #expect(session.state.library.variations.count == 1)
    // What edits nothing is done at once.
    try session.press("<C-p>zom<Enter>")
    #expect(session.state.isZoomed)
  }

  /// What newcomers type, and how what comes first begins: its key, then its sentence.
  private static let words = [
    ("matrix", "F6 matrix:"), ("compare", "c compare with"), ("fix", "F10 quick fix:"),
    ("share", "Y share:"), ("problems", "e problems"), ("step", "s step"),
    ("round trip", "E round"),
    ("history", "H history:"), ("predict", "p predict:"), ("lesson", "F11 the sample's"),
    ("export", "Y share:"), ("reproduce", "Y share:"), ("bug report", "Y m share:"),
    ("ticket", "Y m share:"), ("issue", "Y m share:"), ("test", "Y s share:"),
    ("unit test", "Y s share:"), ("screenshot", "Y i share:"), ("anonymize", "Y a share:"),
    ("redact", "Y a share:"), ("minify", "Y e share:"), ("reduce", "Y e share:"),
    ("smallest", "Y e share:"), ("search", "/ find"), ("find", "/ find"), ("diff", "c compare"),
    ("diff two payloads", "c compare"), ("side by side", "c compare"), ("light", "M-t colours"),
    ("dark mode", "M-t colours"), ("theme", "M-t colours"), ("undo", "u ^_ undo"),
    ("redo", "U ^Y redo"),
    ("reset", "^R reset the payload"), ("revert", "^R reset"), ("start over", "^R reset"),
    ("format", "= M-= lay all"), ("pretty print", "= M-= lay all"), ("beautify", "= M-= lay all"),
    ("quit", "q ^Q quit"), ("exit", "q ^Q quit"), ("how do I quit", "q ^Q quit"),
    ("show all errors", "e problems"), ("take a screenshot", "Y i share:"),
    ("open", "^O open"), ("load a file", "^O open"), ("save", "^S save"), ("paste", "^V paste"),
    ("font", "P projector"), ("big", "P projector"), ("projector", "P projector"),
    ("presentation", "P projector"), ("errors", "e problems"), ("error", "e problems"),
    ("bugs", "e problems"), ("what is wrong", "e problems"), ("debug", "s step"),
    ("trace", "s step"), ("mutate", "x break"), ("fuzz", "x break"), ("break", "x break"),
    ("schema", "F7 go to the model"), ("model", "F7 go to the model"), ("struct", "F7"),
    ("dates", "o F12 the decoders' options"), ("settings", "o F12"), ("options", "o F12"),
    ("preferences", "o F12"), ("config", "o F12"), ("snake case", "option keys snake"),
    ("snake_case", "option keys snake"), ("epoch", "option dates seconds"),
    ("iso dates", "option dates iso8601"), ("comments", "option JSON5 on"), ("copy", "y copy of"),
    ("copy path", "y copy of"), ("clipboard", "y copy of"), ("jq", "y q copy"),
    ("quiz", "p predict"), ("guess", "p predict"), ("score", "p predict"), ("vote", "p predict"),
    ("timeline", "H history"), ("undo tree", "H history"), ("encode", "E round trip"),
    ("write back", "E round trip"), ("help", "? F1 show"), ("shortcuts", "? F1 show"),
    ("glossary", "? F1 show"), ("next error", "F9 next error"), ("delete", "Del D take"),
    ("remove", "Del D take"), ("rename", "r rename"), ("filter", "& keep rows"),
    ("only errors", "f show"), ("hide", "v hide"), ("reveal", "v hide"), ("zoom", "z zoom"),
    ("fullscreen", "z zoom"), ("vim", "^T your own editor"),
    ("external editor", "^T your own editor"),
    ("course", "L the course"), ("exercise", "X practice"), ("tutorial", "F11"),
    ("new model", "M a new model"), ("json to swift", "M a new model"), ("infer", "M a new model"),
    ("silent loss", "! the next silent loss"), ("examples", "F2 go to the samples"),
    ("samples", "F2 go to the samples"), ("payloads", "F3 go to the payloads"),
    ("edit json", "F4 go to the JSON"), ("explain", "F8 go to the why"),
    ("why", "F8 go to the why"),
    ("strict", "1 look at strict"), ("smart", "3 look at smart"), ("go to line", "^G go to a line"),
    ("typo", "x u break"), ("overflow", "x v break"), ("null", "x n break"), ("nil", "x n break"),
    ("sidebar", "b fold"), ("collapse all", "- fold"), ("root type", "T which type"),
  ]

  /// What others of them type.
  private static let otherWords = [
    ("json", "F4 go to the JSON"), ("fixes", "F10 quick fix:"), ("color", "M-t colours"),
    ("colour", "M-t colours"), ("dark", "M-t colours"), ("student", "P projector"),
    ("teacher", "P projector"), ("bigger text", "P projector"), ("save as", "^S save"),
    ("new", "M a new model"), ("replace", "i edit this value"), ("edit", "i edit this value"),
    ("break it", "x break"), ("fault", "x break"), ("missing", "x m break"),
    ("remove key", "x m break"), ("wrong type", "x t break"), ("duplicate", "M-d duplicate"),
    ("date", "o F12"), ("camel case", "option keys snake"), ("decoder", "o F12"),
    ("previous", "← h the previous"), ("next", "→ l the next"), ("back", "Esc out"),
    ("cancel", "Esc out"), ("close", "Esc out"), ("error message", "F8 go to the why"),
    ("stack trace", "t the calls"), ("warning", "e problems"), ("cause", "e problems"),
    ("markdown", "Y m share:"), ("html", "Y h share:"), ("playground", "Y r share:"),
    ("cli", "Y c share:"), ("commands", "^P the list"), ("shortcut", "? F1 show"),
    ("next payload", "F3 go to the payloads"), ("next sample", "F2 go to the samples"),
    ("swift", "F7 go to the model"), ("default values", "2 look at default"),
    ("fold", "Space fold"), ("refresh", "^L redraw"), ("reload", "^R reset"), ("run", "Y T share:"),
    ("answers", "v hide"), ("changes", "d changes:"), ("line", "^G go to a line"),
    ("menu", "^P the list"), ("tab", "Tab go to the next pane"), ("pdf", "Y h share:"),
    ("slack", "Y share:"), ("what changed", "d changes:"), ("crash", "R take back"),
    ("top", "Home g to the first"), ("practice", "X practice"), ("print", "= M-= lay all"),
  ]

  @Test(arguments: words + otherWords)
  func `what a newcomer types leads there, whatever samples and lessons say`(
    _ typed: String, _ first: String
  ) throws {
    var session = Session(120, 35, samples: SampleCatalogue.all)
    session.settle()
    try session.press("<C-p>" + typed.replacing(" ", with: "<Space>"))
    let chosen = try #require(session.state.menu?.chosen)
    let line = (chosen.mark.isEmpty ? chosen.key : chosen.mark) + " " + chosen.title
    #expect(line.hasPrefix(first))
  }

  @Test func `a line that is found by another word shows that word`() throws {
    var session = Session.started()
    try session.press("<C-p>serialize")
    let line = try #require(session.lines.first { $0.contains("▸") && $0.contains("round trip:") })
    #expect(line.contains("  serialize"))
    try session.press("<Esc><C-p>zoom")
    #expect(!session.shows("fullscreen"))
  }

  @Test func `the words of a lesson find its sample, behind all else`() throws {
    var session = Session(120, 35, samples: SampleCatalogue.all)
    session.settle()
    try session.press("<C-p>superclass")
    let chosen = try #require(session.state.menu?.chosen)
    #expect(chosen.mark == "sample")
  }

  @Test func `a switch of Share that is asked for is on`() throws {
    var session = Session.started()
    try session.press("Ya<Esc><C-p>anonymize<Enter>")
    #expect(session.shows("[x] a"))
    try session.press("<C-p>anonymize<Enter>")
    #expect(session.shows("[ ] a"))
  }

  @Test func `colours are switched to a light background and back`() throws {
    var session = Session.started()
    try session.press("<C-p>light<Enter>")
    #expect(session.state.environment.capabilities.background == .light)
    try session.press("<M-t>")
    #expect(session.state.environment.capabilities.background == .dark)
  }

  @Test func `of very many fields the best are listed`() throws {
    let json =
      "{" + (0..<300).map { "\"item\($0)\": 1" }.joined(separator: ",") + ", \"item\": 2}"
    var fixture = ReportFixture(json)
    for place in 0..<300 {
      fixture.field([.key("item\(place)")], .standard(.int), .sent, .sent, .sent)
    }
    fixture.field([.key("item")], .standard(.int), .sent, .sent, .sent)
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
