import Courses
import DecodingReport
import JSONSource
import Samples
import TerminalCanvas
import TestSupport
import Testing
import Workbench

@testable import Explorer

/// A course that brings Swift code along: when it is asked, what is compiled, and what is passed over.
struct CourseCodeTests {
  private struct Parcel: Codable {
    enum Size: String, Codable { case small, large }
    var size: Size
    var weight: Int
  }

  private static let text = """
    ---
    format: 1
    title: Mine
    minutes: 5
    ---
    ```open
    sample: MissingKey

    The first step.
    ```
    ```model
    value: {"size": "small", "weight": 2}
    say: A parcel.

    struct Parcel: Codable {
      enum Size: String, Codable { case small, large }
      var size: Size
      var weight: Int
    }
    ```
    ```break
    select: $.size
    fault: bad-case

    A size that is none.
    ```
    ```open
    sample: MissingKey

    The last step.
    ```

    """

  private static func session(
    at place: Int = 0, _ answer: Trust.Answer = .notAsked, text: String = text
  ) throws -> Session {
    let plan = CoursePlan(CourseReader(text).course, SampleCatalogue.all)
    var opening = Opening()
    let trust = Trust(Trust.Code("/home/mine.md", [("model 1", "struct Parcel")]), answer)
    opening.course = CoursePlayer(
      plan, name: "/home/mine.md", file: "mine.md", at: place, trust: trust)
    try #require(opening.course != nil)
    var session = Session(80, 24, samples: SampleCatalogue.all, opening: opening)
    session.settle()
    return session
  }

  /// Presses keys one by one and carries out what they ask for, but for models: returns these.
  @discardableResult
  private static func press(_ keys: String, _ session: inout Session) throws -> [ModelRequest] {
    try KeyEvent.sequence(keys).reduce(into: []) { requests, key in
      session.send(.terminal(.key(key)))
      requests += session.modelRequests
      session.settle()
    }
  }

  private static func compiled(_ request: ModelRequest) -> ModelAnswer {
    let source = ModelSource(files: request.files.map { ($0.name, $0.text) }).withFacts
    var compiled = ModelAnswer.Compiled(
      sources: [.strict: source, .default: source, .smart: source],
      models: .loaded(
        ModelTypes(strict: Parcel.self, default: Parcel.self, smart: Parcel.self),
        DecodingOptions()))
    compiled.root = "Parcel"
    return ModelAnswer(to: request, .success(compiled))
  }

  /// Answers what was compiled; returns whether the steps are worked out anew then.
  private static func answer(_ request: ModelRequest, _ session: inout Session) -> Bool {
    session.answer(compiled(request))
    guard let steps = session.job(CoursePlayer.steps.name) else {
      session.settle()
      return false
    }
    session.settle()
    for part in steps.answers() {
      session.send(.answered(part))
      session.settle()
    }
    return true
  }

  private static func shown(_ session: Session) -> String {
    session.lines.joined(separator: "\n")
  }

