import Courses
import DecodingReport
import JSONSource
import Samples
import TerminalCanvas
import TestSupport
import Testing
import TextEditor
import Workbench

@testable import Explorer

/// A course on the screen.
struct CourseTests {
  static let names = SampleCatalogue.courses.map(\.name)
  private static let some = CaseSelection.tenth(of: names)

  static func player(_ name: String = "default-values", at place: Int = 0) throws -> CoursePlayer {
    let course = try #require(SampleCatalogue.courses.first { $0.name == name })
    let plan = CoursePlan(CourseReader(course.text).course, SampleCatalogue.all)
    return try #require(CoursePlayer(plan, name: name, at: place))
  }

  static func session(
    _ columns: Int = 120, _ rows: Int = 35, _ name: String = "default-values", at place: Int = 0,
    keys: String = ""
  ) throws -> Session {
    var opening = Opening()
    opening.course = try player(name, at: place)
    var session = Session(columns, rows, samples: SampleCatalogue.all, opening: opening)
    session.settle()
    try session.press(keys)
    session.settle()
    return session
  }

  /// What a step is about, of the session as it is.
  private static func state(_ session: Session) -> CourseScene? {
    guard case .sample(let sample, let payload) = session.state.origin else { return nil }
    var scene = CourseScene(
      sample: sample, payload: payload, text: session.state.editor.text.bytes)
    scene.changes = session.state.library.changes
    scene.selection = session.state.selection
    scene.style = session.state.style
    let rows = session.state.live.shown?.index.rows.map(\.path) ?? []
    if session.state.hiding.isOn {
      scene.hiding = .all(besides: Set(rows.filter { !session.state.hiding.hides($0, .strict) }))
    }
    return scene
  }

  private static func press(_ keys: String, _ session: inout Session) throws {
    for key in try KeyEvent.sequence(keys) {
      session.send(.terminal(.key(key)))
      session.settle()
    }
  }

  @Test(arguments: some)
  func `each step has on the screen what its plan says, forward and back`(_ name: String) throws {
    var session = try Self.session(120, 35, name)
    let count = try Self.player(name).course.steps.count
    var seen: [CourseScene?] = [Self.state(session)]
    for place in 1...count {
      try Self.press("<Space>", &session)
      #expect(Self.state(session) == (try Self.player(name, at: place).scene), "step \(place)")
      seen.append(Self.state(session))
    }
    try Self.press("<PgDn><PgDn>", &session)
    #expect(session.state.guide?.place == count + 1)
    for place in (0...count).reversed() {
      try Self.press("<Backspace>", &session)
      #expect(Self.state(session) == seen[place], "back at step \(place)")
    }
  }

  @Test(arguments: some)
  func `while the lesson has the keys no pane says that Space reveals`(_ name: String) throws {
    var session = try Self.session(120, 35, name)
    var hidden = 0
    for _ in 1...(try Self.player(name).course.steps.count) {
      try Self.press("<Space>", &session)
      guard session.state.hiding.isOn else { continue }
      hidden += 1
      #expect(!session.shows("Space reveals"))
      #expect(!session.shows("hidden: Space"))
      var other = session
      try Self.press("<Tab>", &other)
      #expect(other.shows("hidden: Space"))
    }
    #expect(hidden > 0)
  }

  @Test func `a note on hidden results is whole, or short where there is one row`() throws {
    var short = 0
    for rows in 10...24 {
      for columns in [48, 60, 80] {
        let session = try Self.session(columns, rows, "pitfalls", at: 14)
        guard session.shows("Results hidden") else { continue }
        let isShort = !session.shows("Results hidden: what")
        #expect(isShort || session.shows("it?"), "\(columns)x\(rows)")
        short += isShort ? 1 : 0
      }
    }
    #expect(short > 0)
    var session = try Self.session(80, 24, "pitfalls", at: 14)
    session.size = Size(columns: 120, rows: 35)
    session.send(.terminal(.resize(session.size)))
    let whole = session.lines.contains {
      $0.contains("Results hidden: how will each style decode it?")
    }
    #expect(whole)
  }

