internal import Dispatch
internal import Explorer
internal import Synchronization

/// Writes down what is typed, and the states that were noted, and finds what earlier runs left.
///
/// What is ordered is written at once, so that it outlives the process, and forced to the disk a
/// second later, so that it outlives a loss of power. A file is locked as long as its process lives; a
/// journal that isn't was left behind. States have a thread of their own: comparing them takes a while.
///
/// A class because the threads' jobs refer to the open files.
final class Log: Sendable {
  /// After so long what was written is forced to the disk.
  private static let syncDelay = 1.0

  private let journals: Mutex<JournalFiles>
  private let history: Mutex<HistoryFiles>
  private let isSyncDue = Mutex(false)
  private let inbox: Inbox
  private let worker: Worker
  private let historian: Worker

  init(_ folder: JournalFolder?, answeringTo inbox: Inbox) {
    journals = Mutex(JournalFiles(folder: folder))
    history = Mutex(HistoryFiles(folder))
    self.inbox = inbox
    worker = Worker(answeringTo: inbox)
    historian = Worker(answeringTo: inbox)
  }

  func submit(_ order: JournalOrder) {
    worker.submit { [self] in
      journals.withLock { $0.carryOut(order) }.forEach(inbox.post)
      syncLater()
      return nil
    }
  }

  func submit(_ order: HistoryOrder) {
    historian.submit { [self] in history.withLock { $0.carryOut(order) } }
  }

  /// Carries out what was ordered and waits until it is on the disk, unless that takes long.
  func finish() {
    worker.finish { [self] in journals.withLock { $0.sync() } }
    historian.finish { [self] in history.withLock { $0.sync() } }
  }

  private func syncLater() {
    guard journals.withLock({ $0.isUnsynced }), !isSyncDue.withLock({ $0 }) else { return }
    isSyncDue.withLock { $0 = true }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.syncDelay) { [self] in
      worker.submit { [self] in
        isSyncDue.withLock { $0 = false }
        journals.withLock { $0.sync() }
        return nil
      }
    }
  }
}
