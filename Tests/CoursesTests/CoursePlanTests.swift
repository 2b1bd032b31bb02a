import DecodingReport
import JSONSource
import Samples
import TerminalCanvas
import Testing
import Workbench

@testable import Courses

/// What the steps have on the screen.
@Suite struct CoursePlanTests {
  private static func scenes(_ steps: String) throws -> [CourseScene] {
    let reader = CourseReader(CourseReaderTests.front + CourseReaderTests.open + steps)
    #expect(reader.problems.isEmpty)
    let plan = CoursePlan(reader.course, SampleCatalogue.all)
    #expect(plan.problems.isEmpty)
    return plan.scenes.compactMap { $0 }
  }

  private static func text(_ scene: CourseScene) -> String {
    String(decoding: scene.text, as: UTF8.self)
  }

  private static func path(_ text: String) throws -> JSONPath {
    try #require(JSONPath(reading: text))
  }

  @Test func `break and type change the payload, and open has it as it came`() throws {
    let scenes = try Self.scenes(
      """
      ```break
      select: $.theme
      fault: missing
      ```
      ```type
      select: $.sounds
      value: "no"
      ```
      ```type
      select: $
      value:
        {
          "a": 1
        }
      ```
      ```open
      sample: missing-key
      ```
      """)
    #expect(scenes.map(\.sample) == Array(repeating: "MissingKey", count: 5))
    #expect(Self.text(scenes[1]) == "{\n  \"sounds\": false,\n  \"language\": \"pt-BR\"\n}\n")
    #expect(Self.text(scenes[2]) == "{\n  \"sounds\": \"no\",\n  \"language\": \"pt-BR\"\n}\n")
    #expect(Self.text(scenes[3]) == "{\n  \"a\": 1\n}\n")
    #expect(scenes[4] == scenes[0])
  }

  @Test func `what was asked is revealed, then other rows, then all`() throws {
    let scenes = try Self.scenes(
      """
      ```ask
      options: threw, nil
      answer: $.fontSize STRICT threw
      A?
      ```
      ```reveal
      ```
      ```reveal
      rows: $.theme, $.sounds
      ```
      ```reveal
      rows: all
      ```
      ```hide
      ```
      """)
    let fontSize = try Self.path("$.fontSize")
    let others = try [fontSize, Self.path("$.theme"), Self.path("$.sounds")]
    #expect(
      scenes.map(\.hiding) == [
        .nothing, .all(besides: []), .all(besides: [fontSize]), .all(besides: Set(others)),
        .nothing, .all(besides: []),
      ])
    #expect(scenes[1].selection == fontSize)
  }

  @Test func `options stay until a sample is opened`() throws {
    let scenes = try Self.scenes(
      """
      ```option
      key-strategy: snake
      ```
      ```option
      json5: true
      style: smart
      ```
      ```open
      sample: User
      ```
      """)
    #expect(scenes.map(\.changes.keyStrategy) == [nil, .snake, .snake, nil])
    #expect(scenes.map(\.changes.json5) == [nil, nil, true, nil])
    #expect(scenes.map(\.style) == [.strict, .strict, .smart, .strict])
  }

  @Test(arguments: [(80, 24), (120, 35), (160, 50), (60, 15), (44, 12)])
  func `sentences have an empty line between them where it fits`(_ columns: Int, _ rows: Int) {
    let size = Size(columns: columns, rows: rows)
    let room = CoursePane.textRows(in: size)
    let lines = CoursePane.lines(of: ["One.", "Two.", "Three."], columns: columns, rows: room)
    #expect(
      lines == (room >= 5 ? ["One.", "", "Two.", "", "Three."] : ["One.", "Two.", "Three."]))
  }

  @Test func `a sentence goes on in the next line, and code stays as it is`() {
    let lines = CoursePane.lines(
      of: ["one two three", "  let a = 1"], columns: 12, rows: 3)
    #expect(lines == ["one two", "three", "  let a = 1"])
  }
}