  @Test(arguments: [
    ("default-values", 2, "var fontSize: Int = 14"),
    ("default-values", 4, "@Default<Fourteen> var fontSize: Int"),
    ("init-from", 2, "var fontSize: Int = 14"),
    ("dates", 20, "@CodedDate<UnixSeconds> var pushedAt"),
  ])
  func `what a step says of the model stands on a small screen`(
    _ name: String, _ place: Int, _ code: String
  ) throws {
    var session = try Self.session(80, 24, name, at: place)
    #expect(session.shows(code) && !session.shows("F8 Why"))
    // Whoever wants the why has it.
    try session.press("<F8>")
    #expect(session.shows("F8 Why") && !session.shows(code))
  }

  @Test(arguments: some)
  func `the sentences of each step stand on the screen`(_ name: String) throws {
    var session = try Self.session(80, 24, name)
    for step in try Self.player(name).course.steps {
      try Self.press("<Space>", &session)
      let screen = session.lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
      for sentence in step.text {
        #expect(screen.contains(sentence), "line \(step.line)")
      }
    }
  }

  @Test(arguments: [(80, 24), (160, 50)])
  func `the table has what the lesson says of all three styles`(_ columns: Int, _ rows: Int) throws
  {
    var session = try Self.session(columns, rows)
    for _ in 0..<7 { try Self.press("<Space>", &session) }
    #expect(!session.shows("✗ key not") && !session.shows("✗ no key"))
    try Self.press("<Space>", &session)
    #expect(session.shows("Default says 0, and Smart says 3."))
    #expect(session.lines.contains { $0.contains(/✗ (key not|no key).*↺ 0.*↺ 3/) })
  }

