import DecodingReport
import JSONSource
import TerminalCanvas
import TestSupport
import Testing
import TextEditor
import Workbench

@testable import Explorer

/// Payloads that come in one line.
struct OneLineTests {
  private struct Order: Codable {
    struct Line: Codable {
      var sku: String?
      var unitPrice: Int
    }

    var id: Int
    var lines: [Line]
    var last: Line?
  }

  private static let json =
    "{\"id\":1,\"lines\":["
    + (0..<24).map { "{\"sku\":\"Ä-\($0)\",\"unitPrice\":\($0 == 7 ? "\"7\"" : "\($0)")}" }
    .joined(separator: ",") + "],\"last\":{\"n\":0}}"

  /// The file's line and column of a piece of it.
  private static func position(of piece: String, in text: String = json) throws -> JSONPosition {
    let found = try #require(text.firstRange(of: piece))
    let scalars = text[..<found.lowerBound].unicodeScalars
    let line = scalars.split(separator: "\n", omittingEmptySubsequences: false)
    return JSONPosition(line: line.count, column: (line.last?.count ?? 0) + 1)
  }

  /// A session that decodes for real.
  private func session(
    _ json: String = Self.json, _ columns: Int = 120, settles: Bool = true
  ) -> Session {
    let source = ModelSource(files: [
      ("Order.swift", "struct Order: Codable {\n  var id: Int\n  var lines: [Line]\n}\n")
    ]).withFacts
    let entry = SampleEntry(
      own: "Order", modelSource: "Order.swift",
      sources: [.strict: source, .default: source, .smart: source],
      models: .loaded(
        ModelTypes(strict: Order.self, default: Order.self, smart: Order.self), DecodingOptions()),
      payloads: [])
    var session = Session(
      columns, 35, samples: [entry],
      opening: Opening(source: .file(path: "order.json", bytes: Array(json.utf8))),
      foldsLists: true)
    if settles { session.settle() }
    return session
  }

  @Test(arguments: [160, 120, 80])
  func `a minified payload is laid out, and its places are the file's`(_ columns: Int) throws {
    var session = session(Self.json, columns)
    #expect(session.text.hasPrefix("{\n  \"id\": 1,\n  \"lines\": [\n    {\n"))
    #expect(session.state.notice == "minified: laid out here, written as it came")
    #expect(session.shows("laid out "))
    // The JSON's row, the field and the file's place are one thing.
    let place = try Self.position(of: "\"7\"")
    #expect(session.state.selection == JSONPath(reading: "$.lines[7].unitPrice"))
    try session.press("<F5>")
    #expect(session.shows("\(place)  $.lines[7].unitPrice"))
    let bar = try #require(session.lines.first { $0.contains("\"unitPrice\": \"7\"") })
    #expect(bar.contains("┃"))
    let span = try #require(session.state.selected.span)
    #expect(session.state.editor.text.string(in: span) == "\"7\"")
    #expect(session.shows(" 1 │ …"))
    // A line without a number of its own has none.
    #expect(bar.contains("✗") && !bar.contains("47") && !bar.contains("46"))
    try session.press("<F4><C-g>\(try Self.position(of: "\"last\""))<Enter><Esc>")
    #expect(session.state.selection == JSONPath(reading: "$.last"))
    try session.press("<F5>g")
    #expect(session.lines.contains { $0.contains(" 1 ") && $0.contains("{") })
    #expect(session.shows("\"id\": 1,") && session.shows("      \"sku\": \"Ä-0\""))
  }

  @Test(arguments: [
    Self.json, Self.json + "\n", Self.json.replacing(":", with: ": ").replacing(",", with: ", "),
  ])
  func `it is saved as it came, and an edit changes what was edited alone`(
    _ json: String
  ) throws {
    var session = session(json)
    try session.press("<C-s>")
    let unchanged = try #require(session.saves.last)
    #expect(String(decoding: unchanged.bytes, as: UTF8.self) == json)
    #expect(unchanged.byteCount == json.utf8.count)
    #expect(!session.state.editor.isModified)
    try session.press("<F5>i8")
    session.settle()
    #expect(session.shows("editing, laid out") && session.state.editor.isModified)
    try session.press("<C-s>")
    let edited = try #require(session.saves.last)
    #expect(String(decoding: edited.bytes, as: UTF8.self) == json.replacing("\"7\"", with: "8"))
    let request = session.state.request
    #expect(request.bytes == edited.bytes)
    #expect(request.run().report.styles.allSatisfy { !$0.threw } == false)
    try session.press("<Esc><Esc>u")
    #expect(!session.state.editor.isModified)
    #expect(session.state.request.bytes == Array(json.utf8))
  }

  @Test func `what is broken while it is typed is told at the file's place`() throws {
    var session = session()
    try session.press("i<Delete>tru")
    session.settle()
    session.send(.timer(.silence(revision: session.state.live.revision)))
    let broken = Self.json.replacing("\"7\"", with: "tru")
    #expect(session.state.request.bytes == Array(broken.utf8))
    let place = try Self.position(of: "tru", in: broken)
    #expect(session.state.live.rejection?.cause?.position == place)
    #expect(session.shows("\(place)"))
    let row = try #require(session.lines.first { $0.contains("\"unitPrice\": tru") })
    #expect(row.contains("✗"))
  }

  @Test func `lines that a file has are empty lines of the text`() throws {
    let records = (0..<3).map { place in
      "{\"id\":\(place),\"lines\":["
        + Array(repeating: "{\"unitPrice\":1}", count: 8)
        .joined(separator: ",") + "]}"
    }
    let json = "[\n" + records.joined(separator: ",\n") + "\n]\n"
    let session = session(json)
    #expect(session.text.contains("},\n\n  {\n    \"id\": 1,\n"))
    #expect(session.shows("5 lines of \(json.utf8.count) B, laid out"))
    let second = try #require(session.text.firstRange(of: "\"id\": 1"))
    let offset = session.text.utf8.distance(
      from: session.text.startIndex, to: second.lowerBound)
    #expect(Stage(session.state).position(of: offset) == JSONPosition(line: 3, column: 2))
    #expect(session.state.request.bytes == Array(json.utf8))
  }

  @Test func `a large one is decoded first, and laid out then, unless something was typed`() throws
  {
    let lines = (0..<9_000).map {
      "{\"sku\":\"Ä-\($0)\",\"unitPrice\":\($0 == 8_000 ? "\"7\"" : "7")}"
    }
    let json = "{\"id\":1,\"lines\":[" + lines.joined(separator: ",") + "]}"
    for keys in ["", "<F4>x"] {
      var session = session(json, 120, settles: false)
      #expect(session.text == json)
      #expect(session.state.notice == "minified: it is laid out as soon as it is decoded")
      let request = try #require(session.request)
      try session.press(keys)
      session.send(.explained(request.run()))
      guard keys.isEmpty else {
        #expect(session.text == "x" + json && session.state.live.answer == nil)
        continue
      }
      #expect(session.text.hasPrefix("{\n  \"id\": 1,\n  \"lines\": [\n    {\n"))
      #expect(!session.state.editor.isModified && session.state.editor.undoCount == 0)
      #expect(session.state.request.bytes == Array(json.utf8))
      #expect(session.state.selection == JSONPath(reading: "$.lines[8000].unitPrice"))
      try session.press("<F5>")
      #expect(session.shows("\(try Self.position(of: "\"7\"", in: json))  $.lines[8000].unitPrice"))
      #expect(session.shows("1 line of \((json.utf8.count / 1000).grouped) kB, laid out"))
      #expect(session.lines.contains { $0.contains("✗") && $0.contains("\"unitPrice\": \"7\"") })
      try session.press("i8<C-s>")
      #expect(
        session.saves.last?.bytes == Array(json.replacing("\"7\"", with: "8").utf8))
    }
  }

  @Test func `laying out keeps the selected field`() throws {
    var session = session("{\"id\":1,\"lines\":[{\"unitPrice\":1},{\"unitPrice\":\"7\"}]}")
    let path = JSONPath(reading: "$.lines[1].unitPrice")
    #expect(session.state.selection == path)
    for key in ["=", "u", "U"] {
      try session.press(key)
      session.settle()
      #expect(session.state.selection == path)
      let span = try #require(session.state.selected.span)
      #expect(session.state.editor.text.string(in: span) == "\"7\"")
    }
  }

  @Test func `a minified text says that it is laid out already`() throws {
    var session = session()
    try session.press("=")
    #expect(session.state.notice == "it is laid out for the eye, and written as it came")
    #expect(session.state.editor.undoCount == 0)
  }

  @Test func `a build for debugging says first that a large payload takes time`() {
    let text = "[" + String(repeating: " ", count: 400_000) + "]"
    let opening = Opening(source: .standardInput(Array(text.utf8)))
    var environment = ScreenEnvironment(size: Size(columns: 120, rows: 35))
    for isOptimized in [true, false] {
      environment.isOptimized = isOptimized
      let state = ExplorerState(
        samples: UserSample.samples, opening: opening, environment: environment)
      #expect(
        state.notice
          == (isOptimized
            ? "1 line of 400 kB: = lays it out, u takes it back"
            : "400 kB take time in a build for debugging; Install in the README has the fast one"))
    }
  }

  @Test func `a line that fits is no matter`() throws {
    let session = session("{\"id\":1}\n")
    #expect(session.state.notice == nil)
    #expect(!session.shows("lays it out") && !session.shows("laid out"))
  }

  @Test func `missing keys of one line name their owners, and alike ones are one row`() throws {
    let json = "{\"lines\":[{\"sku\":1},{\"sku\":2}],\"last\":{}}"
    var fixture = ReportFixture(json)
    for place in 0..<2 {
      fixture.field([.key("lines"), .index(place)], .named("Line"), .sent, .sent, .sent)
      fixture.field(
        [.key("lines"), .index(place), .key("unitPrice")], .standard(.int), .threw(.missing),
        .fallback("0", .missing), .fallback("0", .missing))
    }
    fixture.field([.key("last")], .named("Line"), .sent, .sent, .sent)
    fixture.field(
      [.key("last"), .key("unitPrice")], .standard(.int), .threw(.missing),
      .fallback("0", .missing),
      .fallback("0", .missing))
    var session = Session(
      120, 35, opening: Opening(source: .standardInput(Array(json.utf8))), foldsLists: true)
    session.answer(fixture.report())
    let ghosts = session.lines.filter { $0.contains("\"unitPrice\"") }
    #expect(ghosts.count == 2)
    #expect(ghosts[0].contains("✗ │ ◌ lines[*].\"unitPrice\"  2 missing"))
    #expect(ghosts[1].contains("✗ │ ◌ last.\"unitPrice\"  missing (wanted)"))
    #expect(session.state.editor.rowsBehindLine == [0: 2])
  }

  @Test func `missing keys of a minified payload stand in their objects`() throws {
    let session = session(Self.json.replacing("\"unitPrice\":3", with: "\"price\":3"))
    let row = try #require(session.lines.firstIndex { $0.contains("\"price\": 3") })
    #expect(session.lines[row + 1].contains(/┃ +◌ "unitPrice"  missing/))
  }
}
