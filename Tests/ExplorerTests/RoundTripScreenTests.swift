import DecodingReport
import Foundation
import JSONSource
import Samples
import TerminalCanvas
import TestSupport
import Testing
import Workbench

@testable import Explorer

/// What the styles write back, beside the payload.
struct RoundTripScreenTests {
  private static let json = """
    {"id": 1, "name": "Ada", "age": "42", "email": null, "isAdmin": false, "score": 1.0,
     "role": "admin", "joined": "2024-03-01T09:30:00Z", "tags": ["a"],
     "address": {"city": "Z", "zip": "8"}, "nick": 7}
    """

  fileprivate static func session(
    _ columns: Int = 120, _ rows: Int = 35, json: String = json, isUnicode: Bool = true
  ) throws -> Session {
    var session = Session(
      columns, rows, samples: SampleCatalogue.all,
      opening: Opening(source: .file(path: "p.json", bytes: Array(json.utf8))),
      capabilities: TerminalCapabilities(
        colors: .twoHundredFiftySix, isUnicode: isUnicode, background: .dark))
    session.settle()
    try session.press("E")
    return session
  }

  @Test func `E shows what a style writes back, and why, once that is there`() throws {
    var session = try Self.session()
    #expect(session.shows("it is being written back"))
    session.writeBack()
    // It begins with the first style that has a value.
    #expect(session.state.style == .default)
    try session.press("1")
    #expect(session.shows("nothing to write: strict threw: expected Int for 'age'"))
    try session.press("2")
    let text = session.screen.text
    #expect(text.contains("E Round trip  p.json"))
    #expect(text.contains("default: JSONEncoder() with .dateEncodingStrategy"))
    #expect(text.contains("difference 1 of 4"))
    #expect(session.line(with: #""age": "42","#) == #"≠   "age": "42", │ ≠   "age": 0,"#)
    #expect(session.line(with: #""email": null"#) == #"-   "email": null, │"#)
    #expect(session.line(with: #""score": 1.0"#) == #"~   "score": 1.0, │ ~   "score": 1,"#)
    #expect(session.line(with: #""name": "Ada""#) == #""name": "Ada", │     "name": "Ada","#)
    #expect(text.contains(#"≠ $.age  "42" → 0"#))
    #expect(text.contains("the fallback value 0 (type default) stands in"))
    #expect(text.contains("stable: decoded again it is the same value, and the same JSON"))
  }