  @Test(arguments: CaseSelection.tenth(of: [1, 7, 42, 1971] as [UInt64], least: 1))
  func `whatever is typed in between, back leads to the same state`(_ seed: UInt64) throws {
    var generator = SeededGenerator(state: seed)
    let keys = [
      "<Tab>", "<Down>", "<Up>", "i", "7", "\"", "<Esc>", "<F4>", "<Del>", "<C-r>", "1", "2", "3",
      "v", "p", "s", "u", "z", "<F12>", "<F7>", "<F2>", "<F3>", "<Enter>", "e", "x", "n", "<F5>",
      "<PgDn>", "<PgUp>", "<C-_>", "f", "c", "<F6>", "L", "b", "Y", "E",
    ]
    for place in [2, 5, 9] {
      var session = try Self.session()
      for _ in 0..<place { try Self.press("<Space>", &session) }
      let before = Self.state(session)
      for _ in 0..<40 {
        try Self.press(try #require(keys.randomElement(using: &generator)), &session)
      }
      // Whatever lies over the panes is left, and the course has the keys again.
      try Self.press("<Esc><Esc><Esc><Esc>L<Esc><F5>", &session)
      guard let there = session.state.guide?.place else { continue }
      for _ in 0..<there { try Self.press("<PgUp>", &session) }
      for _ in 0..<place { try Self.press("<PgDn>", &session) }
      #expect(session.state.guide?.place == place)
      #expect(Self.state(session) == before, "seed \(seed), step \(place)")
    }
  }

  @Test func `what was typed is put back by the next step, and undo has it`() throws {
    var session = try Self.session(keys: "<Space><Space>")
    let before = session.text
    try Self.press("<F4><C-End>  <Esc>", &session)
    let typed = session.text
    #expect(typed != before)
    try Self.press("<PgUp>", &session)
    #expect(session.text == before)
    try Self.press("u", &session)
    #expect(session.text == typed)
  }

  @Test func `a payload that the course alone has changed leaves nothing to be kept`() throws {
    var session = try Self.session(keys: "<Space><Space>")
    try Self.press("<Space>", &session)
    #expect(session.state.editor.isModified)
    try Self.press("<Esc><Esc>", &session)
    #expect(!session.state.editor.isModified)
    #expect(session.state.guide?.isOpen == false)
    try Self.press("L", &session)
    #expect(session.state.editor.isModified)
    try session.press("q")
    #expect(session.quits)
    #expect(!session.state.editor.isModified)
  }

  @Test func `its keys are another pane's that has the focus, and F5 gives them back`() throws {
    var session = try Self.session(keys: "<Space>")
    try Self.press("<Tab>", &session)
    #expect(session.state.guide?.hasFocus == false)
    try Self.press("<Right>", &session)
    #expect(session.state.style == .default)
    #expect(session.state.guide?.place == 1)
    // A text cursor has its own.
    try Self.press("<F4><PgDn>", &session)
    #expect(session.state.guide?.place == 1)
    try Self.press("<F5>", &session)
    #expect(session.state.guide?.hasFocus == true)
    try Self.press("<Tab><PgDn>", &session)
    #expect(session.state.guide?.place == 2)
    try Self.press("<Tab><F11>", &session)
    #expect(session.state.guide?.hasFocus == true)
  }

  @Test func `one Esc leaves nothing`() throws {
    var session = try Self.session(keys: "<Space><Esc>")
    #expect(session.lines.contains { $0.contains(CourseWords.leaving) })
    try Self.press("<Space><Esc><F5><Esc><Down><Esc>", &session)
    #expect(session.state.guide?.isOpen == true)
    try Self.press("<Esc>", &session)
    #expect(session.state.guide?.isOpen == false)
    #expect(!session.lines.contains { $0.contains("Lesson") })
    try Self.press("L", &session)
    #expect(session.state.guide?.place == 2)
    #expect(session.lines.contains { $0.contains("step 2 of") })
  }

  @Test func `the clock begins with the first step, and rests while the screen is dark`() throws {
    var session = try Self.session()
    func wait(_ seconds: Int, _ session: inout Session) {
      for _ in 0..<seconds {
        session.send(.timer(.courseClock))
        let next = session.effects.contains {
          if case .after(1000, .courseClock) = $0 { true } else { false }
        }
        #expect(next)
      }
    }
    func title(_ session: Session) -> String {
      session.lines.first { $0.contains("Lesson") } ?? ""
    }
    #expect(!title(session).contains("of 20:00"))
    try session.press("<Space>")
    let clocks = session.effects.count {
      if case .after(_, .courseClock) = $0 { true } else { false }
    }
    #expect(clocks == 1)
    wait(65, &session)
    #expect(title(session).contains("step 1 of 18  1:05 of 20:00  on time"))
    try session.press(".")
    wait(60, &session)
    try session.press(".")
    #expect(title(session).contains("1:05 of 20:00"))
    // Nobody begins it anew.
    try session.press("<Space><Backspace><Backspace><Space>")
    #expect(
      !session.effects.contains { if case .after(_, .courseClock) = $0 { true } else { false } })
    wait(180, &session)
    #expect(title(session).contains("step 1 of 18  4:05 of 20:00  3 min behind"))
    try session.press("<Space><Space><Space><Space><Space><Space><Space><Space>")
    #expect(title(session).contains("min ahead"))
    session.size = Size(columns: 60, rows: 15)
    session.send(.terminal(.resize(session.size)))
    #expect(title(session).contains("step 9 of 18") && !title(session).contains("ahead"))
  }

  @Test(arguments: [".", "b"])
  func `a dark screen wakes by any key, which does nothing else`(_ key: String) throws {
    var session = try Self.session(keys: "<Space>")
    let before = session.lines
    try Self.press(key, &session)
    #expect(session.lines.allSatisfy { $0.allSatisfy { $0 == " " } })
    try Self.press("<Space>", &session)
    #expect(session.lines == before)
  }

  @Test func `the list tells nothing of what is to come, and leads there`() throws {
    var session = try Self.session(keys: "<Space><Space>L")
    let list = session.lines.joined(separator: "\n")
    #expect(list.contains("Look at the model"))
    #expect(list.contains(CourseWords.toCome))
    #expect(!list.contains("keyNotFound"))
    try Self.press("<Down><Down><Enter>", &session)
    #expect(session.state.guide?.place == 4)
    #expect(Self.state(session) == (try Self.player(at: 4).scene))
  }

  @Test func `the room guesses what is asked, and the course goes on`() throws {
    var session = try Self.session(keys: "<Space><Space><Space><Space><Space><Space>")
    try Self.press("<Space>", &session)
    #expect(session.state.guide?.step?.question != nil)
    let hidden = session.lines.joined(separator: "\n")
    #expect(hidden.contains("?") && !hidden.contains("↺ 0"))
    #expect(hidden.contains("d ↺ default   n ∅ nil   t ✗ threw"))
    try Self.press("pd", &session)
    #expect(session.state.predicting.isOpen)
    try Self.press("<PgDn>", &session)
    #expect(!session.state.predicting.isOpen)
    #expect(session.lines.contains { $0.contains("columns") && $0.contains("↺ 0") })
  }