  @Test func `nothing is compiled at the start, it is asked once, and one compile does`() throws {
    var session = try Self.session()
    let samples = session.state.samples.count
    #expect(try Self.press("<Space>", &session).isEmpty)
    #expect(session.state.courseNotes?.code == CourseWords.code(try #require(session.state.guide)))
    #expect(session.state.courseNotes?.code.contains("you are asked first") == true)
    #expect(try Self.press("<Space>", &session).isEmpty)
    #expect(
      Self.shown(session).contains(
        "Compile and run 1 Swift source that came with \"/home/mine.md\":")
    )
    #expect(session.state.guide?.place == 1 && session.state.samples.count == samples)
    // A remote's key is no answer, and Esc answers later.
    #expect(try Self.press("<PgDn><Esc>", &session).isEmpty)
    #expect(session.state.guide?.place == 1 && session.state.layers.isEmpty)
    let requests = try Self.press("<Space>y", &session)
    #expect(requests.map(\.files.count) == [1])
    #expect(requests.first?.text.hasPrefix("struct Parcel") == true)
    #expect(session.state.guide?.place == 2)
    #expect(session.text == "{\"size\": \"small\", \"weight\": 2}\n")
    #expect(session.state.library.modelStanding == "compiling m1")
    #expect(session.state.courseNotes?.code == "compiled from the file: model 1")
    // Nobody waits for the compiler.
    #expect(try Self.press("<Space>", &session).isEmpty)
    #expect(session.state.guide?.place == 3)
    #expect(session.text == "{\"size\": \"small\", \"weight\": 2}\n")
    #expect(Self.answer(try #require(requests.first), &session))
    // Which size is none the model says.
    #expect(session.text != "{\"size\": \"small\", \"weight\": 2}\n")
    #expect(session.state.selection == JSONPath(reading: "$.size"))
    #expect(
      Self.shown(session).contains("A size that is none.")
        && session.lines[0].contains(/strict ✗ (stops at )?size/))
    #expect(try Self.press("<Space><Backspace><Backspace>", &session).isEmpty)
    #expect(session.text == "{\"size\": \"small\", \"weight\": 2}\n")
    #expect(session.state.live.shown?.report[.strict]?.failure == nil)
    #expect(try Self.press("<Backspace>", &session).isEmpty)
    #expect(session.state.entry.name == "MissingKey" && session.state.guide?.place == 1)
  }

  @Test func `what is typed while a notes terminal goes on is no answer`() throws {
    var session = try Self.session()
    session.readsQuestions = false
    try Self.press("<Space><F4>i", &session)
    session.send(.asked(.go(2)))
    session.send(.asked(.go(2)))
    #expect(Self.shown(session).contains("1 Swift source that came with"))
    #expect(try Self.press("y", &session).isEmpty)
    #expect(session.state.guide?.place == 1 && session.text.contains("y{"))
    session.readsQuestions = true
    session.send(.timer(.questionSeen(2)))
    #expect(try Self.press("y", &session).count == 1)
    #expect(session.state.guide?.place == 2 && session.state.layers.isEmpty)
  }

  @Test func `who refuses stays, passes over these steps, and can be asked again`() throws {
    var session = try Self.session()
    #expect(try Self.press("<Space><Space>n", &session).isEmpty)
    #expect(session.state.guide?.place == 1 && Self.shown(session).contains(CourseWords.refused))
    #expect(try Self.press("<Space>", &session).isEmpty)
    #expect(session.state.guide?.place == 4)
    #expect(session.state.notice?.hasPrefix("steps 2 to 3 skipped: their code was") == true)
    #expect(try Self.press("<Backspace>", &session).isEmpty)
    #expect(session.state.guide?.place == 1)
    #expect(session.state.notice?.hasPrefix("steps 2 to 3 skipped") == true)
    // Whoever chooses one is asked again.
    #expect(try Self.press("L<Down><Enter>", &session).isEmpty)
    #expect(Self.shown(session).contains("1 Swift source that came with"))
    #expect(try Self.press("y", &session).count == 1)
    #expect(session.state.guide?.place == 2)
  }

  @Test func `where nothing may be compiled, these steps are passed over with a line`() throws {
    var session = try Self.session(.forbidden)
    #expect(try Self.press("<Space><Space>", &session).isEmpty)
    #expect(session.state.guide?.place == 4 && session.state.layers.isEmpty)
    let passed = "steps 2 to 3 skipped: --no-compile refuses code of the file"
    #expect(session.state.notice == passed)
    #expect(try Self.press("L<Up><Enter>", &session).isEmpty)
    #expect(session.state.guide?.place == 4 && Self.shown(session).contains(CourseWords.forbidden))
  }

  @Test func `a course goes on before the first step with code, and ends without it`() throws {
    for place in [2, 3] {
      let session = try Self.session(at: place)
      #expect(session.state.guide?.place == 1 && session.state.layers.isEmpty)
      #expect(session.state.entry.name == "MissingKey")
    }
    // Where the last steps have code, the end shows what was before them.
    let last = "```open\nsample: MissingKey\n\nThe last step.\n```\n"
    var session = try Self.session(.forbidden, text: Self.text.replacing(last, with: ""))
    #expect(try Self.press("<Space><Space>", &session).isEmpty)
    #expect(session.state.guide?.place == 4 && session.state.entry.name == "MissingKey")
    #expect(try Self.press("<Backspace>", &session).isEmpty)
    #expect(session.state.guide?.place == 1)
  }

  @Test func `a course that was trusted goes on at a step with code, unasked`() throws {
    let session = try Self.session(at: 2, .given)
    #expect(session.state.guide?.place == 2 && session.state.layers.isEmpty)
    #expect(session.text == "{\"size\": \"small\", \"weight\": 2}\n")
    #expect(session.state.library.modelStanding == "compiling m1")
  }

  @Test func `a model that doesn't compile is told with its line in the course`() throws {
    var session = try Self.session()
    let requests = try Self.press("<Space><Space>y", &session)
    let request = try #require(requests.first)
    let finding = Diagnostic(
      source: request.fileName, position: JSONPosition(line: 3, column: 13), severity: .error,
      message: "cannot find type 'Siz' in scope")
    session.answer(ModelAnswer(to: request, .failure(ModelFault(findings: [finding]))))
    session.settle()
    #expect(session.state.notice == "mine.md:17: cannot find type 'Siz' in scope")
    #expect(session.state.guide?.place == 2)
    #expect(try Self.press("<Space><Space>", &session).isEmpty)
    #expect(session.state.guide?.place == 4)
  }
}
