internal import DecodingReport
internal import Dispatch
internal import Explorer
internal import Foundation
internal import Synchronization
internal import Workbench

/// A thread that carries out what would hold up a key, one piece of work at a time.
final class Worker: Sendable {
  private struct Waiting {
    /// Work that must all be done, in order.
    var jobs: [@Sendable () -> Message?] = []
    /// Of these only the newest counts.
    var explain: ExplainRequest?
    var survey: SurveyRequest?
    var isRetired = false
    /// Stops the decode of a large source that runs.
    var running: Cancellation?
    /// Whether a large source was decoded since memory was given back.
    var hasDecodedLarge = false
  }

  private let waiting = Mutex(Waiting())
  private let count = DispatchSemaphore(value: 0)
  private let inbox: Inbox

  init(answeringTo inbox: Inbox) {
    self.inbox = inbox
    let thread = Thread { [self] in run() }
    // Decoders call themselves for each level of a payload; Foundation allows 512 of them.
    thread.stackSize = 64 << 20
    thread.start()
  }

  /// So many seconds a disk is waited for at the end.
  private static let mostWaiting = 3.0

  /// Waits until what was submitted is done, and this is, unless a disk takes long.
  func finish(_ last: @escaping @Sendable () -> Void = {}) {
    let isDone = DispatchSemaphore(value: 0)
    submit {
      last()
      isDone.signal()
      return nil
    }
    _ = isDone.wait(timeout: .now() + Self.mostWaiting)
  }

  /// The job answers with a message, if it has something to tell.
  func submit(_ job: @escaping @Sendable () -> Message?) {
    waiting.withLock { $0.jobs.append(job) }
    count.signal()
  }

  /// Takes the place of a request that still waits, and stops the decode of a large source.
  func explain(_ request: ExplainRequest) {
    waiting.withLock {
      $0.running?.cancel()
      $0.explain = request
    }
    count.signal()
  }

  /// Stops the decode that runs, and forgets the one that waits.
  func cancelExplain() {
    waiting.withLock {
      $0.running?.cancel()
      $0.explain = nil
    }
  }

  /// Takes the place of a request that still waits; runs when nothing else does.
  func survey(_ request: SurveyRequest) {
    waiting.withLock { $0.survey = request }
    count.signal()
  }

  /// Drops what waits, and ends the thread once it has carried out what it is at.
  func retire() {
    waiting.withLock { waiting in
      waiting.running?.cancel()
      waiting = Waiting()
      waiting.isRetired = true
    }
    count.signal()
  }

  private func run() {
    while true {
      waitForWork()
      if waiting.withLock({ $0.isRetired }) { return }
      // Nothing waits where a request took the place of another.
      guard let job = next() else { continue }
      if let message = job() { inbox.post(message) }
    }
  }

  /// Some time after a large source was decoded, when what stood for the one before it is gone,
  /// gives back the memory that both took.
  private func waitForWork() {
    guard waiting.withLock({ $0.hasDecodedLarge }) else { return count.wait() }
    guard count.wait(timeout: .now() + Self.idleTime) == .timedOut else { return }
    Heap.giveBack()
    waiting.withLock { $0.hasDecodedLarge = false }
    count.wait()
  }

  private static let idleTime = DispatchTimeInterval.seconds(1)

  private func next() -> (@Sendable () -> Message?)? {
    waiting.withLock { waiting in
      if !waiting.jobs.isEmpty { return waiting.jobs.removeFirst() }
      if let explain = waiting.explain.take() {
        let cancellation = Cancellation()
        // What is small is shown although more was typed meanwhile.
        waiting.hasDecodedLarge = waiting.hasDecodedLarge || explain.isLarge
        waiting.running = explain.mayBeStopped ? cancellation : nil
        return { [inbox] in
          explain.run(cancellation) { inbox.post(.explained($0)) }.map { .explained($0) }
        }
      }
      if let survey = waiting.survey.take() { return { .surveyed(survey.run()) } }
      return nil
    }
  }
}
