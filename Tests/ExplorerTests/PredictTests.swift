import DecodingReport
import JSONSource
import Samples
import TerminalCanvas
import TestSupport
import Testing
import TextEditor
import Workbench

@testable import Explorer

/// `p`: guessing each outcome before it is revealed.
struct PredictTests {
  private static func session(
    _ columns: Int = 120, _ rows: Int = 35, _ sample: String = "User", keys: String = "p",
    quiz: [QuizQuestion] = []
  ) throws -> Session {
    let place = try #require(SampleCatalogue.all.firstIndex { $0.name == sample })
    var opening = Opening(sample: place)
    opening.quiz = Quiz(quiz)
    if let first = quiz.first {
      opening.sample = first.sample
      opening.source = .payload(first.payload)
      opening.subject = first.path.map { Opening.Subject(path: $0, style: first.style) }
    }
    var session = Session(columns, rows, samples: SampleCatalogue.all, opening: opening)
    session.settle()
    try session.press(keys)
    return session
  }

  private static func row(_ name: String, _ session: Session) throws -> String {
    let line = try #require(session.lines.first { $0.contains(" \(name) ") && $0.contains("┃") })
    return String(line.split(separator: "┃").last ?? "").replacing(/\ +$/, with: "")
  }

  private static func marks(_ session: Session) -> [LearnerMark] {
    session.effects.flatMap { effect -> [LearnerMark] in
      if case .recordGuesses(let marks) = effect { marks } else { [] }
    }
  }

  @Test func `rows that are revealed without a guess have no score, and nothing else is said`()
    throws
  {
    var session = try Self.session(80, 24)
    #expect(session.shows("no score yet  not guessed 48"))
    try session.press("V")
    #expect(session.shows("no score yet  not guessed 48"))
  }

  // MARK: Nothing tells

  /// The report of another world, in which each field came as it was sent.
  private static func harmless(_ answer: ExplainAnswer, _ sample: SampleEntry) -> ExplainAnswer {
    var report = answer.report
    for style in report.styles.indices {
      report.styles[style].failure = nil
      report.styles[style].summary = StyleReport.Summary()
      for place in report.styles[style].fields.indices {
        report.styles[style].fields[place].alone = nil
        report.styles[style].fields[place].outcome = .asSent
        report.styles[style].fields[place].reason = nil
        report.styles[style].fields[place].value = "harmless"
        report.styles[style].fields[place].fallback = nil
        report.styles[style].fields[place].silentLoss = false
      }
    }
    return ExplainAnswer(
      revision: answer.revision, report: report, document: answer.document, sample: sample)
  }

  /// Two screens of the same payload: as it is decoded, and as if nothing were wrong with it.
  private static func worlds(_ sample: String, _ columns: Int, _ rows: Int) throws -> [Session] {
    let place = try #require(SampleCatalogue.all.firstIndex { $0.name == sample })
    var first = Session(
      columns, rows, samples: SampleCatalogue.all, opening: Opening(sample: place))
    first.settle()
    let answer = try #require(first.state.live.answer)
    return try [false, true].map { isHarmless in
      var session = Session(
        columns, rows, samples: SampleCatalogue.all, opening: Opening(sample: place))
      session.send(
        .explained(isHarmless ? harmless(answer, SampleCatalogue.all[place]) : answer))
      try session.press("p")
      return session
    }
  }

  @Test(
    arguments: CaseSelection.tenth(of: ["User", "MissingKey", "UnknownCase"], least: 1),
    CaseSelection.tenth(of: [(120, 35), (80, 24), (160, 50), (44, 12)]))
  func `no screen depends on what isn't revealed`(_ name: String, _ size: (Int, Int)) throws {
    var worlds = try Self.worlds(name, size.0, size.1)
    let count = try #require(worlds[0].state.live.shown?.index.rows.count)
    #expect(worlds[1].state.live.shown?.index.rows.count == count)
    func compare(_ keys: String) throws {
      for world in worlds.indices { try worlds[world].press(keys) }
      #expect(worlds[0].screen.styledText == worlds[1].screen.styledText, "\(keys)")
    }
    for keys in [
      "", "c", "c11d6t3", "B", "B", "a", "<F11>", "<Esc>", "<F9>", "!", "f", "<C-p>", "<Esc>",
    ] {
      try compare(keys)
    }
    for _ in 0..<min(count, 16) {
      for key in ["<Right>", "<Right>", "<Right>", "<Down>"] { try compare(key) }
    }
    // It is no comparison of nothing: what is revealed differs.
    for world in worlds.indices { try worlds[world].press("V") }
    #expect(worlds[0].screen.text != worlds[1].screen.text)
  }

