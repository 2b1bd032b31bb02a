/// How long pieces of work took by the clock on the wall, the waiting for others included.
struct WallClock {
  private var seconds: [Double] = []

  /// Does several pieces of work in turns, so that a noisy machine hits all of them alike. The first
  /// round warms caches and is not counted.
  static func alternate(
    rounds: Int, _ works: [() throws -> Void]
  ) throws -> [WallClock] {
    var clocks = works.map { _ in WallClock() }
    for round in 0...rounds {
      for (index, work) in works.enumerated() {
        let start = ContinuousClock.now
        try work()
        let duration = start.duration(to: .now)
        if round > 0 { clocks[index].seconds.append(duration / .seconds(1)) }
      }
    }
    return clocks
  }

  var median: Double { percentile(50) }

  /// The time that so many percent of the pieces took at most.
  func percentile(_ share: Int) -> Double {
    let sorted = seconds.sorted()
    guard !sorted.isEmpty else { return 0 }
    return sorted[min(sorted.count - 1, sorted.count * share / 100)]
  }
}
