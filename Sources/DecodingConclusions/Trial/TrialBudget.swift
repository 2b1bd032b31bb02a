import Foundation

/// How often, and for how long, models may be decoded again for one report; what is asked for behind that isn't told.
///
/// The time is the thread's own on the processor: what else runs beside it takes none of it.
///
/// A class: all models of a report spend of it.
final class TrialBudget {
  private var decodes: Int
  private let time: Duration
  private var end: Duration?

  private(set) var isSpent = false

  /// The time counts from the first decode.
  init(decodes: Int = 60_000, time: Duration = .seconds(2)) {
    (self.decodes, self.time) = (decodes, time)
  }

  /// Takes one decode; `false` where none is left.
  func spend() -> Bool {
    if isSpent { return false }
    decodes -= 1
    let end = self.end ?? Self.now + time
    self.end = end
    if decodes < 0 || decodes % 16 == 0 && Self.now > end { isSpent = true }
    return !isSpent
  }

  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
