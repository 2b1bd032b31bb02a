internal import DecodingReport
internal import Dispatch
internal import ModelRunner
internal import Synchronization

/// When reducing ends before its end: by time, or by ^C; and what is told of it meanwhile, on a terminal.
///
/// A class: the clock, the signal and the tries share it.
final class ReducingProgress: Sendable {
  /// Gives up the try that is under way.
  let cancellation = Cancellation()
  /// Ends the compiler that is under way.
  let stop = StopRequest()
  /// Ends the check of what is reached: for who can't wait for that, either.
  let check = StopRequest()
  private let isTold = SystemCall.isTerminal(SystemCall.standardError)
  private let toldLast = Mutex<ContinuousClock.Instant?>(nil)

  /// So seldom is told how far it has come: tries may take microseconds.
  private static let interval = Duration.milliseconds(100)
  /// The line of progress, which the next one covers.
  private static let columns = 72

  init(limit seconds: Int) {
    let end = { @Sendable [cancellation, stop] in
      cancellation.cancel()
      stop.request()
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: end)
    SystemCall.onInterrupt { [cancellation, check] in
      if cancellation.isCancelled {
        check.request()
        return false
      }
      end()
      return true
    }
  }

  /// Tells how far it has come, and whether it goes on.
  func goesOn(_ words: @autoclosure () -> String) -> Bool {
    if isTold, isTime { tell("\(words()); ^C keeps the smallest so far") }
    return !cancellation.isCancelled
  }

  private var isTime: Bool {
    toldLast.withLock { last in
      let now = ContinuousClock.now
      if let last, last.duration(to: now) < Self.interval { return false }
      last = now
      return true
    }
  }

  /// Tells that what is reached is looked at once more.
  func check(_ words: String) {
    if isTold { tell("\(words); ^C keeps it unchecked") }
  }

  /// Takes the line of progress away.
  func clear() {
    guard isTold else { return }
    tell("")
    write("\r")
  }

  private func tell(_ words: String) {
    write("\r" + words + String(repeating: " ", count: max(0, Self.columns - words.count)))
  }

  private func write(_ words: String) {
    try? SystemCall.write(words.utf8, to: SystemCall.standardError)
  }
}
