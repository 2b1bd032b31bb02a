import DecodingReport
import JSONSource
import Samples
import TerminalCanvas
import Testing
import Workbench

@testable import Courses

/// Swift code that a course brings along: read and planned, and compiled by somebody else.
@Suite struct CourseCodeTests {
  private struct Parcel: Codable {
    enum Size: String, Codable { case small, large }
    var size: Size
    var weight = 1
  }

  private static let model = """
    ```model
    value: {"size": "small"}
    say: A parcel.
    expect: $.weight STRICT threw keyNotFound
    expect: $.size STRICT sent = .small

    struct Parcel: Codable {
      enum Size: String, Codable { case small, large }

      var size: Size
      var weight = 1
    }

    ```

    """

  private static let breaking = """
    ```break
    select: $.size
    fault: bad-case
    expect: $.size STRICT threw bad-enum
    ```

    """

  private static func text(_ steps: String) -> String {
    CourseReaderTests.front + CourseReaderTests.open + steps
  }

  private static var compiled: SampleEntry {
    SampleEntry(
      own: "Parcel", modelSource: "mine.md", sources: [:],
      models: .loaded(
        ModelTypes(strict: Parcel.self, default: Parcel.self, smart: Parcel.self),
        DecodingOptions()), payloads: [])
  }

  @Test(arguments: [
    ("```model\ntype: A\n\n```", "10: 'model' has no Swift code"),
    ("```model\n```", "10: 'model' has no Swift code"),
    ("```model\nroot: A\n\nstruct A {}\n```", "11: unknown field 'root' in 'model'"),
    (
      "```model\n\nstruct A {}\n```\n```model\n\nstruct B {}\n```",
      "14: one step has two models: nothing is said or expected of the one in line 10"
    ),
    (
      "```say norun\nA.\n```",
      "10: 'say' can't be 'norun': expected a language before it, as in ```swift norun"
    ),
    (
      "```model norun\nstruct A {}\n```",
      "10: 'model' can't be 'norun': expected a language before it, as in ```swift norun"
    ),
    ("```kotlin norun\nval a = 1\n```", "10: 'norun' doesn't show 'kotlin'"),
    ("```swift\nlet a = 1\n```", "10: unknown block 'swift'"),
    (
      "# B\n```swift norun\nlet a = 1\n```", "11: no step above this code could show it"
    ),
    (
      "```swift norun\n" + String(repeating: "a\n", count: 7) + "```",
      "6: the text takes 7 rows, and at 80x24 there are 6"
    ),
  ])
  func `wrong code is told with its line`(_ steps: String, _ problem: String) {
    #expect(CourseReaderTests.problems(Self.text(steps)) == [problem])
  }

  @Test func `fields end at an empty line, and code has its line in the file`() throws {
    let reader = CourseReader(Self.text(Self.model))
    #expect(reader.problems.isEmpty)
    let model = try #require(reader.course.models.first)
    #expect(model.name == "model 1")
    #expect(model.code.hasPrefix("struct Parcel: Codable {\n  enum Size"))
    #expect(model.code.hasSuffix("  var weight = 1\n}\n"))
    #expect(model.line == 16 && model.line(inCourse: 5) == 20)
    #expect(reader.course.steps[1].text == ["A parcel."])
    // Without fields it begins at once; a type that is named goes before the first one.
    let other = CourseReader(Self.text("```model\n\nfinal class A: Codable {}\n```"))
    #expect(other.course.models.map(\.name) == ["model 1"] && other.course.models[0].line == 12)
    let named = CourseReader(Self.text("```model\ntype: [B]\n\nstruct A {}\n```"))
    #expect(named.course.models.map(\.name) == ["[B]"])
  }

