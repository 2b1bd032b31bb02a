internal import DecodingReport
internal import Dispatch
internal import Explorer
internal import Foundation
internal import ModelFacts
internal import ModelRunner
internal import Synchronization
internal import TerminalCanvas

/// A thread that makes what is shared, and tries reproductions; of what is asked for only the newest
/// counts.
final class ShareWorker: Sendable {
  private enum Work: Sendable {
    case making(ShareRequest)
    case trying(ReproductionTrial)
  }

  private struct Waiting {
    var work: Work?
    /// Has what waits or runs end with what it has reached.
    var stop = StopRequest()
    /// Says that nobody wants it.
    var drop = StopRequest()
  }

  private let waiting = Mutex(Waiting())
  private let count = DispatchSemaphore(value: 0)
  private let inbox: Inbox
  private let arguments: Arguments

  init(_ arguments: Arguments, answeringTo inbox: Inbox) {
    self.inbox = inbox
    self.arguments = arguments
    let thread = Thread { [self] in run() }
    // As deep as a decode of what is shown.
    thread.stackSize = 64 << 20
    thread.start()
  }

  /// Ends what runs, and makes this.
  func make(_ request: ShareRequest?) { submit(request.map { .making($0) }) }

  func tryOut(_ trial: ReproductionTrial) { submit(.trying(trial)) }

  /// Has reducing end, now or as soon as it begins, with what it has reached.
  func stop() {
    waiting.withLock { $0.stop.request() }
  }

  private func submit(_ work: Work?) {
    waiting.withLock { waiting in
      waiting.stop.request()
      waiting.drop.request()
      (waiting.stop, waiting.drop) = (StopRequest(), StopRequest())
      waiting.work = work
    }
    count.signal()
  }

  private func run() {
    while true {
      count.wait()
      let (work, stop, drop) = waiting.withLock { ($0.work.take(), $0.stop, $0.drop) }
      switch work {
      case .making(let request)?: make(request, stop, drop)
      case .trying(let trial)?: tryOut(trial, stop)
      case nil: break
      }
    }
  }

  /// So often it is told how far reducing has come.
  private static let told = Duration.milliseconds(100)

  private func make(_ request: ShareRequest, _ stop: StopRequest, _ drop: StopRequest) {
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
    let answer = request.run(wanted: { !drop.isRequested }, while: tell)
    inbox.post(.shared(answer))
  }

  private func tryOut(_ trial: ReproductionTrial, _ stop: StopRequest) {
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
