internal import Dispatch
internal import Explorer
internal import Synchronization

/// Writes down what is typed, on a thread of its own, and finds what earlier runs left.
///
/// What is ordered is written at once, so that it outlives the process, and forced to the disk a
/// second later, so that it outlives a loss of power. A journal is locked as long as its process
/// lives; one that isn't was left behind.
///
/// A class because the thread's jobs refer to the open files.
final class Journal: Sendable {
  /// After so long what was written is forced to the disk.
  private static let syncDelay = 1.0

  private let files: Mutex<JournalFiles>
  private let isSyncDue = Mutex(false)
  private let inbox: Inbox
  private let worker: Worker

  init(_ folder: JournalFolder?, answeringTo inbox: Inbox) {
    files = Mutex(JournalFiles(folder: folder))
    self.inbox = inbox
    worker = Worker(answeringTo: inbox)
  }

  func submit(_ order: JournalOrder) {
    worker.submit { [self] in
      files.withLock { $0.carryOut(order) }.forEach(inbox.post)
      syncLater()
      return nil
    }
  }

  /// Carries out what was ordered and waits until it is on the disk, unless that takes long.
  func finish() {
    worker.finish { [self] in files.withLock { $0.sync() } }
  }

  private func syncLater() {
    guard files.withLock({ $0.isUnsynced }), !isSyncDue.withLock({ $0 }) else { return }
    isSyncDue.withLock { $0 = true }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.syncDelay) { [self] in
      worker.submit { [self] in
        isSyncDue.withLock { $0 = false }
        files.withLock { $0.sync() }
        return nil
      }
    }
  }
}
