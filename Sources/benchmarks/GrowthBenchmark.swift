import DecodingConclusions
import DecodingReport
import DecodingStyles
import Foundation
import Workbench

/// Whether ten times the records cost ten times the time.
enum GrowthBenchmark {
  static func run(_ goals: inout Goals) throws {
    try runSmart(&goals)
    runReport(&goals)
    runTrial(&goals)
  }

  private static func runSmart(_ goals: inout Goals) throws {
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
    BenchmarkTable.print(
      "Smart, ten times the records", ["", "ms"],
      medians.map { [$0.name, BenchmarkTable.number($0.seconds * 1e3, 1)] })
    for (name, index) in [("clean", 0), ("dirty", 2)] {
      let ratio = medians[index + 1].seconds / medians[index].seconds
      goals.add("100,000 records, \(name)", ratio, .atMost, 11, "× 10,000")
    }
  }

  /// A page whose own code makes its items one by one, and leaves out those that can't be made.
  private struct LossyPage: Decodable {
    struct Item: Decodable {
      var id: Int
      var name: String
    }

    enum CodingKeys: CodingKey {
      case items
    }

    var items: [Item] = []

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      var list = try container.nestedUnkeyedContainer(forKey: .items)
      while !list.isAtEnd {
        let item = try list.superDecoder()
        if let item = try? Item(from: item) { items.append(item) }
      }
    }
  }

  private enum LossyPages: Sample {
    typealias StrictModel = LossyPage
    typealias DefaultModel = LossyPage
    typealias SmartModel = LossyPage
  }

  /// The report of a model whose items are made by decoders of their own: each is decoded once more.
  private static func runReport(_ goals: inout Goals) {
    var runs = Alternation()
    for count in [2000, 20_000] {
      let items = (0..<count).map { #"{"id":\#($0 % 10 == 0 ? "null" : "1"),"name":"n"}"# }
      let bytes = Array(#"{"items":[\#(items.joined(separator: ","))]}"#.utf8)
      runs.add("\(count) items") {
        Experiment(
          model: "LossyPage", sample: LossyPages.self, source: "page.json", bytes: bytes
        ).run()
      }
    }
    let medians = runs.medians(rounds: 5)
    BenchmarkTable.print(
      "A report of items by superDecoder, ten times the items", ["", "ms"],
      medians.map { [$0.name, BenchmarkTable.number($0.seconds * 1e3, 1)] })
    goals.add(
      "report, 20,000 items by superDecoder", medians[1].seconds / medians[0].seconds, .atMost, 11,
      "× 2,000")
  }

  /// A line of an order that makes other values of what it reads.
  private struct Line: Decodable {
    var name: String
    var price: Double
    var isGift: Bool

    enum CodingKeys: CodingKey {
      case name, cents, kind
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      price = Double(try container.decode(Int.self, forKey: .cents)) / 100
      isGift = try container.decode(String.self, forKey: .kind) == "gift"
    }
  }

  private enum Lines: Sample {
    typealias StrictModel = [Line]
    typealias DefaultModel = [Line]
    typealias SmartModel = [Line]
  }

  /// What the lines' own code does, told by decoding them again with other values.
  private static func runTrial(_ goals: inout Goals) {
    var runs = Alternation()
    for count in [40, 640] {
      let lines = (0..<count).map {
        #"{"name":"n\#($0)","cents":\#($0 * 7 + 250),"kind":"\#($0 % 3 == 0 ? "gift" : "own")"}"#
      }
      let experiment = Experiment(
        model: "Line", sample: Lines.self, source: "lines.json",
        bytes: Array("[\(lines.joined(separator: ","))]".utf8), styles: [.strict])
      runs.add("\(count) lines") { [experiment] in experiment.run() }
    }
    let medians = runs.medians(rounds: 9)
    BenchmarkTable.print(
      "What own code does, by trial, sixteen times the elements", ["", "ms"],
      medians.map { [$0.name, BenchmarkTable.number($0.seconds * 1e3, 1)] })
    goals.add(
      "own code by trial, 640 elements", medians[1].seconds / medians[0].seconds, .atMost, 20,
      "× 40"
    )
  }
}
