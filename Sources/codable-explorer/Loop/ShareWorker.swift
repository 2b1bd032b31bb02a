internal import DecodingReport
internal import Explorer
internal import ModelFacts
internal import ModelRunner
internal import TerminalCanvas

/// Makes what is shared, and tries reproductions, on a thread; of what is asked for only the newest counts.
struct ShareWorker: Sendable {
  private enum Work: Sendable {
    case making(ShareRequest)
    case trying(ReproductionTrial)
  }

  private let worker: NewestWorker<Work>

  init(_ arguments: Arguments, answeringTo inbox: Inbox) {
    let sharing = Sharing(inbox: inbox, arguments: arguments)
    worker = NewestWorker { work, ending in
      switch work {
      case .making(let request): sharing.make(request, ending.stop, ending.cancellation)
      case .trying(let trial): sharing.tryOut(trial, ending.stop)
      }
    }
  }

  /// Ends what runs, and makes this.
  func make(_ request: ShareRequest?) { worker.submit(request.map { .making($0) }) }

  func tryOut(_ trial: ReproductionTrial) { worker.submit(.trying(trial)) }

  /// Has reducing end, now or as soon as it begins, with what it has reached.
  func stop() { worker.stop() }
}

private struct Sharing: Sendable {
  let inbox: Inbox
  let arguments: Arguments

  /// So often it is told how far reducing has come.
  private static let told = Duration.milliseconds(100)

  func make(
    _ request: ShareRequest, _ stop: StopRequest, _ cancellation: Cancellation
  ) {
    let end = ContinuousClock.now + .seconds(arguments.reducingTime)
    var next = ContinuousClock.now + Self.told
    let tell: (Int, Int) -> Bool = { [inbox] bytes, tries in
      let now = ContinuousClock.now
      if now >= next {
        next = now + Self.told
        inbox.post(.shared(ShareAnswer(request.subject, .progress(bytes: bytes, tries: tries))))
      }
      return !stop.isRequested && now < end
    }
    let answer = request.run(wanted: { !cancellation.isCancelled }, while: tell)
    inbox.post(.shared(answer))
  }

  func tryOut(_ trial: ReproductionTrial, _ stop: StopRequest) {
    let run: ReproductionRun?
    if arguments.compiles {
      run = ReproductionTrialRunner(arguments: arguments).run(trial.source, stop)
    } else {
      run = ReproductionRun(
        output: "", words: ArgumentProblem.compilingForbidden("repro.swift").words.message)
    }
    if let run { inbox.post(.shared(ShareAnswer(trial.subject, .ran(run)))) }
  }
}

/// Compiles a reproduction, and runs it as models are run.
private struct ReproductionTrialRunner {
  let arguments: Arguments

  /// What it printed, and how it ended; `nil` once that was stopped.
  func run(_ source: String, _ stop: StopRequest) -> ReproductionRun? {
    let file = ModelFile(name: "repro.swift", text: source)
    do throws(ModelProblem) {
      let compiler = try ModelBuilder.find(flags: arguments.compilerFlags).compiler
      let program = BoxedProgram(
        library: try compiler.library(ofProgram: file, stop: stop), in: compiler.installation,
        limits: arguments.limits, environment: compiler.environment)
      return Self.words(of: try program.run(stop: stop))
    } catch .overtaken {
      return nil
    } catch {
      let appearance = TextAppearance(isUTF8: !arguments.isASCII, width: { CellText.width($0) })
      let findings = error.diagnostics(in: [file], source: file.name)
      return ReproductionRun(
        output: findings.map { $0.text(appearance) + "\n" }.joined(),
        words: "it can't be compiled or run here")
    }
  }

  private static func words(of result: BoxedProgram.Result) -> ReproductionRun {
    var words = [result.loss?.words(of: "the reproduction's code") ?? "it ran to its end"]
    if result.output.isEmpty { words.append("it printed nothing") }
    if result.omittedBytes > 0 { words.append("\(result.omittedBytes) bytes more were printed") }
    words += result.denials.map { "this program denied it \($0.words)" }
    return ReproductionRun(output: result.output, words: words.joined(separator: "; "))
  }
}
