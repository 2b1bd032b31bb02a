import DecodingReport
import Foundation
import JSONSource
import Samples
import Testing
import Workbench

@testable import Courses

/// What an exercise's folder says, and what is wrong with it.
@Suite struct ExerciseReaderTests {
  static let front = "---\nformat: 1\ntitle: A\n---\nWanted.\n"
  static let kept = "```goal\nkeep: yes\ndecodes: yes\nIt decodes.\n```\n"

  static func reader(
    _ text: String, besides files: [(name: String, text: String)] = []
  ) -> ExerciseReader {
    var all = [
      (name: "exercise.md", text: text), (name: "start.swift", text: "a"),
      (name: "solution.swift", text: "b"), (name: "wrong-1.swift", text: "c"),
      (name: "wrong-2.swift", text: "d"), (name: "2-with-null.json", text: "{}"),
      (name: "1-clean.json", text: "{}"),
    ]
    all.removeAll { file in files.contains { $0.name == file.name } }
    return ExerciseReader(
      ExerciseFiles(folder: "01-Mine", files: all + files.filter { $0.text != "-" }))
  }

  static func problems(
    _ text: String, besides files: [(name: String, text: String)] = []
  ) -> [String] {
    reader(text, besides: files).problems.map { problem in
      "\(problem.file):\(problem.line ?? 0): \(problem.message)"
    }
  }

  @Test func `front, task, goals and files are read`() {
    let reader = Self.reader(
      """
      ---
      format: 1
      title: A key is missing
      sample: MissingKey
      type: Page<User>
      keys: snake
      date-strategy: yyyy-MM-dd
      ---
      # Whatever
      One thing.
      And another.

      ```goal
      payload: clean, with-null
      keep: yes
      expect: $.a sent = "x or y" or $.a SMART converted wrong-type
      value: $.b = 1
      decodes: no typeMismatch
      at: $.c
      lost: $.d, $.e
      falls-back: nothing
      apart: $.f
      stable: yes
      written: same
      hint: one
      hint: two

      All of it.
      ```
      """)
    #expect(reader.problems == [])
    let exercise = reader.exercise
    #expect(exercise.name == "Mine" && exercise.title == "A key is missing")
    #expect(exercise.sample == "MissingKey" && exercise.type == "Page<User>")
    #expect(exercise.changes.keyStrategy == .snake)
    #expect(exercise.changes.dateStrategy == .format("yyyy-MM-dd"))
    #expect(exercise.task == ["One thing.", "And another."])
    #expect(exercise.payloads.map(\.name) == ["clean", "with-null"])
    #expect(exercise.wrongs.map(\.fileName) == ["wrong-1.swift", "wrong-2.swift"])
    let goal = exercise.goals[0]
    #expect(goal.payloads == ["clean", "with-null"] && goal.isKept)
    #expect(goal.words == "All of it." && goal.hints == ["one", "two"])
    #expect(
      goal.rules.map(\.text) == [
        "expect: $.a sent = \"x or y\" or $.a SMART converted wrong-type", "value: $.b = 1",
        "decodes: no typeMismatch", "lost: $.d, $.e", "falls-back: nothing", "apart: $.f",
        "stable: yes", "written: same",
      ])
    guard case .expect(let cells) = goal.rules[0].kind else { return #expect(Bool(false)) }
    #expect(cells.map(\.style) == [.strict, .smart])
    #expect(cells[0].value == "\"x or y\"")
    let place = JSONPath(reading: "$.c")
    #expect(goal.rules[2].kind == .throwing(place, .typeMismatch))
    #expect(goal.rules.map(\.line) == [16, 17, 18, 20, 21, 22, 23, 24])
  }

