import DecodingReport
import DecodingStyles
import Foundation
import Testing
import Workbench

/// Smart decoding reads JSON in strings; its fields are named as if it stood in the string's place.
@Suite struct SmartTextTests {
  struct Home: SmartCodable {
    var zip = 0
    var city: String?
  }

  struct Owner: SmartCodable {
    var name = ""
    var homes: [Home] = []
    var main = Home()
  }

  struct Song: SmartCodable {
    var owner = Owner()
    var plays = 0
    @SmartCompact.Dictionary var prices: [String: Int] = [:]
  }

  private static func quoted(_ json: String) -> String {
    SwiftText.quoted(json)
  }

  @Test func `values in a string's JSON stand under the string's path`() throws {
    let homes = #"{"zip": "8001", "city": null}"#
    let owner =
      #"{"name": 7, "homes": [{"zip": "x"}, {"zip": 3, "city": "Bern"}], "main": \#(Self.quoted(homes))}"#
    let json = #"{"owner": \#(Self.quoted(owner)), "plays": 1}"#
    let report = run(Root<Song>.self, json, [.smart])
    #expect(
      lines(report) == #"""
        smart Song(owner: Owner(name: "7", homes: [Home(zip: 0, city: nil), Home(zip: 3, city: "Bern")], main: Home(zip: 8001, city: nil)), plays: 1, prices: [:])
        ~ $.owner Owner "{\"name\": 7, \"homes\": [{\"zip\": \"x\"}, {\"zip\": 3, \"city\": \"Bern\"}], \"main\": \"{\\\"zip\\\": \\\"8001\\\", \\\"city\\\": null}\"}" → Owner(name: "7", homes: [Home(zip: 0, city: nil), Home(zip: 3, city: "Bern")], main: Home(zip: 8001, city: nil)) wrong-type guilty $.owner.homes[0].zip
        ~ $.owner.name String 7 → "7" wrong-type
        ~ $.owner.homes [Home] [{"zip": "x"}, {"zip": 3, "city": "Bern"}] → [Home(zip: 0, city: nil), Home(zip: 3, city: "Bern")] bad-element guilty $.owner.homes[0].zip
        ~ $.owner.homes[0] Home {"zip": "x"} → Home(zip: 0, city: nil) bad-element guilty $.owner.homes[0].zip
        ↺ $.owner.homes[0].zip Int "x" → 0 (initial value) not-a-number silently
        ∅ $.owner.homes[0].city String? ◌ → nil missing
        ✓ $.owner.homes[1] Home {"zip": 3, "city": "Bern"} → Home(zip: 3, city: "Bern")
        ✓ $.owner.homes[1].zip Int 3 → 3
        ✓ $.owner.homes[1].city String? "Bern" → "Bern"
        ~ $.owner.main Home "{\"zip\": \"8001\", \"city\": null}" → Home(zip: 8001, city: nil) wrong-type
        ~ $.owner.main.zip Int "8001" → 8001 wrong-type
        ∅ $.owner.main.city String? null → nil null
        ✓ $.plays Int 1 → 1
        ↺ $.prices [String: Int] ◌ → [:] (initial value) missing
        """#)
  }

  /// Foundation reads the text by itself, and as an object: what it finds there is what is shown.
  @Test func `a text's values are those of the JSON that it holds`() throws {
    struct Inner: Codable, Equatable {
      struct Place: Codable, Equatable { var zip: Int }
      var name: String
      var homes: [Place]
    }
    let owner = #"{"name": "Ada", "homes": [{"zip": 1}, {"zip": 2}]}"#
    let inner = try JSONDecoder().decode(Inner.self, from: Data(owner.utf8))
    let inText = run(Root<Song>.self, #"{"owner": \#(Self.quoted(owner)), "plays": 1}"#, [.smart])
    let plain = run(Root<Song>.self, #"{"owner": \#(owner), "plays": 1}"#, [.smart])
    func values(_ report: Report) -> [String] {
      (report[.smart]?.fields ?? []).map { "\($0.path) \($0.wanted) \($0.value ?? "-")" }
    }
    #expect(values(inText) == values(plain))
    let name = try #require(inText[.smart]?.fields.first { "\($0.path)" == "$.owner.name" })
    #expect(name.value == SwiftText.quoted(inner.name) && name.found?.text == name.value)
    #expect(name.found?.start == inText[.smart]?.fields.first?.found?.start)
    let why = inText.explanation(of: name, in: .smart) { _ in nil }.text(width: \.count)
    #expect(why.contains("a JSON string, in the JSON that the string at this place holds"))
    let zips = inText[.smart]?.fields.filter { $0.property == "zip" && $0.depth == 3 }
    #expect(zips?.map(\.value) == inner.homes.map { "\($0.zip)" })
  }

  @Test func `members of a string's JSON that nobody asked for are named`() {
    let home = #"{"zip": 1, "street": "Main", "zip": 2, "floors": [{"number": 3}]}"#
    let owner = #"{"name": "Ada", "age": 36, "main": \#(Self.quoted(home))}"#
    let json = #"{"owner": \#(Self.quoted(owner)), "plays": 1, "likes": 0}"#
    let report = run(Root<Song>.self, json, [.smart])
    let unasked = report[.smart]?.fields.filter {
      $0.reason == .unknownKey || $0.reason == .duplicateKey
    }
    #expect(
      unasked?.map { "\($0.path) \($0.found?.text ?? "") \($0.reason?.rawValue ?? "")" } == [
        "$.owner.age 36 unknown-key", #"$.owner.main.street "Main" unknown-key"#,
        "$.owner.main.zip 2 duplicate-key",
        #"$.owner.main.floors [{"number": 3}] unknown-key"#, "$.likes 0 unknown-key",
      ])
    #expect(report[.smart]?.summary.unknownKeys == 4)
  }

  @Test func `a slip between keys in a string's JSON is told on both sides`() {
    let owner = #"{"nmae": "Ada", "main": {"zips": 1}}"#
    let json = #"{"owner": \#(Self.quoted(owner)), "play": 1, "zip": 7}"#
    let fields = run(Root<Song>.self, json, [.smart])[.smart]?.fields ?? []
    let suggestions = fields.filter { $0.didYouMean != nil }
      .map { "\($0.path) \($0.didYouMean ?? "") \($0.silentLoss)" }
    #expect(
      suggestions == [
        "$.owner.name nmae false", "$.owner.main.zip zips true", "$.plays play true",
        "$.owner.nmae name false", "$.owner.main.zips zip false", "$.play plays false",
      ])
    // A value outside of the string isn't meant for what is in it.
    #expect(!fields.contains { $0.standsAt != nil })
  }

  @Test func `members that a compact dictionary keeps are shown with their values`() {
    let json = #"{"owner": {}, "prices": {"pen": 3, "ink": "4", "cap": null, "box": "x"}}"#
    #expect(
      lines(run(Root<Song>.self, json, [.smart])) == #"""
        smart Song(owner: Owner(name: "", homes: [], main: Home(zip: 0, city: nil)), plays: 0, prices: ["ink": 4, "pen": 3])
        ~ $.owner Owner {} → Owner(name: "", homes: [], main: Home(zip: 0, city: nil)) bad-element guilty $.owner.name
        ↺ $.owner.name String ◌ → "" (initial value) missing
        ↺ $.owner.homes [Home] ◌ → [] (initial value) missing
        ↺ $.owner.main Home ◌ → Home(zip: 0, city: nil) (initial value) missing
        ↺ $.plays Int ◌ → 0 (initial value) missing
        ~ $.prices [String: Int] {"pen": 3, "ink": "4", "cap": null, "box": "x"} → ["ink": 4, "pen": 3] bad-element guilty $.prices.cap “”
        ✓ $.prices.pen Int 3 → 3
        ~ $.prices.ink Int "4" → 4 wrong-type
        ⊘ $.prices.cap Int null null “”
        ⊘ $.prices.box Int "x" not-a-number silently “”
        """#)
  }
}
