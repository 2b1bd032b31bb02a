import DecodingReport
import Foundation
import Samples
import TerminalCanvas
import TestSupport
import Testing
import Workbench

@testable import Explorer

/// What a stranger sees first, at the sizes that people have.
struct FirstScreenTests {
  private static let sizes = [(80, 24), (100, 30), (120, 35), (160, 50)]

  /// The program as it opens without arguments, its first report come.
  private static func first(_ columns: Int, _ rows: Int) -> Session {
    var opening = Opening()
    opening.greets = true
    var session = Session(
      columns, rows, opensAtStop: true, samples: SampleCatalogue.all, opening: opening)
    if let request = session.request {
      var answer = request.run()
      // A recorded screen tells the time.
      answer.microseconds = 1000
      session.send(.explained(answer))
    }
    return session
  }

  @Test(arguments: sizes)
  func `the recorded first screen says what the program is for`(
    _ columns: Int, _ rows: Int
  ) throws {
    let name = "first-\(columns)x\(rows)"
    try Goldens().compare(Self.first(columns, rows).screen, with: name)
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens/\(name).txt")
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).prefix(rows).map(String.init)
    func holds(_ part: Regex<Substring>, in place: Int? = nil) -> Bool {
      place.map { lines[$0].contains(part) } ?? lines.contains { $0.contains(part) }
    }
    // What is open, and what each style made of it, by name.
    #expect(holds(#/User · as-received +strict ✗.*age +default ↺ 7 !6.* +smart ~ 4 ↺ 3 !2/#, in: 0))
    // What one can do.
    #expect(holds(#/Fields  e Problems 8  c Compare  s Step  F6 Matrix  p Predict/#, in: 1))
    // Samples and payloads at the left.
    #expect(holds(#/^─ F2 /#) && holds(#/^▸ User/#) && holds(#/^▸ as-rec/#))
    // The JSON, three columns by name, and the same value in each of them, side by side.
    #expect(holds(#/STRICT.+DEFAULT.+SMART/#))
    #expect(holds(#/"age": "42"/#) && holds(#/▸ age +✗ \S.*↺ 0 ! +~ 42/#))
    // What fell back, and that a value is gone by it.
    #expect(holds(#/ role .*↺ \.vie.* !.*↺ \.vie.* !/#))
    // Why.
    #expect(holds(#/─ F8 Why .*\$\.age/#) && holds(#/\^\^\^\^ expected Int, found string/#))
    // The rule, and the first fix.
    #expect(holds(#/rule +JSONDecoder never converts/#))
    #expect(holds(#/ fix +(?:A +)?var age: /#))
    // How to go on.
    #expect(holds(#/↑↓ move, i edits, \^O opens your own JSON or model, \? helps/#))
  }

  /// Each payload of a sample at each size, decoded.
  private static func sessions(_ sample: Int) -> [Session] {
    SampleCatalogue.all[sample].payloads.indices.flatMap { payload in
      sizes.map { columns, rows in
        var session = Session(
          columns, rows, opensAtStop: true, samples: SampleCatalogue.all,
          opening: Opening(sample: sample, source: .payload(payload)))
        session.settle()
        return session
      }
    }
  }

  @Test
  func `the first keys are told until one is pressed`() throws {
    var session = Self.first(80, 24)
    #expect(session.shows("? helps"))
    try session.press("j")
    #expect(!session.shows("? helps"))
    let asked = Session(80, 24, samples: SampleCatalogue.all)
    #expect(!asked.shows("? helps"))
  }

  @Test(arguments: CaseSelection.tenth(of: Array(SampleCatalogue.all.indices), least: 6))
  func `one cell is red, and the row that it is in is where the style stopped`(
    _ sample: Int
  ) throws {
    for var session in Self.sessions(sample) {
      for key in ["1", "2", "3"] {
        try session.press(key)
        try Self.expectOneRedCell(session, "\(session.state.entry.title) \(key)")
      }
    }
  }

  @Test(arguments: sizes)
  func `one cell is red with a model of one's own`(_ columns: Int, _ rows: Int) throws {
    for json in ["{}", #"{"at": 7}"#, #"[1]"#, #"{"at": "x"}"#] {
      var session = Session(
        columns, rows, opensAtStop: true, samples: [OwnSample.dated],
        opening: Opening(source: .standardInput(Array(json.utf8))))
      session.settle()
      try Self.expectOneRedCell(session, json)
    }
  }

  private static func expectOneRedCell(_ session: Session, _ words: String) throws {
    let red = TerminalColor.indexed(160)
    let screen = session.screen
    var places: [Point] = []
    for row in 0..<screen.size.rows {
      for column in 0..<screen.size.columns where screen[column, row].style.background == red {
        let isNew = column == 0 || screen[column - 1, row].style.background != red
        if isNew { places.append(Point(column: column, row: row)) }
      }
    }
    #expect(places.count <= 1, "\(words): \(places)")
    let hasStop = session.state.live.shown?.index.stops[session.state.style] != nil
    let isBroken = session.state.live.rejection != nil
    if !places.isEmpty { #expect(hasStop || isBroken, "\(words)") }
    // It opened with that field selected, and the cursor is on it.
    guard session.state.style == .strict, hasStop, !isBroken else { return }
    #expect(places.map(\.row) == [screen.cursor?.row], "\(words)")
  }

  @Test(arguments: CaseSelection.tenth(of: Array(SampleCatalogue.all.indices), least: 6))
  func `no column has cells to spare while a value beside it is cut`(_ sample: Int) throws {
    for session in Self.sessions(sample) { try Self.expectNoSpareCells(session) }
  }

  private static func expectNoSpareCells(_ session: Session) throws {
    let stage = Stage(session.state)
    let rect = try #require(stage.layout.interior(.result))
    let index = try #require(session.state.live.shown?.index)
    let columns = ResultView(session.state.panes.result, stage).columns(rect)
    let shares = try #require(columns.styles)
    let styles = DecodingStyle.allCases
    let isCut = styles.contains { shares[$0].count < index.widths.values[$0] }
    guard isCut else { return }
    for style in styles {
      #expect(
        shares[style].count <= max(ResultColumns.leastValue, index.widths.values[style]),
        "\(session.state.entry.title) at \(session.size): \(style)")
    }
    #expect(columns.json.isEmpty)
  }
}
