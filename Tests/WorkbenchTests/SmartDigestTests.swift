import DecodingReport
import DecodingStyles
import Foundation
import JSONSource
import TestSupport
import Testing
import Workbench

/// Counting elements of a smart decode without holding their calls must change no count.
@Suite struct SmartDigestTests {
  private struct Row: SmartCodable {
    var id = 0
    var ratio = 0.5
    var name = "none"
    var isOpen = false
    var tags: [String] = []
    var sizes: [Int] = []
    var place = Place()
    var places: [Place] = []
    var named: [String: Int] = [:]
    var note: String?
  }

  private struct Rich: SmartCodable {
    var kind: Kind?
    var when: Date?
    @SmartAny var any: Any?
    @DefaultCodable var level: Int
  }

  private struct Place: SmartCodable {
    var city = ""
    var zip = 0
  }

  private enum Kind: String, Codable { case large, small }

  private struct Table: SmartCodable {
    var rows: [Row] = []
    var rich: [Rich] = []
    var last = 0
  }

  /// What may stand in a row, beyond what each has.
  private static let extras = [
    "", #""note": null"#, #""note": "m""#, #""note": 7"#,
    #""other": 1"#, #""id": 9"#, #""ratio": 0.1000000000000000055511151231257827"#, #""zip": 1"#,
    #""sizes": [1, "2"]"#, #""sizes": [1, "x"]"#, #""sizes": []"#, #""places": [{}]"#,
    #""places": [{"city": "Rom", "zip": 1}, {"zip": 2, "city": ""}]"#, #""named": {"a": 1}"#,
    #""named": {"a": 1, "a": 2}"#, #""places": [{"city": "Rom", "zip": 1, "x": 1}]"#,
    #""place": "{\"city\": \"Bern\", \"zip\": 3}""#, #""isOpen": 1"#, #""isOpen": true"#,
  ]

  /// A row as every field wants it.
  private static func base(_ row: Int) -> [String] {
    [
      #""id": \#(row)"#, #""name": "n\#(row)""#, #""ratio": \#(row).25"#, #""isOpen": false"#,
      #""tags": ["a", "b"]"#, #""sizes": [1, 2]"#, #""place": {"city": "Bern", "zip": 3000}"#,
      #""places": []"#, #""named": {"b": 2}"#, #""note": "n""#,
    ]
  }

  private static let rich = [
    #"{"kind": "large", "when": 700000000, "any": 1, "level": 2}"#,
    #"{"kind": "huge", "when": 1700000000, "any": {"a": [1, {}]}, "level": "3"}"#,
    #"{"kind": 1, "when": 1e30, "any": null, "level": 1.5}"#, "{}", "1",
  ]

  private static func json(rows: Int, seed: Int) -> String {
    let list = (0..<rows).map { row in
      var members = base(row)
      // Every other row is as sent; what a row has instead of its own, or twice.
      let extra = row % 2 == 0 ? "" : extras[(row / 2 &+ seed &* 11) % extras.count]
      let key = extra.prefix { $0 != ":" }
      if row % 4 == 1 { members.removeAll { $0.prefix { $0 != ":" } == key } }
      return "{" + (members + [extra]).filter { !$0.isEmpty }.joined(separator: ", ") + "}"
    }
    let others = (0..<20).map { rich[($0 &* 3 &+ seed) % rich.count] }.joined(separator: ", ")
    return #"{"rows": [\#(list.joined(separator: ", "))], "rich": [\#(others)], "last": 1}"#
  }

  /// Models whose own code makes something else of what it gets, for some rows.
  private struct Remade: SmartCodable {
    struct Limited: Codable {
      var percent: Int
      var label: String

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        percent = min(100, try container.decode(Int.self, forKey: .percent))
        label = try container.decode(String.self, forKey: .label)
      }
    }

    final class Node: Codable {
      var size: Int

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        size = max(3, try container.decode(Int.self, forKey: .size))
      }
    }

    var name = ""
    var fullName = ""
    var ratio = 0.5
    var sizes: [Int] = []
    var prices: [String: Int] = [:]
    var limited: [Limited] = []
    var node: Node?
    var when = Date(timeIntervalSince1970: 0)
    @SmartAny var any: Any?

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.fullName <--- "title"]
    }

    mutating func didFinishMapping() {
      if name.hasSuffix("7") { name = name.uppercased() }
      if fullName.hasSuffix("9") { fullName += "!" }
      if ratio > 50 { ratio = 50 }
      if sizes.count > 3 { sizes.removeLast() }
      if prices["b", default: 0] > 55 { prices["b"] = 55 }
      if prices["a"] == 13 { prices["c"] = 1 }
    }
  }

  private struct RemadeRows: SmartCodable { var rows: [Remade] = [] }

  @Test(arguments: [0, 3, 11])
  func `what the model's own code makes of elements is counted`(seed: Int) {
    let rows = (0..<60).map { row in
      let number = (row &* 7 &+ seed) % 60
      return """
        {"name": "n\(number)", "title": "t\(row)", "ratio": \(number).5, \
        "sizes": \((0..<(number % 5)).map { $0 }), \
        "limited": [{"percent": \(number * 2), "label": "é"}, {"percent": 7, "label": ""}], \
        "prices": {"a": \(row), "b": \(number)}, "node": {"size": \(number % 6)}, "when": "2024-01-02T03:04:05Z", "any": {"a": [1, "2"]}}
        """
    }
    let text = #"{"rows": ["# + rows.joined(separator: ", ") + "]}"
    DigestedReport.expectAllCounts { DigestedReport.smart(RemadeRows.self, text, keeping: $0) }
    let report = DigestedReport.smart(
      RemadeRows.self, text, keeping: .init(elements: 1, faults: 0))
    #expect(report.summary[.converted] > 30)
  }

  @Test func `models that hold what was sent are decoded once`() {
    struct Plain: SmartCodable {
      nonisolated(unsafe) static var count = 0
      var id = 0
      var name = ""
      var ratio: Double?
      var tags: [String] = []
      var kind = Kind.large
      @DefaultCodable var level: Int

      mutating func didFinishMapping() { Self.count += 1 }
    }
    let row = #"""
      {"id": 1.0, "name": "ä\n", "ratio": 1e-3, "tags": ["a", ""], "kind": "small", "level": 2}
      """#
    let text = "[" + Array(repeating: row, count: 40).joined(separator: ", ") + "]"
    let document = JSONDocument.parse(text)
    _ = SmartDecoder().recorded(
      [Plain].self, from: document,
      digester: ElementDigester(document: document, keptElements: 3, keptFaults: 0))
    #expect(Plain.count == 40)
  }

  @Test(arguments: CaseSelection.tenth(of: Array(0..<8)))
  func `counts are those of a report that holds all calls`(seed: Int) {
    let text = Self.json(rows: 75, seed: seed)
    DigestedReport.expectAllCounts { DigestedReport.smart(Table.self, text, keeping: $0) }
  }
}
