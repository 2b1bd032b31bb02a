internal import Explorer
internal import Synchronization

/// The files of states, for the thread that works on them.
///
/// A class because a job of that thread refers to it.
final class HistoryBook: Sendable {
  private let files: Mutex<HistoryFiles>

  init(_ folder: JournalFolder?) {
    files = Mutex(HistoryFiles(folder))
  }

  func carryOut(_ order: HistoryOrder) -> Message? {
    files.withLock { $0.carryOut(order) }
  }

  /// Has what was noted outlive a loss of power.
  func finish() {
    files.withLock { $0.sync() }
  }
}
