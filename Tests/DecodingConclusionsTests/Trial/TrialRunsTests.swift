import DecodingConclusions
import DecodingReport
import Synchronization
import Testing

/// What is tried, how often, and when nothing more is.
@Suite struct TrialRunsTests {
  /// Takes a number's half, and notes what was tried.
  private final class Halves: Sendable {
    private let numbers = Mutex<[Int]>([])
    var tried: [Int] { numbers.withLock { $0.sorted() } }

    func trials(_ cancellation: Cancellation = Cancellation(), threads: Int = 1) -> TrialRuns<
      Int, Int?
    > {
      TrialRuns(
        cancellation, threads: threads, keeping: { $0 < 100 },
        by: { [self] number, _ in
          numbers.withLock { $0.append(number) }
          return number % 2 == 0 ? number / 2 : .some(nil)
        })
    }
  }

  @Test func `what is known isn't tried again`() {
    let halves = Halves()
    let trials = halves.trials()
    for number in [4, 3, 4, 3, 200, 200] {
      #expect(trials.finding(of: number) == .some(number % 2 == 0 ? number / 2 : nil))
    }
    #expect(halves.tried == [3, 4, 200, 200] && trials.count == 4)
    #expect(trials.check(4) == .some(2) && trials.count == 4 && halves.tried.count == 5)
  }

  @Test func `what is tried beside another one counts once it is asked for`() {
    let halves = Halves()
    let trials = halves.trials(threads: 2)
    #expect(trials.finding(of: 2, beside: 4) == .some(1) && trials.count == 1)
    #expect(halves.tried == [2, 4])
    for _ in 0..<2 { #expect(trials.finding(of: 4, beside: 2) == .some(2) && trials.count == 2) }
    #expect(halves.tried == [2, 4])
    let alone = halves.trials()
    #expect(alone.finding(of: 6, beside: 8) == .some(3) && halves.tried == [2, 4, 6])
  }

  @Test func `nothing more is tried once that is said`() {
    let halves = Halves()
    let cancellation = Cancellation()
    let trials = halves.trials(cancellation)
    #expect(trials.finding(of: 2) != nil)
    #expect(trials.finding(of: 2, while: { false }) != nil)
    #expect(trials.finding(of: 4, while: { false }) == nil && trials.isStopped)
    #expect(trials.finding(of: 2) == nil && trials.count == 1)
    let others = halves.trials(cancellation)
    cancellation.cancel()
    #expect(!others.isStopped && others.finding(of: 2) == nil && others.isStopped)
    #expect(halves.tried == [2])
  }
}
