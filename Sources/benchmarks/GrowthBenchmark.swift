import DecodingStyles
import Foundation

/// Whether ten times the records cost ten times the time.
enum GrowthBenchmark {
  static func run(_ goals: inout Goals) throws {
    let smart = SmartDecoder()
    var runs = Alternation()
    for (condition, name) in [(AirportsPayload.Condition.clean, "clean"), (.dirty, "dirty")] {
      for count in [10_000, 100_000] {
        let data = Data(AirportsPayload.make(count: count, condition))
        runs.add("\(name), \(count) records") {
          try smart.decode([Smart.Airport].self, from: data)
        }
      }
    }
    let medians = runs.medians(rounds: 5)
    Table.print(
      "Smart, ten times the records", ["", "ms"],
      medians.map { [$0.name, Table.number($0.seconds * 1e3, 1)] })
    for (name, index) in [("clean", 0), ("dirty", 2)] {
      let ratio = medians[index + 1].seconds / medians[index].seconds
      goals.add("100,000 records, \(name)", ratio, .atMost, 11, "× 10,000")
    }
  }
}
