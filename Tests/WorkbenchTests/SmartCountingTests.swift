import DecodingReport
import DecodingStyles
import Foundation
import JSONSource
import TestSupport
import Testing
import Workbench

/// Elements of large arrays are decoded without a record of their calls where they are as sent.
/// Models that read in ways of their own must be counted as if each call were held.
@Suite struct SmartCountingTests {
  /// Asks for one type after the other.
  private struct Probing: Decodable {
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      if (try? container.decode(Int.self, forKey: "a")) == nil {
        _ = try container.decode(String.self, forKey: "a")
      }
    }
  }

  private struct Twice: Decodable {
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      _ = try container.decode(Int.self, forKey: "a")
      _ = try container.decode(Int.self, forKey: "a")
    }
  }

  /// Asks in another order than documents have.
  private struct Backwards: SmartCodable {
    var b = 0
    var inner: [Backwards] = []
    var a = 0
  }

  /// Asks twice for one value, and never for another: in all as often as there are values.
  private struct OneForAnother: Decodable {
    init(from decoder: any Decoder) throws {
      let first = try decoder.container(keyedBy: AnyKey.self)
      let second = try decoder.container(keyedBy: AnyKey.self)
      _ = try first.decodeIfPresent(Int.self, forKey: "b")
      _ = try second.decodeIfPresent(Int.self, forKey: "b")
    }
  }

  private struct Asking: Decodable {
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      if container.contains("a"), try !container.decodeNil(forKey: "a") {
        _ = try container.decode(Int.self, forKey: "a")
      }
    }
  }

  private struct Nested: Decodable {
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      let inner = try container.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
      _ = try inner.decodeIfPresent(Int.self, forKey: "b")
    }
  }

  private struct Higher: Decodable {
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      _ = try container.superDecoder().container(keyedBy: AnyKey.self)
      _ = try container.decodeIfPresent(Int.self, forKey: "a")
    }
  }

  private struct Half: Decodable {
    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      _ = try container.decode(Int.self)
    }
  }

  private struct Mixed: SmartCodable {
    var number = 0
    var small: Int8 = 0
    var ratio: Float = 0
    var when: Date?
    var kind: Kind?
    var link: URL?
    var bytes = Data()
    var named: [String: [Int]] = [:]
    var unique: Set<String> = []
    @SmartAny var any: Any?
    var other: Place?
  }

  private struct Renamed: SmartCodable {
    var city = ""

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.city <--- ["place.city", "town"]]
    }
  }

  private struct Place: SmartCodable {
    var city = ""
  }

  private enum Kind: String, Codable { case large, small }

  private struct AnyKey: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringLiteral value: String) { stringValue = value }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private static let members = [
    #"{"a": 1}"#, #"{"a": "x"}"#, #"{"a": null}"#, #"{"a": 1, "a": 2}"#, #"{"a": {"b": 1}}"#,
    #"{"a": {"b": "1", "c": 1}}"#, #"{"super": {"a": 1}, "a": 1}"#, #"{"a": 1, "b": 1}"#, "{}",
    #""{\"a\": 1}""#, "[1]", "[1, 2]", "7", #"{"a": [1, 2]}"#, #"{"a": 1.5}"#, #"{"a": -0}"#,
  ]

  private static let ordered = [
    #"{"a": 1, "b": 2}"#, #"{"b": 1, "a": 2}"#, #"{"b": 1, "b": 2}"#, #"{"a": 1, "b": "2"}"#,
    #"{"b": 1, "inner": [{"a": 1, "b": 2}, {"b": 1, "inner": [], "a": 2}], "a": 2}"#,
    #"{"a": 1, "inner": [{"b": 1}, {"a": 1}, {"inner": [{"a": 1, "b": 2}]}], "b": 2}"#,
  ]

  private static let mixed = [
    #"{"number": 1, "small": 2, "ratio": 0.5}"#, #"{"number": 1e2, "small": 300}"#,
    #"{"when": "2026-01-02T03:04:05Z"}"#, #"{"when": 700000000}"#, #"{"kind": "large"}"#,
    #"{"kind": "huge"}"#, #"{"link": "https://example.org", "bytes": "AAEC"}"#,
    #"{"bytes": "?", "number": 12345678901234567890}"#, #"{"named": {"a": [1, 2], "b": []}}"#,
    #"{"named": {"a": ["1"]}}"#, #"{"named": {"a": [1], "a": [2]}}"#, #"{"unique": ["a", "a"]}"#,
    #"{"any": {"a": [1, null]}}"#, #"{"any": 1}"#, #"{"ratio": 0.1234567890123}"#,
    #"{"ratio": 1e-320}"#, #"{"other": {"city": "Bern"}}"#, #"{"other": "{\"city\": \"Bern\"}"}"#,
  ]

  private static let renamed = [
    #"{"city": "Bern"}"#, #"{"place": {"city": "Bern"}}"#, #"{"town": "Bern"}"#,
    #"{"place": {"city": "Bern"}, "town": "Rom"}"#,
  ]

  @Test(arguments: CaseSelection.tenth(of: Array(0..<6), least: 2))
  func `counts are those of a report that holds all calls`(seed: Int) throws {
    try check([Probing].self, Self.members, seed)
    try check([Twice].self, Self.members, seed)
    try check([Backwards].self, Self.ordered, seed)
    try check([OneForAnother].self, Self.ordered, seed)
    try check([Asking].self, Self.members, seed)
    try check([Nested].self, Self.members, seed)
    try check([Higher].self, Self.members, seed)
    try check([Half].self, ["[1]", "[1.5]", #"["1"]"#, "[]", "7"], seed)
    try check([[String: Int]].self, Self.members, seed)
    try check([[Int]].self, Self.members, seed)
    try check([Double].self, Self.members, seed)
    try check([Mixed].self, Self.mixed, seed)
    try check([Renamed].self, Self.renamed, seed)
  }

  /// Elements alone, one after the other, and each after its like.
  private func check<Model: Decodable>(
    _ type: Model.Type, _ elements: [String], _ seed: Int
  ) throws {
    var chosen = (0..<40).map { elements[($0 * 7 + seed) % elements.count] }
    if seed % 2 == 0 { chosen.sort() }
    if seed == 5 { chosen = Array(repeating: elements[0], count: 40) }
    for text in ["[\(chosen.joined(separator: ", "))]"] + elements.map({ "[\($0), \($0)]" }) {
      let all = DigestedReport.smart(type, text, keeping: nil)
      let counted = DigestedReport.smart(type, text, keeping: .init(elements: 0, faults: 0))
      #expect(counted.summary == all.summary, "\(type) \(text)")
      #expect(counted.value == all.value, "\(type) \(text)")
      #expect(
        counted.fields.count + counted.omittedFields == all.fields.count + all.omittedFields,
        "\(type) \(text)")
      #expect(counted.failure?.message == all.failure?.message, "\(type) \(text)")
    }
  }
}
