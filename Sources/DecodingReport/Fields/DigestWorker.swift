import Foundation
import Synchronization

/// Counts elements beside the decode that has brought them up, on a thread that has nothing else to
/// do.
package final class DigestWorker: @unchecked Sendable {
  private let condition = NSCondition()
  // These only while the condition is locked.
  private var waiting: [ElementBatch] = []
  private var isClosed = false

  private let isThere = Atomic(false)

  /// How many batches wait at the most: they take memory.
  private static let greatestQueue = 1

  package init() {}

  /// Whether it makes sense to hand something over: a thread is at work.
  package var isAtWork: Bool { isThere.load(ordering: .relaxed) }

  /// Counts what comes, on this thread, until there is nothing more to come.
  package func work() {
    condition.lock()
    isThere.store(!isClosed, ordering: .relaxed)
    while true {
      if let batch = waiting.first {
        waiting.removeFirst()
        condition.unlock()
        batch.count(by: batch.digester)
        condition.lock()
        condition.broadcast()
      } else if isClosed {
        break
      } else {
        condition.wait()
      }
    }
    isThere.store(false, ordering: .relaxed)
    condition.unlock()
  }

  /// Nothing more is to come.
  package func close() {
    condition.withLock {
      isClosed = true
      isThere.store(false, ordering: .relaxed)
      condition.broadcast()
    }
  }

  /// Whether it takes a batch: not where too many wait.
  func takes(_ batch: ElementBatch) -> Bool {
    condition.withLock {
      guard isAtWork, waiting.count < Self.greatestQueue else { return false }
      waiting.append(batch)
      condition.broadcast()
      return true
    }
  }

  /// Comes back when a batch that it took is counted; one that nobody has begun is taken back, and
  /// counted here.
  func finish(_ batch: ElementBatch, by digester: ElementDigester) {
    condition.lock()
    if let place = waiting.firstIndex(where: { $0 === batch }) {
      waiting.remove(at: place)
      condition.unlock()
      batch.count(by: digester)
    } else {
      while !batch.isCounted { condition.wait() }
      condition.unlock()
    }
  }
}
