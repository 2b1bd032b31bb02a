import Foundation
import JSONSource

/// JSONSource in MB/s, every position kept, beside Foundation's own untyped parser.
enum ParsingBenchmark {
  static func run() {
    let rounds = 15
    let bytes = AirportsPayload.make(count: 10_000, .clean)
    let data = Data(bytes)
    var runs = Alternation()
    runs.add("JSONSource, positions kept") { _ = JSONDocument.parse(bytes) }
    runs.add("JSONSerialization") { _ = try? JSONSerialization.jsonObject(with: data) }
    let medians = runs.medians(rounds: rounds)
    Table.print(
      "Parsing \(bytes.count / 1000) kB, medians of \(rounds)", ["", "ms", "MB/s"],
      medians.map { row in
        [
          row.name, Table.number(row.seconds * 1e3, 2),
          Table.number(Double(bytes.count) / row.seconds / 1e6, 0),
        ]
      })
  }
}
