import DecodingReport
import DecodingStyles
import Foundation
import JSONSource

/// What it costs a smart decode to be reported on, or logged.
enum RecordingBenchmark {
  static func run(_ goals: inout Goals) throws {
    let count = 10_000
    let data = Data(AirportsPayload.make(count: count, .clean))
    let silent = SmartDecoder()
    var off = SmartDecoder()
    off.logHandler = { _ in }
    var logging = off
    logging.logLevel = .debug
    var runs = Alternation()
    runs.add("silent") { try silent.decode([Smart.Airport].self, from: data) }
    runs.add("with a log handler, level none") {
      try off.decode([Smart.Airport].self, from: data)
    }
    runs.add("with a log, level debug") {
      try logging.decode([Smart.Airport].self, from: data)
    }
    runs.add("recorded for a report") { try recorded(data) }
    let medians = runs.medians(rounds: 21)
    BenchmarkTable.print(
      "Smart, \(count) clean records, watched", ["", "ms", "× silent"],
      medians.map { row in
        [
          row.name, BenchmarkTable.number(row.seconds * 1e3, 2),
          BenchmarkTable.number(row.seconds / medians[0].seconds, 2),
        ]
      })
    let seconds = medians.map(\.seconds)
    goals.add("log handler, level none", seconds[1] / seconds[0], .atMost, 1.03, "× silent")
    goals.add("recorded for a report", seconds[3] / seconds[0], .atMost, 1.1, "× silent")
  }

  /// Decodes as a report of the smart style does.
  static func recorded(_ data: Data) throws -> [Smart.Airport] {
    try data.withUnsafeBytes { source in
      let document = JSONDocument.parse(source, heldBy: data)
      let recorder = DecodingRecorder(digester: ElementDigester(document: document))
      return try SmartDecoder().decode([Smart.Airport].self, from: document, recorder: recorder)
    }
  }
}