  @Test func `lesson, filters, copies, edits and other payloads wait until it is left`() throws {
    var session = try Self.session()
    try session.press("<F11>")
    #expect(!session.shows("What happens"))
    try session.press("<Esc>")
    for keys in ["<F4>", "<F3>", "&", "y", "x", "i", "e", "E", "<F6>", "<F12>", "u", "<C-r>"] {
      let before = session.text
      try session.press(keys)
      #expect(session.lines[1].contains("p Predict"), "\(keys)")
      #expect(session.text == before && session.state.areResultsHidden, "\(keys)")
    }
    try session.press("<F4>")
    #expect(session.state.notice == PredictWords.notHere)
    try session.press("<Esc>")
    #expect(!session.state.areResultsHidden && !session.lines[1].contains("p Predict"))
  }

  // MARK: Guessing

  @Test func `letters go on, and a row is measured when it is revealed`() throws {
    var session = try Self.session(keys: "pssssss<Space>")
    func row(_ name: String) throws -> String {
      try Self.row(name, session).split(separator: " ").joined(separator: " ")
    }
    let name = try row("name")
    #expect(name.hasPrefix("▸ name \"Ada 李\" ✓ → ✓ +1 \"Ad"))
    #expect(name.contains(" [✓]→ ✓ +1 \"Ad"))
    // The letter behind a revealed row is the next row's.
    try session.press("tdd")
    #expect(try row("age") == "▸ age \"42\" ✗ ↺ [↺]")
    try session.press("<Space>")
    #expect(try row("age") == "▸ age \"42\" ✗ → ✗ +1 ↺ → ↺ +1 0 [↺]→ ~ · 42")
    #expect(session.lines[0].contains("PREDICT  right 5 of 6"))
    #expect(session.shows("right 5 of 6  in a row 0  not guessed 39"))
    #expect(
      session.shows(
        "STRICT 2/2  DEFAULT 2/2  SMART 1/2  missed: SMART ~ taken for ↺"))
    #expect(session.shows("↺ default  → ~ converted, 42  wrong"))
    #expect(
      session.shows(
        "↺ is used only where a value can't be: this one could be"))
    try session.press("p")
    #expect(session.state.notice == "right 5 of 6; missed most: SMART ~ taken for ↺")
    #expect(!session.state.areResultsHidden)
  }

  @Test func `of hands the room sees how many there are, and no mark`() throws {
    var session = try Self.session(keys: "pjjll" + "s2c11d6t3")
    #expect(try Self.row("age", session).hasSuffix("[22 hands]"))
    #expect(!session.shows("█") && session.shows("22 hands"))
    try session.press("B")
    #expect(session.shows("~ converted  11        ███████████"))
    // It doesn't run on while digits are typed; an arrow goes on.
    try session.press("Ba")
    try session.press("c17t5")
    #expect(session.shows("22 hands, asked again: 22"))
    try session.press("<Space>")
    #expect(session.shows("✓ 2 → 0, ~ 11 → 17, ↺ 6 → 0, ✗ 3 → 5"))
    #expect(session.shows("✗ would need a style that converts nothing here"))
    #expect(Self.marks(session).isEmpty)
    try session.press("w")
    #expect(session.statusLine.contains("Write it to: User-prediction.md"))
    try session.press("<Enter>")
    let saved = try #require(session.saves.first)
    #expect(!saved.mayReplace && saved.isShared)
    let text = String(decoding: saved.text.bytes, as: UTF8.self)
    #expect(
      text.contains(
        #"| smart | ✓ 2 → 0, \~ 11 → 17, ↺ 6 → 0, ✗ 3 → 5 | \~ converted, 42 | right; ✗ would"#))
  }

  @Test func `Backspace takes back, and digits want a letter`() throws {
    var session = try Self.session(keys: "p1")
    #expect(session.state.notice == PredictWords.noLetter)
    try session.press("c12<Backspace>3B")
    #expect(session.shows("~ converted  13 "))
    try session.press("<Backspace><Backspace><Backspace>B")
    #expect(try Self.row("id", session).contains("[?]"))
    try session.press("a")
    #expect(session.state.notice == PredictWords.cannotAskAgain)
    try session.press("t<Backspace>s<Space>")
    #expect(try Self.row("id", session).contains("[✓]→ ✓ +1"))
  }

  @Test func `what strict never reached is measured by what it would make of it alone`() throws {
    var session = try Self.session(keys: "pjjjjj")
    try session.press("t<Space>")
    #expect(try Self.row("score", session).contains("[✗]→ ⋯✗ +1"))
    #expect(session.shows("⋯ not reached; alone: ✗ threw"))
  }

  @Test func `Esc keeps the guesses, and p begins anew once all is revealed`() throws {
    var session = try Self.session(keys: "ptt<Esc>p")
    #expect(try Self.row("id", session).contains("✗"))
    try session.press("p")
    try session.press("p<Right>V")
    #expect(session.lines[0].contains("right 0 of 2") && !session.state.areResultsHidden)
    try session.press("<Esc>p")
    #expect(session.lines[0].contains("right 0 of 2"))
    try session.press("pp")
    #expect(session.lines[0].contains("PREDICT") && !session.lines[0].contains("right"))
    #expect(session.state.areResultsHidden)
  }

  @Test func `what was hidden before is hidden behind it`() throws {
    var session = try Self.session(keys: "vp<Esc>")
    #expect(session.state.areResultsHidden)
    try session.press("v")
    #expect(!session.state.areResultsHidden)
  }

  @Test func `of what is no JSON nothing is guessed`() throws {
    var session = Session(
      120, 35, opening: Opening(source: .file(path: "x.json", bytes: Array("{".utf8))))
    session.refuse()
    try session.press("p")
    #expect(session.state.notice == PredictWords.noJSON && !session.state.areResultsHidden)
  }

  @Test func `clicks choose a cell, the wheel moves the rows`() throws {
    var session = try Self.session(80, 24)
    let row = try session.row(of: "┃  email")
    let line = try #require(session.lines.first { $0.contains("┃  email") })
    let cells = line.enumerated().filter { $0.element == "?" }
    let offset = try #require(cells.dropFirst().first).offset
    session.send(
      .terminal(.mouse(MouseEvent(.press(.left), at: Point(column: offset, row: row)))))
    #expect(session.state.selection?.description == "$.email" && session.state.style == .default)
    session.send(.terminal(.mouse(MouseEvent(.wheelDown, at: Point(column: offset, row: row)))))
    #expect(!session.shows("┃  id "))
  }

  // MARK: The learner

  @Test func `single guesses of a sample's own payload are the learner's`() throws {
    var session = try Self.session(keys: "pjjtdd<Space>")
    let marks = Self.marks(session)
    #expect(marks.map(\.question.path.description) == ["$.age", "$.age", "$.age"])
    #expect(marks.map(\.guess) == [.threw, .default, .default])
    #expect(marks.map(\.outcome) == [.threw, .default, .converted])
    #expect(marks[0].question.sample == "User" && marks[0].question.payload == "as-received")
    // Nothing is recorded twice.
    try session.press("<Space>V")
    #expect(Self.marks(session).isEmpty)
    // Nor what was changed, or is another's.
    var edited = try Self.session(keys: "jjxn")
    edited.settle()
    try edited.press("ptt<Space>")
    #expect(edited.lines[0].contains("right") && Self.marks(edited).isEmpty)
  }

  private static let age = JSONPath([.key("age")])

  @Test func `the quiz opens each question with its field, and goes on behind the reveal`() throws {
    let user = try #require(SampleCatalogue.all.firstIndex { $0.name == "User" })
    var session = try Self.session(
      keys: "",
      quiz: [
        QuizQuestion(sample: user, payload: 0, path: Self.age, style: .smart),
        QuizQuestion(sample: user, payload: 1, path: JSONPath([.key("email")]), style: .default),
        QuizQuestion(sample: (user + 1) % SampleCatalogue.all.count, payload: 0),
      ])
    #expect(session.lines[1].contains("p Predict  question 1 of 3"))
    #expect(session.shows("What does SMART make of age: \"42\" for an Int?"))
    try session.press("<Enter>")
    #expect(session.state.notice == PredictWords.revealFirst)
    try session.press("c<Space>")
    #expect(session.lines[0].contains("right 1 of 1"))
    // What was guessed isn't lost by looking at the panes.
    try session.press("<Esc>p")
    #expect(session.lines[0].contains("right 1 of 1"))
    try session.press("<Enter>")
    session.settle()
    #expect(session.lines[1].contains("question 2 of 3"))
    #expect(session.lines[0].contains("clean") && session.state.areResultsHidden)
    #expect(session.state.selection?.description == "$.email" && session.state.style == .default)
    try session.press("<Space><Enter>")
    session.settle()
    // Of a payload that was never asked all rows are.
    #expect(session.lines[1].contains("question 3 of 3") && session.state.sample != user)
    try session.press("s<Space><Enter>")
    #expect(session.lines[1].contains("question 3 of 3") && session.state.selectedRow == 1)
    try session.press("V<Enter>")
    #expect(session.state.notice == PredictWords.lastQuestion)
  }

  @Test func `a quiz shows nothing before its first results`() throws {
    var opening = Opening()
    opening.quiz = Quiz([QuizQuestion(sample: 0, payload: 0)])
    var session = Session(120, 35, samples: SampleCatalogue.all, opening: opening)
    #expect(session.shows("decoding") && session.state.areResultsHidden)
    try session.press("sc<Space><Down>V")
    session.settle()
    #expect(session.lines[1].contains("question 1 of 1"))
  }
}
