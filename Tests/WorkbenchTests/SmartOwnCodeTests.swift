import DecodingReport
import DecodingStyles
import Foundation
import Testing
import Workbench

/// What the smart report says of models and wrappers that decide for themselves, and of containers
/// that fell back; each report was read beside what `SmartDecoder` makes of the same payload.
@Suite struct SmartOwnCodeTests {
  func expect<Model: Decodable>(
    _ type: Model.Type, _ json: String, saying wanted: String
  ) throws {
    let report = run(Root<Model>.self, json, [.smart])
    if let decoded = try? SmartDecoder().decode(type, from: Data(json.utf8)) {
      #expect(report[.smart]?.value == SwiftText.of(decoded))
    } else {
      #expect(report[.smart]?.threw == true)
    }
    #expect(lines(report) == wanted)
  }

  @Test func `what is kept after other types were tried is as sent`() throws {
    try expect(
      HardModels.Mixed.self, #"{"names": ["a"], "owner": {"id": 7}, "more": {"k": ["x"]}}"#,
      saying: #"""
        smart Mixed(names: .many(["a"]), owner: Reference(id: 7), more: .object(["k": .list([.text("x")])]))
        ✓ $.names OneOrMany ["a"] → .many(["a"])
        ✓ $.names[0] String "a" → "a"
        ✓ $.owner Reference {"id": 7} → Reference(id: 7)
        ✓ $.owner.id Int 7 → 7
        ✓ $.more Anything {"k": ["x"]} → .object(["k": .list([.text("x")])])
        ✓ $.more.k Anything ["x"] → .list([.text("x")])
        ✓ $.more.k[0] Anything "x" → .text("x")
        """#)
  }

  /// Falls back by itself where it isn't an object.
  private struct Settings: Codable {
    var level = 1
    private enum CodingKeys: CodingKey { case level }
    init(from decoder: any Decoder) throws {
      guard let container = try? decoder.container(keyedBy: CodingKeys.self) else { return }
      level = try container.decode(Int.self, forKey: .level)
    }
  }

  private struct Both: Decodable {
    var first: Settings
    var second: Settings?
  }

  @Test func `a model that falls back by its own code did so`() throws {
    try expect(
      Both.self, #"{"first": [1], "second": "x"}"#,
      saying: #"""
        smart Both(first: Settings(level: 1), second: Settings(level: 1))
        ↺ $.first Settings [1] → Settings(level: 1) wrong-type silently inferred “”
        ↺ $.second Settings? "x" → Settings(level: 1) wrong-type silently inferred “”
        """#)
  }

  private struct Lists: Decodable {
    var numbers: [Int]
    var byName: [Int: String]
    var maybe: [Int?]
  }

  @Test func `only what failed is to blame for a container that fell back`() throws {
    try expect(
      Lists.self,
      #"{"numbers": [1, "2", "x"], "byName": {"1": 5, "x": "y"}, "maybe": [1, null, true]}"#,
      saying: #"""
        smart Lists(numbers: [], byName: [:], maybe: [])
        ↺ $.numbers [Int] [1, "2", "x"] → [] (type default) bad-element guilty $.numbers[2] silently “”
        ⊘ $.numbers[0] Int 1 bad-element silently
        ⊘ $.numbers[1] Int "2" bad-element silently
        ⊘ $.numbers[2] Int "x" not-a-number silently “”
        ↺ $.byName [Int: String] {"1": 5, "x": "y"} → [:] (type default) bad-element guilty $.byName.x silently “”
        ⊘ $.byName["1"] String 5 bad-element silently
        ⊘ $.byName.x Int "x" wrong-type silently “”
        ↺ $.maybe [Int?] [1, null, true] → [] (type default) bad-element guilty $.maybe[2] silently “”
        ⊘ $.maybe[0] Int? 1 bad-element silently
        ⊘ $.maybe[1] Int? null bad-element
        ⊘ $.maybe[2] Int? true wrong-type silently “”
        """#)
  }

  private struct Wrapped: Codable {
    @LossyArray var prices: [Double]
    @LossyDictionary var stock: [String: Int]
  }

  @Test func `lossy wrappers keep what they can in smart mode, too`() throws {
    try expect(
      Wrapped.self, #"{"prices": [1, "2", null, []], "stock": {"pen": 3, "ink": "many"}}"#,
      saying: #"""
        smart Wrapped(prices: [1.0, 2.0], stock: ["pen": 3])
        ~ $.prices [Double] [1, "2", null, []] → [1.0, 2.0] bad-element guilty $.prices[2] “”
        ✓ $.prices[0] Double 1 → 1.0
        ~ $.prices[1] Double "2" → 2.0 wrong-type
        ⊘ $.prices[2] Double null null “”
        ⊘ $.prices[3] Double [] wrong-type silently “”
        ~ $.stock [String: Int] {"pen": 3, "ink": "many"} → ["pen": 3] bad-element guilty $.stock.ink
        ✓ $.stock.pen Int 3 → 3
        ⊘ $.stock.ink Int "many" not-a-number silently “”
        """#)
  }

  private struct Finished: SmartCodable {
    var number = 5
    var word = "w"
    mutating func didFinishMapping() { (number, word) = (number + 1, word + "!") }
  }

  @Test func `what didFinishMapping makes is shown, whatever was converted before`() throws {
    try expect(
      [Finished].self, #"[{"number": 1}, {"number": "1", "word": 2}, {"number": "x"}]"#,
      saying: #"""
        smart [Finished(number: 2, word: "w!"), Finished(number: 2, word: "2!"), Finished(number: 6, word: "w!")]
        ~ $[0] Finished {"number": 1} → Finished(number: 2, word: "w!") bad-element guilty $[0].word
        ~ $[0].number Int 1 → 2 custom silently inferred
        ↺ $[0].word String ◌ → "w!" missing inferred
        ~ $[1] Finished {"number": "1", "word": 2} → Finished(number: 2, word: "2!") bad-element guilty $[1].number
        ~ $[1].number Int "1" → 2 wrong-type silently inferred
        ~ $[1].word String 2 → "2!" wrong-type inferred
        ~ $[2] Finished {"number": "x"} → Finished(number: 6, word: "w!") bad-element guilty $[2].number
        ↺ $[2].number Int "x" → 6 not-a-number silently inferred
        ↺ $[2].word String ◌ → "w!" missing inferred
        """#)
  }

  private struct Place: SmartCodable {
    var city = "c"
    var zip = 0
  }

  private struct Mapped: SmartCodable {
    var name = ""
    var code = 0
    var own = "o"
    @SmartFlat var place = Place()
    static func mappingForKey() -> [SmartKeyTransformer]? {
      [
        CodingKeys.name <--- ["nick", "user.name"], CodingKeys.code <--- "list[1].code",
        CodingKeys.own <--- "other",
      ]
    }
  }

  @Test func `values of mapped keys stand where they were found`() throws {
    try expect(
      Mapped.self,
      #"""
      {"nick": null, "user": {"name": 7, "id": 1}, "list": [{}, {"code": "x"}], "own": "kept", "zip": "80", "more": 1}
      """#,
      saying: #"""
        smart Mapped(name: "7", code: 0, own: "o", place: Place(city: "c", zip: 80))
        ~ $.user.name String 7 → "7" wrong-type
        ↺ $.list[1].code Int "x" → 0 (initial value) not-a-number silently
        ↺ $.other String ◌ → "o" (initial value) missing as own
        ↺ $.city String ◌ → "c" (initial value) missing
        ~ $.zip Int "80" → 80 wrong-type
        ⊘ $.user.id - 1 unknown-key
        ⊘ $.own - "kept" unknown-key
        ⊘ $.more - 1 unknown-key
        """#)
  }

  private struct Pair: Decodable {
    var first: Int
    var second: Int
    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      first = try container.decode(Int.self)
      second = try container.decode(Int.self)
    }
  }

  @Test func `an array that ends too soon lacks an element`() throws {
    try expect(
      [String: [Pair]].self, #"{"a": [[1, "2"]]}"#,
      saying: #"""
        smart ["a": [Pair(first: 1, second: 2)]]
        ~ $.a [Pair] [[1, "2"]] → [Pair(first: 1, second: 2)] bad-element guilty $.a[0]
        ~ $.a[0] Pair [1, "2"] → Pair(first: 1, second: 2) bad-element guilty $.a[0][1]
        ✓ $.a[0][0] Int 1 → 1
        ~ $.a[0][1] Int "2" → 2 wrong-type
        """#)
    #expect(
      lines(run(Root<[Pair]>.self, "[[1, 2], [3]]", [.smart])) == #"""
        smart threw valueNotFound $[1][1] 1:10 wanted Int
        ✓ $[0] Pair [1, 2] → Pair(first: 1, second: 2)
        ✓ $[0][0] Int 1 → 1
        ✓ $[0][1] Int 2 → 2
        ✗ $[1] Pair [3] bad-element guilty $[1][1] “Unkeyed container is at end.”
        ✓ $[1][0] Int 3 → 3
        ✗ $[1][1] Int ◌ missing “Unkeyed container is at end.”
        """#)
  }

  private struct Price: Decodable {
    var amount: Int
    private enum CodingKeys: CodingKey { case amount }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      amount = try container.decode(Int.self, forKey: .amount)
      guard amount >= 0 else {
        throw DecodingError.dataCorruptedError(
          forKey: .amount, in: container, debugDescription: "a negative price")
      }
    }
  }

  private struct Refused: Error {}

  private struct Code: Decodable {
    init(from decoder: any Decoder) throws { throw Refused() }
  }

  private struct Offer: Decodable {
    var price: Price?
    var code: Code?
  }

  @Test func `what a model's own code threw for an optional is told`() throws {
    try expect(
      Offer.self, #"{"price": {"amount": -5}, "code": "x"}"#,
      saying: #"""
        smart Offer(price: nil, code: nil)
        ∅ $.price Price? {"amount": -5} → nil custom guilty $.price.amount silently “a negative price”
        ⊘ $.price.amount Int -5 custom silently “a negative price”
        ∅ $.code Code? "x" → nil custom silently “Refused()”
        """#)
  }

  @Test func `the bad key of a dictionary is named`() throws {
    try expect(
      [String: [OverwrittenValueTests.Size: Int]].self, #"{"a": {"small": "1", "LARGE": 2}}"#,
      saying: #"""
        smart ["a": [.large: 2, .small: 1]]
        ~ $.a [Size: Int] {"small": "1", "LARGE": 2} → [.large: 2, .small: 1] bad-element guilty $.a.small
        ~ $.a.small Int "1" → 1 wrong-type
        ✓ $.a.LARGE Int 2 → 2
        """#)
    let report = run(
      Root<[OverwrittenValueTests.Size: Int]>.self, #"{"small": 1, "medium": 2}"#, [.smart])
    #expect(
      lines(report) == #"""
        smart threw dataCorrupted $.medium 1:14 wanted Size
        ✓ $.small Int 1 → 1
        ✗ $.medium Size "medium" bad-enum “”
        """#)
  }

  private class Base: Codable { var id = 0 }

  private final class Derived: Base {
    var age = 0
    private enum CodingKeys: CodingKey { case age }
    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      age = try container.decode(Int.self, forKey: .age)
      try super.init(from: container.superDecoder())
    }
  }

  @Test(arguments: [
    (#"{"age": 4}"#, "◌", "missing"), (#"{"age": 4, "super": null}"#, "null", "null"),
  ])
  func `a superclass that isn't there is an empty object`(
    _ json: String, _ found: String, _ reason: String
  ) {
    let report = run(Root<[Derived]>.self, "[\(json)]", [.smart])
    #expect(
      lines(report).contains("↺ $[0].super [String: Any] \(found) → [:] (empty object) \(reason)"))
    #expect(report[.smart]?.summary[.default] == 1)
  }

  private struct Odd: Decodable {
    var number: Int
    var text: String
    var link: URL?
  }

  @Test func `what breaks JSON's grammar has Foundation's reason, and an encoded URL is told`()
    throws
  {
    let json = #"{"number": 01, "text": "\ud800", "link": "a b"}"#
    let fields = try #require(run(Root<Odd>.self, json, [.default, .smart])[.smart]?.fields)
    #expect(fields.map(\.reason) == [.notANumber, .badData, .badURL])
    #expect(fields.last?.outcome == .converted && fields.last?.silentLoss == false)
  }

  private struct Optionals: Codable {
    var bare: DefaultCodable<Int>?
    @DefaultCodable var wrapped: Int
    @LossyOptional var lossy: Int?
  }

  @Test(arguments: ["{}", #"{"bare": null, "wrapped": null, "lossy": null}"#])
  func `an optional wrapper is nil where nothing is there`(_ json: String) throws {
    let report = run(Root<Optionals>.self, json, [.default, .smart])
    #expect(report[.smart]?.value == report[.default]?.value)
    for style in report.styles {
      #expect(style.fields.map(\.outcome) == [.nil, .default, .nil])
      #expect(style.fields.map(\.value) == ["nil", "0", "nil"])
      #expect(style.fields[1].fallback?.origin == .typeDefault)
    }
  }

  private struct Upper: ValueTransformable {
    func transformFromJSON(_ value: Any) -> String? { (value as? String)?.uppercased() }
    func transformToJSON(_ value: String) -> String? { value }
  }

  private struct Shout: SmartCodable {
    var loud = ""
    var soft = ""
    static func mappingForValue() -> [SmartValueTransformer]? {
      [CodingKeys.loud <--- Upper(), CodingKeys.soft <--- Upper()]
    }
  }

  @Test func `a transformer may leave a value as it is`() throws {
    try expect(
      Shout.self, #"{"loud": "UP", "soft": "up"}"#,
      saying: #"""
        smart Shout(loud: "UP", soft: "UP")
        ✓ $.loud String "UP" → "UP"
        ~ $.soft String "up" → "UP" custom
        """#)
  }
}
