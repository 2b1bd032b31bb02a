import DecodingReport
import JSONSource
import Samples
import TerminalCanvas
import Testing
import Workbench

@testable import Explorer

/// The why has one order, whatever its room.
struct WhyOrderTests {
  private static let sizes = [
    (160, 50), (140, 40), (120, 35), (100, 30), (80, 24), (60, 20), (44, 12),
  ]

  /// The parts of the why, as they come from above.
  private func parts(_ session: Session) -> [String] {
    guard let rect = session.state.layout.interior(.why) else { return [] }
    let screen = session.screen
    let labels = ["found", "wanted", "│", "rule", "said", "STRICT", "DEFAULT", "SMART", "fix"]
    return (0..<rect.rows).compactMap { row -> String? in
      let line = (0..<rect.columns).map {
        screen.text(of: screen[rect.column + $0, rect.row + row])
      }.joined()
      let words = line.split(separator: " ")
      if let mark = words.first, mark.count == 1, "✗⋯↺~∅⊘✓".contains(mark) { return "head" }
      return labels.first { label in
        words.first == label[...] || label == "│" && words.dropFirst().first == "│"
      }
    }
  }

  @Test(arguments: sizes)
  func `its parts come in one order at every size`(_ columns: Int, _ rows: Int) throws {
    var session = Session(columns, rows, samples: SampleCatalogue.all)
    session.settle()
    try session.press("<F5>")
    try session.press("/age<Enter>")
    #expect(session.state.selection?.description == "$.age")
    let order = [
      "head", "found", "wanted", "│", "rule", "said", "STRICT", "DEFAULT", "SMART", "fix",
    ]
    for keys in ["", "2", "3", "1<F8>"] {
      try session.press(keys)
      let parts = parts(session)
      let places = parts.compactMap { order.firstIndex(of: $0) }
      #expect(places == places.sorted(), "\(parts)")
      #expect(parts.first.map { $0 == "head" || rows < 20 } ?? true)
    }
  }

  @Test func `what helps is in sight at 80x24, behind what the others made of it`() throws {
    var session = Session(80, 24, samples: SampleCatalogue.all)
    session.settle()
    try session.press("<F5>")
    try session.press("/age<Enter>")
    #expect(session.state.selection?.description == "$.age")
    let line = try #require(session.lines.first { $0.contains("DEFAULT ↺ 0") })
    #expect(line.contains("SMART   ~ 42"))
    #expect(session.lines.contains { $0.contains(" fix ") })
  }

  @Test func `a lesson tells of its own payload alone`() throws {
    var session = Session(160, 50, samples: SampleCatalogue.all)
    session.settle()
    let told = try #require(session.state.entry.payloads.first?.name)
    let other = try #require(session.state.entry.payloads.dropFirst().first?.name)
    #expect(!session.shows("lesson is about"))
    try session.press("<F3><Down>")
    session.settle()
    #expect(session.state.library.payloadName == other)
    let question = try #require(session.state.entry.question.split(separator: " ").first)
    #expect(session.shows(String(question)))
    #expect(session.shows("The lesson is about \(told), another payload: F11 opens it."))
    #expect(!session.shows("What happens"))
    try session.press("<F11>")
    #expect(session.shows("This lesson is about \(told)."))
    try session.press("<Esc><Up>")
    session.settle()
    #expect(!session.shows("lesson is about"))
  }
}
