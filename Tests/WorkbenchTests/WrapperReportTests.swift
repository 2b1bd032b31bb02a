import DecodingReport
import DecodingStyles
import Foundation
import JSONSource
import Testing
import Workbench

/// Whole reports on wrappers that leave out, convert or tell apart.
@Suite struct WrapperReportTests {
  struct Basket: Codable {
    @LossyArray var prices: [Double]
    @LossyDictionary var stock: [String: Int]
    @LossyDictionary var byNumber: [Int: String]
    @LossyOptional var note: String?
  }

  @Test func `lossy wrappers report what they left out, and why`() {
    let report = run(
      Root<Basket>.self,
      #"{"prices": [1, "2", null, 4], "stock": {"pen": 3, "ink": "x"}, "byNumber": {"x": "a"}, "note": 5}"#,
      [.default])
    #expect(
      lines(report) == """
        default Basket(prices: [1.0, 4.0], stock: ["pen": 3], byNumber: [:], note: nil)
        ~ $.prices [Double] [1, "2", null, 4] → [1.0, 4.0] bad-element guilty $.prices[1]
        ✓ $.prices[0] Double 1 → 1.0
        ⊘ $.prices[1] Double "2" wrong-type silently “Expected to decode Double but found a string instead.”
        ⊘ $.prices[2] Double null null “Cannot get value of type Double -- found null value instead”
        ✓ $.prices[3] Double 4 → 4.0
        ~ $.stock [String: Int] {"pen": 3, "ink": "x"} → ["pen": 3] bad-element guilty $.stock.ink
        ✓ $.stock.pen Int 3 → 3
        ⊘ $.stock.ink Int "x" wrong-type silently “Expected to decode Int but found a string instead.”
        ~ $.byNumber [Int: String] {"x": "a"} → [:] bad-element guilty $.byNumber.x
        ⊘ $.byNumber.x Int "a" wrong-type silently “The key "x" is no Int.”
        ∅ $.note String? 5 → nil (type default) wrong-type silently “Expected to decode String but found number instead.”
        """)
  }

  @Test func `lossy wrappers say what stands in for what isn't there`() {
    let report = run(Root<Basket>.self, #"{"prices": {}, "stock": null}"#, [.default])
    #expect(
      lines(report) == """
        default Basket(prices: [], stock: [:], byNumber: [:], note: nil)
        ↺ $.prices [Double] {} → [] (type default) wrong-type silently “Expected to decode Array<Any> but found a dictionary instead.”
        ↺ $.stock [String: Int] null → [:] (type default) null
        ↺ $.byNumber [Int: String] ◌ → [:] (type default) missing
        ∅ $.note String? ◌ → nil missing
        """)
  }

  struct Song: Codable {
    @LenientBool<Bool.True> var like: Bool
    @LenientBool<Bool.True> var live: Bool
    @Lossless var id: String
    @DefaultCodable @Lossless var plays: Int
    @Tristate var file: String??
    @Tristate var cover: String??
    @DefaultCodedDate<ISO8601Date> var at: Date
  }

  @Test func `conversions, states and dates by property are told from defaults`() {
    let report = run(
      Root<Song>.self,
      #"{"like": 0, "live": 2, "id": 7, "plays": "5", "file": null, "at": "today"}"#, [.default])
    #expect(
      lines(report) == """
        default Song(like: false, live: true, id: "7", plays: 5, file: .some(nil), cover: nil, at: "2001-01-01T00:00:00Z")
        ~ $.like Bool 0 → false wrong-type
        ↺ $.live Bool 2 → true (provider Bool.True) wrong-type silently “Expected to decode Bool but found number instead.”
        ~ $.id String 7 → "7" wrong-type
        ~ $.plays Int "5" → 5 wrong-type
        ✓ $.file String?? null → .some(nil)
        ∅ $.cover String?? ◌ → nil missing
        ↺ $.at Date "today" → "2001-01-01T00:00:00Z" (provider ISO8601Date) bad-date silently “The value is no Date by ISO8601Date.”
        """)
  }

  enum Nothing: DefaultValueProvider {
    static var defaultValue: Int? { nil }
  }

  struct Unsure: Codable {
    @Default<Nothing> var count: Int?
    @LenientBool<Bool.Unknown> var like: Bool?
    @LossyArray var notes: [String]?
    @LossyOptional var age: Int?
    @Lossless var rank: Int?
  }

  @Test(arguments: [("null", "null"), ("\"x\"", "wrong-type")])
  func `a nil is called nil, whatever it stands for`(_ json: String, _ reason: String) {
    func outcomes(_ json: String) -> [String] {
      let report = run(Root<Unsure>.self, json, [.default])
      return report.styles[0].fields.map { "\($0.path) \($0.outcome) \($0.reason?.rawValue ?? "")" }
    }
    let paths = ["$.count", "$.like", "$.age"]
    let given = outcomes(#"{"count": \#(json), "like": \#(json), "age": \#(json)}"#)
    #expect(given.filter { !$0.hasSuffix("missing") } == paths.map { "\($0) nil \(reason)" })
    let all = ["$.count", "$.like", "$.notes", "$.age", "$.rank"]
    #expect(outcomes("{}") == all.map { "\($0) nil missing" })
  }

  struct Loose: Codable {
    var any: AnyCodable
    var maybe: AnyCodable?
    @Default<Fallback> var guarded: AnyCodable
    @Base64 var seal: Data
  }

  enum Fallback: DefaultValueProvider {
    static let defaultValue = AnyCodable.string("fallback")
  }

  @Test func `what is of any kind is as sent, and bytes that are none are told`() {
    let report = run(
      Root<Loose>.self,
      #"{"any": {"a": [1, null, 2.5]}, "maybe": true, "guarded": 7, "seal": "?"}"#, [.default])
    #expect(
      lines(report) == """
        default threw dataCorrupted $.seal 1:69 wanted Data
        ✓ $.any AnyCodable {"a": [1, null, 2.5]} → .object(["a": .array([.integer(1), .null, .double(2.5)])])
        ✓ $.any.a AnyCodable [1, null, 2.5] → .array([.integer(1), .null, .double(2.5)])
        ✓ $.any.a[0] AnyCodable 1 → .integer(1)
        ✓ $.any.a[1] AnyCodable null → .null
        ✓ $.any.a[2] AnyCodable 2.5 → .double(2.5)
        ✓ $.maybe AnyCodable? true → .bool(true)
        ✓ $.guarded AnyCodable 7 → .integer(7)
        ✗ $.seal Data "?" bad-data “The value is no Data by StandardBase64.”
        """)
  }

  @Test func `a number that can't be held is the value's own fault`() {
    let report = run(
      Root<Loose>.self, #"{"any": [1, 1e400], "maybe": null, "guarded": 1e400, "seal": "aGk="}"#,
      [.default])
    #expect(
      lines(report) == """
        default threw dataCorrupted $.any[1] 1:13 wanted AnyCodable
        ✗ $.any AnyCodable [1, 1e400] bad-element guilty $.any[1] “The value can't be held without loss.”
        ✓ $.any[0] AnyCodable 1 → .integer(1)
        ✗ $.any[1] AnyCodable 1e400 overflow “The value can't be held without loss.”
        ⋯ $.maybe AnyCodable? null alone nil null
        ⋯ $.guarded AnyCodable 1e400 alone default overflow
        ⋯ $.seal Data "aGk=" alone as-sent
        """)
  }
}
