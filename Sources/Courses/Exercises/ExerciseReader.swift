import DecodingReport
import TerminalCanvas
package import Workbench

/// Reads an exercise's folder, whatever is in it.
///
/// `exercise.md` is Markdown: a front of fields between two lines `---`, sentences that say what is
/// wanted, and fenced blocks, a goal each, of fields and one line of words.
package struct ExerciseReader {
  package private(set) var exercise: Exercise
  /// What is wrong with the form, in the files' order.
  package private(set) var problems: [ExerciseProblem] = []

  private var lines: [String] = []
  private var place = 0

  package init(_ source: ExerciseFiles) {
    exercise = Exercise(name: source.name)
    readFiles(source.files)
    guard let file = source.files.first(where: { $0.name == ExerciseProblem.text }) else {
      report("", nil, .noFile(ExerciseProblem.text))
      return
    }
    lines = file.text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    readFront()
    readBody()
    checkGoals()
  }

  /// Whether there is the sample that it goes with.
  package mutating func checkSample(_ samples: [SampleEntry]) {
    guard let name = exercise.sample, samples.sample(named: name) == nil else { return }
    let line = lines.firstIndex { $0.hasPrefix("sample:") }.map { $0 + 1 }
    report(line, .unknownSample(name, possible: samples.map(\.name)))
  }

  mutating func report(_ line: Int?, _ fact: ExerciseProblem.Fact) {
    report(ExerciseProblem.text, line, fact)
  }

  private mutating func report(_ file: String, _ line: Int?, _ fact: ExerciseProblem.Fact) {
    problems.append(ExerciseProblem(file, line: line, fact))
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
        report(name, nil, name.hasSuffix(".json") ? .payloadName : .strayFile)
      }
    }
    exercise.payloads = payloads.sorted {
      ($0.number, $0.payload.name) < ($1.number, $1.payload.name)
    }.map(\.payload)
    for name in ["start.swift", "solution.swift"] where !files.contains(where: { $0.name == name })
    {
      report("", nil, .noFile(name))
    }
    if payloads.isEmpty { report("", nil, .noPayload) }
    if exercise.wrongs.count < 2 { report("", nil, .tooFewWrongs(exercise.wrongs.count)) }
  }

  // MARK: The front

  private mutating func readFront() {
    guard lines.first == "---" else { return report(1, .noFront) }
    guard let end = lines.dropFirst().firstIndex(of: "---") else {
      place = lines.count
      return report(1, .form(.openFront))
    }
    place = end + 1
    let fields = fields(1..<end, of: GoalField.front, in: "the front", line: 1)
    if let found = fields.take("format"), found.text != "1" {
      report(found.line, .form(.badValue(found.text, of: "format", possible: ["1"])))
    }
    exercise.title = fields.take("title")?.text ?? ""
    exercise.sample = fields.take("sample")?.text
    exercise.type = fields.take("type")?.text
    readSettings(fields)
  }

  private mutating func readSettings(_ fields: CourseFields) {
    for setting in ExerciseSetting.allCases {
      for name in setting.names {
        guard let found = fields.take(name),
          let possible = exercise.changes.set(setting.course, to: found.text)
        else { continue }
        report(found.line, .form(.badValue(found.text, of: name, possible: possible)))
      }
    }
  }

  private mutating func fields(
    _ range: Range<Int>, of known: [CourseField], in place: String, line: Int
  ) -> CourseFields {
    var found: [CourseProblem] = []
    let fields = CourseFields(
      CourseLines(lines[range], firstLine: range.lowerBound + 1), of: known, in: place,
      line: line, problems: &found)
    for problem in found { report(problem.line, .form(problem.fact)) }
    return fields
  }

  // MARK: Task and goals

  private mutating func readBody() {
    while place < lines.count {
      let line = lines[place]
      place += 1
      if line.hasPrefix("```") {
        guard readFence(line, number: place) else { return }
      } else if exercise.goals.isEmpty, !line.hasPrefix("#"), line.contains(where: { $0 != " " }) {
        exercise.task.append(line)
      }
    }
  }

  /// Reads a block to its end; whether it has one.
  private mutating func readFence(_ line: String, number: Int) -> Bool {
    let word = line.dropFirst(3).filter { $0 != " " }
    if word != "goal" { report(number, .unknownBlock(word)) }
    guard let end = lines[place...].firstIndex(where: { $0.hasPrefix("```") }) else {
      report(number, .openFence)
      return false
    }
    let range = place..<end
    place = end + 1
    guard word == "goal" else { return true }
    let fields = fields(range, of: GoalField.all, in: "'goal'", line: number)
    let words = CourseLines(lines[range], firstLine: range.lowerBound + 1).text
    exercise.goals.append(goal(fields, words, line: number))
    return true
  }

  private mutating func goal(_ fields: CourseFields, _ words: [String], line: Int) -> ExerciseGoal {
    var goal = ExerciseGoal(line: line)
    goal.words = words.first ?? ""
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
    if words.count != 1 { report(line, .notOneLine(words.count)) }
    let columns = CellText.width(goal.words)
    if columns > GoalField.mostColumns { report(line, .wideWords(columns)) }
    let count = goal.hints.count
    if count > 4 || count < 2 && !goal.isKept { report(line, .hintCount(count)) }
    return goal
  }

  private mutating func checkGoals() {
    if exercise.task.isEmpty { report(1, .noTask) }
    if exercise.goals.isEmpty {
      report(lines.count, .noGoals)
    } else if !exercise.goals.contains(where: \.isKept) {
      report(exercise.goals[0].line, .noKeptGoal)
    }
  }

  mutating func yes(_ found: CourseFields.Value, of field: String) -> Bool {
    if found.text != "yes" {
      report(found.line, .form(.badValue(found.text, of: field, possible: ["yes"])))
    }
    return found.text == "yes"
  }
}
