import Courses
import DecodingReport
import TerminalCanvas
import Testing

@testable import Explorer

/// The notes terminal, and what the room's program does for it.
struct NotesTests {
  static func screen(
    _ columns: Int = 80, _ rows: Int = 24, capabilities: TerminalCapabilities = Goldens.full
  ) -> NotesScreen {
    NotesScreen(
      environment: ScreenEnvironment(
        size: Size(columns: columns, rows: rows), capabilities: capabilities))
  }

  /// A question for which hands were counted twice.
  static var asked: CourseNotes {
    var notes = CourseNotes(title: "Default values in 20", place: 7, count: 18)
    (notes.chapter, notes.block) = ("2 Two defaults that differ", "ask")
    notes.said = [
      "What does Default make of columns?", "d ↺ default   n ∅ nil   t ✗ threw",
    ]
    notes.words = ["Let them talk about the value, too: is it 3, or 0?"]
    notes.answers = ["$.columns DEFAULT default missing = 0"]
    notes.revealed = "none"
    notes.next = CourseNotes.Next(
      block: "reveal", said: ["Default says 0, and Smart says 3.", "It takes the type's."])
    notes.votes = [
      CourseVotes(
        cell: "$.columns DEFAULT",
        rows: [
          CourseVotes.Row(.default, hands: [11, 17], isRight: true),
          CourseVotes.Row(.nil, hands: [3, 0], isRight: false),
          CourseVotes.Row(.threw, hands: [12, 9], isRight: false),
        ])
    ]
    (notes.seconds, notes.minutes, notes.minutesBehind) = (760, 20, 2)
    return notes
  }

  private static func rows(_ screen: NotesScreen) -> [String] {
    screen.view().text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = String(line)
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  private static func press(_ keys: String, _ screen: inout NotesScreen) throws -> [NotesOrder] {
    try KeyEvent.sequence(keys).flatMap { screen.update(.terminal(.key($0))) }
  }

  private static func expect(
    _ keys: String, _ screen: inout NotesScreen, _ orders: [NotesOrder]
  ) throws {
    let found = try press(keys, &screen)
    #expect(found == orders, "\(keys)")
  }

  private static func following(_ notes: CourseNotes = asked) -> NotesScreen {
    var screen = screen()
    _ = screen.update(.found(1))
    _ = screen.update(.told(1, notes))
    return screen
  }

  @Test func `a step, its answer, votes, advice, notes and the next step are shown`() {
    #expect(
      Self.rows(Self.following()).joined(separator: "\n") == """
         Notes  Default values in 20   2 Two defaults th…  12:40 of 20:00  2 min behind
        ━ ▸ step 7 of 18  ask ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━ the room sees no results
          What does Default make of columns?
          d ↺ default   n ∅ nil   t ✗ threw

          Answer  $.columns DEFAULT default missing = 0

          Votes  $.columns DEFAULT
            ▸ ↺ default     11 → 17   █████████████████
              ∅ nil         3 → 0
              ✗ threw       12 → 9    █████████
            65 % right: explain it, then reveal
        ─ Notes ──────────────────────────────────────────────────────────────────────
          Let them talk about the value, too: is it 3, or 0?






        ─ Next  reveal ───────────────────────────────────────────────────────────────
          Default says 0, and Smart says 3.
          It takes the type's.
         Space next  Backspace back  . dark  ↑↓ scroll  q quit
        """)
  }

  @Test func `without a course it waits, and says how one ended`() throws {
    var screen = Self.screen()
    #expect(Self.rows(screen)[2] == "  No course is running.")
    try Self.expect(" <PgDn>.1", &screen, [])
    screen = Self.following()
    _ = screen.update(.gone(1))
    #expect(Self.rows(screen)[2] == "  The course's terminal hung up: Default values in 20")
    screen = Self.following()
    var last = Self.asked
    last.isOver = true
    _ = screen.update(.told(1, last))
    _ = screen.update(.gone(1))
    #expect(Self.rows(screen)[2] == "  The course has ended: Default values in 20")
    // The next one is followed.
    _ = screen.update(.found(2))
    _ = screen.update(.told(2, Self.asked))
    #expect(screen.shownCourse == 2)
    try Self.expect("q", &screen, [.quit])
  }

