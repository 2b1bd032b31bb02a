internal import DecodingReport
internal import Dispatch
internal import ModelRunner

/// When reducing ends before its end: by time, or by ^C; and what is told of it meanwhile, on a terminal.
final class ReducingProgress: Sendable {
  /// Gives up the try that is under way.
  let cancellation = Cancellation()
  /// Ends the compiler that is under way.
  let stop = StopRequest()
  /// Ends the check of what is reached: for who can't wait for that, either.
  let check = StopRequest()
  private let isTold = SystemCall.isTerminal(SystemCall.standardError)

  init(limit seconds: Int) {
    let end = { @Sendable [cancellation, stop] in
      cancellation.cancel()
      stop.request()
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: end)
    SystemCall.onInterrupt { [check] in
      end()
      SystemCall.onInterrupt { check.request() }
    }
  }

  /// Tells how far it has come, and whether it goes on.
  func goesOn(_ words: @autoclosure () -> String) -> Bool {
    if isTold { tell("\r\(words()); ^C keeps what is reached ") }
    return !cancellation.isCancelled
  }

  /// Tells that what is reached is looked at once more.
  func check(_ words: String) {
    clear()
    if isTold { tell("\(words); ^C keeps it unchecked ") }
  }

  /// Takes the line of progress away.
  func clear() {
    if isTold { tell("\r" + String(repeating: " ", count: 72) + "\r") }
  }

  private func tell(_ words: String) {
    try? SystemCall.write(words.utf8, to: SystemCall.standardError)
  }
}