  @Test func `code that is only shown stands below the text of its step`() {
    let reader = CourseReader(
      Self.text("```say\nA.\n```\n```swift norun\n\nlet a = 1\n\n  + 2\n```\n"))
    #expect(reader.problems.isEmpty && reader.course.models.isEmpty)
    #expect(reader.course.steps[1].sentences == ["A.", "  let a = 1", "  ", "    + 2"])
    #expect(
      CoursePane.lines(of: ["A.", "  let a", "  let b", "B."], columns: 20, rows: 6)
        == ["A.", "", "  let a", "  let b", "", "B."])
  }

  @Test func `a model counts until the next open, and nothing of it is decoded uncompiled`() {
    let reader = CourseReader(
      Self.text(Self.model + Self.breaking + "```say\nA.\n```\n" + CourseReaderTests.open))
    var plan = CoursePlan(reader.course, SampleCatalogue.all)
    #expect(plan.problems.isEmpty)
    #expect(plan.scenes.map { $0?.model } == [nil, 1, 1, 1, nil])
    #expect(plan.codeSteps == [1, 2, 3] && plan.awaitsModels)
    #expect(plan.scenes[4] == plan.scenes[0])
    let texts = plan.scenes.map { String(decoding: $0?.text ?? [], as: UTF8.self) }
    // Which case an enum lacks only its compiled type can say.
    #expect(texts[1...3].allSatisfy { $0 == "{\"size\": \"small\"}\n" })
    for scene in plan.scenes[1...3] { #expect(scene.map { plan.report(of: $0) == nil } == true) }
    let whole = plan.with([1: Self.compiled])
    #expect(!whole.awaitsModels && whole.problems.isEmpty)
    #expect(whole.scenes[1] == plan.scenes[1])
    #expect(whole.scenes[2]?.text != plan.scenes[2]?.text)
  }

  @Test func `what is expected of a model is compared once it is compiled`() throws {
    let text = Self.text(Self.model + Self.breaking)
    let size = Size(columns: 80, rows: 24)
    let uncompiled = CourseCheck(text, SampleCatalogue.all, size: size)
    #expect(uncompiled.problems.isEmpty && uncompiled.stepsLeftOut == [1, 2])
    let model = try #require(CourseReader(text).course.models.first)
    var models = CompiledCourseModels()
    models.take(Self.compiled, of: model)
    let check = CourseCheck(text, SampleCatalogue.all, size: size, compiled: models)
    #expect(check.problems.isEmpty && check.stepsLeftOut.isEmpty)
    let wrong = CourseCheck(
      text.replacing("= .small", with: "= .large"), SampleCatalogue.all, size: size,
      compiled: models)
    #expect(
      wrong.problems.map { "\($0.line): \($0.message)" } == [
        "14: expected $.size STRICT as-sent = .large, found as-sent = .small"
      ])
    var refused = CompiledCourseModels()
    refused.refuse(model, line: 3, "cannot find 'x' in scope")
    let broken = CourseCheck(text, SampleCatalogue.all, size: size, compiled: refused)
    #expect(
      broken.problems.map { "\($0.line): \($0.message)" }
        == ["18: model 1: cannot find 'x' in scope"])
    #expect(!broken.isSound && !broken.isPlayable)
  }

  @Test func `a handout shows the code, and no results of it`() {
    let text = Self.text(
      Self.model + "```ask\noptions: threw, nil\nanswer: $.weight STRICT threw\nWhat?\n```\n"
        + "```json norun\n{\"a\": 1}\n```\n")
    let plan = CoursePlan(CourseReader(text).course, SampleCatalogue.all)
    let handout = CourseHandout(
      plan, SampleCatalogue.all, appearance: TextAppearance(isUTF8: true) { $0.count })
    let markdown = handout.text(as: .markdown)
    #expect(markdown.contains("JSON: model 1\n\n```json\n{\"size\": \"small\"}\n```\n"))
    #expect(markdown.contains("Model: model 1\n\n```swift\nstruct Parcel: Codable {\n"))
    #expect(markdown.contains("\nWhat?\n\n```json\n{\"a\": 1}\n```\n"))
    // The one that stands there is the question's answer.
    #expect(markdown.split(separator: "$.weight").count == 2)
    let page = handout.text(as: .html)
    #expect(page.contains("<pre>struct Parcel: Codable {"))
    #expect(page.contains("<pre>{&quot;a&quot;: 1}</pre>"))
    #expect(!page.contains("$.weight</"))
  }

  @Test func `blocks with code are told`() {
    let list = CourseBlockList.text
    #expect(list.contains("\nmodel: decodes with Swift code of the file's own"))
    #expect(list.contains("\nswift norun, json norun: code that the step above shows"))
  }

  @Test func `any text with code is read`() {
    var text = Self.text("```say\nA.\n```\n```swift norun\nlet a\n```\n" + Self.model)
    while !text.isEmpty {
      text.removeLast()
      let reader = CourseReader(text)
      #expect(reader.problems.allSatisfy { $0.line >= 1 })
      #expect(CoursePlan(reader.course, SampleCatalogue.all).scenes.count <= 3)
    }
  }
}
