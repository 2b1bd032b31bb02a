/// The figures that are to be reached, beside those that were.
struct Goals {
  /// Which side of the goal is the good one.
  enum Bound: String {
    case atLeast = "≥"
    case atMost = "≤"
  }

  private var rows: [[String]] = []

  mutating func add(_ name: String, _ value: Double, _ bound: Bound, _ goal: Double, _ unit: String)
  {
    let isReached = bound == .atLeast ? value >= goal : value <= goal
    let digits = goal < 100 ? 2 : 0
    rows.append([
      name, "\(BenchmarkTable.number(value, digits)) \(unit)",
      "\(bound.rawValue) \(BenchmarkTable.number(goal, digits))", isReached ? "yes" : "NO",
    ])
  }

  func print() {
    guard !rows.isEmpty else { return }
    BenchmarkTable.print("What is to be reached", ["", "now", "goal", "reached"], rows)
  }
}
