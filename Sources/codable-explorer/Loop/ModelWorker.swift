internal import Explorer
internal import Foundation
internal import ModelRunner
internal import Synchronization

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
  private let maker: ModelMaker

  init(_ arguments: Arguments, answeringTo inbox: Inbox) {
    maker = ModelMaker(arguments: arguments)
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
      if let request, let answer = maker.answer(request, stop) { inbox.post(.compiled(answer)) }
    }
  }
}