  @Test(arguments: [
    ("", "exercise.md:1: an exercise begins with a line ---, and its title below it"),
    (front + kept + "```gaol\n```", "exercise.md:11: unknown block 'gaol'"),
    (
      front + kept + "```goal\n", "exercise.md:11: the block 'goal' has no end: expected a line ```"
    ),
    (
      front + kept.replacing("decodes: yes", with: "decode: yes\nstable: yes"),
      "exercise.md:8: unknown field 'decode' in 'goal'"
    ),
    (
      front + kept.replacing("yes\nIt", with: "perhaps\nstable: yes\nIt"),
      "exercise.md:8: 'decodes' doesn't take 'perhaps'"
    ),
    (
      front + kept.replacing("decodes: yes", with: "decodes: yes\nat: $.a"),
      "exercise.md:9: 'at' doesn't take '$.a'"
    ),
    (
      front + kept.replacing("keep: yes", with: "keep: yes\npayload: cleen"),
      "exercise.md:8: there is no payload 'cleen'"
    ),
    (
      front + kept + kept.replacing("keep: yes", with: "hint: one"),
      "exercise.md:11: the goal has 1 hints: expected 2 to 4"
    ),
    (
      front + kept.replacing("It decodes.", with: "It decodes.\nAlways."),
      "exercise.md:6: the goal has 2 lines of words: expected one"
    ),
    (
      front + kept.replacing("decodes: yes\n", with: ""),
      "exercise.md:6: the goal has no rule: expect, value, decodes, lost, falls-back, apart, stable, "
        + "written"
    ),
    (
      front + kept.replacing("keep: yes", with: "hint: one\nhint: two"),
      "exercise.md:6: no goal holds from the start: expected one with keep: yes"
    ),
    (
      front.replacing("Wanted.\n", with: "") + kept,
      "exercise.md:1: nothing says what is wanted: expected sentences before the first goal"
    ),
    (
      front + kept.replacing("decodes: yes", with: "expect: $.a send"),
      "exercise.md:8: 'expect' doesn't take 'send'"
    ),
  ])
  func `a wrong exercise is told with its line`(_ text: String, _ problem: String) {
    #expect(Self.problems(text).first == problem)
  }

  @Test func `files that are missing, or none of an exercise's, are told`() {
    let text = Self.front + Self.kept
    #expect(Self.problems(text).isEmpty)
    #expect(
      Self.problems(text, besides: [("solution.swift", "-"), ("notes.txt", "")]) == [
        "notes.txt:0: unexpected file: expected exercise.md, start.swift, solution.swift, "
          + "wrong-*.swift and payloads", ":0: there is no solution.swift in the exercise's folder",
      ])
    #expect(
      Self.problems(text, besides: [("wrong-2.swift", "-")]) == [
        ":0: 1 wrong models: expected two at least, wrong-*.swift"
      ])
    #expect(
      Self.problems(text, besides: [("clean.json", "{}")]) == [
        "clean.json:0: a payload's name is a number, a hyphen and a name: 2-without-age.json"
      ])
  }

  @Test func `the recipe's exercise is in form`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Samples/Exercises/README.md")
    let recipe = try String(contentsOf: file, encoding: .utf8)
    let parts = recipe.split(separator: "~~~")
    let example = try #require(parts.first { $0.hasPrefix("markdown\n") })
    let text = String(example.dropFirst("markdown\n".count))
    let payload = (name: "3-without-font-size.json", text: "{}")
    #expect(Self.problems(text, besides: [payload]) == [])
  }

  @Test func `what an exercise's goals hang on changes its digest, and nothing else does`() {
    let text = Self.front + Self.kept
    let digest = Self.reader(text).exercise.digest
    #expect(Self.reader(text.replacing("It decodes", with: "Words")).exercise.digest == digest)
    #expect(Self.reader(text, besides: [("solution.swift", "x")]).exercise.digest == digest)
    let others = [
      Self.reader(text.replacing("decodes: yes", with: "decodes: no")),
      Self.reader(text, besides: [("start.swift", "x")]),
      Self.reader(text, besides: [("1-clean.json", "{ }")]),
    ]
    #expect(Set(others.map(\.exercise.digest) + [digest]).count == 4)
  }

  @Test(arguments: SampleCatalogue.exercises.map(\.name))
  func `an exercise that comes with the program is in form`(_ folder: String) throws {
    let source = try #require(SampleCatalogue.exercises.first { $0.name == folder })
    var reader = ExerciseReader(ExerciseFiles(folder: folder, files: source.files))
    reader.checkSample(SampleCatalogue.all)
    #expect(reader.problems == [])
  }
}
