import DecodingReport
import DecodingStyles
import Foundation
import Testing
import Workbench

/// Values of one object, or of an array's pairs, that become one value of a dictionary.
@Suite struct OverwrittenValueTests {
  /// Cases that are keys, whatever their case.
  enum Size: String, CodingKeyRepresentable, Decodable {
    case small, large

    var codingKey: any CodingKey { Name(stringValue: rawValue) }

    init?<T: CodingKey>(codingKey: T) { self.init(rawValue: codingKey.stringValue.lowercased()) }

    private struct Name: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
  }

  enum Letter: String, Decodable { case a, b }

  struct Numbers: Decodable, Equatable { var all: [Int: String] }
  struct Sizes: Decodable, Equatable { var all: [Size: Int] }
  struct Pairs: Decodable, Equatable { var all: [Letter: Int] }

  @Test func `of an object's keys that become one number Foundation keeps a random one`() throws {
    let members = (0..<200).map { #""\#($0)": "first", "0\#($0)": "second""# }
    let decoded = try decode(Numbers.self, #"{"all": {\#(members.joined(separator: ", "))}}"#)
    #expect(Set(decoded.all.values) == ["first", "second"])
    let json = #"{"all": {"7": "first", "07": "second", "8": "other"}}"#
    let report = run(Root<Numbers>.self, json, [.strict])
    #expect(
      lines(report) == #"""
        strict Numbers(all: [7: "second", 8: "other"])
        ~ $.all [Int: String] {"7": "first", "07": "second", "8": "other"} → [7: "second", 8: "other"] bad-element guilty $.all["7"]
        ⊘ $.all["7"] String "first" duplicate-key silently inferred
        ✓ $.all["07"] String "second" → "second"
        ✓ $.all["8"] String "other" → "other"
        """#)
    #expect(rule(behind: 1, in: report).contains("a random one, since JSONDecoder"))
  }

  @Test func `of keys that a type makes one case of Foundation keeps one`() throws {
    let json = #"{"all": {"small": 1, "Small": 2, "large": 3}}"#
    #expect([1, 2].contains(try decode(Sizes.self, json).all[.small]))
    #expect(
      lines(run(Root<Sizes>.self, json, [.strict])) == #"""
        strict Sizes(all: [.large: 3, .small: 2])
        ~ $.all [Size: Int] {"small": 1, "Small": 2, "large": 3} → [.large: 3, .small: 2] bad-element guilty $.all.small
        ⊘ $.all.small Int 1 duplicate-key silently inferred
        ✓ $.all.Small Int 2 → 2
        ✓ $.all.large Int 3 → 3
        """#)
  }

  struct Rows: Decodable, Equatable {
    var rows: [String: Row]
    var end: Int?
    struct Row: Decodable, Equatable { var count: Int }
  }

  @Test(arguments: [
    #"{"rows": {"a": {"count": 1}, "b": {"count": 3}, "a": {"count": 2}}}"#,
    #"{"rows": {"a": {"count": 1}, "a": {"count": "2"}}, "end": "x"}"#,
    #"{"rows": {"a": {"count": "1"}, "a": {"count": 2}}}"#,
    #"{"rows": {"a": {"count": "1"}, "a": {"count": null}}}"#,
  ])
  func `under a key strategy Foundation decodes the values of equal keys`(_ json: String) throws {
    var options = DecodingOptions()
    options.keyStrategy = .snake
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let report = try #require(run(Root<Rows>.self, json, [.strict], options)[.strict])
    do {
      let decoded = try decoder.decode(Rows.self, from: Data(json.utf8))
      #expect(decoded.rows["a"]?.count == 1)
      #expect(report.failure == nil && report.fields.count { $0.reason == .duplicateKey } == 1)
      let first = report.fields.first { "\($0.path)" == "$.rows.a.count" }
      #expect(first?.outcome == .asSent && first?.value == "1")
      #expect(report.summary[.asSent] == 2 && report.summary.silentLoss == 1)
    } catch {
      let threw = try #require(report.fields.first { $0.outcome == .threw && $0.guilty == nil })
      #expect("\(threw.path)" == "$.rows.a.count")
      #expect(report.failure?.kind == .typeMismatch && report.summary[.threw] == 1)
      #expect(threw.foundationSaid.map { "\(error)".contains($0) } == true)
    }
  }

  @Test func `of pairs with equal keys Foundation keeps the last one`() throws {
    let json = #"{"all": ["a", 1, "b", 5, "a", 2]}"#
    #expect(try decode(Pairs.self, json).all == [.a: 2, .b: 5])
    let report = run(Root<Pairs>.self, json, [.strict])
    #expect(
      lines(report) == #"""
        strict Pairs(all: [.a: 2, .b: 5])
        ~ $.all [Letter: Int] ["a", 1, "b", 5, "a", 2] → [.a: 2, .b: 5] bad-element guilty $.all[1]
        ✓ $.all[0] Letter "a" → .a
        ⊘ $.all[1] Int 1 duplicate-key silently inferred
        ✓ $.all[2] Letter "b" → .b
        ✓ $.all[3] Int 5 → 5
        ✓ $.all[4] Letter "a" → .a
        ✓ $.all[5] Int 2 → 2
        """#)
    #expect(rule(behind: 2, in: report).contains("keeps one in silence, of pairs the last"))
  }

  @Test func `smart decoding keeps the first of equal keys`() throws {
    let json = #"{"all": {"7": "first", "07": "second"}}"#
    let decoded = try SmartDecoder().decode(Numbers.self, from: Data(json.utf8))
    #expect(decoded.all == [7: "first"])
    #expect(
      lines(run(Root<Numbers>.self, json, [.smart])) == #"""
        smart Numbers(all: [7: "first"])
        ~ $.all [Int: String] {"7": "first", "07": "second"} → [7: "first"] bad-element guilty $.all["07"]
        ✓ $.all["7"] String "first" → "first"
        ⊘ $.all["07"] - "second" duplicate-key silently
        """#)
  }

  struct Wrapped: Codable {
    @LossyDictionary var all: [Int: String]
  }

  @Test func `a lossy dictionary keeps one of equal keys, too`() throws {
    let json = #"{"all": {"7": "first", "07": "second", "8": 5}}"#
    let decoded = try SmartDecoder().decode(Wrapped.self, from: Data(json.utf8))
    #expect(decoded.all == [7: "second", 8: "5"])
    #expect(
      lines(run(Root<Wrapped>.self, json, [.smart])) == #"""
        smart Wrapped(all: [7: "second", 8: "5"])
        ~ $.all [Int: String] {"7": "first", "07": "second", "8": 5} → [7: "second", 8: "5"] bad-element guilty $.all["7"]
        ✓ $.all["07"] String "second" → "second"
        ⊘ $.all["7"] String "first" duplicate-key silently inferred
        ~ $.all["8"] String 5 → "5" wrong-type
        """#)
  }

  struct Part: Codable {
    let version: Int = 1
    var id: Int
  }

  struct Holder: Codable { var parts: [Part] }

  @Test func `around what was lost although nobody asked for it nothing is as sent`() {
    let json = #"{"parts": [{"id": 1, "version": 1}, {"id": 2, "version": 3}]}"#
    #expect(
      lines(run(Root<Holder>.self, json, [.strict])) == #"""
        strict Holder(parts: [Part(version: 1, id: 1), Part(version: 1, id: 2)])
        ~ $.parts [Part] [{"id": 1, "version": 1}, {"id": 2, "version": 3}] → [Part(version: 1, id: 1), Part(version: 1, id: 2)] bad-element guilty $.parts[1].version
        ✓ $.parts[0] Part {"id": 1, "version": 1} → Part(version: 1, id: 1)
        ✓ $.parts[0].id Int 1 → 1
        ~ $.parts[1] Part {"id": 2, "version": 3} → Part(version: 1, id: 2) bad-element guilty $.parts[1].version
        ✓ $.parts[1].id Int 2 → 2
        ↺ $.parts[0].version Int 1 → 1 (initial value) unknown-key inferred
        ↺ $.parts[1].version Int 3 → 1 (initial value) unknown-key silently inferred
        """#)
  }

  /// The rule that is told of a strict field.
  private func rule(behind place: Int, in report: Report) -> String {
    let fields = report[.strict]?.fields ?? []
    guard fields.indices.contains(place) else { return "" }
    let explanation = Explainer(report, isForMany: false, sourceLine: { _ in nil })
      .explanation(of: fields[place], in: .strict)
    return explanation.lines.first { $0.role == .rule }?.text ?? ""
  }

  private func decode<T: Decodable>(_ type: T.Type, _ json: String) throws -> T {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }
}
