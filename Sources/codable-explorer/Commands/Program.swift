internal import CursesTerminal
internal import DecodingReport
internal import Explorer
internal import ModelRunner

/// The whole program, from its arguments to its exit status.
enum Program {
  static func run(_ words: [String]) -> ExitStatus {
    let console = Console(isASCII: words.contains("--ascii"))
    // Where there was a screen, it has said so.
    defer { console.tellGaps() }
    do {
      let arguments = try Arguments(parsing: words)
      if arguments.wantsHelp {
        try console.answer(Help.text(for: arguments.command))
        return .success
      }
      if arguments.wantsVersion {
        try console.answer("codable-explorer \(Help.version)\n")
        return .success
      }
      Leftovers.remove()
      if let file = arguments.output, arguments.command != .matrix { try console.check(file) }
      switch arguments.command {
      case .explorer:
        return try ExplorerCommand(arguments: arguments, console: console).run()
      case .decode: return try DecodeCommand(arguments: arguments, console: console).run()
      case .roundtrip: return try RoundTripCommand(arguments: arguments, console: console).run()
      case .reduce: return try ReduceCommand(arguments: arguments, console: console).run()
      case .redact: return try RedactCommand(arguments: arguments, console: console).run()
      case .export: return try ExportCommand(arguments: arguments, console: console).run()
      case .matrix: return try MatrixCommand(arguments: arguments, console: console).run()
      case .infer: return try InferCommand(arguments: arguments, console: console).run()
      case .keys: return try KeysCommand(console: console).run()
      case .course: return try CourseCommand(arguments: arguments, console: console).run()
      case .notes: return try NotesCommand(arguments: arguments, console: console).run()
      case .practice:
        return try PracticeCommand(arguments: arguments, console: console).run()
      case .quiz: return try QuizCommand(arguments: arguments, console: console).run()
      case .samples: return try SamplesCommand(arguments: arguments, console: console).run()
      }
    } catch let problem as ArgumentProblem {
      console.complain(problem.words.message, hint: problem.words.hint)
      return .misused
    } catch let problem as OwnModelProblem {
      return problem.tell(console)
    } catch let untrusted as UntrustedCode {
      console.complain(untrusted.code.refusal, hint: nil)
      return .notTrusted
    } catch let file as UnwrittenFile {
      console.complain(about: file.name, file.problem.words, hint: nil)
      return file.status
    } catch let error as TerminalError {
      console.complain(error.words.message, hint: error.words.hint)
      return error.status
    } catch let trouble as KeptFile.Trouble {
      console.complain(trouble.words, hint: nil)
      return .cannotCreate
    } catch let error as SystemError {
      console.complain("the answer can't be written: \(error.words)", hint: nil)
      return .writingFailed
    } catch {
      console.complain("an unexpected error: \(error)", hint: nil)
      return .internalFault
    }
  }
}