  @Test func `of several courses a digit chooses, and L leads back`() throws {
    var screen = Self.screen()
    for number in [1, 2] { _ = screen.update(.found(number)) }
    _ = screen.update(.told(2, CourseNotes(title: "Dates", place: 0, count: 9)))
    _ = screen.update(.told(1, Self.asked))
    #expect(
      Self.rows(screen)[2...5] == [
        "  Several courses are running; a digit chooses:", "",
        "  1  Default values in 20  step 7 of 18  ask", "  2  Dates  welcome",
      ])
    try Self.expect("32", &screen, [])
    #expect(screen.shownCourse == 2)
    try Self.expect(" ", &screen, [.ask(2, .go(1))])
    _ = try Self.press("L1", &screen)
    #expect(screen.shownCourse == 1)
    // One that begins later disturbs nobody.
    _ = screen.update(.found(3))
    _ = screen.update(.told(3, CourseNotes(title: "Third", place: 0, count: 9)))
    #expect(screen.shownCourse == 1)
  }

  @Test func `keys ask for steps by their numbers, also in a hurry`() throws {
    var screen = Self.following()
    try Self.expect(" <PgDn><Right>", &screen, [8, 9, 10].map { .ask(1, .go($0)) })
    var notes = Self.asked
    notes.place = 8
    _ = screen.update(.told(1, notes))
    // The course is on its way to 10.
    try Self.expect("<Backspace>", &screen, [.ask(1, .go(9))])
    notes.place = 9
    _ = screen.update(.told(1, notes))
    try Self.expect("<PgUp><Left>", &screen, [8, 7].map { .ask(1, .go($0)) })
    // Somebody at the room's keyboard went elsewhere.
    notes.place = 14
    _ = screen.update(.told(1, notes))
    try Self.expect(" ", &screen, [.ask(1, .go(15))])
    // What the course doesn't do isn't counted on.
    _ = screen.update(.told(1, notes))
    try Self.expect(" ", &screen, [.ask(1, .go(15))])
    var ends = Self.following(CourseNotes(title: "A", place: 0, count: 1))
    try Self.expect("<Backspace>", &ends, [])
    try Self.expect("   ", &ends, [.ask(1, .go(1)), .ask(1, .go(2))])
  }

  @Test func `the room's screen is darkened, and a key wakes it and does nothing else`() throws {
    var screen = Self.following()
    try Self.expect(".b", &screen, [.ask(1, .blank(true)), .ask(1, .blank(true))])
    var notes = Self.asked
    notes.isBlank = true
    _ = screen.update(.told(1, notes))
    #expect(Self.rows(screen)[1].contains(NotesWords.blank))
    try Self.expect(" ", &screen, [.ask(1, .blank(false))])
  }

  @Test func `what of the course's file is compiled stands above the notes`() throws {
    var notes = Self.asked
    notes.code = "compiled from the file: Page"
    let screen = Self.following(notes)
    let rows = Self.rows(screen)
    let code = try #require(rows.firstIndex(of: "  compiled from the file: Page"))
    #expect(rows[code - 1].contains(NotesWords.title))
    #expect(rows[code + 1].contains("Let them talk"))
  }

  @Test func `long notes scroll, and a step begins with their first line`() throws {
    var notes = Self.asked
    notes.words = (1...40).map { "line \($0)" }
    var screen = Self.following(notes)
    #expect(Self.rows(screen).contains("  line 1"))
    #expect(Self.rows(screen)[12].contains("33 more lines below"))
    _ = try Self.press("jjj<Down>", &screen)
    #expect(Self.rows(screen)[13] == "  line 5")
    _ = try Self.press(String(repeating: "j", count: 60), &screen)
    #expect(Self.rows(screen)[19] == "  line 40")
    #expect(!Self.rows(screen)[12].contains("more"))
    _ = try Self.press("k", &screen)
    #expect(Self.rows(screen)[19] == "  line 39")
    notes.place = 8
    _ = screen.update(.told(1, notes))
    #expect(Self.rows(screen).contains("  line 1"))
  }

  @Test func `a course that tells nothing is said to be silent, until it tells something`() {
    var screen = Self.following()
    _ = screen.update(.silent(1))
    #expect(Self.rows(screen)[1].contains(NotesWords.silent))
    _ = screen.update(.told(1, Self.asked))
    #expect(!Self.rows(screen)[1].contains(NotesWords.silent))
  }

  @Test(arguments: [(160, 50), (80, 24), (44, 12), (20, 5), (10, 3), (2, 2), (1, 1)])
  func `at no size anything breaks, and text from elsewhere obeys nobody`(
    _ columns: Int, _ rows: Int
  ) throws {
    var notes = Self.asked
    notes.said = ["\u{1B}[2J\u{202E}" + String(repeating: "wide 日本 ", count: 90)]
    notes.title = "\u{9B}31m"
    notes.words = [String(repeating: "x", count: 500), "\u{7}"]
    var screen = Self.screen(columns, rows)
    _ = screen.update(.found(1))
    _ = screen.update(.told(1, notes))
    _ = try Self.press("jjjjjjk", &screen)
    let text = screen.view().text
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0 != "\u{9B}" })
    _ = screen.update(.gone(1))
    #expect(screen.view().size == Size(columns: columns, rows: rows))
  }

  @Test(arguments: [(120, 35), (80, 24)])
  func `notes are as recorded`(_ columns: Int, _ rows: Int) throws {
    var screen = Self.screen(columns, rows)
    _ = screen.update(.found(1))
    _ = screen.update(.told(1, Self.asked))
    try Goldens().compare(screen.view(), with: "notes-\(columns)x\(rows)")
  }

  @Test func `in ASCII nothing else is drawn`() {
    var screen = Self.screen(
      capabilities: TerminalCapabilities(colors: .eight, isUnicode: false, background: .dark))
    _ = screen.update(.found(1))
    _ = screen.update(.told(1, Self.asked))
    #expect(screen.view().text.allSatisfy { $0.isASCII })
  }
}

