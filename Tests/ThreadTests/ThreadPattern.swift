import Dispatch
import Foundation
import Synchronization

/// How threads work together in this program.
enum ThreadPattern: String, CaseIterable, Codable {
  /// Effects, the compiler, the journal: a thread waits for a semaphore, and takes what was asked
  /// for out of a mutex.
  case worker
  /// Caches: several threads change what a mutex keeps.
  case cache
  /// Styles that are compiled or decoded on a thread each, and a group that waits for all.
  case group
  /// Foundation's and Dispatch's own threads.
  case queue

  /// A number that is changed with and without order: `@unchecked`, since that is what a race needs.
  private final class Shared: @unchecked Sendable {
    var number = 0
    let waiting = Mutex<[@Sendable () -> Void]>([])
    let count = DispatchSemaphore(value: 0)
    let ended = DispatchSemaphore(value: 0)
  }

  /// Changes a number on several threads: in the order that the pattern gives them, or racing.
  func run(isRacing: Bool) {
    let shared = Shared()
    switch self {
    case .worker: Self.work(shared, isRacing)
    case .cache: Self.fill(shared, isRacing)
    case .group: Self.divide(shared, isRacing)
    case .queue: Self.enqueue(shared, isRacing)
    }
  }

  private static func work(_ shared: Shared, _ isRacing: Bool) {
    Thread.detachNewThread {
      shared.count.wait()
      let job = shared.waiting.withLock { $0.popLast() }
      job?()
      shared.ended.signal()
    }
    shared.number += 1
    shared.waiting.withLock { $0.append { shared.number += 1 } }
    shared.count.signal()
    if isRacing { shared.number += 1 }
    shared.ended.wait()
    shared.number += 1
  }

  private static func fill(_ shared: Shared, _ isRacing: Bool) {
    Thread.detachNewThread {
      shared.waiting.withLock { _ in shared.number += 1 }
      shared.ended.signal()
    }
    if isRacing {
      shared.number += 1
    } else {
      shared.waiting.withLock { _ in shared.number += 1 }
    }
    shared.ended.wait()
  }

  private static func divide(_ shared: Shared, _ isRacing: Bool) {
    let group = DispatchGroup()
    for index in 0..<2 {
      group.enter()
      Thread.detachNewThread {
        if isRacing || index == 0 { shared.number += 1 }
        group.leave()
      }
    }
    group.wait()
    shared.number += 1
  }

  private static func enqueue(_ shared: Shared, _ isRacing: Bool) {
    DispatchQueue(label: "planted").async {
      shared.number += 1
      shared.ended.signal()
    }
    if isRacing { shared.number += 1 }
    shared.ended.wait()
    shared.number += 1
  }
}
