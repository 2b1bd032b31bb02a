import DecodingReport
import JSONSource
import Reproduction
import Workbench

/// How long it takes to reduce a payload in which one value is wrong, the last one.
enum ReducingBenchmark {
  private struct Line: Decodable {
    var sku: String
    var quantity: Int
    var price: Double
  }
  private struct Order: Decodable {
    var id: Int
    var lines: [Line]
  }
  private struct Page: Decodable {
    var orders: [Order]
  }
  private enum Pages: Sample {
    typealias StrictModel = Page
    typealias DefaultModel = Page
    typealias SmartModel = Page
  }

  /// Orders of about 260 bytes each.
  private static func payload(_ count: Int) -> [UInt8] {
    let orders = (0..<count).map { order in
      let lines = (0..<4).map { line in
        let quantity = order == count - 1 && line == 3 ? "\"two\"" : "\(line)"
        return #"{"sku": "article-\#(order)-\#(line)", "quantity": \#(quantity), "price": 12.5}"#
      }
      return #"{"id": \#(order), "lines": [\#(lines.joined(separator: ", "))]}"#
    }
    return Array(#"{"orders": [\#(orders.joined(separator: ", "))]}"#.utf8)
  }

  static func run(_ goals: inout Goals) throws {
    var rows: [[String]] = []
    for (name, count, limit) in [("12 kB", 48, 1.0), ("1 MB", 4000, 10), ("20 MB", 80_000, 60)] {
      let experiment = Experiment(
        model: "Page", sample: Pages.self, source: "page.json", bytes: payload(count),
        styles: [.strict])
      guard let found = Symptom.find(in: experiment.run(), .strict) else { continue }
      var reduction: Reducer.Reduction?
      let clocks = try WallClock.alternate(
        rounds: 1,
        [
          { reduction = try Reducer.reduce(experiment, to: found.symptom) { _ in true } }
        ])
      guard let reduction else { continue }
      rows.append([
        name, "\(reduction.before)", "\(reduction.bytes.count)", "\(reduction.tries)",
        BenchmarkTable.number(clocks[0].median, 2),
      ])
      goals.add("reduce \(name)", clocks[0].median, .atMost, limit, "s")
    }
    BenchmarkTable.print("Reducing to one wrong value", ["", "bytes", "left", "tries", "s"], rows)
  }
}
