import DecodingReport
import TerminalCanvas
import Testing
import TextEditor
import Workbench

@testable import Explorer

/// Payloads that are found on the disk: listed, decoded for their marks, and followed.
struct FoundPayloadTests {
  private func origin(_ name: String) -> TextOrigin { .file(path: "data/\(name).json") }

  private func found(_ texts: [String: String], gone: [String] = [], notice: String? = nil)
    -> Message
  {
    .found(
      texts.sorted { $0.key < $1.key }.map { FoundPayload(origin($0), bytes: Array($1.utf8)) },
      gone: gone.map(origin), notice: notice)
  }

  private func session() -> Session {
    let opening = Opening(source: .file(path: "data/a.json", bytes: Array("{\"id\": 1}".utf8)))
    var session = Session(160, 50, opening: opening)
    session.answer()
    session.send(
      found(
        ["a": "{\"id\": 1}", "b": "{\"id\": 2}", "c": "{}", "d": "{\"id\": \"4\"}"],
        notice: "4 payloads: F3 lists them"))
    return session
  }

  private func names(_ session: Session) -> [String] {
    session.state.library.externals.list.map(\.name)
  }

  private func survey(_ session: Session) -> SurveyRequest? {
    session.effects.compactMap { if case .survey(let request) = $0 { request } else { nil } }.last
  }

  /// Lets all payloads from outside have their marks.
  private func surveyed(_ session: inout Session) {
    while let request = survey(session), !request.externals.isEmpty {
      session.send(.surveyed(request.run()))
    }
  }

  @Test func `what is found stands in the list with its marks, what differs first`() throws {
    var session = session()
    #expect(names(session) == ["a.json", "b.json", "c.json", "d.json"])
    #expect(session.shows("4 payloads: F3 lists them"))
    let request = try #require(survey(session))
    #expect(request.externals.map(\.name) == ["b.json", "c.json", "d.json"])
    try session.press("<Up>")
    session.send(found([:]))
    surveyed(&session)
    #expect(names(session) == ["c.json", "d.json", "a.json", "b.json"])
    #expect(session.shows("3 of 4 payloads differ, first in F3; S: by name"))
    #expect(session.lines.contains { $0.contains("c.json") && $0.contains("✗") })
    #expect(session.state.library.payloadName == "a.json")
    try session.press("<F3>S")
    #expect(names(session) == ["a.json", "b.json", "c.json", "d.json"])
    try session.press("S")
    #expect(names(session) == ["c.json", "d.json", "a.json", "b.json"])
  }

  @Test func `what others write is taken over unless something was typed there`() throws {
    var session = session()
    try session.press("<F3><Down><F4>x<F3><Down>")
    #expect(session.state.library.payloadName == "c.json")
    session.send(
      found(
        ["b": "{\"id\": 22}", "c": "{\"id\": 33}", "d": "{\"id\": 44}", "e": "{}"], gone: ["a"]))
    #expect(names(session) == ["b.json", "c.json", "d.json", "e.json"])
    // The open one is asked about, or follows, by its own message.
    #expect(session.text == "{}")
    try session.press("<Down>")
    #expect(session.text == "{\"id\": 44}" && !session.state.editor.isModified)
    try session.press("<Up><Up>")
    #expect(session.text == "x{\"id\": 2}")
    // One that went while something is typed there stays.
    session.send(found([:], gone: ["b", "e"]))
    #expect(names(session) == ["b.json", "c.json", "d.json"])
  }

  @Test func `a payload that was open follows its file as an edit`() throws {
    var session = session()
    try session.press("<F3><Down><Down>")
    session.send(found(["b": "{\"id\": 22}"]))
    try session.press("<Up>")
    #expect(session.text == "{\"id\": 22}" && !session.state.editor.isModified)
    // The look at the open file has nothing to add.
    session.send(.changedOnDisk(path: "data/b.json", Array("{\"id\": 22}".utf8)))
    #expect(session.state.notice == nil)
    try session.press("<F4><C-_>")
    #expect(session.text == "{\"id\": 2}" && session.state.editor.isModified)
  }

  @Test func `what was taken off the list isn't listed again as its file changes`() throws {
    var session = session()
    try session.press("<F3><Down>D")
    session.send(found(["b": "{\"id\": 22}"]))
    #expect(names(session) == ["a.json", "c.json", "d.json"])
  }

  @Test func `files of one name are told apart by their folders`() throws {
    var session = session()
    session.send(
      .found([FoundPayload(.file(path: "more/b.json"), bytes: [])], gone: [], notice: nil))
    #expect(names(session) == ["a.json", "data/b.json", "c.json", "d.json", "more/b.json"])
    session.send(found([:], gone: ["b"]))
    #expect(names(session) == ["a.json", "c.json", "d.json", "b.json"])
  }

  @Test func `marks are of the present model, settings and text`() throws {
    var session = session()
    let request = try #require(survey(session))
    session.send(found(["c": "{\"id\": 3}"]))
    session.send(.surveyed(request.run()))
    let marks = session.state.library.knownMarks
    #expect(marks[origin("b")] != nil && marks[origin("c")] == nil)
    surveyed(&session)
    #expect(session.state.library.knownMarks[origin("c")]?.strict == .asSent)
    try session.press("<F2><Down>")
    #expect(session.state.library.knownMarks[origin("b")] == nil)
    #expect(survey(session)?.entry.name == "Order")
  }

  @Test func `copies of an earlier run have marks, and a changed model gives all new ones`() throws
  {
    var session = Session.started(160, 50)
    let kept = KeptEdit(id: "left", text: SourceText("{}"), time: "")
    session.send(
      .keptVariations(
        sample: "User",
        [KeptVariation(name: "broken", original: SourceText(UserSample.clean), edit: kept)]))
    surveyed(&session)
    let broken = TextOrigin.variation(1)
    #expect(session.state.library.knownMarks[broken]?.strict == .threw)
    while let request = survey(session) { session.send(.surveyed(request.run())) }
    #expect(session.state.library.surveys.allSatisfy { !$0.isEmpty })
    try session.press("<F7>i ")
    let request = try session.modelAfterPause()
    session.compiled(request)
    #expect(session.state.library.knownMarks.isEmpty)
    #expect(session.state.library.surveys[0].isEmpty && !session.state.library.surveys[1].isEmpty)
    #expect(survey(session)?.externals.map(\.origin) == [broken])
  }

  @Test func `a thousand payloads are listed and surveyed in small parts`() throws {
    var session = session()
    let many = (0..<1000).map { number in
      FoundPayload(origin("m\(number)"), bytes: Array("{\"id\": \(number)}".utf8))
    }
    session.send(.found(many, gone: [], notice: nil))
    #expect(names(session).count == 1004)
    let request = try #require(survey(session))
    #expect(request.externals.count <= 8)
  }
}
