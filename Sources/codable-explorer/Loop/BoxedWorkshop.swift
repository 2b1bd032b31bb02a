internal import DecodingReport
internal import Explorer
internal import ModelFacts
internal import ModelRunner
internal import Synchronization
internal import TerminalCanvas
internal import Workbench

/// What one job has done outside of the explorer: models are compiled, and reproductions run in a box.
final class BoxedWorkshop: Workshop {
  let arguments: Arguments
  let stop: StopRequest
  let cancellation: Cancellation
  private let end: ContinuousClock.Instant
  private let nextTelling = Mutex(ContinuousClock.now + told)

  /// So often it is told how far reducing has come.
  private static let told = Duration.milliseconds(100)

  init(_ arguments: Arguments, _ ending: QuestionWorkers.Ending) {
    self.arguments = arguments
    stop = ending.stop
    cancellation = ending.cancellation
    end = .now + .seconds(arguments.reducingTime)
  }

  var isEnded: Bool { stop.isRequested || .now >= end }

  func isTimeToTell() -> Bool {
    nextTelling.withLock { next in
      guard .now >= next else { return false }
      next = .now + Self.told
      return true
    }
  }

  func files(of model: ModelRequest, with advice: TrialAdvice) -> [ModelText]? {
    guard arguments.compiles, case .files(var texts) = model.source,
      let edit = FixEdit(
        advice.fixes, for: advice.property, of: advice.type,
        in: texts.map { ModelFile(name: $0.name, text: $0.text) }),
      let builder = try? ModelBuilder.find(flags: arguments.compilerFlags),
      let answer = try? FixEdit.answers(
        to: [edit], in: builder.compiler.installation, environment: builder.compiler.environment,
        stop: stop
      ).first,
      let files = answer.files
    else { return nil }
    for (place, file) in files.enumerated() { texts[place].text = file.text }
    return texts
  }

  func run(_ source: String) -> ReproductionRun? {
    let file = ModelFile(name: "repro.swift", text: source)
    guard arguments.compiles else {
      return ReproductionRun(
        output: "", words: ArgumentProblem.compilingForbidden(file.name).words.message)
    }
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
