import DecodingReport
import DecodingStyles
import Foundation
import Workbench

/// Whether so many times the records cost as many times the time.
enum GrowthBenchmark {
  static func run(_ goals: inout Goals) throws {
    try runSmart(&goals)
    runReport(&goals)
    runTrials(&goals)
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

  /// An item whose own code makes something else of each value.
  private struct RemadeItem: Decodable {
    var name: String
    var rank: Int
    var isOpen: Bool

    enum CodingKeys: CodingKey {
      case place, level, isClosed
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let place = try container.decode(Int.self, forKey: .place)
      name = (0..<3).contains(place) ? ["zero", "one", "two"][place] : "far"
      rank = try container.decode(Int.self, forKey: .level) * 10
      isOpen = try !container.decode(Bool.self, forKey: .isClosed)
    }
  }

  private enum RemadeItems: Sample {
    typealias StrictModel = [RemadeItem]
    typealias DefaultModel = [RemadeItem]
    typealias SmartModel = [RemadeItem]
  }

  /// The report of models with code of their own: each item is decoded again with other values.
  private static func runTrials(_ goals: inout Goals) {
    var runs = Alternation()
    for count in [250, 4000] {
      let items = (0..<count).map {
        #"{"place":\#($0 % 3),"level":\#($0),"isClosed":\#($0 % 2 == 0)}"#
      }
      let bytes = Array("[\(items.joined(separator: ","))]".utf8)
      runs.add("\(count) items") {
        Experiment(
          model: "RemadeItem", sample: RemadeItems.self, source: "items.json", bytes: bytes,
          styles: [.strict]
        ).run()
      }
    }
    let medians = runs.medians(rounds: 5)
    BenchmarkTable.print(
      "A report of items that own code remakes, sixteen times the items", ["", "ms"],
      medians.map { [$0.name, BenchmarkTable.number($0.seconds * 1e3, 1)] })
    goals.add(
      "report, 4,000 remade items", medians[1].seconds / medians[0].seconds, .atMost, 20, "× 250")
  }
}
