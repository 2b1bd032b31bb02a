internal import Courses
internal import DecodingReport
internal import Explorer
internal import JSONSource
internal import ModelRunner
internal import Samples
internal import Workbench

/// `practice`: lists the exercises, opens one, or goes through what they bring along.
struct PracticeCommand {
  let arguments: Arguments
  let console: Console

  func run() throws -> ExitStatus {
    let sources: [ExerciseFiles]
    do throws(FileProblem) {
      guard let found = try ExerciseChoice.sources(arguments.operands.first) else {
        return unknown(arguments.operands.first ?? "")
      }
      sources = found
    } catch {
      console.complain(about: arguments.operands.first ?? "", error.words, hint: nil)
      return .noInput
    }
    if arguments.checksCourse { return try check(sources) }
    return try list(sources)
  }

  private func unknown(_ word: String) -> ExitStatus {
    let names = ExerciseChoice.builtIn.map(\.name)
    let near = Spelling.nearest(to: word, in: names).map { "did you mean '\($0)'?" }
    console.complain(
      about: word, "there is no such exercise, and no such folder",
      hint: near ?? "built in are \(names.joined(separator: ", "))")
    return .noInput
  }

  // MARK: Checking

  /// Goes through each exercise: what is wrong with it on standard error, what was found on the other.
  private func check(_ sources: [ExerciseFiles]) throws -> ExitStatus {
    guard arguments.compiles else {
      throw ArgumentProblem.compilingForbidden(sources.first?.folder ?? "")
    }
    let readers = sources.map { source in
      var reader = ExerciseReader(source)
      reader.checkSample(SampleCatalogue.all)
      return reader
    }
    let checker: ExerciseChecker
    do throws(ModelProblem) {
      checker = try ExerciseChecker(arguments)
    } catch {
      throw OwnModelProblem(problem: error, path: sources.first?.folder ?? "", files: [])
    }
    let checks = checker.checks(readers.map(\.exercise))
    var status = ExitStatus.success
    for (source, (reader, check)) in zip(sources, zip(readers, checks)) {
      let problems = reader.problems + check.problems
      for problem in problems { complain(about: problem, in: source) }
      if !problems.isEmpty { status = .failedDecode }
      try console.answer(ExerciseText.words(check) + "\n")
    }
    return status
  }

  private func complain(about problem: ExerciseProblem, in source: ExerciseFiles) {
    var hints: [String] = []
    if let (found, possible) = problem.choice {
      if let near = Spelling.nearest(to: found, in: possible) {
        hints = ["did you mean '\(near)'?"]
      }
      hints.append("possible: \(possible.joined(separator: ", "))")
    }
    console.complain(
      Diagnostic(
        source: problem.file.isEmpty ? source.folder : "\(source.folder)/\(problem.file)",
        position: problem.line.map { JSONPosition(line: $0, column: 1) }, severity: .error,
        message: problem.message, hints: hints))
  }

  // MARK: Listing

  private func list(_ sources: [ExerciseFiles]) throws -> ExitStatus {
    for source in sources {
      let exercise = ExerciseReader(source).exercise
      try console.answer(
        ReportText(exercise.name, .bold) + "  \(console.appearance.line(exercise.title))\n")
    }
    return .success
  }
}
