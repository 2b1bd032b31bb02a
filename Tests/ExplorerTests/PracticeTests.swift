import Courses
import DecodingReport
import JSONSource
import TerminalCanvas
import Testing
import TextEditor
import Workbench

@testable import Explorer

/// Exercises on the screen.
struct PracticeTests {
  static func session(
    _ columns: Int = 120, _ rows: Int = 35, _ items: [PracticeItem] = PracticeFixture.items,
    keys: String = ""
  ) throws -> Session {
    var opening = Opening()
    opening.practice = Practice(items)
    var session = Session(columns, rows, opening: opening)
    session.settlePractice()
    try session.practise(keys)
    return session
  }

  /// The lines of the goals' pane.
  static func pane(_ session: Session) -> [String] {
    let lines = session.lines
    let start = lines.lastIndex { $0.contains("Exercise ") && !$0.contains("F2") } ?? 0
    return lines[start..<(lines.count - 2)].map { line in
      var line = line[...]
      while line.last == " " { line.removeLast() }
      return String(line)
    }.filter { !$0.isEmpty }
  }

  static let solved = "i<C-Home>// decodeIfPresent<Enter><Esc>"

  @Test func `an exercise opens with its goals, the first that isn't met with its why`() throws {
    var opening = Opening()
    opening.practice = Practice(PracticeFixture.items)
    var session = Session(120, 35, opening: opening)
    #expect(session.lines.contains { $0.contains("Exercise 1") && $0.contains("checking") })
    let traces = session.settlePractice()
    #expect(traces.states == ["One begun"])
    #expect(traces.savedTexts == [PracticeFixture.start])
    #expect(
      Array(Self.pane(session).dropFirst()) == [
        "  Old files have no font size: it is 14 then.",
        "   ✓ The clean payload comes as it was sent.  holds, and has to stay",
        " ▸ • fontSize is 14 where the key is missing.",
        "     without-font-size: expected $.fontSize = 14, found threw keyNotFound at $.fontSize",
        "     A property that isn't optional needs its key; an initial value doesn't help.",
      ])
    #expect(Self.pane(session)[0].hasSuffix("1 of 2 goals"))
    #expect(session.state.focus == .model)
  }

  @Test func `goals are met by an edit, and n goes on`() throws {
    var session = try Self.session()
    let traces = try session.practise(Self.solved)
    #expect(traces.states == ["One done"])
    #expect(traces.savedTexts == ["// decodeIfPresent\n" + PracticeFixture.start])
    #expect(!traces.saves.contains { $0.thenQuit })
    #expect(Self.pane(session)[0].hasSuffix("Done 2/2   n next   = compare with ours"))
    #expect(session.lines.last?.hasPrefix(" n next  i edit the model") == true)
    let next = try session.practise("n")
    #expect(next.states == ["Two begun"])
    #expect(Self.pane(session)[0].hasPrefix("━ ▸ Exercise 2"))
    #expect(Self.pane(session)[0].hasSuffix("1 of 2 goals"))
  }

  @Test func `an edit that breaks a goal takes it back`() throws {
    var session = try Self.session(keys: Self.solved)
    let traces = try session.practise("i<C-Home>// bare<Enter><Esc>")
    #expect(traces.states == ["One begun"])
    #expect(Self.pane(session)[0].hasSuffix("0 of 2 goals"))
    #expect(
      Self.pane(session).contains(
        " ▸ ✗ The clean payload comes as it was sent.  broken: it held at the start"))
    try session.practise("n")
    #expect(session.shows("n goes on when all goals are met"))
    #expect(try session.practise("i<C-Home><S-Down><Del><Esc>").states == ["One done"])
  }

  @Test func `a model that doesn't compile says so, and meets no goal`() throws {
    var session = try Self.session(keys: "i<C-Home>oops<Esc>")
    #expect(Self.pane(session)[0].hasSuffix("0 of 2 goals  it doesn't compile"))
    #expect(
      Self.pane(session).contains("     it doesn't compile: cannot find 'oops' in scope"))
    #expect(!Self.pane(session).contains { $0.contains("broken") })
    #expect(session.shows("NO MODEL YET") == false)
    try session.practise("u")
    #expect(Self.pane(session)[0].hasSuffix("1 of 2 goals"))
  }

  @Test func `fixes are hidden until the last hint`() throws {
    var session = try Self.session(keys: "<Enter>")
    #expect(session.state.selection?.description == "$.fontSize")
    let hidden = "fixes are hidden here, h for a hint"
    #expect(!session.shows("fix "))
    try session.practise("<F8><End>")
    #expect(session.shows(hidden))
    try session.practise("A")
    #expect(session.shows(hidden))
    try session.practise("<F10>")
    #expect(session.lines.suffix(2).joined().contains(hidden))
    try session.practise("<F8>yf")
    #expect(session.lines.suffix(2).joined().contains(hidden))
    try session.practise("<Esc><F7>2")
    #expect(session.shows(hidden))
    try session.practise("1Lhh")
    #expect(
      Self.pane(session).suffix(2) == [
        "     hint 1 of 3: Which key does the error name?",
        "     hint 2 of 3: The compiler's init(from:) doesn't use the initial value.",
      ])
    try session.practise("=")
    #expect(session.shows("our model is shown when all goals are met"))
    try session.practise("hh")
    #expect(session.shows("this goal has no other hint"))
    try session.practise("<Enter><F8><End>")
    #expect(!session.shows(hidden))
    try session.practise("L=")
    #expect(session.lines[1].contains("A  without-font-size, our model"))
    #expect(session.lines.contains { $0.hasPrefix("-") && $0.contains("// decodeIfPresent") })
  }

  @Test func `skipping is never doing, and what was typed is kept`() throws {
    var session = try Self.session(keys: "i<C-Home>// mine<Enter><Esc>")
    let traces = try session.practise("S")
    #expect(traces.states == ["One skipped", "Two begun"])
    try session.practise("X")
    #expect(session.shows("1  A key is missing"))
    #expect(session.shows("skipped"))
    try session.practise("<Home><Enter>")
    #expect(Self.pane(session)[0].hasPrefix("━ ▸ Exercise 1"))
    #expect(session.shows("// mine"))
  }

  @Test func `beginning anew is asked for, and taken back`() throws {
    var session = try Self.session(keys: Self.solved)
    try session.practise("R")
    #expect(session.shows("\"One\": start again?"))
    try session.practise("<Esc>")
    #expect(session.shows("// decodeIfPresent"))
    let traces = try session.practise("Ry")
    #expect(traces.aside == ["// decodeIfPresent\n" + PracticeFixture.start])
    #expect(traces.states == ["One begun"])
    #expect(session.shows("started again; One.swift.aside has what you typed"))
    #expect(!session.shows("// decodeIfPresent"))
    try session.practise("R")
    #expect(session.shows("the model is as it was given"))
    try session.practise("u")
    #expect(session.shows("// decodeIfPresent"))
  }

  @Test func `an exercise whose text can't be kept, or goes on, doesn't begin anew`() throws {
    var session = try Self.session(keys: Self.solved)
    try session.press("Ry")
    let text = try #require(session.state.library.modelDraft?.editor.text)
    session.send(.setAside(text, .failure(.other("the disk is full"))))
    #expect(session.shows("so nothing was changed: the disk is full"))
    try session.practise("i<C-Home>// more<Enter><Esc>")
    session.send(.setAside(text, .success("/x")))
    #expect(session.shows("more was typed meanwhile: R asks again"))
    #expect(session.shows("// decodeIfPresent"))
  }

  @Test func `a command edits the model's file`() throws {
    var opening = Opening()
    opening.practice = Practice(PracticeFixture.items, editCommand: "code")
    var session = Session(120, 35, opening: opening)
    session.settlePractice()
    try session.press("i")
    let edits = session.effects.compactMap {
      if case .editFile(let path, let command) = $0 { "\(command) \(path)" } else { nil }
    }
    #expect(edits == ["code /state/exercises/One.swift"])
    #expect(!session.state.isTyping && Self.pane(session)[0].hasPrefix("━ ▸ Exercise 1"))
    session.send(.fileNotEdited(.command("code", 127)))
    #expect(session.shows("'code' can't be run"))
  }

  @Test(arguments: ["L", "X", "<F11>"])
  func `the goals get the keys back`(_ key: String) throws {
    var session = try Self.session(keys: "<Tab>")
    #expect(Self.pane(session)[0].hasPrefix("─ Exercise 1"))
    try session.practise(key)
    #expect(Self.pane(session)[0].hasPrefix("━ ▸ Exercise 1"))
    try session.practise("i")
    #expect(Self.pane(session)[0].hasPrefix("─ Exercise 1"))
    try session.practise("<F11>")
    #expect(Self.pane(session)[0].hasPrefix("━ ▸ Exercise 1"))
    try session.practise("<Esc>")
    #expect(session.shows("Esc again leaves"))
    try session.practise("<Esc>")
    #expect(!session.shows("Exercise 1"))
    try session.practise("X")
    #expect(session.shows("X Exercises"))
    try session.practise("<Enter>")
    #expect(Self.pane(session)[0].hasPrefix("━ ▸ Exercise 1"))
  }

  @Test func `exercises are listed in any session, and one of them opens`() throws {
    var session = Session.started()
    try session.press("X")
    #expect(session.effects.contains { if case .listExercises = $0 { true } else { false } })
    let items = [
      PracticeFixture.item("One", mark: .done), PracticeFixture.item("Two", mark: .skipped),
      PracticeFixture.item("Three", mark: .done, digest: 1),
    ]
    session.send(.exercises(Practice(items)))
    let menu = session.lines.filter { $0.contains("A key is missing") }
    #expect(menu.count == 3)
    #expect(menu[0].contains("done") && menu[1].contains("skipped"))
    #expect(menu[2].contains("done, changed since"))
    try session.practise("<Home><Down><Enter>")
    #expect(Self.pane(session)[0].hasPrefix("━ ▸ Exercise 2"))
  }

  @Test func `it goes on at the first that isn't done, with what was typed`() throws {
    let typed = "// decodeIfPresent\n" + PracticeFixture.start
    var session = try Self.session(
      120, 35,
      [
        PracticeFixture.item("One", mark: .done), PracticeFixture.item("Two", mark: .skipped),
        PracticeFixture.item("Three", draft: typed, mark: .begun),
      ])
    #expect(Self.pane(session)[0].hasPrefix("━ ▸ Exercise 3"))
    #expect(Self.pane(session)[0].contains("Done 2/2"))
    try session.practise("n")
    #expect(Self.pane(session)[0].hasPrefix("━ ▸ Exercise 2"))
    try session.practise(Self.solved)
    try session.practise("n")
    #expect(session.shows("all exercises are done"))
  }

  @Test func `what was typed a moment before leaving is written`() throws {
    var session = try Self.session()
    try session.press("i<C-Home>// mine<C-q>")
    #expect(session.saves.map(\.thenQuit) == [true])
    session.send(.saved(session.saves[0], nil))
    #expect(session.quits)
  }

  @Test func `goals of an earlier model are passed over`() throws {
    var session = try Self.session()
    try session.press("i<C-Home>// decodeIfPresent<Enter>")
    _ = session.pauseForModel()
    let asked = session.effects
    let earlier = try #require(session.state.questions[Practice.goals])
    session.send(
      .answered(Part(name: Practice.goals.name, number: earlier.number, answer: [GoalState]())))
    #expect(Self.pane(session)[0].hasSuffix("1 of 2 goals  checking"))
    session.replaceEffects(asked)
    session.settlePractice()
    #expect(Self.pane(session)[0].contains("Done 2/2"))
  }

  @Test func `an exercise that was changed is told, and done anew`() throws {
    let typed = "// decodeIfPresent\n" + PracticeFixture.start
    let item = PracticeFixture.item("One", draft: typed, mark: .done, digest: 1)
    var opening = Opening()
    opening.practice = Practice([item])
    var session = Session(120, 35, opening: opening)
    #expect(session.shows("this exercise was changed since it was begun"))
    let traces = session.settlePractice()
    #expect(traces.marks == [PracticeFixture.item("One", mark: .done).mark])
  }

  @Test func `a course gives way to an exercise`() throws {
    var session = try CourseTests.session(keys: "<Space><Space>")
    session.send(.exercises(Practice(PracticeFixture.items)))
    try session.practise("<Enter>")
    #expect(Self.pane(session)[0].hasPrefix("━ ▸ Exercise 1"))
    #expect(session.state.guide?.isOpen == false)
    try session.practise("<Esc><Esc>L")
    #expect(session.state.guide?.isOpen == true && session.state.practice?.isOpen == false)
    #expect(session.shows("step 2 of 18"))
  }

  @Test func `what somebody else wrote meanwhile is asked about, and not written over`() throws {
    var session = try Self.session()
    try session.press("i<C-Home>// mine<Enter>")
    let asked = session.effects
    session.send(.changedOnDisk(path: "/state/exercises/One.swift", Array("// theirs".utf8)))
    session.replaceEffects(asked)
    #expect(session.settlePractice().saves.isEmpty)
    #expect(session.shows("whose text counts?"))
    try session.practise("k")
    #expect(session.shows("// mine"))
  }

  @Test func `a payload that was edited changes no goal`() throws {
    let session = try Self.session(keys: "<F4><C-Home><Del><Esc>")
    #expect(Self.pane(session)[0].hasSuffix("1 of 2 goals"))
  }

  @Test func `while it is read, all of it is seen in 24 rows`() throws {
    var session = try Self.session(60, 24, keys: "hhh")
    #expect(
      Array(Self.pane(session).dropFirst()) == [
        "  Old files have no font size: it is 14 then.",
        "   ✓ The clean payload comes as it was sent.  holds, and ha…",
        " ▸ • fontSize is 14 where the key is missing.",
        "     without-font-size: expected $.fontSize = 14, found",
        "     threw keyNotFound at $.fontSize",
        "     A property that isn't optional needs its key; an",
        "     initial value doesn't help.",
        "     hint 1 of 3: Which key does the error name?",
        "     hint 2 of 3: The compiler's init(from:) doesn't use",
        "     the initial value.",
        "     hint 3 of 3: fontSize needs decodeIfPresent, or a",
        "     wrapper with the default.",
      ])
    #expect(session.lines.contains { $0.contains("var fontSize: Int = 14") })
    // Where the model is edited, it gets the room back.
    try session.practise("i")
    #expect(Self.pane(session).count == 8)
    #expect(Self.pane(session).last == "     wrapper with the default.")
  }

  @Test(arguments: [(80, 24), (44, 12), (30, 8)])
  func `the goal that is looked at is on the screen at each size`(_ size: (Int, Int)) throws {
    var session = try Self.session(size.0, size.1)
    #expect(session.shows("fontSize is 14"))
    try session.practise("k")
    #expect(session.shows("The clean"))
    for rows in 1...size.0 / 4 {
      session.size = Size(columns: size.0, rows: rows)
      session.send(.terminal(.resize(session.size)))
      #expect(session.lines.count == rows)
    }
  }
}
