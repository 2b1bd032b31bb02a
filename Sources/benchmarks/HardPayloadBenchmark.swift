import DecodingReport
import DecodingStyles
import Foundation
import JSONSource
import Workbench

/// Whether ten times a hard payload costs ten times the time: to parse, to decode smartly, to report.
enum HardPayloadBenchmark {
  static func run(_ goals: inout Goals) {
    for payload in HardPayload.all {
      var runs = Alternation(.process)
      for count in [payload.count, 10 * payload.count] { add(payload, count, to: &runs) }
      let medians = runs.medians(rounds: 3)
      let steps = medians.count / 2
      Table.print(
        "\(payload.count) and 10 × \(payload.count): \(payload.name)", ["", "ms", "ms"],
        (0..<steps).map { step in
          [medians[step].name]
            + [step, step + steps].map { Table.number(medians[$0].seconds * 1e3, 1) }
        })
      for step in 0..<steps {
        goals.add(
          "\(medians[step].name), \(payload.name)",
          medians[step + steps].seconds / medians[step].seconds, .atMost, 11,
          "× \(payload.count)")
      }
    }
  }

  private static func add(_ payload: HardPayload, _ count: Int, to runs: inout Alternation) {
    let bytes = Array(payload.json(count).utf8)
    let smart = SmartDecoder()
    runs.add("parse") { JSONDocument.parse(holding: bytes) }
    runs.add("smart") { try smart.decode(HardPayloads.Smart.self, from: Data(bytes)) }
    runs.add("report") {
      Experiment(
        model: "HardPayloads", sample: HardPayloads.self, source: "hard.json", bytes: bytes
      ).run()
    }
  }
}
