import DecodingStyles
import Foundation

/// One record of some 300 bytes, as a response is: what each decode costs besides its content.
enum SmallBenchmark {
  static func run(_ goals: inout Goals) throws {
    let decodes = 1000
    let list = AirportsPayload.make(count: 1, .clean)
    let record = Data(list.drop { $0 != UInt8(ascii: "{") }.prefix { $0 != 0x0A })
    let json = JSONDecoder()
    let smart = SmartDecoder()
    let plain = try json.decode(Plain.Airport.self, from: record)
    let same = try smart.decode(Smart.Airport.self, from: record)
    precondition(same.carriers == plain.carriers)
    var runs = Alternation()
    runs.add("Foundation, strict", repeats: decodes) {
      try json.decode(Plain.Airport.self, from: record)
    }
    runs.add("smart", repeats: decodes) {
      try smart.decode(Smart.Airport.self, from: record)
    }
    runs.add("smart, deserialize", repeats: decodes) {
      Smart.Airport.deserialize(data: record)
    }
    let medians = runs.medians(rounds: 51)
    BenchmarkTable.print(
      "One record of \(record.count) bytes, medians of 51", ["", "µs", "× Foundation's speed"],
      medians.map { row in
        [
          row.name, BenchmarkTable.number(row.seconds * 1e6 / Double(decodes), 2),
          BenchmarkTable.number(medians[0].seconds / row.seconds, 2),
        ]
      })
    goals.add(
      "smart, \(record.count) bytes", medians[0].seconds / medians[1].seconds, .atLeast, 2.5,
      "× Foundation")
  }
}
