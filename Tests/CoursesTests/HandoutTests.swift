import DecodingReport
import Samples
import Testing

@testable import Courses

/// A course as it is read rather than played.
@Suite struct HandoutTests {
  private static let appearance = TextAppearance(isUTF8: true) { $0.count }

  private static func handout(_ text: String) -> CourseHandout {
    let plan = CoursePlan(CourseReader(text).course, SampleCatalogue.all)
    return CourseHandout(plan, SampleCatalogue.all, appearance: appearance)
  }

  private static let small =
    CourseReaderTests.front + """
      # One
      ```open
      sample: MissingKey
      results: hidden
      select: $.fontSize

      A key is missing.
      ```
      ```ask
      options: default, threw
      answer: $.fontSize STRICT threw keyNotFound
      note: For the speaker.

      What is it?
      ```
      ```reveal

      It throws.
      ```
      """

  @Test func `chapters, text, JSON, model and folded answers stand in their order`() {
    #expect(
      Self.handout(Self.small).text(as: .markdown) == """
        # A

        5 minutes

        ## 1 One

        JSON: MissingKey, as-received

        ```json
        {
          "theme": "dark",
          "sounds": false,
          "language": "pt-BR"
        }
        ```

        Model: MissingKey+Strict.swift

        ```swift
        struct Settings: Codable {
          var theme: String = "light"
          var fontSize: Int = 14
          var sounds: Bool = true
          var columns: Int = 3
          var language: String?
        }
        ```

        A key is missing.

        **Question 1**

        What is it?

        ↺ default, ✗ threw

        <details><summary>Answer</summary>

        - `$.fontSize STRICT threw keyNotFound`

        It throws.

        | Field | JSON | strict | default | smart |
        | --- | --- | --- | --- | --- |
        | `$.fontSize` | ◌ missing | ✗ missing | ↺ `14` missing | ↺ `14` missing |

        </details>

        """)
  }

  @Test(arguments: BuiltInCourseTests.names)
  func `a course's page has all that is said, no result above its answer, and no notes`(
    _ name: String
  ) throws {
    let handout = Self.handout(try BuiltInCourseTests.text(name))
    let page = handout.text(as: .html)
    for step in handout.course.steps {
      for sentence in step.text {
        let escaped = sentence.replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
          .replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        #expect(page.contains(escaped), "\(sentence)")
      }
      #expect(step.note.isEmpty || !page.contains(step.note))
    }
    let questions = handout.course.steps.filter { $0.question != nil }.count
    #expect(page.split(separator: "<section class=\"question\">").count == questions + 1)
    #expect(handout.answers.map(\.number) == Array(1...questions))
    for part in page.split(separator: "<section class=\"question\">").dropFirst() {
      // What is asked is answered below the fold.
      let fold = try #require(part.firstRange(of: "<details><summary>Answer"))
      #expect(!part[..<fold.lowerBound].contains("<table"))
    }
  }

  @Test(arguments: [
    "</pre><script>alert(1)</script>", "\u{1B}[31m", "\u{202E}txt", "<img src=x onerror=alert(1)>",
    "````", "![x](http://example.org/x.png)", "@somebody | # *", "--></style>",
  ])
  func `a stranger's text has no effect in a handout`(_ text: String) {
    let quoted = OrderedJSON.string(text).line
    let course = """
      ---
      format: 1
      title: \(text)
      minutes: 5
      requires: \(text)
      welcome: \(text)
      done: \(text)
      ---
      # \(text)
      ```open
      sample: MissingKey
      \\\(text)
      ```
      ```type
      select: $.theme
      value: \(quoted)
      \\ \(text)
      ```
      """
    let handout = Self.handout(course)
    #expect(handout.course.steps.count == (text.hasPrefix("```") ? 0 : 2) || text == "````")
    let page = handout.text(as: .html)
    for mark in ["<script", "<img", "</style><", "\u{1B}", "\u{202E}"] {
      #expect(!page.contains(mark))
    }
    #expect(page.split(separator: "</style>").count == 2)
    let markdown = handout.text(as: .markdown)
    let outside = markdown.split(separator: "\n").filter {
      !$0.contains("`") && !$0.hasPrefix("  \"theme\"")
    }
    .joined(separator: "\n")
    for mark in ["<script", "<img", "![x](", "\u{1B}", "\u{202E}", "@somebody"] {
      #expect(!outside.replacing("\\<", with: "").contains(mark), "\(mark)")
    }
  }
}
