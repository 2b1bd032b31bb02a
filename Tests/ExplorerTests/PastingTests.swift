import DecodingReport
import Samples
import TerminalCanvas
import Testing
import TextEditor
import Workbench

@testable import Explorer

/// A text that is pasted where nobody types.
struct PastingTests {
  private static let model = "struct Thing: Codable {\n  var id: Int\n}\n"

  private func session() -> Session {
    var session = Session(120, 35, samples: SampleCatalogue.all)
    session.settle()
    return session
  }

  @Test(arguments: ["", "<F2>", "<F3>", "<F7>", "<F8>", "e", "F", "H"])
  func `JSON opens as a payload, wherever it is pasted`(_ keys: String) throws {
    var session = session()
    try session.press(keys)
    session.send(.terminal(.paste("{\"id\": 7, \"name\": \"Ada\"}\n")))
    #expect(session.shows("Open what was pasted, JSON of 25 B?"))
    #expect(session.shows("open it as a payload") && session.shows("drop it"))
    try session.press("<Enter>")
    session.settle()
    #expect(session.text == "{\"id\": 7, \"name\": \"Ada\"}\n")
    #expect(session.state.library.payloadName == "pasted" && session.state.room == nil)
    #expect(session.state.live.shown?.report[.smart]?.threw == false)
    #expect(session.state.library.payloadItems.count { $0.name == "pasted" } == 1)
    #expect(!session.state.editor.isModified)
  }

  @Test func `Esc drops it, and what lies below stays`() throws {
    var session = session()
    let text = session.text
    session.send(.terminal(.paste("[1]")))
    try session.press("x")
    #expect(session.shows("x is no answer here"))
    try session.press("<Esc>")
    #expect(session.state.layers.isEmpty && session.text == text)
    #expect(session.state.library.variations.isEmpty)
  }

  @Test func `several open as several, a string of JSON without its escapes, minified laid out`()
    throws
  {
    var session = session()
    session.send(.terminal(.paste("{\"id\": 1}\n{\"id\": 2}\n")))
    #expect(session.shows("Open what was pasted, 2 lines of JSON?"))
    try session.press("<Enter>")
    session.settle()
    #expect(session.text == "{\"id\": 1}")
    #expect(session.state.library.variations.map(\.name) == ["pasted", "pasted 2"])
    session.send(.terminal(.paste("\"{\\\"id\\\":3}\"")))
    try session.press("<Enter>")
    session.settle()
    #expect(session.text == "{\"id\":3}" && session.state.library.payloadName == "pasted 3")
    let long = "{\"id\":4,\"name\":\"" + String(repeating: "x", count: 80) + "\"}"
    session.send(.terminal(.paste(long)))
    try session.press("<Enter>")
    session.settle()
    #expect(session.text.hasPrefix("{\n  \"id\": 4,\n"))
    #expect(session.state.request.bytes == Array(long.utf8))
  }

  @Test func `Swift opens as a model, which is compiled`() throws {
    var session = session()
    let json = session.text
    session.send(.terminal(.paste(Self.model)))
    #expect(session.shows("Open what was pasted, Swift of 40 B?"))
    try session.press("<Enter>")
    let request = try session.modelAfterPause()
    #expect(request.text == Self.model && session.text == json)
    session.compiled(request, roots: ["Thing"])
    #expect(session.lines[0].contains("Thing") && !session.state.isEditing)
    #expect(session.state.library.variations.isEmpty)
  }

  @Test func `the JSON text in a model's code opens with it, once`() throws {
    var session = session()
    let code = Self.model + "let json = \"{\\\"id\\\": 5}\"\n"
    session.send(.terminal(.paste(code)))
    try session.press("<Enter>")
    let request = try session.modelAfterPause()
    let literal = Payload(name: "json", fileName: "#json", bytes: Array("{\"id\": 5}".utf8))
    session.compiled(request, roots: ["Thing"], literal: literal)
    #expect(session.text == "{\"id\": 5}" && session.state.library.payloadName == "json")
    try session.press("<F7>i<C-e> ")
    session.compiled(try session.modelAfterPause(), roots: ["Thing"], literal: literal)
    #expect(session.state.library.variations.map(\.name) == ["json"])
  }

  @Test(arguments: ["some prose about a class of things", "", "42", "https://example.org/{id}"])
  func `other text has nowhere to go`(_ text: String) throws {
    var session = session()
    session.send(.terminal(.paste(text)))
    #expect(session.state.layers.isEmpty)
    #expect(session.shows("neither JSON nor Swift"))
  }
}
