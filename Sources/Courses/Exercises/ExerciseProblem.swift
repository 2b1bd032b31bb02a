/// What is wrong with an exercise: where, what was found, what is possible.
package struct ExerciseProblem: Error, Sendable, Equatable {
  package enum Fact: Sendable, Equatable {
    /// What can be wrong with a front or a block of a course, too.
    case form(CourseProblem.Fact)
    case noFile(String)
    case strayFile
    case payloadName
    case noPayload
    case tooFewWrongs(Int)
    case noTask
    case noGoals
    case noKeptGoal
    case noRule
    case notOneLine(Int)
    case wideWords(Int)
    case hintCount(Int)
    case unknownPayload(String, possible: [String])
    case startIsDone
    case keptFails(goal: Int, String)
    case doesNotCompile(String)
    case solutionFails(goal: Int, String)
    case wrongIsRight
  }

  /// The file in the exercise's folder; empty for the folder.
  package var file: String
  /// The line in the file, from 1; `nil` for the whole file.
  package var line: Int?
  package var fact: Fact

  package init(_ file: String = Self.text, line: Int? = nil, _ fact: Fact) {
    self.file = file
    self.line = line
    self.fact = fact
  }

  /// The file with title, task and goals.
  package static let text = "exercise.md"

  /// What was found, and what can stand in its place.
  package var choice: (found: String, possible: [String])? {
    switch fact {
    case .form(let fact): CourseProblem(line: 1, fact).choice
    case .unknownPayload(let name, let possible): (name, possible)
    default: nil
    }
  }

  /// What is wrong, without what is possible.
  package var message: String {
    switch fact {
    case .form(let fact): CourseProblem(line: 1, fact).message
    case .noFile(let name): "there is no \(name) in the exercise's folder"
    case .strayFile:
      "unexpected file: expected exercise.md, start.swift, solution.swift, wrong-*.swift and payloads"
    case .payloadName: "a payload's name is a number, a hyphen and a name: 2-without-age.json"
    case .noPayload: "there is no payload: expected JSON files such as 1-clean.json"
    case .tooFewWrongs(let count): "\(count) wrong models: expected two at least, wrong-*.swift"
    case .noTask: "nothing says what is wanted: expected sentences before the first goal"
    case .noGoals: "there is no goal: expected a fence ```goal"
    case .noKeptGoal: "no goal holds from the start: expected one with keep: yes"
    case .noRule: "the goal has no rule: \(GoalField.ruleNames.joined(separator: ", "))"
    case .notOneLine(let count): "the goal has \(count) lines of words: expected one"
    case .wideWords(let columns):
      "the goal's words take \(columns) columns: expected \(GoalField.mostColumns) at most"
    case .hintCount(let count): "the goal has \(count) hints: expected 2 to 4"
    case .unknownPayload(let name, _): "there is no payload '\(name)'"
    case .startIsDone: "all goals are met at the start"
    case .keptFails(let goal, let words): "goal \(goal) is to hold from the start: \(words)"
    case .doesNotCompile(let words): "it doesn't compile: \(words)"
    case .solutionFails(let goal, let words): "goal \(goal) isn't met by the solution: \(words)"
    case .wrongIsRight: "all goals are met by it"
    }
  }
}
