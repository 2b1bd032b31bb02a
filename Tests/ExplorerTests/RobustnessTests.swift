import DecodingReport
import Explorer
import JSONSource
import TerminalCanvas
import TestSupport
import Testing
import TextEditor
import Workbench

/// Sources and keys of all kinds: nothing traps, and nothing is drawn where it doesn't belong.
struct RobustnessTests {
  /// A generator that gives the same numbers on every run.
  struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) ^ (state << 11)
    }
  }

  static let keys: [KeyEvent] =
    KeyBinding.table.flatMap(\.events)
    + "{}[]\":,0a李é \n".map { KeyEvent(.character($0)) }

  @Test(arguments: CaseSelection.tenth(of: Array(1...8)))
  func `random keys at random sizes leave a whole screen`(_ seed: Int) throws {
    var random = Seeded(state: UInt64(seed))
    var session = Session(120, 35)
    session.answer()
    for _ in 0..<200 {
      switch Int.random(in: 0..<20, using: &random) {
      case 0:
        let size = Size(
          columns: .random(in: 0...170, using: &random), rows: .random(in: 0...55, using: &random))
        session.size = size
        session.send(.terminal(.resize(size)))
      case 1: session.answer()
      case 2: session.refuse()
      case 3: session.pass { _ in true }
      case 4: session.send(.terminal(.paste("{\"a\": [1, \"李\"]}\n")))
      default:
        let key = Self.keys.randomElement(using: &random) ?? KeyEvent(.enter)
        session.send(.terminal(.key(key)))
      }
      checkScreen(session.screen, session.size)
    }
  }

  private func checkScreen(_ screen: Screen, _ size: Size) {
    #expect(screen.size == size)
    if let cursor = screen.cursor { #expect(screen.bounds.contains(cursor)) }
    // A wide character has both of its cells, and no half stands alone.
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let cell = screen[column, row]
        let isWide = cell.glyph != 0 && CellText.width(screen.text(of: cell)) == 2
        let next = column + 1 < size.columns ? screen[column + 1, row] : nil
        if isWide { #expect(next?.isContinuation == true) }
        if cell.isContinuation { #expect(column > 0) }
      }
    }
  }

  static let sources: [(String, [UInt8])] = [
    ("empty", []), ("one byte", [0xFF]), ("not UTF-8", [0x7B, 0xC3, 0x28, 0x7D]),
    ("NUL", [0, 0, 0, 0]), ("UTF-16", [0xFF, 0xFE, 0x7B, 0, 0x7D, 0]),
    ("600 levels", Array(repeating: 0x5B, count: 600) + Array(repeating: 0x5D, count: 600)),
    ("open brackets", Array(repeating: 0x5B, count: 5000)),
    ("a long line", Array("[".utf8) + Array(repeating: 0x31, count: 300_000) + Array("]".utf8)),
    ("CRLF", Array("{\r\n\"id\": 1\r\n}\r\n".utf8)), ("tabs", Array("{\t\"id\":\t1}".utf8)),
  ]

  @Test(arguments: sources)
  func `any bytes can be opened, walked through and typed into`(
    _ name: String, _ bytes: [UInt8]
  ) throws {
    let opening = Opening(source: .file(path: "x.json", bytes: bytes))
    let sizes = [(160, 50), (80, 24), (44, 12), (10, 3)]
    for (columns, rows) in CaseSelection.tenth(of: sizes, least: 2) {
      var session = Session(columns, rows, opening: opening)
      session.refuse()
      try session.press("<F4><C-End><Left><Up>x<F5>jjG!<F9><F8>jj<F4><C-r><F5>vz")
      session.refuse()
      checkScreen(session.screen, session.size)
      let editor = session.state.editor
      let isWhole = editor.encoding.bytes(of: editor.text) == bytes
      #expect(isWhole)
    }
  }

  @Test
  func `a large source isn't parsed while typing, and its decode waits for a pause`() throws {
    let record = "  {\"id\": 1001, \"name\": \"Ada\"},\n"
    let json = "[\n" + String(repeating: record, count: 100_000) + "  {}\n]\n"
    let opening = Opening(source: .standardInput(Array(json.utf8)))
    var session = Session(160, 50, opening: opening)
    #expect(session.request?.document == nil)
    try session.press("<F4>x")
    #expect(session.request == nil)
    let timers = session.effects.compactMap { effect -> Int? in
      if case .after(let milliseconds, .explainDue) = effect { milliseconds } else { nil }
    }
    #expect(timers == [30])
    session.pass { if case .explainDue = $0 { true } else { false } }
    #expect(session.request?.revision == 2)
  }

  @Test
  func `tens of thousands of rows are walked through`() throws {
    let count = CaseSelection.isWhole ? 100_000 : 30_000
    let json = "[" + (0..<count).map { "\($0)" }.joined(separator: ",\n") + "]"
    var fixture = ReportFixture(json)
    for index in 0..<count { fixture.element(index) }
    var session = Session(160, 50, opening: Opening(source: .standardInput(Array(json.utf8))))
    let request = try #require(session.request)
    var report = fixture.report()
    report.styles[0].omittedFields = 9_980
    session.send(
      .explained(
        ExplainAnswer(
          revision: request.revision, report: report, document: fixture.document,
          sample: UserSample.entry)))
    try session.press("G")
    #expect(session.state.selection?.description == "$[\(count - 1)]")
    #expect(session.shows("[\(count - 1)]"))
    #expect(session.shows("and 9,980 more"))
    try session.press("g<PgDn>")
    #expect(session.shows("[0]"))
  }
}
