import DecodingReport
import DecodingStyles
import Foundation
import JSONSource
import Workbench

/// Whether ten times a hard payload costs ten times the time: to parse, to decode smartly, to report.
///
/// A tenth more is granted; and as much as Foundation's own decoder takes in the same run, where that is
/// more: what is looked up among a million keys is in no processor's cache.
enum HardPayloadBenchmark {
  static func run(_ goals: inout Goals) { run(HardPayload.all, &goals) }

  /// Runs the payloads of those names, and prints their goals.
  static func run(named names: [String]) {
    var goals = Goals()
    run(HardPayload.all.filter { names.contains($0.name) }, &goals)
    goals.print()
  }

  private static func run(_ payloads: [HardPayload], _ goals: inout Goals) {
    for payload in payloads {
      var runs = Alternation(.process)
      for count in [payload.count, 10 * payload.count] { add(payload, count, to: &runs) }
      let medians = runs.medians(rounds: 3, least: 0.2)
      let steps = medians.count / 2
      let growths = (0..<steps).map { medians[$0 + steps].seconds / medians[$0].seconds }
      BenchmarkTable.print(
        "\(payload.count) and 10 × \(payload.count): \(payload.name)", ["", "ms", "ms"],
        (0..<steps).map { step in
          [medians[step].name]
            + [step, step + steps].map { BenchmarkTable.number(medians[$0].seconds * 1e3, 1) }
        })
      for step in 1..<steps {
        goals.add(
          "\(medians[step].name), \(payload.name)", growths[step], .atMost,
          max(11, 1.1 * growths[0]), "× \(payload.count)")
      }
    }
  }

  private static func add(_ payload: HardPayload, _ count: Int, to runs: inout Alternation) {
    let bytes = Array(payload.json(count).utf8)
    let smart = SmartDecoder()
    let strict = JSONDecoder()
    runs.add("Foundation") { try? strict.decode(HardPayloads.Plain.self, from: Data(bytes)) }
    runs.add("parse") { JSONDocument.parse(holding: bytes) }
    runs.add("smart") { try smart.decode(HardPayloads.Smart.self, from: Data(bytes)) }
    runs.add("report") {
      Experiment(
        model: "HardPayloads", sample: HardPayloads.self, source: "hard.json", bytes: bytes
      ).run()
    }
  }
}
