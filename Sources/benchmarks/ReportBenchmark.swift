import DecodingReport
import Foundation
import Workbench

/// A whole report, three styles explained, beside one plain decode of the same payload.
enum ReportBenchmark {
  private enum Airports: Sample {
    typealias StrictModel = [Plain.Airport]
    typealias DefaultModel = [Wrapped.Airport]
    typealias SmartModel = [Smart.Airport]
  }

  static func run(_ goals: inout Goals) throws {
    var rows: [[String]] = []
    for (records, rounds) in [(6, 101), (200, 31), (3200, 7)] {
      let bytes = AirportsPayload.make(count: records, .dirty)
      let clean = Data(AirportsPayload.make(count: records, .clean))
      let experiment = Experiment(
        model: "Airports", sample: Airports.self, source: "airports.json", bytes: bytes)
      var runs = Alternation()
      runs.add("report") { _ = experiment.run() }
      runs.add("plain decode") { _ = try? JSONDecoder().decode([Plain.Airport].self, from: clean) }
      let medians = runs.medians(rounds: rounds)
      rows.append([
        "\(bytes.count / 1000) kB, dirty", Table.number(medians[0].seconds * 1e3, 2),
        Table.number(medians[1].seconds * 1e3, 2),
        Table.number(medians[0].seconds / medians[1].seconds, 1),
      ])
    }
    Table.print(
      "A whole report (three styles, explained)",
      ["", "ms", "one plain decode, ms", "× plain decode"], rows)
  }
}
