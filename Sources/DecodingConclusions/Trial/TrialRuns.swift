package import DecodingTrace
import Synchronization

/// Decodes again with something changed, and watches what comes of it.
///
/// One for each model, its options and what is looked at. A change is what stands in the place of what was
/// decoded: a payload's bytes, a type's JSON, a model's file. A class: threads that try share what is known.
package final class TrialRuns<Change: Hashable & Sendable, Finding: Sendable>: Sendable {
  /// Decodes with a change; `nil` where that was given up.
  package typealias Trying = @Sendable (Change, Cancellation) -> Finding?

  private struct State {
    var known: [Change: Finding] = [:]
    /// Those that were tried beside another one, and not asked for yet.
    var early: Set<Change> = []
    var count = 0
    var isStopped = false
  }

  private let cancellation: Cancellation
  private let threads: Int
  private let isKept: @Sendable (Change) -> Bool
  private let decode: Trying
  private let state = Mutex(State())

  /// `isKept` says whether what came of a change is kept, should it be asked for again.
  package init(
    _ cancellation: Cancellation = Cancellation(), threads: Int = 1,
    keeping isKept: @escaping @Sendable (Change) -> Bool = { _ in true },
    by decode: @escaping Trying
  ) {
    self.cancellation = cancellation
    self.threads = threads
    self.isKept = isKept
    self.decode = decode
  }

  /// How many changes were asked for, those that are kept each once.
  package var count: Int { state.withLock(\.count) }
  /// Whether nothing more is tried.
  package var isStopped: Bool { state.withLock(\.isStopped) }

  /// What comes of a change; `nil` once nothing more is tried.
  ///
  /// `next` may be asked for behind it: it is tried beside it where there are threads for both. `goesOn` is
  /// asked whether there is to be another try; of what is known there is none.
  package func finding(
    of change: Change, beside next: Change? = nil, while goesOn: () -> Bool = { true }
  ) -> Finding? {
    if isStopped { return nil }
    if let known = known(change) { return known }
    guard !cancellation.isCancelled, goesOn() else { return stopped() }
    state.withLock { $0.count += 1 }
    let next = threads > 1 ? next.flatMap { $0 != change && isUnknown($0) ? $0 : nil } : nil
    let changes = [change] + (next.map { [$0] } ?? [])
    let findings =
      next == nil
      ? [check(change)] : SharedWork(changes.count) { [self] in check(changes[$0]) }.results()
    for (place, finding) in findings.enumerated() where isKept(changes[place]) {
      state.withLock { state in
        state.known[changes[place]] = finding
        if place > 0, finding != nil { state.early.insert(changes[place]) }
      }
    }
    return findings[0]
  }

  /// What comes of a change, tried anew and beside the count; `nil` where that was given up.
  package func check(_ change: Change) -> Finding? { decode(change, cancellation) ?? stopped() }

  private func known(_ change: Change) -> Finding? {
    guard isKept(change) else { return nil }
    return state.withLock { state in
      if state.early.remove(change) != nil { state.count += 1 }
      return state.known[change]
    }
  }

  private func isUnknown(_ change: Change) -> Bool { state.withLock { $0.known[change] == nil } }

  private func stopped() -> Finding? {
    state.withLock { $0.isStopped = true }
    return nil
  }
}
