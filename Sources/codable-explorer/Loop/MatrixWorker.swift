internal import DecodingReport
internal import Dispatch
internal import Explorer
internal import Foundation
internal import Synchronization

/// A thread that makes tables; of those that are asked for only the newest counts.
final class MatrixWorker: Sendable {
  private struct Waiting {
    var request: MatrixRequest?
    /// Stops what runs.
    var running: Cancellation?
  }

  private let waiting = Mutex(Waiting())
  private let count = DispatchSemaphore(value: 0)
  private let inbox: Inbox

  init(answeringTo inbox: Inbox) {
    self.inbox = inbox
    let thread = Thread { [self] in run() }
    // As deep as a decode of what is shown.
    thread.stackSize = 64 << 20
    thread.start()
  }

  /// Ends what is being made, and makes this.
  func submit(_ request: MatrixRequest?) {
    waiting.withLock { waiting in
      waiting.running?.cancel()
      waiting.request = request
    }
    count.signal()
  }

  private func run() {
    while true {
      count.wait()
      let cancellation = Cancellation()
      let request = waiting.withLock { waiting in
        waiting.running = cancellation
        return waiting.request.take()
      }
      request?.run(cancellation) { inbox.post(.tabulated($0)) }
    }
  }
}
