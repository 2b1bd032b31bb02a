import DecodingReport
import JSONSource
import Samples
import TerminalCanvas
import TestSupport
import Testing
import TextEditor
import Workbench

@testable import Explorer

/// `F6`: each field broken in each way, and payloads by their fields.
struct MatrixScreenTests {
  private static func session(
    _ columns: Int = 120, _ rows: Int = 35, payload: String = "clean", _ sample: String = "User",
    isUTF8: Bool = true
  ) throws -> Session {
    let place = try #require(SampleCatalogue.all.firstIndex { $0.name == sample })
    let source = try #require(
      SampleCatalogue.all[place].payloads.firstIndex { $0.name == payload })
    var session = Session(
      columns, rows, samples: SampleCatalogue.all,
      opening: Opening(sample: place, source: .payload(source)),
      capabilities: TerminalCapabilities(
        colors: .twoHundredFiftySix, isUnicode: isUTF8, background: .dark))
    session.settle()
    return session
  }

  /// What is told of the clean payload's matrix, which is made once.
  private static let answers = Result {
    var session = try Self.session()
    try session.press("<F6>")
    return try #require(session.matrixJob).answers()
  }

  /// Opens the matrix, and has it made.
  private static func opened(
    _ columns: Int = 120, _ rows: Int = 35, keys: String = "", isUTF8: Bool = true
  ) throws -> Session {
    var session = try session(columns, rows, isUTF8: isUTF8)
    try session.press("<F6>")
    let asked = session.effects
    let job = try #require(session.matrixJob)
    for part in try answers.get() { session.send(job.answer(part.answer)) }
    session.replaceEffects(asked)
    if !keys.isEmpty { try session.press(keys) }
    return session
  }

  @Test func `the matrix of a payload stands in the place of the panes`() throws {
    let session = try Self.opened(keys: "jjllllll")
    let lines = session.lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    #expect(
      lines[1...24].joined(separator: "\n") == """
        ━ ▸ F6 Matrix  clean + one fault  12 × 13 × 3, 94 cells ━━━━━━━━━━━━━━━━━ Tab: by payload  1 2 3: one style  Esc: panes
          FIELD     missing null    string  type    object  fract.  huge    empty   case    text    element typo    twice
          id        ✗↺↺     ✗↺↺     ✗↺~ !   ✗↺↺ !   ✗↺↺ !   ✗↺↺ !   ✗↺↺ !   ✗↺↺ !   ·       ·       ·       ✗↺↺ !   ⊘⊘⊘ !
          name      ✗↺↺     ✗↺↺     ·       ✗↺~ !   ✗↺↺ !   ·       ·       ✓✓✓     ·       ·       ·       ✗↺↺ !   ⊘⊘⊘ !
        ▸ age       ✗↺↺     ✗↺↺     ✗↺~ !   ✗↺↺ !   ✗↺↺ !   ✗↺↺ !  [✗↺↺ !]  ✗↺↺ !   ·       ·       ·       ✗↺↺ !   ⊘⊘⊘ !
          email     ∅∅∅     ∅∅∅     ·       ✗✗~     ✗✗∅ !   ·       ·       ✓✓✓     ·       ·       ·       ∅∅∅ !   ⊘⊘⊘ !
          isAdmin   ✗↺↺     ✗↺↺     ✗↺~ !   ✗↺↺ !   ✗↺↺ !   ·       ·       ✗↺↺ !   ·       ·       ·       ✗↺↺ !   ⊘⊘⊘ !
          score     ✗↺↺     ✗↺↺     ✗↺~ !   ✗↺↺ !   ✗↺↺ !   ·       ✗↺↺ !   ✗↺↺ !   ·       ·       ·       ✗↺↺ !   ⊘⊘⊘ !
          role      ✗↺↺     ✗↺↺     ·       ✗↺↺ !   ✗↺↺ !   ·       ·       ✗↺↺ !   ✗↺↺ !   ·       ·       ✗↺↺ !   ⊘⊘⊘ !
          joined    ✗↺↺     ✗↺↺     ·       ✗↺↺ !   ✗↺↺ !   ·       ·       ✗↺↺ !   ·       ✗↺↺ !   ·       ✗↺↺ !   ⊘⊘⊘ !
          tags      ✗↺↺     ✗↺↺     ·       ✗↺↺ !   ·       ·       ·       ✓✓✓     ·       ·       ✗↺↺ !   ✗↺↺ !   ⊘⊘⊘ !
          address   ✗↺↺     ✗↺↺     ·       ✗↺↺ !   ·       ·       ·       ✗~~     ·       ·       ·       ✗↺↺ !   ⊘⊘⊘ !
            .city   ✗↺↺     ✗↺↺     ·       ✗↺~ !   ✗↺↺ !   ·       ·       ✓✓✓     ·       ·       ·       ✗↺↺ !   ⊘⊘⊘ !
            .zip    ✗↺↺     ✗↺↺     ·       ✗↺~ !   ✗↺↺ !   ·       ·       ✓✓✓     ·       ·       ·       ✗↺↺ !   ⊘⊘⊘ !
        ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
          throws    11 0 0  11 0 0  4 0 0   12 1 0  10 1 0  2 0 0   3 0 0   7 0 0   1 0 0   1 0 0   1 0 0   11 0 0  0 0 0
          lost      0 0 0   0 0 0   0 4 0   0 11 8  0 9 10  0 2 2   0 3 3   0 6 6   0 1 1   0 1 1   0 1 1   1 12 12 12 12 12
        ─ Why  clean + age 9223372036854775808 ─────────────────────────────────────────────────────────── Enter opens the copy
          STRICT   ✗ threw  overflow
          DEFAULT  ↺ 0  overflow  ! the value is lost, silently
          SMART    ↺ 0  overflow  ! the value is lost, silently

          the same outcome: 42 cells
          ! a value is lost, and no error is raised
        """)
    #expect(session.screen.cursor != nil)
  }

  @Test func `a cell has the marks of the copy that x makes`() throws {
    var session = try Self.opened()
    let matrix = try #require(session.state.matrix.matrix)
    let cells = matrix.fields.indices.flatMap { row in
      matrix.faults.indices.compactMap { column in
        matrix.entry(row: row, column: column).cell.map { (row, column, $0) }
      }
    }
    #expect(cells.count == 94)
    for (row, column, cell) in CaseSelection.tenth(of: cells) {
      let (field, fault) = (matrix.fields[row], matrix.faults[column])
      var broken = try Self.session()
      try broken.press("/\(field.path.steps.last?.description.dropFirst() ?? "")<Enter>")
      #expect(broken.state.selection == field.path)
      try broken.press("x\(fault.key)")
      broken.settle()
      let shown = try #require(broken.state.live.shown)
      let place = try #require(shown.index.rowOfPath[field.path])
      let fields = shown.report.fields(of: shown.index.rows[place])
      for style in DecodingStyle.allCases {
        #expect(
          cell.marks[style]?.outcome == fields[style]?.outcome, "\(field) \(fault) \(style)")
      }
    }
    // The one that the keys choose is opened, its bytes those that were decoded.
    try session.press("jjlll<Enter>")
    session.settle()
    #expect(session.text.contains("\"age\": true"))
    #expect(session.state.selection?.description == "$.age")
    #expect(session.lines[0].contains("age true · clean"))
  }

  @Test func `Esc comes back from a copy to its cell`() throws {
    var session = try Self.opened(keys: "jjlll<Enter>")
    session.settle()
    #expect(!session.lines[1].contains("F6 Matrix"))
    try session.press("<Esc>")
    session.settle()
    session.tabulate()
    #expect(session.lines[1].contains("F6 Matrix  clean + one fault"))
    #expect(session.lines[5].contains("[✗↺↺ !]") && session.lines[5].hasPrefix("▸ age"))
    // Esc in the matrix goes to the panes, with the field.
    try session.press("<Esc>")
    #expect(session.lines[1].contains("F4 JSON") || session.lines[1].contains("F5"))
    #expect(session.state.selection?.description == "$.age")
    try session.press("<Esc>")
    #expect(!session.lines[1].contains("F6 Matrix"))
  }

  @Test func `Tab turns it over, and Enter opens a payload there`() throws {
    var session = try Self.opened(keys: "jj<Tab>")
    #expect(session.shows("decoding"))
    session.tabulate()
    #expect(session.lines[1].contains("F6 Matrix  payloads  9 × 12 × 3, 108 cells"))
    let line = try #require(session.lines.first { $0.contains("as-received") })
    #expect(line.contains("✗↺~ !"))
    // The open payload and the field that was chosen.
    #expect(session.lines.contains { $0.hasPrefix("▸ clean") && $0.contains("[✓✓✓") })
    try session.press("jj<Enter>")
    session.settle()
    #expect(session.lines[0].contains("age-null"))
    #expect(session.state.selection?.description == "$.age")
    try session.press("<Esc>")
    session.settle()
    session.tabulate()
    #expect(session.lines[1].contains("F6 Matrix  payloads"))
  }

  @Test func `w writes all of the table, as long as nothing of it is hidden or unknown`() throws {
    var session = try Self.opened(keys: "w")
    #expect(session.statusLine.contains("Write it to: User-matrix.md"))
    try session.press("<Enter>")
    let saved = try #require(session.saves.first)
    #expect(!saved.mayReplace && saved.isShared && saved.path == "User-matrix.md")
    let text = String(decoding: saved.text.bytes, as: UTF8.self)
    #expect(text.hasPrefix("## User, clean + one fault\n"))
    #expect(text.contains("| `$.id` | `✗↺↺` | `✗↺↺` | `✗↺~!` |"))
    #expect(text.contains("| `$.address.zip` |"))
    for (keys, words) in [("v", Hiding.words), ("<Tab>", MatrixWords.notYet)] {
      var other = try Self.opened(keys: keys + "w")
      #expect(other.shows(words))
      #expect(!other.shows("Write it to"))
      try other.press("<Enter>")
      #expect(other.saves.isEmpty)
    }
  }

  @Test func `hidden cells are revealed one by one, and totals and words with them`() throws {
    var session = try Self.opened(keys: "jjv")
    let hidden = session.lines[3...20].joined()
    #expect(!hidden.contains("✗") && !hidden.contains("↺") && !hidden.contains("!"))
    #expect(session.lines[0].contains("results hidden"))
    #expect(session.shows("hidden; Space reveals it"))
    try session.press("<Space>")
    #expect(session.lines[5].contains("[✗↺↺]"))
    #expect(session.lines.joined().filter { $0 == "✗" }.count == 2)
    try session.press("!")
    #expect(session.state.notice == Hiding.words)
    // Another payload is hidden again.
    try session.press("]")
    session.settle()
    session.tabulate()
    #expect(!session.lines[3...20].joined().contains("✗"))
    try session.press("v")
    #expect(session.lines[3...20].joined().contains("✗"))
  }

  @Test func `one style is shown with its values`() throws {
    var session = try Self.opened(keys: "3jjll")
    #expect(session.lines[5].contains("[~ 36]"))
    try session.press("3")
    #expect(session.lines[5].contains("[✗↺~ !]"))
  }

  @Test func `f leaves what differs, brackets take other payloads, ! the next loss`() throws {
    var session = try Self.opened(keys: "f")
    #expect(!session.lines[2].contains("null"))
    try session.press("f")
    #expect(session.lines[2].contains("null"))
    try session.press("!")
    #expect(session.lines[3].contains("[✗↺~ !]"))
    try session.press("[")
    session.settle()
    session.tabulate()
    #expect(session.lines[1].contains("as-received + one fault"))
  }

  @Test func `it is made anew when options or the text change, and the old one is dropped`() throws
  {
    var session = try Self.opened()
    let before = try #require(session.matrixJob)
    #expect(session.state.matrix.isStale == false)
    try session.press("<F12><Down><Down><Down><Down><Right><Esc>")
    session.settle()
    let request = try #require(session.matrixJob)
    #expect(request.number != before.number && session.state.matrix.isStale)
    for part in before.answers() { session.send(.answered(part)) }
    #expect(session.state.matrix.isStale)
    for part in request.answers() { session.send(.answered(part)) }
    #expect(!session.state.matrix.isStale)
    try session.press("<Esc>")
    #expect(session.gaveUp("matrix"))
  }

  @Test func `what takes long comes row by row, and keys move meanwhile`() throws {
    var session = try Self.opened()
    let job = try #require(session.matrixJob)
    let asked = try #require(session.state.questions[MatrixQuestion.table])
    let stage = Stage(session.state)
    var slow = MatrixRequest(asked.subject, try #require(stage.settled).report, on: stage)
    slow.base.text = SourceText(
      String(decoding: slow.base.text.bytes, as: UTF8.self)
        + String(repeating: " ", count: ExplorerState.parsedWhileTyping))
    let cancellation = Cancellation()
    var rows = 0
    slow.run(cancellation) { matrix in
      session.send(job.answer(MatrixQuestion.Answer.table(matrix)))
      rows = matrix.knownRows
      if rows == 3 { cancellation.cancel() }
    }
    #expect(rows == 3 && session.lines[1].contains("3 rows known"))
    #expect(session.lines[5].contains("✗↺~ !") && session.lines[6].contains("⋯"))
    try session.press("jjjj")
    #expect(session.lines[7].contains("[⋯]"))
  }

  @Test func `a document that isn't JSON is told`() throws {
    var session = Session(
      120, 35, samples: SampleCatalogue.all, opening: Opening(source: .standardInput([0x7B])))
    session.settle()
    try session.press("<F6>")
    #expect(session.shows("no style decodes a document that isn't JSON"))
    try session.press("jl<Enter><Space>!f1<Tab>")
    session.tabulate()
    #expect(session.lines.contains { $0.contains("not JSON") })
  }

  @Test(
    arguments: CaseSelection.tenth(of: [(160, 50), (120, 35), (80, 24), (44, 12), (20, 5)]),
    [true, false])
  func `it fits each screen, with the chosen cell in sight`(
    _ size: (Int, Int), _ isUTF8: Bool
  ) throws {
    var session = try Self.opened(size.0, size.1, isUTF8: isUTF8)
    let rows = session.state.matrix.matrix?.rowCount ?? 0
    for keys in ["", "G", "llllllllllll", "g", "hhhhhhhhhhhhh", "3", "<Tab>", "Gll", "f", "v"] {
      try session.press(keys)
      session.tabulate()
      let text = session.screen.text
      #expect(text.contains("["), "\(keys)")
      // Values are the payload's own.
      let own = session.lines[1...].joined().filter { !"ü李".contains($0) }
      #expect(isUTF8 || own.utf8.allSatisfy { $0 < 0x80 }, "\(own)")
      let cursor = try #require(session.screen.cursor)
      #expect(cursor.row >= 2 && cursor.row < size.1 - 2)
    }
    #expect(rows == 12)
  }

  @Test func `eighty columns have all faults of twelve fields`() throws {
    let session = try Self.opened(80, 24)
    #expect(
      session.lines[2].contains("mis  nul  str  typ  obj  frc  hug  emp  cas  txt  elm  tpo  twi"))
    #expect(session.lines[3].contains("id"))
    #expect(session.lines[14].contains(".zip"))
    #expect(session.lines[15].contains("throws 1  11   11   4 "))
  }

  @Test func `the footer says what Tab means there`() throws {
    let footer = try #require(try Self.opened(160, 50).lines.last)
    #expect(footer.contains("Tab turn over") && !footer.contains("Tab pane"))
  }

  @Test func `a click chooses a cell`() throws {
    var session = try Self.opened()
    session.send(
      .terminal(.mouse(MouseEvent(.press(.left), at: Point(column: 30, row: 7)))))
    #expect(session.lines[6].hasPrefix("▸ email") && session.lines[6].contains("["))
  }

  @Test func `a key of the matrix in the panes opens it`() throws {
    var session = try Self.session()
    try session.press("<C-p>rows and columns that differ<Enter>")
    session.tabulate()
    #expect(session.lines[1].contains("F6 Matrix") && !session.lines[2].contains("null"))
  }
}

extension Session {
  /// The table that was asked for last.
  fileprivate var matrixJob: Job? { job(MatrixQuestion.table.name) }

  /// Makes the table that was asked for, as the executable does off the main thread.
  mutating func tabulate() {
    let asked = effects
    work(on: MatrixQuestion.table.name)
    replaceEffects(asked)
  }
}
