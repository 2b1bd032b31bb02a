import DecodingReport
import Foundation
import JSONSource
import Samples
import TerminalCanvas
import Testing
import Workbench

@testable import Courses

/// The courses that come with the program, and the one of the recipe.
@Suite struct BuiltInCourseTests {
  static let names = SampleCatalogue.courses.map(\.name)

  static func text(_ name: String) throws -> String {
    try #require(SampleCatalogue.courses.first { $0.name == name }).text
  }

  @Test(arguments: names)
  func `every step of a course is sound, and fits 80x24`(_ name: String) throws {
    let check = CourseCheck(
      try Self.text(name), SampleCatalogue.all, size: Size(columns: 80, rows: 24))
    #expect(check.problems.map { "\($0.line): \($0.message)" } == [])
    #expect(check.course.title.contains(" in \(check.course.minutes)"))
    #expect((12...64).contains(check.course.steps.count))
  }

  @Test(arguments: names)
  func `what a text says of a style is expected of a cell of it`(_ name: String) throws {
    for step in CourseReader(try Self.text(name)).course.steps {
      let said = step.text.filter { $0.last != "?" }.joined(separator: " ")
      let words = Set(said.split { !$0.isLetter }.map(String.init))
      for style in DecodingStyle.allCases where words.contains(style.rawValue.capitalized) {
        #expect(
          step.expected.contains { $0.style == style },
          "line \(step.line) says something of \(style.rawValue) that isn't checked")
      }
    }
  }

  @Test(arguments: names)
  func `what is asked was hidden before it could be read`(_ name: String) throws {
    let plan = CoursePlan(CourseReader(try Self.text(name)).course, SampleCatalogue.all)
    for (place, step) in plan.course.steps.enumerated() {
      guard let question = step.question else { continue }
      let before = try #require(plan.scenes[place - 1])
      for answer in question.answers {
        guard case .all(let revealed) = before.hiding else {
          Issue.record("line \(step.line) asks what is on the screen")
          continue
        }
        #expect(!revealed.contains(answer.path))
      }
    }
  }

  @Test func `the recipe's courses are sound`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Samples/Courses/README.md")
    let recipe = try String(contentsOf: file, encoding: .utf8)
    let examples = recipe.split(separator: "~~~").filter { $0.hasPrefix("markdown\n") }
    let checks = examples.map { example in
      CourseCheck(
        String(example.dropFirst("markdown\n".count)), SampleCatalogue.all,
        size: Size(columns: 80, rows: 24))
    }
    #expect(checks.flatMap(\.problems).map { "\($0.line): \($0.message)" } == [])
    #expect(checks.map(\.course.steps.count) == [3, 3])
    // What the second one expects of its own model is compared by the built program.
    #expect(checks.map(\.stepsLeftOut) == [[], [1, 2]])
  }
}
