import DecodingReport
import Foundation
import JSONSource
import Reproduction
import Samples
import TestSupport
import Testing
import Workbench

/// What `reduce` leaves: the same symptom, and nothing that could go.
@Suite struct ReducerTests {
  struct Line: Codable {
    var sku: String
    var quantity: Int
    var unitPrice: Double
  }
  struct Order: Codable {
    var id: Int
    var createdAt: String
    var lines: [Line]
    var notes: [String: Int]?
  }
  struct Page: Codable {
    var orders: [Order]
  }
  private enum Pages: Sample {
    typealias StrictModel = Page
    typealias DefaultModel = Page
    typealias SmartModel = Page
  }

  /// Twenty-four orders of three lines each; `change` is made in the text of the last but one's second line.
  private static func page(_ change: (String) -> String) -> [UInt8] {
    let orders = (0..<24).map { order in
      let lines = (0..<3).map { line in
        let text =
          #"{"sku": "item-\#(order)-\#(line)", "quantity": \#(line + 1), "unitPrice": 9.5}"#
        return order == 22 && line == 1 ? change(text) : text
      }
      return """
        {"id": \(order), "createdAt": "2024-05-0\(order % 9 + 1)T10:00:00Z", "notes": {"a b": \(order)},
         "lines": [\(lines.joined(separator: ", "))]}
        """
    }
    return Array(#"{"orders": [\#(orders.joined(separator: ",\n"))]}"#.utf8)
  }

  private static func experiment(_ bytes: [UInt8]) -> Experiment {
    Experiment(
      model: "Page", sample: Pages.self, source: "page.json", bytes: bytes, styles: [.strict])
  }

  private static func reduced(
    _ experiment: Experiment, at path: JSONPath? = nil
  ) throws -> (symptom: Symptom, reduction: Reducer.Reduction) {
    let style = try #require(experiment.styles.first)
    let found = try #require(Symptom.find(in: experiment.run(), style, at: path))
    return (found.symptom, try Reducer.reduce(experiment, to: found.symptom) { _ in true })
  }

  /// Every JSON with one member or element less, by Foundation's own reader.
  private static func smaller(_ json: Any) -> [Any] {
    if let object = json as? [String: Any] {
      return object.keys.flatMap { key -> [Any] in
        var without = object
        without[key] = nil
        return [without]
          + smaller(object[key] ?? 0).map { value in
            var changed = object
            changed[key] = value
            return changed
          }
      }
    }
    if let array = json as? [Any] {
      return array.indices.flatMap { place -> [Any] in
        var without = array
        without.remove(at: place)
        return [without]
          + smaller(array[place]).map { value in
            var changed = array
            changed[place] = value
            return changed
          }
      }
    }
    return []
  }

  private static func checkMinimal(
    _ experiment: Experiment, _ symptom: Symptom, _ bytes: [UInt8], _ comment: Comment
  ) throws {
    // Foundation reads no number that its types can't hold: as a text, it's carried through.
    let (number, text) = ("1e400", "\"1e400\"")
    let all = String(decoding: bytes, as: UTF8.self).replacing(number, with: text)
    let json = try JSONSerialization.jsonObject(with: Data(all.utf8), options: .fragmentsAllowed)
    for candidate in smaller(json) {
      var less = experiment
      let written = try JSONSerialization.data(
        withJSONObject: candidate, options: .fragmentsAllowed)
      less.bytes = Array(
        String(decoding: written, as: UTF8.self).replacing(text, with: number).utf8)
      #expect(
        symptom.place(in: less.run()) == nil,
        "\(comment): \(String(decoding: less.bytes, as: UTF8.self))")
    }
  }

