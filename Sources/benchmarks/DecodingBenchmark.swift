import DecodingStyles
import Foundation

/// The styles beside Foundation's `JSONDecoder`, on the same records.
enum DecodingBenchmark {
  static func run(_ goals: inout Goals) throws {
    for (count, rounds) in [(1000, 51), (10_000, 15)] {
      let clean = Data(AirportsPayload.make(count: count, .clean))
      let dirty = Data(AirportsPayload.make(count: count, .dirty))
      let sparse = Data(AirportsPayload.make(count: count, .sparse))
      try check(clean, dirty, count)
      var runs = alternation(clean, dirty, sparse)
      let medians = runs.medians(rounds: rounds)
      let base = medians[0].seconds
      BenchmarkTable.print(
        "Decoding \(count) records (\(clean.count / 1000) kB clean), medians of \(rounds)",
        ["", "ms", "× Foundation's speed"],
        medians.map { row in
          [
            row.name, BenchmarkTable.number(row.seconds * 1e3, 2),
            BenchmarkTable.number(base / row.seconds, 2),
          ]
        })
      let seconds = medians.map(\.seconds)
      goals.add("smart, clean, \(count) records", base / seconds[1], .atLeast, 3.5, "× Foundation")
      goals.add("smart, dirty, \(count) records", seconds[2] / seconds[1], .atMost, 1.4, "× clean")
      goals.add(
        "default wrappers, half missing, \(count) records", seconds[6] / seconds[5], .atMost, 1.6,
        "× by hand")
    }
  }

  private static func alternation(_ clean: Data, _ dirty: Data, _ sparse: Data) -> Alternation {
    var runs = Alternation()
    let json = JSONDecoder()
    let smart = SmartDecoder()
    runs.add("Foundation, strict, clean") {
      try json.decode([Plain.Airport].self, from: clean)
    }
    runs.add("smart, clean") { try smart.decode([Smart.Airport].self, from: clean) }
    runs.add("smart, dirty") { try smart.decode([Smart.Airport].self, from: dirty) }
    runs.add("default wrappers, clean") {
      try json.decode([Wrapped.Airport].self, from: clean)
    }
    runs.add("default wrappers, dirty") {
      try json.decode([Wrapped.Airport].self, from: dirty)
    }
    runs.add("by hand (?? default), half missing") {
      try json.decode([HandWritten.Airport].self, from: sparse)
    }
    runs.add("default wrappers, half missing") {
      try json.decode([Wrapped.Airport].self, from: sparse)
    }
    runs.add("smart, half missing") {
      try smart.decode([Smart.Airport].self, from: sparse)
    }
    return runs
  }

  /// What is measured must be right: the same records come out of all of them.
  private static func check(_ clean: Data, _ dirty: Data, _ count: Int) throws {
    let plain = try JSONDecoder().decode([Plain.Airport].self, from: clean)
    let smart = try SmartDecoder().decode([Smart.Airport].self, from: clean)
    let converted = try SmartDecoder().decode([Smart.Airport].self, from: dirty)
    let wrapped = try JSONDecoder().decode([Wrapped.Airport].self, from: clean)
    precondition(plain.count == count && smart.count == count && wrapped.count == count)
    for index in plain.indices {
      precondition(plain[index].latitude == smart[index].latitude)
      precondition(plain[index].runways[1].length == smart[index].runways[1].length)
      precondition(plain[index].carriers == wrapped[index].carriers)
      precondition(plain[index].longitude == converted[index].longitude && converted[index].isHub)
    }
  }
}
