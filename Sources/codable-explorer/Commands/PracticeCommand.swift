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
        console.complain(
          about: arguments.operands.first ?? "",
          "there is no such exercise, and no such folder",
          orMeaning: ExerciseChoice.builtIn.map(\.name))
        return .noInput
      }
      sources = found
    } catch {
      console.complain(about: arguments.operands.first ?? "", error.words, hint: nil)
      return .noInput
    }
    if arguments.checksCourse { return try check(sources) }
    if arguments.resets { return try reset(sources) }
    let (items, trouble) = ExerciseFolder.items(sources)
    guard !arguments.listsExercises, SystemCall.isTerminal(SystemCall.standardOutput) else {
      if let trouble { console.note(trouble) }
      return try list(items)
    }
    return try open(items, sources, trouble)
  }

  /// The Swift files that came with exercises of a folder.
  private func trust(_ sources: [ExerciseFiles]) throws(UntrustedCode) -> Trust? {
    guard let path = sources.first?.path else { return nil }
    let files = sources.flatMap { source in
      let exercise = ExerciseReader(source).exercise
      // The type is written into what is compiled, too.
      return exercise.models.filter { !$0.text.isEmpty }.map {
        ("\(source.folder)/\($0.name)", "\(exercise.type ?? "")\n\($0.text)")
      }
    }
    let code = Trust.Code(PayloadFile.folder(of: path), files)
    return try TrustedFolders.trust(code, arguments, console)
  }

  // MARK: On a terminal

  /// Opens the first exercise that isn't done, or the one that was asked for, among all the built-in ones.
  private func open(
    _ items: [PracticeItem], _ sources: [ExerciseFiles], _ trouble: String?
  ) throws -> ExitStatus {
    guard arguments.compiles else {
      throw ArgumentProblem.compilingForbidden(sources.first?.folder ?? "")
    }
    var (items, place): ([PracticeItem], Int?) = (items, nil)
    if items.count == 1, let name = items.first?.name {
      let all = ExerciseFolder.items(ExerciseChoice.builtIn).items
      if let found = all.firstIndex(where: { $0.name == name }) { (items, place) = (all, found) }
    }
    let problems = sources.flatMap { source in
      ExerciseReader(source).problems.map { (source, $0) }
    }
    for (source, problem) in problems { complain(about: problem, in: source) }
    guard problems.isEmpty,
      let practice = Practice(items, at: place, editCommand: arguments.editCommand)
    else { return .failedDecode }
    var opening = Opening(notice: trouble)
    opening.practice = practice
    opening.trust = try trust(sources)
    return try ExplorerCommand(arguments: arguments, console: console)
      .open(SampleCatalogue.all, opening)
  }

  /// Begins anew: what was typed stays beside the new files.
  private func reset(_ sources: [ExerciseFiles]) throws -> ExitStatus {
    guard let folder = ExerciseFolder() else { return .success }
    for path in try folder.reset(sources.map(ExerciseFolder.name)) {
      try console.answer("kept as \(console.appearance.line(path))\n")
    }
    let count = sources.count
    try console.answer(count == 1 ? "the exercise begins anew\n" : "all exercises begin anew\n")
    return .success
  }

  // MARK: Checking

  /// Goes through each exercise: what is wrong with it on standard error, what was found on the other.
  private func check(_ sources: [ExerciseFiles]) throws -> ExitStatus {
    guard arguments.compiles else {
      throw ArgumentProblem.compilingForbidden(sources.first?.folder ?? "")
    }
    _ = try trust(sources)
    let readers = sources.map { source in
      var reader = ExerciseReader(source)
      reader.checkSample(SampleCatalogue.all)
      return reader
    }
    let compiler = try BroughtModels(arguments, with: sources.first?.folder ?? "")
    let checks = compiler.checks(readers.map(\.exercise))
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
    let hints = problem.choice.map { Spelling.hints(for: $0, among: $1) } ?? []
    console.complain(
      Diagnostic(
        source: problem.file.isEmpty ? source.folder : "\(source.folder)/\(problem.file)",
        position: problem.line.map { JSONPosition(line: $0, column: 1) }, severity: .error,
        message: problem.message, hints: hints))
  }

  // MARK: Listing

  private func list(_ items: [PracticeItem]) throws -> ExitStatus {
    for item in items {
      let standing = item.standing.isEmpty ? "" : "  (\(item.standing))"
      let title = console.appearance.line(item.exercise.title)
      try console.answer(ReportText(item.exercise.name, .bold) + "  \(title)\(standing)\n")
    }
    return .success
  }
}
