internal import Courses
internal import DecodingReport
internal import Explorer
internal import JSONSource
internal import ModelRunner
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
      if arguments.givenFormat != nil || arguments.output != nil {
        throw ArgumentProblem.missingCourse
      }
      try console.answer(Self.list)
      return .success
    }
    let source: Source
    do throws(FileProblem) {
      source = try Self.source(word)
    } catch {
      console.complain(
        about: word, error.words, orMeaning: SampleCatalogue.courses.map(\.name))
      return .noInput
    }
    let trust = try trust(source)
    let compiled = try arguments.checksCourse ? compiledModels(of: source) : nil
    let check = CourseCheck(
      source.text, SampleCatalogue.all, size: arguments.size, minutes: arguments.minutes,
      compiled: compiled ?? CompiledCourseModels())
    if !arguments.checksCourse, check.isPlayable {
      return try arguments.givenFormat == nil && arguments.output == nil
        ? play(check.plan, source, trust) : write(check.plan)
    }
    for problem in check.problems { complain(about: problem, in: source) }
    if arguments.checksCourse, !arguments.compiles { noteLeftOut(check, source) }
    guard check.isSound else { return .failedDecode }
    try console.answer(Self.words(check))
    return .success
  }

  private func write(_ plan: CoursePlan) throws -> ExitStatus {
    let handout = CourseHandout(plan, SampleCatalogue.all, appearance: console.appearance)
    let form: CourseHandout.Form = arguments.format == .markdown ? .markdown : .html
    let count = plan.codeSteps.count
    if count > 0 {
      let words = count == 1 ? "1 step isn't" : "\(count) steps aren't"
      console.note(
        "the results of \(words) in it: code of the file is compiled where it is played alone")
    }
    try console.write(handout.text(as: form), to: arguments.output)
    return .success
  }

  private func play(_ plan: CoursePlan, _ source: Source, _ trust: Trust?) throws -> ExitStatus {
    let samples = SampleCatalogue.all
    let left = RememberedText.place(inCourse: source.key)?.text ?? ""
    let place = left.utf8.count < 20 ? Int(left.prefix { $0.isNumber }) ?? 0 : 0
    guard
      let player = CoursePlayer(
        plan, name: source.key, file: source.name, at: place, trust: trust),
      let sample = samples.firstIndex(where: { $0.name == player.scene.sample })
    else { return .internalFault }
    let payload = samples[sample].payloads.firstIndex { $0.name == player.scene.payload }
    var opening = Opening(sample: sample, source: .payload(payload ?? 0))
    opening.course = player
    return try ExplorerCommand(arguments: arguments, console: console)
      .open(samples, opening)
  }

  /// The code that came with the course.
  private func trust(_ source: Source) throws(UntrustedCode) -> Trust? {
    if SampleCatalogue.courses.contains(where: { $0.text == source.text }) { return nil }
    let models = CourseReader(source.text).course.models.map { model in
      // The type is written into what is compiled, too.
      (model.shownName, "\(model.type ?? "")\n\(model.code)")
    }
    return try TrustedFolders.trust(Trust.Code(source.key, models), arguments, console)
  }

  /// The models that the course brings along, as the compiler has them.
  private func compiledModels(of source: Source) throws -> CompiledCourseModels {
    let models = CourseReader(source.text).course.models
    guard arguments.compiles, !models.isEmpty else { return CompiledCourseModels() }
    return try BroughtModels(arguments, with: source.name).compiled(models)
  }

  /// Says which steps weren't compared.
  private func noteLeftOut(_ check: CourseCheck, _ source: Source) {
    let lines = check.stepsLeftOut.map { "\(check.course.steps[$0].line)" }
    guard !lines.isEmpty else { return }
    let steps = lines.count == 1 ? "the step of line" : "\(lines.count) steps, of lines"
    console.note(
      about: source.name, "--no-compile left out \(steps) \(lines.joined(separator: ", "))")
  }

  /// A course's text, and what messages call it.
  private struct Source {
    var name: String
    var text: String
    /// What its place is remembered by: a built-in course's name, or a file's whole path.
    var key: String
  }

  /// A name goes before a file's: `./dates` is the file.
  private static func source(_ word: String) throws(FileProblem) -> Source {
    let known = SampleCatalogue.courses.first { Spelling.folded($0.name) == Spelling.folded(word) }
    if let known {
      return Source(name: known.name + ".md", text: known.text, key: known.name)
    }
    let text = String(decoding: try NamedInput.read(word), as: UTF8.self)
    return Source(name: word, text: text, key: (try? SystemCall.resolve(word)) ?? word)
  }

  private func complain(about problem: CourseProblem, in source: Source) {
    let hints = problem.choice.map { Spelling.hints(for: $0, among: $1) } ?? []
    console.complain(
      Diagnostic(
        source: source.name, position: JSONPosition(line: problem.line, column: 1),
        severity: problem.isWarning ? .warning : .error, message: problem.message, hints: hints))
  }

  private static func words(_ check: CourseCheck) -> String {
    let course = check.course
    let leftOut = Set(check.stepsLeftOut)
    let compared = course.steps.indices.filter { !leftOut.contains($0) }.map { course.steps[$0] }
    let cells = compared.reduce(0) { count, step in
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
