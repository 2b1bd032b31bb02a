import DecodingConclusions
import DecodingReport
import DecodingStyles
import Synchronization
import Testing
import Workbench

/// How many elements are tried, and what is told of the others.
@Suite struct ShapeMemoryTests {
  private struct Line: Decodable {
    let id: Int
    let name: String
    let price: Double
    let note: String

    private enum CodingKeys: CodingKey { case id, name, price, note }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      id = try keys.decode(Int.self, forKey: .id)
      name = try keys.decode(String.self, forKey: .name)
      price = try Double(keys.decode(String.self, forKey: .price)) ?? 0
      note = (try? keys.decode(String.self, forKey: .note)) ?? "none"
    }
  }

  private struct Order: Decodable {
    let lines: [Line]
  }

  /// The report on an order of so many lines, and how often its model was decoded again.
  private func report(_ count: Int) -> (StyleReport, decodes: Int) {
    let lines = (0..<count).map { #"{"id":\#($0),"name":"n\#($0)","price":"\#($0).5","note":1}"# }
    var experiment = Experiment(
      model: "Order",
      models: .loaded(
        ModelTypes(strict: Order.self, default: Order.self, smart: Order.self), DecodingOptions()),
      source: "p.json", bytes: Array(#"{"lines":[\#(lines.joined(separator: ","))]}"#.utf8),
      styles: [.strict])
    experiment.witness = .trial
    let decodes = Mutex(0)
    experiment.trialNotes.note = { number in
      if number != 0 { decodes.withLock { $0 += 1 } }
    }
    let report = experiment.run()
    return (report[.strict]!, decodes.withLock { $0 })
  }

  @Test func `of elements of one shape a few are tried, and all are told`() throws {
    let (few, fewDecodes) = report(24)
    let (many, manyDecodes) = report(96)
    for (report, count) in [(few, 24), (many, 96)] {
      #expect(report.summary[.default] == count)
      #expect(report.summary[.asSent] == 2 * count)
      for outcome in [Outcome.dropped, .nil, .notReached, .threw] {
        #expect(report.summary[outcome] == 0)
      }
      let prices = report.fields.filter { $0.property == "price" }
      #expect(prices.count == count && prices.allSatisfy { $0.outcome == .converted })
      #expect(prices.last?.value == "\(count - 1).5")
    }
    #expect(fewDecodes > 0 && manyDecodes < 2 * fewDecodes, "\(fewDecodes), \(manyDecodes)")
  }

  private struct EvenLines: Decodable {
    struct Line: Decodable { let id: Int, name: String, tags: [Int] }
    let lines: [Line]

    private enum CodingKeys: CodingKey { case lines }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      lines = try keys.decode([Line].self, forKey: .lines).filter { $0.id.isMultiple(of: 2) }
    }
  }

  @Test func `what one element of a shorter list holds isn't another one's`() throws {
    let lines = (0..<24).map { #"{"id": \#($0), "name": "n", "tags": [1, 2]}"# }
    let tried = try Tried(EvenLines.self, #"{"lines": [\#(lines.joined(separator: ", "))]}"#)
    #expect(tried.model.lines.count == 12)
    for place in 0..<24 {
      for key in ["id", "name", "tags[0]", "tags[1]"] {
        let outcome = tried["$.lines[\(place)].\(key)"]
        #expect(outcome == (place.isMultiple(of: 2) ? .asSent : .dropped), "\(place).\(key)")
      }
    }
  }
}
