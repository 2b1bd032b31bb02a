import DecodingReport
import DecodingStyles
import Foundation
import Testing
import Workbench

/// Values that a model looks for in other places, or takes whatever they are.
extension SmartOwnCodeTests {
  private struct Relocated: SmartCodable {
    var size = 1
    var count = 2
    @SmartIgnored var secret = 7
    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.size <--- ["deep.size", "size", "old"], CodingKeys.count <--- "more.count"]
    }
  }

  @Test
  func `places that a model needn't look at are known to it, and what it ignores isn't missed`()
    throws
  {
    try expect(
      Relocated.self,
      #"{"deep": {"size": 3, "x": 1}, "size": 4, "old": 5, "more": {}, "own": 6}"#,
      saying: #"""
        smart Relocated(size: 3, count: 2, secret: 7)
        ✓ $.deep.size Int 3 → 3
        ↺ $.more.count Int ◌ → 2 (initial value) missing
        ⊘ $.deep.x - 1 unknown-key
        ⊘ $.own - 6 unknown-key
        """#)
  }

  private enum Fruit: String, DefaultCodableEnum {
    case apple, other
    static var defaultCase: Fruit { .other }
  }

  private struct Odds: SmartCodable {
    @Tristate var fruit: Fruit??
    var any: AnyCodable?
    @SmartAny var bag: [String: Any]?
    @Lossless var text: String = ""
  }

  @Test func `digits, equal keys and default cases within values of any type are told`() throws {
    let json = #"""
      {"fruit": "kiwi", "any": 0.12345678901234567890123,
       "bag": {"a": 1, "a": 2, "n": [0.12345678901234567890123]}, "text": true}
      """#
    try expect(
      Odds.self, json,
      saying: #"""
        smart Odds(fruit: .other, any: .double(0.12345678901234568), bag: ["a": 1, "n": [0.12345678901234568]], text: "true")
        ↺ $.fruit Fruit?? "kiwi" → .other (default case) bad-enum silently
        ~ $.any AnyCodable? 0.12345678901234567890123 → .double(0.12345678901234568) precision silently inferred
        ~ $.bag [String: Any]? {"a": 1, "a": 2, "n": [0.12345678901234567890123]} → ["a": 1, "n": [0.12345678901234568]] precision guilty $.bag.n[0] silently inferred
        ~ $.text String true → "true" wrong-type “”
        ⊘ $.bag.a - 2 duplicate-key silently
        """#)
    let exact = run(Root<[AnyCodable]>.self, "[18446744073709551616, 0.1, 1e2]")
    #expect(exact.styles.flatMap(\.fields).allSatisfy { $0.outcome == .asSent })
  }

  private class Named: Codable {
    var name = ""
  }

  private final class Ranked: Named {
    var rank = 0
    private enum CodingKeys: CodingKey { case rank }
    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      rank = try container.decode(Int.self, forKey: .rank)
      try super.init(from: container.superDecoder())
    }
  }

  @Test(arguments: DecodingStyle.allCases)
  func `a superclass's value that is no object is to blame`(_ style: DecodingStyle) throws {
    let report = run(Root<[Ranked]>.self, #"[{"rank": 1, "super": 4}]"#, [style])
    let fields = try #require(report[style]?.fields)
    let named = try #require(fields.first { "\($0.path)" == "$[0].super" })
    let around = try #require(fields.first { "\($0.path)" == "$[0]" })
    #expect(named.reason == .wrongType && named.found?.text == "4")
    #expect(around.reason == .badElement && around.guilty == named.path)
  }
}
