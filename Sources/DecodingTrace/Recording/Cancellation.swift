import Synchronization

/// Tells a running decode that nobody waits for it any more.
///
/// A class, because the one who cancels and the decode share it. Foundation's own decoder can't be
/// interrupted; a traced or smart decode stops at its next call.
package final class Cancellation: Sendable {
  private let flag = Atomic(false)

  package init() {}

  package var isCancelled: Bool { flag.load(ordering: .relaxed) }

  package func cancel() { flag.store(true, ordering: .relaxed) }
}
