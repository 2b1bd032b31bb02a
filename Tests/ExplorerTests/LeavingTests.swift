import TerminalCanvas
import TestSupport
import Testing
import Workbench

@testable import Explorer

/// Every screen can be left, whatever the disk does; what leaving would lose is asked about first.
struct LeavingTests {
  /// Where something was typed.
  enum Ground: CaseIterable {
    case file, sample, standardInput, model, exercise, course

    func session() throws -> Session {
      let bytes = Array(UserSample.json.utf8)
      var opening = Opening()
      var samples = UserSample.samples
      switch self {
      case .file: opening.source = .file(path: "user.json", bytes: bytes)
      case .standardInput: opening.source = .standardInput(bytes)
      case .sample: break
      case .model: samples = [OwnSample.entry]
      case .exercise: opening = PracticeFixture.opening
      case .course: return try CourseTests.session(at: 3)
      }
      return Session(120, 35, samples: samples, opening: opening)
    }

    var typing: String {
      switch self {
      case .model: "<F7>i<C-Home>// mine<Enter><Esc>"
      case .exercise: "i<C-Home>// mine<Enter><Esc>"
      default: "<F4>[<Esc>"
      }
    }
  }

  static let problems: [FileProblem] = [
    .noSpace, .noPermission, .isFolder, .notFound, .other("this is a device or a pipe"),
    .changed([]),
  ]

  /// Files and exercises in every mode, and some of all others.
  private static let cases =
    cases(of: [.file, .exercise])
    + CaseSelection.tenth(of: cases(of: [.sample, .standardInput, .model, .course]), least: 6)

  private static func cases(of grounds: [Ground]) -> [(Ground, String)] {
    grounds.flatMap { ground in ([""] + SmallWindowTests.modes).map { (ground, $0) } }
  }

  private static let others = "whose text counts?"
  private static let question = "unsaved changes: save them?"

  @Test(arguments: Array(cases.enumerated()))
  func `a screen is left behind a question, whatever the disk does`(
    _ place: Int, _ room: (ground: Ground, mode: String)
  ) throws {
    let problem = Self.problems[place % Self.problems.count]
    var session = try room.ground.session()
    session.settleAll()
    func press(_ keys: String) throws {
      for key in try KeyEvent.sequence(keys) {
        session.send(.terminal(.key(key)))
        if session.quits { return }
        session.settleAll(refusing: problem)
      }
    }
    try press(room.ground.typing + room.mode + "<C-q>")
    if session.shows(Self.others) { try press("k") }
    #expect(session.shows(Self.question))
    // What can't be saved isn't: one is asked again, or for another place.
    try press("y")
    #expect(!session.quits)
    try press("<Esc><C-q>")
    for _ in 0..<3 where !session.quits {
      if session.shows(Self.others) { try press("k") }
      if session.shows(Self.question) { try press("n") }
    }
    #expect(session.quits)
  }

  @Test func `what leaving an exercise says of what was typed is true`() throws {
    var session = try Ground.exercise.session()
    session.settleAll()
    try session.press(Ground.exercise.typing)
    session.settleAll(refusing: .noSpace)
    #expect(session.shows("One.swift was not saved: the disk is full"))
    try session.press("<Esc><Esc>")
    #expect(session.shows("X comes back to the exercises") && !session.shows("is kept"))
    session.settleAll()
    try session.press("X<Enter><Esc><Esc>")
    #expect(session.shows("X comes back to the exercises; what was typed is kept"))
    try session.press("<C-q>")
    #expect(session.quits)
    // Where there is no home there is no file.
    var opening = Opening()
    opening.practice = Practice(
      PracticeFixture.items.map { PracticeItem($0.exercise, name: $0.name, draft: nil, mark: nil) })
    session = Session(120, 35, opening: opening)
    session.settleAll()
    try session.press(Ground.exercise.typing)
    session.settleAll(refusing: .notFound)
    try session.press("<Esc><Esc>")
    #expect(session.shows("X comes back to the exercises") && !session.shows("is kept"))
    try session.press("<C-q>")
    #expect(session.shows("\"One.swift\" has \(Self.question)"))
  }

  @Test func `a file that is being written for long is left when asked twice`() throws {
    var session = try Ground.exercise.session()
    session.settleAll()
    try session.press(Ground.exercise.typing + "<C-q>")
    #expect(!session.saves.isEmpty && !session.quits)
    try session.press("<C-q>")
    #expect(session.shows(Self.question))
    try session.press("n")
    #expect(session.quits)
    // A save that nobody asked for is told of first.
    session = try Ground.exercise.session()
    session.settleAll()
    try session.press(Ground.exercise.typing + "S<C-q>")
    #expect(session.shows("a file is being saved; again to leave at once"))
    try session.press("<C-q>")
    #expect(session.shows(Self.question))
  }

  @Test func `a text in no file is asked about where no journal has it, and gets one`() throws {
    var session = try Ground.sample.session()
    session.settleAll()
    try session.press(Ground.sample.typing + "<C-q>")
    // The journal has it.
    #expect(session.quits)
    session.send(.journalFailed("No space left on device"))
    try session.press("<F3><Down>")
    session.settleAll()
    try session.press("<C-q>")
    #expect(session.shows("\"as-received\" has \(Self.question)"))
    try session.press("y")
    #expect(session.shows("Save as: User-as-received.json"))
    try session.press("<Enter>")
    session.settleAll()
    try session.press("<C-q>")
    #expect(session.quits)
  }

  @Test(arguments: [(19, 4), (80, 4), (10, 8)])
  func `a question is asked in a window that is too small for all else`(
    _ columns: Int, _ rows: Int
  ) throws {
    var session = try Ground.file.session()
    session.settleAll()
    try session.press(Ground.file.typing)
    session.size = Size(columns: columns, rows: rows)
    session.send(.terminal(.resize(session.size)))
    #expect(session.shows("q quits"))
    try session.press("q")
    let words = session.screen.text.split { $0.isWhitespace }
    #expect(words.prefix(3) == ["y", "n", "Esc"] && words[3].hasPrefix("\"user.js"))
    try session.press("n")
    #expect(session.quits)
  }
}
