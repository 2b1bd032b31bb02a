import DecodingReport
import TerminalCanvas
package import Workbench

/// Reads an exercise's folder, whatever is in it.
///
/// `exercise.md` has a front, sentences that say what is wanted, and fenced blocks, a goal each, of
/// fields and one line of words.
package struct ExerciseReader: BlockReader {
  package private(set) var exercise: Exercise
  /// What is wrong with the form, in the files' order.
  package private(set) var problems: [ExerciseProblem] = []

  /// The line of the field that names the sample.
  private var sampleLine: Int?

  package init(_ source: ExerciseFiles) {
    exercise = Exercise(name: source.name)
    readFiles(source.files)
    guard let text = source.files.first(where: { $0.name == ExerciseProblem.text })?.text else {
      report("", .noFile(ExerciseProblem.text))
      return
    }
    let file = MarkdownBlocks(text)
    readFront(of: file)
    for block in file.blocks {
      switch block {
      case .heading: break
      case .text(let line):
        if exercise.goals.isEmpty, line.contains(where: { $0 != " " }) {
          exercise.task.append(line)
        }
      case .fence(let fence): read(fence)
      }
    }
    checkGoals(lineCount: file.lineCount)
  }

  /// Whether there is the sample that it goes with.
  package mutating func checkSample(_ samples: [SampleEntry]) {
    guard let name = exercise.sample, samples.sample(named: name) == nil else { return }
    problems.append(
      ExerciseProblem(
        line: sampleLine, .form(.unknownSample(name, possible: samples.map(\.name)))))
  }

  mutating func report(_ line: Int, _ fact: CourseProblem.Fact) { report(line, .form(fact)) }

  private mutating func report(_ line: Int, _ fact: ExerciseProblem.Fact) {
    problems.append(ExerciseProblem(line: line, fact))
  }

  private mutating func report(_ file: String, _ fact: ExerciseProblem.Fact) {
    problems.append(ExerciseProblem(file, fact))
  }

  // MARK: The files

  private mutating func readFiles(_ files: [(name: String, text: String)]) {
    var payloads: [(number: Int, payload: Payload)] = []
    for (name, text) in files where name != ExerciseProblem.text && name != "README.md" {
      if name == "start.swift" {
        exercise.start = text
      } else if name == "solution.swift" {
        exercise.solution = text
      } else if name.hasPrefix("wrong-"), name.hasSuffix(".swift") {
        exercise.wrongs.append(Exercise.Wrong(fileName: name, text: text))
      } else if let match = name.wholeMatch(of: /([0-9]+)-(.+)\.json5?/) {
        let payload = Payload(name: String(match.2), fileName: name, bytes: Array(text.utf8))
        payloads.append((Int(match.1) ?? 0, payload))
      } else {
        report(name, name.hasSuffix(".json") ? .payloadName : .strayFile)
      }
    }
    exercise.payloads = payloads.sorted {
      ($0.number, $0.payload.name) < ($1.number, $1.payload.name)
    }.map(\.payload)
    for name in ["start.swift", "solution.swift"] where !files.contains(where: { $0.name == name })
    {
      report("", .noFile(name))
    }
    if payloads.isEmpty { report("", .noPayload) }
    if exercise.wrongs.count < 2 { report("", .tooFewWrongs(exercise.wrongs.count)) }
  }

  // MARK: The front

  private mutating func readFront(of file: MarkdownBlocks) {
    guard let fields = front(of: file, GoalField.front, thing: "an exercise") else { return }
    exercise.title = fields.take("title")?.text ?? ""
    exercise.sample = fields.take("sample")?.text
    sampleLine = fields.take("sample")?.line
    exercise.type = fields.take("type")?.text
    exercise.changes = changes(fields, GoalField.settings)
  }

  // MARK: Goals

  private mutating func read(_ fence: MarkdownBlocks.Fence) {
    let word = fence.info.filter { $0 != " " }
    if word != "goal" { report(fence.line, .unknownBlock(word, possible: ["goal"])) }
    guard fence.isClosed else { return report(fence.line, .openFence("goal")) }
    guard word == "goal" else { return }
    let fields = fields(fence.content, of: GoalField.all, in: "'goal'", line: fence.line)
    exercise.goals.append(goal(fields, line: fence.line))
  }

  private mutating func goal(_ fields: CourseFields, line: Int) -> ExerciseGoal {
    var goal = ExerciseGoal(line: line)
    goal.words = fields.text.first ?? ""
    goal.hints = fields.takeAll("hint").map(\.text)
    if let keep = fields.take("keep") { goal.isKept = yes(keep, of: "keep") }
    let names = exercise.payloads.map(\.name)
    if let payload = fields.take("payload"), payload.text != "all" {
      for part in payload.parts {
        if !names.contains(part.text) {
          report(part.line, .unknownPayload(part.text, possible: names + ["all"]))
        }
        goal.payloads.append(part.text)
      }
    }
    goal.rules = rules(fields)
    if goal.rules.isEmpty { report(line, .noRule) }
    if fields.text.count != 1 { report(line, .notOneLine(fields.text.count)) }
    let columns = CellText.width(goal.words)
    if columns > GoalField.mostColumns { report(line, .wideWords(columns)) }
    let count = goal.hints.count
    if count > 4 || count < 2 && !goal.isKept { report(line, .hintCount(count)) }
    return goal
  }

  private mutating func checkGoals(lineCount: Int) {
    if exercise.task.isEmpty { report(1, .noTask) }
    if exercise.goals.isEmpty {
      report(lineCount, .noGoals)
    } else if !exercise.goals.contains(where: \.isKept) {
      report(exercise.goals[0].line, .noKeptGoal)
    }
  }

  mutating func yes(_ found: CourseFields.Value, of field: String) -> Bool {
    if found.text != "yes" { bad(found, of: field, ["yes"]) }
    return found.text == "yes"
  }
}
