/// How often, and for how long, models may be decoded again for one report; what is asked for behind that isn't told.
///
/// A class: all models of a report spend of it.
final class TrialBudget {
  private var decodes: Int
  private let clock = ContinuousClock()
  private let time: Duration
  private var end: ContinuousClock.Instant?

  private(set) var isSpent = false

  /// The time counts from the first decode.
  init(decodes: Int = 60_000, time: Duration = .seconds(4)) {
    (self.decodes, self.time) = (decodes, time)
  }

  /// Takes one decode; `false` where none is left.
  func spend() -> Bool {
    if isSpent { return false }
    decodes -= 1
    let end = self.end ?? clock.now + time
    self.end = end
    if decodes < 0 || decodes % 16 == 0 && clock.now > end { isSpent = true }
    return !isSpent
  }
}