/// What the room's program tells and does.
struct CourseNotesOnScreenTests {
  private static let question = "<Space><Space><Space><Space><Space><Space><Space>"

  @Test func `each step is told with its answer and with what the room sees`() throws {
    var session = try CourseTests.session()
    let welcome = try #require(session.state.courseNotes)
    #expect(welcome.name == "welcome" && welcome.next?.block == "open")
    try session.press(Self.question)
    session.settle()
    let notes = try #require(session.state.courseNotes)
    #expect(notes.name == "step 7 of 18  ask" && notes.chapter == "2 Two defaults that differ")
    #expect(notes.said.last == "d ↺ default   n ∅ nil   t ✗ threw")
    #expect(notes.words == ["Let them talk about the value, too: is it 3, or 0?"])
    #expect(notes.answers == ["$.columns DEFAULT default missing = 0"])
    #expect(notes.revealed == "none" && notes.next?.block == "reveal")
    #expect(notes.next?.said.first == "Default says 0, and Smart says 3.")
    try session.press("<Space>")
    session.settle()
    #expect(session.state.courseNotes?.revealed == "$.columns")
    #expect(Session(120, 35).state.courseNotes == nil)
  }

  @Test func `votes are told, and the room sees no bar before it is revealed`() throws {
    var session = try CourseTests.session(keys: Self.question)
    try session.press("pd11t12")
    #expect(!session.shows("█"))
    #expect(session.shows("23 hands"))
    let first = try #require(session.state.courseNotes?.votes.first)
    #expect(first.cell == "$.columns DEFAULT")
    #expect(first.rows.map(\.hands) == [[11], [0], [12]])
    #expect(first.advice == "47 % right: let them talk, then ask again")
    try session.press("ad17t6")
    #expect(!session.shows("█"))
    #expect(
      session.state.courseNotes?.votes.first?.rows.map(\.hands) == [[11, 17], [0, 0], [12, 6]])
    try session.press("<PgDn>")
    session.settle()
    // Still there while the answer is talked about, and gone with the next chapter.
    #expect(session.state.courseNotes?.votes.first?.percentRight == 73)
    try session.press("<Space>")
    #expect(session.state.courseNotes?.votes.isEmpty == true)
  }

  @Test func `a notes terminal moves the course, and twice is as good as once`() throws {
    var session = try CourseTests.session(keys: "<Space><Space>")
    session.send(.asked(.go(4)))
    session.settle()
    #expect(session.state.guide?.place == 4)
    session.send(.asked(.go(4)))
    #expect(session.effects.isEmpty && session.state.guide?.place == 4)
    session.send(.asked(.go(4_000)))
    #expect(session.state.guide?.place == 4)
    try session.press("L")
    session.send(.asked(.go(3)))
    #expect(session.state.guide?.place == 3 && session.state.layers.isEmpty)
    for isBlank in [true, true, false, false] {
      session.send(.asked(.blank(isBlank)))
      #expect(session.state.guide?.isBlank == isBlank)
      #expect(session.state.courseNotes?.isBlank == isBlank)
    }
    // Left, it is come back to.
    try session.press("<Esc><Esc>")
    #expect(session.state.courseNotes?.isLeft == true)
    session.send(.asked(.blank(true)))
    #expect(session.state.guide?.isBlank == false)
    session.send(.asked(.go(3)))
    #expect(session.state.courseNotes?.isLeft == false)
    // Without a course nobody asks for anything.
    var other = Session(120, 35)
    other.send(.asked(.go(3)))
    #expect(other.effects.isEmpty)
  }

  @Test func `the room sees the clock where no notes terminal shows it`() throws {
    var session = try CourseTests.session(keys: "<Space>")
    session.send(.timer(.courseClock))
    func hasClock(_ session: Session) -> Bool { session.shows("0:01 of 20:00") }
    #expect(hasClock(session))
    session.send(.noted(terminals: 2))
    #expect(!hasClock(session) && session.shows("step 1 of 18"))
    session.send(.noted(terminals: 0))
    #expect(hasClock(session))
  }
}
