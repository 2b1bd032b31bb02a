import DecodingReport
import Foundation
import ModelFacts
import Workbench

/// Whole reports, three styles explained, and the values alone, beside one plain decode by
/// Foundation of the same records and model; and what a report takes in memory.
enum ReportBenchmark {
  private enum Airports: Sample {
    typealias StrictModel = [Plain.Airport]
    typealias DefaultModel = [Wrapped.Airport]
    typealias SmartModel = [Smart.Airport]
  }

  /// About 2 kB, 16 KiB, 60 kB and 1 MB, and in how many rounds.
  private static let sizes = [(6, 101), (50, 51), (180, 31), (3000, 7)]
  /// About 20 MB.
  private static let largeSizes = [(60_000, 3)]

  private struct Figures {
    var report: Double
    var values: Double
    var plain: Double
    /// The peak above that of the report of two records, in bytes; `nil` where it isn't asked.
    var peak: Double?
    var bytes: Double
  }

  static func run(_ goals: inout Goals) throws {
    try run(sizes, &goals)
  }

  static func runLarge(_ goals: inout Goals) throws {
    try run(largeSizes, &goals)
  }

  private static func run(_ sizes: [(Int, Int)], _ goals: inout Goals) throws {
    var rows: [[String]] = []
    for condition in [AirportsPayload.Condition.clean, .dirty] {
      for (records, rounds) in sizes {
        let figures = try measure(records, condition, rounds)
        let name = "\(condition.rawValue), \(Int(figures.bytes) / 1000) kB"
        rows.append([name] + cells(figures))
        add(figures, name, &goals)
      }
    }
    BenchmarkTable.print(
      "A whole report of airports (three styles, explained)",
      [
        "", "ms", "values alone, ms", "plain decode, ms", "report ×", "values ×",
        "peak, × the payload",
      ], rows)
  }

  private static func experiment(_ bytes: [UInt8]) -> Experiment {
    var experiment = Experiment(
      model: "Airports", sample: Airports.self, source: "airports.json", bytes: bytes)
    // As of every model that the program shows, it is known that the compiler wrote the code.
    let spaces: [(DecodingStyle, String)] = [
      (.strict, "Plain"), (.default, "Wrapped"), (.smart, "Smart"),
    ]
    for (style, space) in spaces {
      var facts = ModelFacts()
      facts.hasOwnCode = false
      for name in ["Airport", "Runway"] {
        facts.types["\(space).\(name)"] = TypeFacts(kind: .structure)
      }
      experiment.facts[style] = KnownFacts(facts)
    }
    return experiment
  }

  private static func measure(
    _ records: Int, _ condition: AirportsPayload.Condition, _ rounds: Int
  ) throws -> Figures {
    let bytes = AirportsPayload.make(count: records, condition)
    // Of the dirty records the plain model takes none: it decodes as many clean ones.
    let clean = Data(AirportsPayload.make(count: records, .clean))
    let experiment = experiment(bytes)
    var runs = Alternation(.wall)
    runs.add("report") { experiment.run() }
    runs.add("values") { experiment.decode() }
    runs.add("plain decode") { try JSONDecoder().decode([Plain.Airport].self, from: clean) }
    let seconds = runs.medians(rounds: rounds).map(\.seconds)
    return Figures(
      report: seconds[0], values: seconds[1], plain: seconds[2],
      peak: bytes.count < 500_000
        ? nil
        : try MemoryBenchmark.ofReport(bytes, beside: AirportsPayload.make(count: 2, condition)),
      bytes: Double(bytes.count))
  }

  private static func cells(_ figures: Figures) -> [String] {
    // One expression of all takes the compiler eight seconds.
    var cells: [String] = []
    for seconds in [figures.report, figures.values, figures.plain] {
      cells.append(BenchmarkTable.number(seconds * 1e3, 2))
    }
    for seconds in [figures.report, figures.values] {
      cells.append(BenchmarkTable.number(seconds / figures.plain, 1))
    }
    cells.append(figures.peak.map { BenchmarkTable.number($0 / figures.bytes, 1) } ?? "")
    return cells
  }

  private static func add(_ figures: Figures, _ name: String, _ goals: inout Goals) {
    let report = "report, \(name)"
    switch figures.bytes {
    case ..<4096: goals.add(report, figures.report * 1e3, .atMost, 5, "ms")
    case ..<20_000: goals.add(report, figures.report * 1e3, .atMost, 16, "ms")
    default: goals.add(report, figures.report / figures.plain, .atMost, 10, "× plain")
    }
    if figures.bytes >= 20_000 {
      goals.add("values, \(name)", figures.values / figures.plain, .atMost, 4, "× plain")
    }
    if let peak = figures.peak {
      goals.add("memory of a report, \(name)", peak / figures.bytes, .atMost, 12, "× payload")
    }
  }

  /// Makes the report of a file, in a process that does nothing else.
  static func reportOnce(_ bytes: [UInt8]) {
    precondition(experiment(bytes).run().styles.count == 3)
  }
}
