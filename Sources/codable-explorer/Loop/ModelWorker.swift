internal import DecodingReport
internal import Explorer
internal import Foundation
internal import ModelRunner
internal import Synchronization
internal import Workbench

/// A thread that compiles models; of those that are asked for only the newest counts.
final class ModelWorker: Sendable {
  private struct Waiting {
    var request: ModelRequest?
    /// Stops the compiler that runs.
    var running: StopRequest?
  }

  private let waiting = Mutex(Waiting())
  private let count = DispatchSemaphore(value: 0)
  private let inbox: Inbox
  private let arguments: Arguments

  init(_ arguments: Arguments, answeringTo inbox: Inbox) {
    self.arguments = arguments
    self.inbox = inbox
    Thread { [self] in run() }.start()
  }

  /// Stops what is being compiled, and compiles this.
  func submit(_ request: ModelRequest) {
    waiting.withLock { waiting in
      waiting.running?.request()
      waiting.request = request
    }
    count.signal()
  }

  private func run() {
    while true {
      count.wait()
      let stop = StopRequest()
      let request = waiting.withLock { waiting in
        waiting.running = stop
        return waiting.request.take()
      }
      if let request, let result = compile(request, stop) {
        inbox.post(.compiled(ModelAnswer(to: request, result)))
      }
    }
  }

  /// What becomes of the model; `nil` if a newer one took its place.
  private func compile(
    _ request: ModelRequest, _ stop: StopRequest
  ) -> Result<ModelAnswer.Compiled, ModelFault>? {
    guard arguments.compiles else {
      let words = ArgumentProblem.compilingForbidden(request.fileName).words
      let finding = Diagnostic(source: request.fileName, message: words.message)
      return .failure(ModelFault(findings: [finding]))
    }
    let files = [ModelFile(name: request.fileName, text: request.text)]
    do throws(ModelProblem) {
      let builder = try ModelBuilder.find(flags: arguments.compilerFlags)
      let model = try build(files, request, builder, stop)
      let process = model.process(
        in: builder.compiler.installation, options: request.options, limits: arguments.limits,
        environment: builder.compiler.environment)
      return .success(
        ModelAnswer.Compiled(sources: model.sources, models: .elsewhere(process)))
    } catch .overtaken {
      return nil
    } catch {
      return .failure(
        ModelFault(findings: error.diagnostics(in: files, source: request.fileName)))
    }
  }

  /// The root stays the same type, as long as there is one of its name.
  private func build(
    _ files: [ModelFile], _ request: ModelRequest, _ builder: ModelBuilder, _ stop: StopRequest
  ) throws(ModelProblem) -> CompiledModel {
    do throws(ModelProblem) {
      return try builder.build(files, type: request.root, stop: stop)
    } catch .unknownType {
      return try builder.build(files, type: nil, stop: stop)
    }
  }
}
