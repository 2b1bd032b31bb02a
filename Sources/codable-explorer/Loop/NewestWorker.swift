internal import DecodingReport
internal import Dispatch
internal import Foundation
internal import ModelRunner
internal import Synchronization

/// A thread that carries out requests of which only the newest counts.
final class NewestWorker<Request: Sendable>: Sendable {
  /// What ends a request.
  struct Ending: Sendable {
    /// Has it end with what it has reached.
    let stop = StopRequest()
    /// Says that nobody wants it.
    let cancellation = Cancellation()
  }

  private struct Waiting {
    var request: Request?
    /// Of the request that waits, else of the one that runs.
    var ending = Ending()
  }

  private let waiting = Mutex(Waiting())
  private let count = DispatchSemaphore(value: 0)

  init(_ carryOut: @escaping @Sendable (Request, Ending) -> Void) {
    let thread = Thread { [self] in
      while true {
        count.wait()
        let (request, ending) = waiting.withLock { ($0.request.take(), $0.ending) }
        if let request { carryOut(request, ending) }
      }
    }
    // As deep as a decode of what is shown.
    thread.stackSize = 64 << 20
    thread.start()
  }

  /// Ends what runs, and carries this out.
  func submit(_ request: Request?) {
    waiting.withLock { waiting in
      waiting.ending.stop.request()
      waiting.ending.cancellation.cancel()
      waiting.ending = Ending()
      waiting.request = request
    }
    count.signal()
  }

  /// Has the newest request end with what it has reached, now or as soon as it begins.
  func stop() {
    waiting.withLock { $0.ending.stop.request() }
  }
}
