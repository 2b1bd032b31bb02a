import DecodingReport
import JSONSource
import Samples
import TerminalCanvas
import Testing
import Workbench

@testable import Explorer

/// Results that are kept back for guessing: nothing gives them away, and they are revealed in parts.
struct HidingTests {
  private func hidden(_ columns: Int = 160, _ rows: Int = 50, projector: Bool = false) throws
    -> Session
  {
    var session = Session(
      columns, rows, samples: SampleCatalogue.all, isProjector: projector)
    session.settle()
    try session.press("v")
    return session
  }

  @Test func `of the lesson only its question is shown`() throws {
    var session = try hidden()
    let lesson = session.state.entry.lesson
    let question = try #require(lesson.split(separator: "\n").dropFirst().first)
    #expect(session.shows(String(question.prefix(30))))
    #expect(!session.shows("What happens"))
    try session.press("<F11>")
    #expect(session.shows("F11 Lesson"))
    #expect(session.shows(String(question.prefix(30))))
    #expect(!session.shows("What happens"))
    try session.press("<Esc>v<F11>")
    #expect(session.shows("What happens"))
  }

  @Test func `neither rows nor copies tell`() throws {
    var session = Session(160, 50, samples: SampleCatalogue.all)
    session.settle()
    let all = session.state.visibleRows.count
    try session.press("f")
    #expect(session.state.visibleRows.count < all)
    try session.press("v")
    #expect(session.state.visibleRows.count == all)
    try session.press("f")
    #expect(session.state.visibleRows.count == all)
    #expect(session.state.notice == Hiding.words)
    try session.press("jjj")
    for key in ["s", "d"] {
      try session.press("y\(key)")
      #expect(session.state.notice == Hiding.words, "\(key)")
      #expect(!session.effects.contains { if case .copy = $0 { true } else { false } })
    }
    try session.press("yp")
    #expect(session.effects.contains { if case .copy = $0 { true } else { false } })
  }

  @Test func `Space reveals a field, a number a style, and the last style all`() throws {
    var session = try hidden()
    try session.press("jjj<Space>")
    #expect(session.state.selection?.description == "$.age")
    #expect(session.shows("✗ type mismatch"))
    #expect(!session.shows("false !"))
    #expect(session.lines.contains { $0.contains("F8 Why  $.age") })
    try session.press("2")
    #expect(session.shows("false !"))
    #expect(session.state.areResultsHidden)
    try session.press("13")
    #expect(!session.state.areResultsHidden)
  }

  @Test func `another payload is hidden anew`() throws {
    var session = try hidden()
    try session.press("12<F3><Down>")
    session.settle()
    #expect(session.state.areResultsHidden)
    #expect(!session.lines[5...20].contains { $0.contains("✓") })
  }

  @Test(arguments: [(160, 50), (120, 35), (80, 24)])
  func `the model stands on the projector while the room predicts`(
    _ columns: Int, _ rows: Int
  ) throws {
    var session = try hidden(columns, rows, projector: true)
    #expect(session.shows("F7 Model"))
    #expect(session.shows("struct User"))
    try session.press("v")
    #expect(session.shows("F7 Model") == (rows == 50))
    #expect(session.shows("F8 Why"))
  }
}
