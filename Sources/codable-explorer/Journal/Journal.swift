internal import Dispatch
internal import Explorer
internal import Foundation
internal import Synchronization

/// Writes down what is typed, on a thread of its own, and finds what earlier runs left.
///
/// What is ordered is written at once, so that it outlives the process, and forced to the disk a
/// second later, so that it outlives a loss of power. A journal is locked as long as its process
/// lives; one that isn't was left behind.
///
/// A class because it owns the thread and the open files.
final class Journal: Sendable {
  /// After so long what was written is forced to the disk.
  private static let syncDelay = 1.0

  private struct Waiting {
    var orders: [JournalOrder] = []
    var isEnding = false
  }

  private let folder: JournalFolder?
  private let inbox: Inbox
  private let waiting = Mutex(Waiting())
  private let count = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)

  init(_ folder: JournalFolder?, answeringTo inbox: Inbox) {
    self.folder = folder
    self.inbox = inbox
    let thread = Thread { [self] in run() }
    thread.start()
  }

  func submit(_ order: JournalOrder) {
    waiting.withLock { $0.orders.append(order) }
    count.signal()
  }

  /// Carries out what was ordered and waits until it is on the disk, unless that takes long.
  func finish() {
    waiting.withLock { $0.isEnding = true }
    count.signal()
    _ = ended.wait(timeout: .now() + EventLoop.mostSaving)
  }

  private func run() {
    var files = JournalFiles(folder: folder)
    var syncTime: DispatchTime?
    while true {
      if let time = syncTime, count.wait(timeout: time) == .timedOut {
        files.sync()
        syncTime = nil
        continue
      }
      if syncTime == nil { count.wait() }
      let (orders, isEnding) = waiting.withLock { waiting in
        defer { waiting.orders = [] }
        return (waiting.orders, waiting.isEnding)
      }
      for order in orders {
        files.carryOut(order).forEach(inbox.post)
      }
      if files.isUnsynced, syncTime == nil { syncTime = .now() + Self.syncDelay }
      guard isEnding else { continue }
      files.sync()
      ended.signal()
      return
    }
  }
}
