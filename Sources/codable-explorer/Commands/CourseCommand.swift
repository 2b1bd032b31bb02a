internal import Courses
internal import DecodingReport
internal import Explorer
internal import JSONSource
internal import Samples
internal import Workbench

/// `course`: lists the built-in courses, plays one, or goes through its steps.
struct CourseCommand {
  let arguments: Arguments
  let console: Console

  func run() throws -> ExitStatus {
    if arguments.listsBlocks {
      try console.answer(CourseBlockList.text)
      return .success
    }
    guard let word = arguments.operands.first else {
      try console.answer(Self.list)
      return .success
    }
    let source: Source
    do throws(FileProblem) {
      source = try Self.source(word)
    } catch {
      let names = SampleCatalogue.courses.map(\.name)
      let near = Spelling.nearest(to: word, in: names).map { "did you mean '\($0)'?" }
      console.complain(
        about: word, error.words,
        hint: near ?? "built in are \(names.joined(separator: ", "))")
      return .noInput
    }
    let check = CourseCheck(
      source.text, SampleCatalogue.all, size: arguments.size, minutes: arguments.minutes)
    for problem in check.problems { complain(about: problem, in: source) }
    guard check.isSound else { return .failedDecode }
    if arguments.checksCourse { try console.answer(Self.words(check)) }
    return .success
  }

  /// A course's text, and what messages call it.
  private struct Source {
    var name: String
    var text: String
  }

  /// A name goes before a file's: `./dates` is the file.
  private static func source(_ word: String) throws(FileProblem) -> Source {
    let known = SampleCatalogue.courses.first { Spelling.folded($0.name) == Spelling.folded(word) }
    if let known { return Source(name: known.name + ".md", text: known.text) }
    return Source(name: word, text: String(decoding: try PayloadFile.read(word), as: UTF8.self))
  }

  private func complain(about problem: CourseProblem, in source: Source) {
    var hints: [String] = []
    if let (found, possible) = problem.choice {
      if let near = Spelling.nearest(to: found, in: possible) {
        hints = ["did you mean '\(near)'?"]
      }
      hints.append("possible: \(possible.joined(separator: ", "))")
    }
    console.complain(
      Diagnostic(
        source: source.name, position: JSONPosition(line: problem.line, column: 1),
        severity: problem.isWarning ? .warning : .error, message: problem.message, hints: hints))
  }

  private static func words(_ check: CourseCheck) -> String {
    let course = check.course
    let cells = course.steps.reduce(0) { count, step in
      count + step.expected.count + (step.question?.answers.count ?? 0)
    }
    return "\(course.title): \(course.steps.count) steps in \(course.minutes) minutes, "
      + "\(cells) cells as expected\n"
  }

  private static var list: ReportText {
    SampleCatalogue.courses.reduce(ReportText("")) { text, source in
      let course = CourseReader(source.text).course
      return text + ReportText(source.name, .bold) + """
          \(course.title)
          \(course.steps.count) steps, \(course.minutes) minutes

        """
    }
  }
}
