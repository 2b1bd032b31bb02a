import Foundation
import JSONSource

/// JSONSource in MB/s, every position kept, beside Foundation's own untyped parser.
enum ParsingBenchmark {
  static func run(_ goals: inout Goals) throws {
    let rounds = 15
    var rows: [[String]] = []
    for payload in ParsingPayload.allCases {
      let bytes = payload.make()
      let data = Data(bytes)
      var runs = Alternation()
      runs.add("JSONSource") { _ = JSONDocument.parse(bytes) }
      runs.add("JSONSerialization") { _ = try? JSONSerialization.jsonObject(with: data) }
      let rates = runs.medians(rounds: rounds).map { Double(bytes.count) / $0.seconds / 1e6 }
      rows.append(
        ["\(payload.rawValue), \(bytes.count / 1000) kB"]
          + rates.map { BenchmarkTable.number($0, 0) })
      goals.add("parser, \(payload.rawValue)", rates[0], .atLeast, 800, "MB/s")
    }
    BenchmarkTable.print(
      "Parsing, MB/s, medians of \(rounds)", ["", "JSONSource", "JSONSerialization"], rows)
  }
}
