import DecodingReport
import Foundation
import Testing
import Workbench

/// Models that try one shape of JSON after the other, and models that can't be stood in for.
extension HardModelTests {
  static let composites: [Case] = [
    Case(
      name: "lists and objects, after scalars were tried", model: HardModels.Mixed.self,
      json: #"{"names": ["a", "b"], "owner": {"id": 7}, "more": {"k": [1, "x", {"z": []}]}}"#,
      report: #"""
        strict Mixed(names: .many(["a", "b"]), owner: Reference(id: 7), more: .object(["k": .list([.number(1.0), .text("x"), .object(["z": .list([])])])]))
        ✓ $.names OneOrMany ["a", "b"] → .many(["a", "b"])
        ✓ $.names[0] String "a" → "a"
        ✓ $.names[1] String "b" → "b"
        ✓ $.owner Reference {"id": 7} → Reference(id: 7)
        ✓ $.owner.id Int 7 → 7
        ✓ $.more Anything {"k": [1, "x", {"z": []}]} → .object(["k": .list([.number(1.0), .text("x"), .object(["z": .list([])])])])
        ✓ $.more.k Anything [1, "x", {"z": []}] → .list([.number(1.0), .text("x"), .object(["z": .list([])])])
        ✓ $.more.k[0] Anything 1 → .number(1.0)
        ✓ $.more.k[1] Anything "x" → .text("x")
        ✓ $.more.k[2] Anything {"z": []} → .object(["z": .list([])])
        ✓ $.more.k[2].z Anything [] → .list([])
        """#),
    Case(
      name: "scalars where lists may be", model: HardModels.Mixed.self,
      json: #"{"names": "a", "owner": 7, "more": "m"}"#,
      report: #"""
        strict Mixed(names: .one("a"), owner: Reference(id: 7), more: .text("m"))
        ✓ $.names OneOrMany "a" → .one("a")
        ✓ $.owner Reference 7 → Reference(id: 7)
        ✓ $.more Anything "m" → .text("m")
        """#),
    Case(
      name: "another list under the same key", model: HardModels.Numbers.self,
      json: #"{"all": [1, "2", 3]}"#,
      report: #"""
        strict threw typeMismatch $.all[1] 1:13 wanted Int
        ✗ $.all [Int] [1, "2", 3] bad-element guilty $.all[1] “Expected to decode Int but found a string instead.”
        ✓ $.all[0] Int 1 → 1
        ✗ $.all[1] Int "2" wrong-type “Expected to decode Int but found a string instead.”
        ⋯ $.all[2] Int 3 alone as-sent
        """#),
    Case(
      name: "no placeholder is shown within what was decoded", model: HardModels.Appending.self,
      json: #"{"tags": ["a"], "extra": 7, "more": 1}"#,
      report: #"""
        strict threw typeMismatch $.extra 1:26 wanted String
        ✓ $.tags [String] ["a"] → ["a"]
        ✓ $.tags[0] String "a" → "a"
        ✗ $.extra String 7 wrong-type “Expected to decode String but found number instead.”
        ⋯ $.more Int 1 alone as-sent
        """#),
    Case(
      name: "dates that couldn't be read", model: HardModels.Dated.self,
      json: #"{"day": "2024-13-01T00:00:00Z", "other": "2024-02-01T10:00:00Z"}"#,
      report: #"""
        strict Dated(day: "0001-01-01T00:00:00Z", other: "2024-02-01T10:00:00Z")
        ↺ $.day Date "2024-13-01T00:00:00Z" → "0001-01-01T00:00:00Z" bad-date silently inferred
        ~ $.other Date "2024-02-01T10:00:00Z" → "2024-02-01T10:00:00Z" custom inferred
        """#),
    Case(
      name: "a third that isn't there", model: HardModels.Triple.self, json: "[1, 2]",
      report: #"""
        strict Triple(x: 1, y: 2, z: 9)
        ✓ $[0] Int 1 → 1
        ✓ $[1] Int 2 → 2
        """#),
    Case(
      name: "elements that are read and let go", model: HardModels.Sifted.self,
      json: #"{"all": [1, "2", 3, "x"]}"#,
      report: #"""
        strict Sifted(all: [1, 3])
        ~ $.all [Int] [1, "2", 3, "x"] → [1, 3] bad-element guilty $.all[1] inferred
        ✓ $.all[0] Int 1 → 1
        ⊘ $.all[1] Int "2" wrong-type silently inferred “Expected to decode Int but found a string instead.”
        ✓ $.all[2] Int 3 → 3
        ⊘ $.all[3] Int "x" wrong-type silently inferred “Expected to decode Int but found a string instead.”
        """#),
    Case(
      name: "the error of a decoder of the model's own", model: HardModels.Envelope.self,
      json: #"{"content": "{\"count\": \"5\"}"}"#,
      report: #"""
        strict threw typeMismatch $.content 1:13 wanted Content
        ✗ $.content Content "{\"count\": \"5\"}" custom inferred “Expected to decode Int but found a string instead.”
        """#),
    Case(
      name: "a UUID in small letters, and a decimal that none holds", model: HardModels.Formed.self,
      json: """
        {"id": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f", \
        "ids": ["e621e1f8-c36c-495a-93fc-0c247a3e6e5f"], "price": 1e400}
        """,
      report: #"""
        strict threw dataCorrupted $.price 1:106 wanted Decimal
        ✓ $.id UUID? "e621e1f8-c36c-495a-93fc-0c247a3e6e5f" → "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
        ✓ $.ids [UUID?] ["e621e1f8-c36c-495a-93fc-0c247a3e6e5f"] → ["E621E1F8-C36C-495A-93FC-0C247A3E6E5F"]
        ✓ $.ids[0] UUID? "e621e1f8-c36c-495a-93fc-0c247a3e6e5f" → "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
        ✗ $.price Decimal 1e400 overflow “The given data was not valid JSON.”
        """#),
    Case(
      name: "spellings that an enum understands", model: [HardModels.Shade].self,
      json: #"["RED", "green", "x", "Unknown"]"#,
      report: #"""
        strict [.red, .green, .unknown, .unknown]
        ~ $[0] Shade "RED" → .red custom inferred
        ✓ $[1] Shade "green" → .green
        ↺ $[2] Shade "x" → .unknown (default case) bad-enum silently inferred
        ~ $[3] Shade "Unknown" → .unknown custom inferred
        """#),
  ]

  @Test func `keys that are one after conversion are duplicates`() {
    let json = #"{"home_zip": "8001", "homeZip": "3000"}"#
    var options = DecodingOptions()
    options.keyStrategy = .snake
    let report = run(Root<Home>.self, json, [.strict, .smart], options)
    for style in report.styles {
      let second = style.fields.first { "\($0.path)" == "$.homeZip" }
      #expect(second?.reason == .duplicateKey && second?.silentLoss == true, "\(style.style)")
      #expect(style.summary.unknownKeys == 0)
    }
  }

  @Test func `what follows a value that nothing stands in for is said to be untried`() throws {
    let json = #"{"number": 1, "amount": "x", "count": "2"}"#
    let report = run(Root<HardModels.Bill>.self, json, [.strict])
    let style = try #require(report[.strict])
    #expect(style.summary.isCutShort && style.summary.errors == 1)
    let field = try #require(style.fields.first { $0.outcome == .threw })
    let why = report.explanation(of: field, in: .strict) { _ in json }.text(width: \.count)
    #expect(why.contains("decoding stopped, and what follows wasn't tried"))
    let whole = run(
      Root<HardModels.Appending>.self, #"{"tags": 1, "extra": 2, "more": 3}"#, [.strict])
    #expect(whole[.strict]?.summary.isCutShort == false)
    #expect(whole[.strict]?.summary.errors == 2)
  }
}