  @Test(arguments: [(120, 35), (80, 24)], [3, 7, 8])
  func `steps are as recorded`(_ size: (Int, Int), _ place: Int) throws {
    var session = try Self.session(size.0, size.1, at: place)
    // Neither the time of the decode nor that of the course.
    session.state.environment.tellsTime = false
    session.state.notice = nil
    try Goldens().compare(session.screen, with: "course-\(place)-\(size.0)x\(size.1)")
  }

  @Test func `at a question its letters guess at once, and other keys do what they do`() throws {
    var session = try Self.session(keys: "<Space><Space><Space><Space><Space><Space><Space>")
    let other = session
    try Self.press("d1", &session)
    #expect(session.state.predicting.isOpen)
    let cell = PredictedCell(try #require(JSONPath(reading: "$.columns")), .default)
    #expect(session.state.predicting.sheet(of: session.state.library)[cell].guess == .default)
    #expect(session.state.courseNotes?.votes.first?.total == 1)
    // It isn't offered here, and without the keys no letter is the course's.
    for keys in ["x", "<Tab>d"] {
      session = other
      try Self.press(keys, &session)
      #expect(!session.state.predicting.isOpen, "\(keys)")
    }
  }

  @Test func `a letter guesses nothing where there is nothing to guess, or not yet`() throws {
    let asked = try Self.session(keys: "<Space><Space><Space><Space><Space><Space><Space>")
    var session = asked
    try session.press("<F4> <Esc><F5>d")
    #expect(session.shows("the results aren't in yet"))
    session = asked
    try Self.press("<F4>{<Esc><F5>d", &session)
    #expect(session.shows("no style decodes a document that isn't JSON"))
    #expect(!session.state.predicting.isOpen)
  }

  @Test(arguments: names)
  func `the welcome tells nothing that is asked, and no lesson`(_ name: String) throws {
    let session = try Self.session(120, 35, name)
    #expect(session.state.guide?.place == 0)
    #expect(Self.state(session) == (try Self.player(name, at: 1).scene))
    #expect(!session.shows("What happens"))
  }

  @Test(arguments: ["s", "c", "p", "<F6>", "e"])
  func `a mode gives the keys back to the course that it was opened from`(_ key: String) throws {
    var session = try Self.session(keys: "<Space><Space>")
    let other = session
    try Self.press(key + "<Esc>", &session)
    #expect(session.state.room == nil && session.state.guideHasFocus)
    try Self.press("<Space>", &session)
    #expect(session.state.guide?.place == 3)
    // Of a pane's own it doesn't.
    session = other
    try Self.press("<Tab>" + key + "<Esc>", &session)
    #expect(!session.state.guideHasFocus && session.state.guide?.place == 2)
  }

  @Test func `each step is remembered, and the course goes on there`() throws {
    var session = try Self.session()
    try session.press("<Space><Space>")
    let places = session.effects.compactMap { effect -> Int? in
      if case .rememberCourse("default-values", let step) = effect { step } else { nil }
    }
    #expect(places == [1, 2])
    let resumed = try Self.session(at: 5)
    #expect(resumed.lines.contains { $0.contains("step 5 of 18") })
    #expect(Self.state(resumed) == (try Self.player(at: 5).scene))
    // The course may have become shorter.
    #expect(try Self.player(at: 99).place == 0)
  }

  @Test(arguments: [(120, 35), (80, 24), (160, 50), (60, 15), (44, 12), (20, 5), (10, 3), (1, 1)])
  func `at no size anything breaks, and back at a size it is as it was`(
    _ columns: Int, _ rows: Int
  ) throws {
    var session = try Self.session(keys: "<Space><Space><Space>")
    let before = session.lines
    session.size = Size(columns: columns, rows: rows)
    session.send(.terminal(.resize(session.size)))
    #expect(session.screen.size == session.size)
    try Self.press("<PgDn><PgUp>", &session)
    session.size = Size(columns: 120, rows: 35)
    session.send(.terminal(.resize(session.size)))
    #expect(session.lines == before)
  }
}
