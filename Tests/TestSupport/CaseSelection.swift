import Foundation

/// Which of many alike cases a run tries: an ordinary run a tenth, one with `TEST_ALL_CASES=1` all.
package enum CaseSelection {
  package static let isWhole = ProcessInfo.processInfo.environment["TEST_ALL_CASES"] != nil

  /// The tenth is the same on each run; `TEST_SEED=N` makes it another one.
  private static let seed =
    ProcessInfo.processInfo.environment["TEST_SEED"].flatMap { UInt64($0) } ?? 1

  /// All cases, or a tenth of them in their order, and at least so many.
  package static func tenth<Case>(of cases: [Case], least: Int = 2) -> [Case] {
    if isWhole { return cases }
    var generator = SeededGenerator(state: seed)
    let places = cases.indices.shuffled(using: &generator).prefix(max(least, cases.count / 10))
    return places.sorted().map { cases[$0] }
  }
}
