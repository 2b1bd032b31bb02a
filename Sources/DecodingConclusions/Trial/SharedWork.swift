import Foundation
import Synchronization

/// Some pieces of work, which as many threads share as there are processors.
///
/// With threads of its own: those of a queue come when the system thinks fit, which on two
/// processors is often not before the caller has done all of it alone.
package final class SharedWork<Piece: Sendable>: Sendable {
  private let count: Int
  private let make: @Sendable (Int) -> Piece
  private let next = Atomic(0)
  private let pieces = Mutex<[Int: Piece]>([:])

  package init(_ count: Int, _ make: @escaping @Sendable (Int) -> Piece) {
    self.count = count
    self.make = make
  }

  /// All pieces, in their order.
  package func results() -> [Piece] {
    let others = DispatchGroup()
    for _ in 1..<max(1, min(count, ProcessInfo.processInfo.activeProcessorCount)) {
      others.enter()
      let thread = Thread {
        self.work()
        others.leave()
      }
      thread.stackSize = Self.stackSize
      thread.start()
    }
    work()
    others.wait()
    return pieces.withLock { made in (0..<count).compactMap { made[$0] } }
  }

  private func work() {
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      let piece = make(index)
      pieces.withLock { $0[index] = piece }
    }
  }

  /// As large as a program's first thread's: models nest as deeply here as there.
  private static var stackSize: Int { 8 << 20 }
}
