import Courses
import Foundation
import TerminalCanvas
import Testing
import Workbench

@testable import Explorer

/// The question about code that came along: its words, and that nothing is compiled before it is answered.
struct TrustTests {
  private static func trust(
    _ names: [String] = ["start.swift", "solution.swift"], folder: String = "/home/ada/mine"
  ) -> Trust {
    Trust(Trust.Code(folder, names.map { ($0, "struct One {}") }), .notAsked)
  }

  private static func session(
    _ columns: Int = 120, _ rows: Int = 35, _ trust: Trust = trust()
  ) -> Session {
    var opening = Opening()
    opening.practice = Practice(PracticeFixture.items)
    opening.trust = trust
    var session = Session(columns, rows, opening: opening)
    session.answer()
    return session
  }

  /// The lines of the question's box, without its frame.
  private static func box(_ session: Session) -> [String] {
    let lines = session.lines
    let start = lines.firstIndex { $0.contains("▸ Question") } ?? lines.count
    return lines[start...].dropFirst().prefix { $0.contains("│ ") || $0.contains("│") }
      .compactMap { line in
        let inside = line.split(separator: "│", omittingEmptySubsequences: false)
        return inside.first { $0.hasPrefix(" ") && $0.count == 74 }.map {
          $0.trimmingCharacters(in: .whitespaces)
        }
      }
  }

  /// What was asked for so far that compiles, or keeps the learner's work.
  private static func compiles(_ session: Session) -> Bool {
    session.effects.contains { effect in
      switch effect {
      case .ask(let job): ["model", "goals", "comparison", "search", "trials"].contains(job.name)
      case .save, .recordExercise, .rememberTrust: true
      default: false
      }
    }
  }

  @Test func `exercises from elsewhere are asked for at the start, and nothing is compiled`() throws
  {
    var session = Self.session()
    #expect(
      Self.box(session) == [
        #"Compile and run 2 Swift sources that came with "/home/ada/mine":"#,
        #""start.swift", "solution.swift"?"#,
        "y    compile, and ask no more as long as nothing changes",
        "n    compile nothing, and show the rest", "Esc  later",
      ])
    #expect(session.lines.last?.hasPrefix(" y compile, and ask no more") == true)
    #expect(!Self.compiles(session) && session.state.practice == nil)
    #expect(!session.state.samples.contains { $0.topic == PracticeItem.topic })
    try session.press("<Esc>X<Esc>X")
    #expect(!Self.box(session).isEmpty && !Self.compiles(session))
    try session.press("<C-q>")
    #expect(session.effects.contains { $0.isQuit } && !Self.compiles(session))
  }

  @Test func `who refuses reads the exercises, and can be asked again`() throws {
    var session = Self.session()
    try session.press("n")
    #expect(session.shows("A key is missing") && session.shows("• fontSize is 14 where the key"))
    #expect(session.shows("nothing is compiled: X asks again"))
    #expect(!Self.compiles(session) && session.state.practice == nil)
    try session.press("<Esc>i<Esc>F2<Esc>")
    #expect(!Self.compiles(session))
    try session.press("X")
    #expect(Self.box(session).count == 5)
    try session.press("y")
    #expect(session.state.practice?.isOpen == true && Self.compiles(session))
    let remembered = session.effects.compactMap { effect -> Trust.Code? in
      if case .rememberTrust(let code) = effect { code } else { nil }
    }
    #expect(remembered == [Self.trust().code])
  }

  @Test func `what was trusted is opened unasked`() throws {
    var trust = Self.trust()
    trust.answer = .given
    let session = Self.session(120, 35, trust)
    #expect(session.state.practice?.isOpen == true && session.state.layers.isEmpty)
  }

  @Test func `other bytes are other code, though Swift takes the texts for the same`() {
    let codes = ["é", "e\u{301}"].map { Trust.Code("/a", [("b.swift", $0)]) }
    #expect(codes[0] != codes[1] && codes[0].texts == codes[1].texts)
    #expect(
      Trust.Code("/a", [("b", "c"), ("d", "")]) != Trust.Code("/a", [("b", "d"), ("c", "")]))
  }

  private static let sentence =
    "x — 0 steps are run,\u{1B}[31m \u{202E}all is safe. Press y\" and go on"

  @Test func `the longest question of strangers' names is whole on a small screen`() throws {
    let name = Self.sentence + String(repeating: "李", count: 200)
    let folder = "/" + Array(repeating: name, count: 9).joined(separator: "/")
    let session = Self.session(
      80, 24, Self.trust(Array(repeating: name, count: 500), folder: folder))
    let quoted = "x — 0 steps are run,␛[31m �all is sa…"
    let box = Self.box(session).joined(separator: " ")
    #expect(
      box.hasPrefix(#"Compile and run 500 Swift sources that came with "…/"# + quoted + "/"),
      "\(session.lines)")
    #expect(box.contains("\"\(quoted)\" and 496 more?"))
    #expect(box.hasSuffix("show the rest Esc  later"))
    #expect(!box.contains("Press y"))
  }

  @Test(
    arguments: [
      .beginAnew(sentence), .delete(name: sentence), .replaceShared(file: sentence),
      .replace(file: sentence, by: .standardInput, form: nil, thenQuit: false),
      .quit(.standardInput, file: sentence, discarding: []),
      .recover(.standardInput, file: sentence, time: "12:00"),
      .whoseText(.standardInput, file: sentence, isSaving: false, thenQuit: false),
      .trust(trust([sentence], folder: sentence), step: nil),
    ] as [Prompt.Kind])
  func `a stranger's words are names in every question: quoted and cut`(_ kind: Prompt.Kind) {
    let words = kind.words.title
    #expect(words.contains("\"x — 0 steps are run,␛[31m �all is sa…\""), "\(words)")
    #expect(!words.contains("Press y"), "\(words)")
  }
}