  @Test func `one bad value of many orders is left, and what it needs`() throws {
    let bytes = Self.page { $0.replacing("\"quantity\": 2", with: "\"quantity\": \"two\"") }
    let experiment = Self.experiment(bytes)
    let (symptom, reduction) = try Self.reduced(experiment)
    let text = String(decoding: reduction.bytes, as: UTF8.self)
    #expect(
      text
        == #"{"orders":[{"id":0,"createdAt":"","lines":[{"sku":"","quantity":"a"}]}]}"#)
    #expect(reduction.isMinimal && reduction.before == bytes.count)
    #expect(
      reduction.remarks.map { "\($0.path): \($0.words)" }.contains(
        "$.orders[0].lines[0].quantity: any string but the empty one works"))
    #expect(symptom.place == "$.orders[*].lines[*].quantity")
    try Self.checkMinimal(experiment, symptom, reduction.bytes, "quantity")
    let again = try Reducer.reduce(experiment, to: symptom) { _ in true }
    #expect(again.bytes == reduction.bytes && again.tries == reduction.tries)
  }

  @Test func `a key that is misspelt stays so`() throws {
    let bytes = Self.page { $0.replacing("quantity", with: "quantitty") }
    let (_, reduction) = try Self.reduced(Self.experiment(bytes))
    #expect(String(decoding: reduction.bytes, as: UTF8.self).contains("quantitty"))
  }

  @Test func `a key that is missing leaves no other one`() throws {
    let bytes = Self.page { $0.replacing("\"quantity\": 2, ", with: "") }
    let experiment = Self.experiment(bytes)
    let (symptom, reduction) = try Self.reduced(experiment)
    #expect(symptom.failure == .keyNotFound)
    try Self.checkMinimal(experiment, symptom, reduction.bytes, "missing")
  }

  @Test func `a key that is data may be any`() throws {
    let bytes = Self.page { $0 }
    let text = String(decoding: bytes, as: UTF8.self)
      .replacing("{\"a b\": 7}", with: "{\"a b\": 7, \"c\": \"x\"}")
    let experiment = Self.experiment(Array(text.utf8))
    let (symptom, reduction) = try Self.reduced(experiment)
    #expect(symptom.place == "$.orders[*].notes.*")
    try Self.checkMinimal(experiment, symptom, reduction.bytes, "notes")
  }

  private enum Prices: Sample {
    typealias StrictModel = [String: Int]
    typealias DefaultModel = [String: Int]
    typealias SmartModel = [String: Int]
  }

  /// Foundation looks at a dictionary's values in an order that is another one each time.
  @Test func `of several bad values of a dictionary always the same is left`() throws {
    let values = (0..<12).map { #""key\#($0)": \#($0 % 2 == 0 ? "\($0)" : "\"bad\($0)\"")"# }
    let experiment = Experiment(
      model: "Prices", sample: Prices.self, source: "p.json",
      bytes: Array("{\(values.joined(separator: ", "))}".utf8), styles: [.strict])
    for _ in 0..<20 {
      let (symptom, reduction) = try Self.reduced(experiment)
      #expect(symptom.place == "$.*" && reduction.isMinimal)
      #expect(String(decoding: reduction.bytes, as: UTF8.self) == #"{"key1":"a"}"#)
    }
  }

  @Test func `what becomes of a field can be kept, too`() throws {
    let experiment = Self.experiment(Self.page { $0 })
    #expect(Symptom.find(in: experiment.run(), .strict) == nil)
    let path = try #require(JSONPath(reading: "orders[3].lines[2].unitPrice"))
    let (symptom, reduction) = try Self.reduced(experiment, at: path)
    #expect(symptom.failure == nil && symptom.outcome == .asSent)
    try Self.checkMinimal(experiment, symptom, reduction.bytes, "unitPrice")
  }

  private struct Refusing: Decodable {
    struct Refusal: Error {}

    init(from decoder: any Decoder) throws {
      if try decoder.container(keyedBy: Keys.self).decode(Int.self, forKey: .a) > 5 {
        throw Refusal()
      }
    }

    enum Keys: CodingKey { case a }
  }
  private enum Refusings: Sample {
    typealias StrictModel = Refusing
    typealias DefaultModel = Refusing
    typealias SmartModel = Refusing
  }

  @Test func `an error without a place is kept, too`() throws {
    let experiment = Experiment(
      model: "Refusing", sample: Refusings.self, source: "r.json",
      bytes: Array(#"{"b": [1, 2], "a": 77}"#.utf8), styles: [.strict])
    let (symptom, reduction) = try Self.reduced(experiment)
    #expect(symptom.failure == .custom)
    #expect(String(decoding: reduction.bytes, as: UTF8.self) == #"{"a":77}"#)
  }

  @Test func `what a terminal must not be sent is escaped in what is left`() throws {
    let experiment = Self.experiment(
      Self.page { $0.replacing("{\"sku\"", with: "{\"a\u{202E}b\": 1, \"sku\"") })
    let report = experiment.run()
    let field = try #require(
      report[.strict]?.fields.first { $0.reason == .unknownKey && $0.property.contains("b") })
    let (_, reduction) = try Self.reduced(experiment, at: field.path)
    let text = String(decoding: reduction.bytes, as: UTF8.self)
    #expect(text.contains(#"a\u202eb"#) && !text.contains("\u{202E}"))
  }

  @Test func `what was reached is kept when it is stopped`() throws {
    let bytes = Self.page { $0.replacing("\"quantity\": 2", with: "\"quantity\": null") }
    let experiment = Self.experiment(bytes)
    let found = try #require(Symptom.find(in: experiment.run(), .strict))
    let reduction = try Reducer.reduce(experiment, to: found.symptom) { $0.tries < 5 }
    #expect(!reduction.isMinimal && reduction.tries == 5)
    var left = experiment
    left.bytes = reduction.bytes
    #expect(found.symptom.place(in: left.run()) != nil)
  }

  @Test(arguments: CaseSelection.tenth(of: Array(SampleCatalogue.all.indices), least: 5))
  func `what a sample's payloads throw is left alone`(_ sample: Int) throws {
    let entry = SampleCatalogue.all[sample]
    for payload in entry.payloads {
      let experiment = Experiment(
        entry: entry, source: payload.fileName, bytes: payload.bytes, styles: [.strict])
      let report = experiment.run()
      guard report.payload.foundationAccepts, report[.strict]?.threw == true else { continue }
      let found = try #require(Symptom.find(in: report, .strict), "\(payload.name)")
      let reduction = try Reducer.reduce(experiment, to: found.symptom) { _ in true }
      try Self.checkMinimal(
        experiment, found.symptom, reduction.bytes, "\(entry.name) \(payload.name)")
    }
  }
}