  @Test func `lines that don't differ have the colours of JSON, an empty array is one of them`()
    throws
  {
    var session = try Self.session(json: Self.json.replacing("[\"a\"]", with: "[]"))
    #expect(session.shows("strict threw: this is what default writes"))
    session.writeBack()
    let theme = Theme(session.state.environment)
    let screen = session.screen
    let rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    func looks(of text: String, in line: String) throws -> TextStyle {
      let row = try #require(rows.firstIndex { $0.contains(line) })
      let column = try #require(
        rows[row].firstRange(of: text).map {
          rows[row].distance(from: rows[row].startIndex, to: $0.lowerBound)
        })
      return screen[column, row].style
    }
    #expect(try looks(of: "\"name\"", in: "\"name\": \"Ada\"") == theme.jsonKey)
    #expect(try looks(of: "\"Ada\"", in: "\"name\": \"Ada\"") == theme.jsonString)
    #expect(try looks(of: "1", in: "\"id\": 1,") == theme.jsonNumber)
    #expect(try looks(of: "\"score\"", in: "\"score\": 1.0") == theme.caution)
    #expect(session.line(with: "\"tags\"") == #""tags": [], │     "tags": [],"#)
  }

  @Test func `n and N go through the differences, and the field stays selected`() throws {
    var session = try Self.session()
    session.writeBack()
    try session.press("3")
    var seen: [String] = []
    for _ in 0..<5 {
      try session.press("n")
      seen.append(session.state.selection.map(\.description) ?? "")
    }
    #expect(seen == ["$.email", "$.score", "$.joined", "$.nick", "$.age"])
    try session.press("N")
    #expect(session.shows("difference 5 of 5"))
    #expect(session.state.selection?.description == "$.nick")
    try session.press("<Esc>")
    #expect(session.state.selection?.description == "$.nick")
    #expect(session.shows("STRICT"))
    try session.press("E")
    session.writeBack()
    #expect(session.shows("difference 5 of 5"))
    try session.press("N<Enter>")
    #expect(session.state.selection?.description == "$.joined" && session.state.focus == .why)
  }

  @Test func `a shows the plain encoder, C copies what is shown, byte for byte`() throws {
    var session = try Self.session()
    session.writeBack()
    try session.press("2C")
    let written = try #require(session.copies.first)
    #expect(written.hasPrefix(#"{"address":{"city":"Z","zip":"8"},"age":0,"#))
    #expect(written.contains(#""joined":"2024-03-01T09:30:00Z""#))
    try session.press("aC")
    #expect(session.shows("default: JSONEncoder() "))
    #expect(session.copies.first?.contains(#""joined":730978200"#) == true)
    #expect(session.shows("a: back to JSONEncoder() with"))
    try session.press("3a")
    #expect(session.shows("there is one encoder"))
  }

  @Test func `what is hidden stays hidden, and what isn't JSON has nothing to write`() throws {
    var session = try Self.session()
    session.writeBack()
    try session.press("2v")
    #expect(session.shows("the results are hidden"))
    #expect(
      !session.shows("730978200") && !session.shows("stands in"))
    var broken = try Self.session(json: "{")
    broken.writeBack()
    #expect(!broken.screen.text.contains("stable"))
  }

  @Test func `an edit is written back anew, and an answer of before isn't shown`() throws {
    var session = try Self.session()
    let old = try #require(session.job("roundTrip"))
    let subject = session.state.questions[RoundTripQuestion.trip]?.subject
    try session.press("<Esc>E")
    #expect(subject == session.state.questions[RoundTripQuestion.trip]?.subject)
    session.writeBack()
    #expect(session.state.roundTrip?.styles.count == 3)
    try session.press("<Esc>")
    #expect(session.state.roundTrip == nil)
    for part in old.answers() { session.send(.answered(part)) }
    #expect(session.state.roundTrip == nil)
  }

  @Test(arguments: [(160, 50), (120, 35), (80, 24), (44, 12), (10, 3), (1, 1)], [true, false])
  func `it fits every size, with ASCII alone where asked`(
    _ size: (Int, Int), _ isUnicode: Bool
  ) throws {
    var session = try Self.session(size.0, size.1, isUnicode: isUnicode)
    session.writeBack()
    for keys in ["2", "n", "n", "G", "g", "a", "<PgDn>", "3"] {
      try session.press(keys)
      let text = session.screen.text
      #expect(isUnicode || text.utf8.allSatisfy { $0 < 0x80 })
      guard size.0 >= 80, session.state.style == .default else { continue }
      #expect(text.contains("Round trip") && text.contains("Why"))
      #expect(text.contains("stable: "))
    }
  }

  @Test func `where there is no room for two panes, lines stand below each other`() throws {
    var session = try Self.session(44, 12)
    session.writeBack()
    try session.press("2")
    let lines = session.lines.map { $0.trimmingCharacters(in: .whitespaces) }
    let sent = try #require(lines.firstIndex(of: #"-   "age": "42","#))
    #expect(lines[sent + 1] == #"+   "age": 0,"#)
  }

  @Test func `a click chooses a line, and the wheel moves them`() throws {
    var session = try Self.session(80, 24)
    session.writeBack()
    try session.press("2")
    let row = try session.row(of: #""score": 1.0"#)
    func click(_ column: Int, _ row: Int, _ action: MouseEvent.Action) {
      session.send(.terminal(.mouse(MouseEvent(action, at: Point(column: column, row: row)))))
    }
    click(5, row, .press(.left))
    #expect(session.state.selection?.description == "$.score")
    click(60, row - 2, .press(.left))
    #expect(session.state.selection?.description == "$.email")
    for _ in 0..<3 { click(5, row, .wheelDown) }
    #expect(!session.shows(#""id": 1"#))
  }
}

extension Session {
  /// Writes back at once what was asked for, as the executable does off the main thread.
  fileprivate mutating func writeBack() {
    work(on: RoundTripQuestion.trip.name)
  }

  fileprivate var copies: [String] {
    effects.compactMap { if case .copy(let text) = $0 { text } else { nil } }
  }

  /// The line of the screen with a text, blanks of more than three left out.
  fileprivate func line(with text: String) -> String? {
    lines.first { $0.contains(text) }
      .map { $0.replacing(#/ {2,}│/#, with: " │").trimmingCharacters(in: .whitespaces) }
  }
}

extension RoundTripScreenTests {
  @Test func `that not all differences are marked is said`() throws {
    let tags = Array(repeating: "null", count: 1_500).joined(separator: ", ")
    var session = try Self.session(json: #"{"tags": [\#(tags)]}"#)
    session.writeBack()
    try session.press("2")
    #expect(session.shows("the first 1,000 differences alone are marked"))
  }
}
