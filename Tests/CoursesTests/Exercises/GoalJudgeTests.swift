import DecodingReport
import JSONSource
import Testing
import Workbench

@testable import Courses

/// Whether goals are met is what the report says.
@Suite struct GoalJudgeTests {
  struct Plain: Codable {
    var size: Int
    var name: String?
  }

  struct Swallowing: Codable {
    var size: Int
    var name: String?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      size = (try? container.decode(Int.self, forKey: .size)) ?? 14
      name = try container.decodeIfPresent(String.self, forKey: .name)
    }
  }

  /// What a goal of these rules says of payloads `1`, `2` and so on: `met`, or why it isn't.
  static func said(
    _ model: any Decodable.Type, _ rules: String, _ payloads: String...
  ) -> String {
    let goal = "```goal\nkeep: yes\n\(rules)\nIt is so.\n```"
    let files = payloads.enumerated().map { (name: "\($0 + 1)-\($0 + 1).json", text: $1) }
    let text = (name: "exercise.md", text: "---\nformat: 1\ntitle: A\n---\nWanted.\n" + goal)
    let exercise = ExerciseReader(ExerciseFiles(folder: "01-A", files: [text] + files)).exercise
    let types = ModelTypes(strict: model, default: model, smart: model)
    let findings = ExerciseFindings(exercise, .loaded(types, DecodingOptions()))
    guard let state = exercise.states(by: findings).first, exercise.goals[0].rules.count > 0 else {
      return "no rule"
    }
    return state.failure?.text ?? "\(state.mark)"
  }

  @Test(arguments: [
    ("value: $.size = 3", #"{"size": 3}"#, "met"),
    ("value: $.size = 3", #"{"size": 4}"#, "1: expected $.size = 3, found 4"),
    ("value: $.size = 3", "{}", "1: expected $.size = 3, found threw keyNotFound at $.size"),
    ("value: $.sise = 3", #"{"size": 3}"#, "1: expected $.sise = 3, found no such field"),
    ("expect: $.size sent = 3", #"{"size": 3}"#, "met"),
    ("expect: $.size converted or $.size sent", #"{"size": 3}"#, "met"),
    (
      "expect: $.size converted or $.size default", #"{"size": 3}"#,
      "1: expected $.size converted or $.size default, found as-sent = 3"
    ),
    (
      "expect: $.name nil", #"{"size": "x"}"#,
      "1: expected $.name nil, found not-reached: threw typeMismatch at $.size"
    ),
    ("expect: $.size threw keyNotFound", "{}", "met"),
    ("decodes: yes", #"{"size": 3}"#, "met"),
    ("decodes: yes", "{}", "1: expected a value, found threw keyNotFound at $.size"),
    ("decodes: no", "{}", "met"),
    ("decodes: no keyNotFound\nat: $.size", "{}", "met"),
    (
      "decodes: no typeMismatch", "{}",
      "1: expected an error typeMismatch, found threw keyNotFound at $.size"
    ),
    ("decodes: no\nat: $.size", #"{"size": 3}"#, "1: expected an error at $.size, found a value"),
    ("lost: nothing", #"{"size": 3}"#, "met"),
    ("falls-back: $.name", #"{"size": 3}"#, "met"),
    ("falls-back: nothing", #"{"size": 3}"#, "1: expected no fallback, found $.name nil"),
    ("stable: yes", #"{"size": 3}"#, "met"),
    ("written: same", #"{"name": "a", "size": 3}"#, "met"),
    ("written: same", #"{"size": 3, "name": null}"#, "gone"),
  ])
  func `rules are judged by the report`(_ rules: String, _ payload: String, _ said: String) {
    let found = Self.said(Plain.self, rules, payload)
    if said == "gone" {
      #expect(found.hasPrefix("1: expected the payload, written back, found $.name: "))
    } else {
      #expect(found == said)
    }
  }

  @Test func `what a model swallows is lost`() {
    let payload = #"{"size": "large", "name": "a"}"#
    #expect(
      Self.said(Swallowing.self, "lost: nothing", payload)
        == "1: expected no value lost, found $.size default, silently")
    #expect(Self.said(Swallowing.self, "lost: $.size", payload) == "met")
    #expect(
      Self.said(Swallowing.self, "falls-back: $.name", payload)
        == "1: expected no fallback but at $.name, found $.size default")
  }

  @Test func `values that are to be apart are compared between the payloads`() {
    let (sent, none, null) = (
      #"{"size": 1, "name": "a"}"#, #"{"size": 1}"#, #"{"size": 1, "name": null}"#
    )
    #expect(Self.said(Plain.self, "apart: $.name", sent, none) == "met")
    #expect(
      Self.said(Plain.self, "apart: $.name", sent, none, null)
        == "3: expected $.name other than in 2, found nil")
    #expect(
      Self.said(Plain.self, "apart: $.name", sent, "{}")
        == "2: expected a value at $.name, found threw keyNotFound at $.size")
  }

  @Test func `without a model nothing is met, and what holds from the start isn't broken`() {
    let text = """
      ---
      format: 1
      title: A
      ---
      Wanted.
      ```goal
      keep: yes
      decodes: yes
      It decodes.
      ```
      """
    let exercise = ExerciseReader(
      ExerciseFiles(folder: "A", files: [("exercise.md", text), ("1-a.json", "{}")])
    ).exercise
    #expect(exercise.states(by: nil) == [GoalState(mark: .open)])
    let types = ModelTypes(strict: Plain.self, default: Plain.self, smart: Plain.self)
    let findings = ExerciseFindings(exercise, .loaded(types, DecodingOptions()))
    #expect(exercise.states(by: findings).map(\.mark) == [.broken])
  }
}
