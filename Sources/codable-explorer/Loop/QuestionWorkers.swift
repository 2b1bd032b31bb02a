internal import DecodingReport
internal import Dispatch
internal import Explorer
internal import Foundation
internal import ModelRunner
internal import Synchronization

/// Threads that work on questions. A newer job takes the place of the one of its name, and doesn't wait
/// for it: one that hangs keeps its thread, and holds up no other.
final class QuestionWorkers: Sendable {
  /// What ends a job.
  struct Ending: Sendable {
    /// Has it end with what it has reached.
    let stop = StopRequest()
    /// Says that nobody wants it.
    let cancellation = Cancellation()

    fileprivate func giveUp() {
      stop.request()
      cancellation.cancel()
    }
  }

  private struct Waiting {
    var jobs: [(job: Job, ending: Ending)] = []
    /// Of the newest job of each name.
    var endings: [String: Ending] = [:]
    /// Threads that have nothing to do.
    var idle = 0
  }

  private let waiting = Mutex(Waiting())
  private let count = DispatchSemaphore(value: 0)
  private let carryOut: @Sendable (Job, Ending) -> Void

  init(_ carryOut: @escaping @Sendable (Job, Ending) -> Void) {
    self.carryOut = carryOut
  }

  /// Gives up the job of this name, and carries this one out.
  func ask(_ job: Job) {
    let ending = Ending()
    let hasThread = waiting.withLock { waiting in
      waiting.endings.updateValue(ending, forKey: job.name)?.giveUp()
      waiting.jobs.append((job, ending))
      return waiting.idle >= waiting.jobs.count
    }
    if !hasThread { startThread() }
    count.signal()
  }

  func giveUp(_ name: String) {
    waiting.withLock { $0.endings.removeValue(forKey: name)?.giveUp() }
  }

  /// Has a job end with what it has reached, now or as soon as it begins.
  func end(_ name: String) {
    waiting.withLock { $0.endings[name]?.stop.request() }
  }

  private func startThread() {
    waiting.withLock { $0.idle += 1 }
    let thread = Thread { [self] in
      while true {
        count.wait()
        let (job, ending) = waiting.withLock { waiting in
          waiting.idle -= 1
          return waiting.jobs.removeFirst()
        }
        if !ending.cancellation.isCancelled { carryOut(job, ending) }
        waiting.withLock { $0.idle += 1 }
      }
    }
    // As deep as a decode of what is shown.
    thread.stackSize = 64 << 20
    thread.start()
  }
}
