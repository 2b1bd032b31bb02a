internal import DecodingReport
internal import Dispatch
internal import Explorer
internal import Foundation
internal import Synchronization

/// A thread that writes back what was decoded; of what is asked for only the newest counts.
final class WritingWorker: Sendable {
  private struct Waiting {
    var request: WritingRequest?
    /// Stops what runs.
    var running = Cancellation()
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

  /// Ends what runs, and does this.
  func submit(_ request: WritingRequest?) {
    waiting.withLock { waiting in
      waiting.running.cancel()
      waiting.running = Cancellation()
      waiting.request = request
    }
    count.signal()
  }

  private func run() {
    while true {
      count.wait()
      let (request, cancellation) = waiting.withLock { ($0.request.take(), $0.running) }
      if let answer = request?.run(cancellation) { inbox.post(.writtenBack(answer)) }
    }
  }
}
