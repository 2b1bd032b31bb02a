import DecodingReport
import DecodingStyles
import Foundation
import Testing

/// What models hold in the end, where code of their own changes what models within them made, or reads
/// whatever keys there are.
@Suite struct ChangedAfterwardsTests {
  struct Item: SmartCodable, Equatable {
    var id = 0
    var name = ""
  }

  private struct Sifted: Decodable {
    var tags: [String]
    var ids: [Int]
    var items: [Item]
    var one: Item
    var rates: [String: Int]
    var all: [Item]
    var sorted: [Int]

    private enum CodingKeys: CodingKey { case tags, ids, items, one, rates, all, sorted }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      tags = try container.decode([String].self, forKey: .tags).filter { $0 != "x" }
      ids = try container.decode([String].self, forKey: .ids).compactMap { Int($0) }
      items = try container.decode([Item].self, forKey: .items).filter { $0.id > 1 }
      one = try container.decode(Item.self, forKey: .one)
      one.id = 50
      rates = try container.decode([String: Int].self, forKey: .rates).mapValues { min($0, 7) }
      all = try container.decode([Item].self, forKey: .all)
      all[1].name = "new"
      sorted = try container.decode([Int].self, forKey: .sorted).sorted()
    }
  }

  private static let sifted = #"""
    {"tags": ["a", "x", "b"], "ids": ["1", "n/a", "3"],
     "items": [{"id": 1, "name": "a"}, {"id": 2, "name": "b"}], "one": {"id": 3, "name": "c"},
     "rates": {"a": 1, "b": 9}, "all": [{"id": 1, "name": "a"}, {"id": 2, "name": "bold"}],
     "sorted": [2, 1]}
    """#

  @Test func `what own code leaves out or changes is told where it stood`() throws {
    let model = try JSONDecoder().decode(Sifted.self, from: Data(Self.sifted.utf8))
    let report = run(Root<Sifted>.self, Self.sifted, [.strict])
    #expect(report[.strict]?.value == SwiftText.of(model))
    #expect(
      lines(report) == #"""
        strict \#(SwiftText.of(model))
        ~ $.tags [String] ["a", "x", "b"] → ["a", "b"] custom inferred
        ✓ $.tags[0] String "a" → "a"
        ⊘ $.tags[1] String "x" custom silently inferred
        ✓ $.tags[2] String "b" → "b"
        ~ $.ids [Int] ["1", "n/a", "3"] → [1, 3] custom inferred
        ~ $.ids[0] Int "1" → 1 wrong-type inferred
        ⊘ $.ids[1] String "n/a" custom silently inferred
        ~ $.ids[2] Int "3" → 3 wrong-type inferred
        ~ $.items [Item] [{"id": 1, "name": "a"}, {"id": 2, "name": "b"}] → [Item(id: 2, name: "b")] custom inferred
        ⊘ $.items[0] Item {"id": 1, "name": "a"} custom silently inferred
        ⊘ $.items[0].id Int 1 bad-element silently inferred
        ⊘ $.items[0].name String "a" bad-element silently inferred
        ✓ $.items[1] Item {"id": 2, "name": "b"} → Item(id: 2, name: "b")
        ✓ $.items[1].id Int 2 → 2
        ✓ $.items[1].name String "b" → "b"
        ~ $.one Item {"id": 3, "name": "c"} → Item(id: 50, name: "c") custom inferred
        ~ $.one.id Int 3 → 50 custom silently inferred
        ✓ $.one.name String "c" → "c"
        ~ $.rates [String: Int] {"a": 1, "b": 9} → ["a": 1, "b": 7] custom inferred
        ✓ $.rates.a Int 1 → 1
        ~ $.rates.b Int 9 → 7 custom silently inferred
        ~ $.all [Item] [{"id": 1, "name": "a"}, {"id": 2, "name": "bold"}] → [Item(id: 1, name: "a"), Item(id: 2, name: "new")] custom inferred
        ✓ $.all[0] Item {"id": 1, "name": "a"} → Item(id: 1, name: "a")
        ✓ $.all[0].id Int 1 → 1
        ✓ $.all[0].name String "a" → "a"
        ~ $.all[1] Item {"id": 2, "name": "bold"} → Item(id: 2, name: "new") custom inferred
        ✓ $.all[1].id Int 2 → 2
        ↺ $.all[1].name String "bold" → "new" custom silently inferred
        ~ $.sorted [Int] [2, 1] → [1, 2] custom inferred
        ✓ $.sorted[0] Int 2 → 2
        ✓ $.sorted[1] Int 1 → 1
        """#)
    // Each loss is counted once, where it happened.
    #expect(report[.strict]?.summary.silentLoss == 6)
  }

  private struct Part: SmartCodable {
    var code = "none"
    var size = 1

    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.size <--- "deep.size"] }
    mutating func didFinishMapping() { code = "gone" }
  }

  private struct Whole: SmartCodable {
    @SmartFlat var part = Part()
    @SmartOptional var perhaps: Part?
    @SmartCompact.Array var parts: [Part] = []
    @LossyArray var lossy: [Part]
    var item = Item()
    var items: [Item] = []
    var byName: [String: Item] = [:]

    mutating func didFinishMapping() {
      item.id = -1
      if !items.isEmpty { items[0].name = "first" }
      byName["a"]?.id = 99
    }
  }

  private static let whole = #"""
    {"code": "A", "deep": {"size": 3}, "perhaps": {"code": "B", "deep": {"size": "4"}},
     "parts": [{"code": "C", "deep": {"size": 5}}, 7], "lossy": [{"code": "D", "deep": {"size": 6}}],
     "item": {"id": 1, "name": "i"}, "items": [{"id": 2, "name": "j"}, {"id": 3, "name": "k"}],
     "byName": {"a": {"id": 4, "name": "l"}, "b": {"id": 5, "name": "m"}}}
    """#

  @Test func `what didFinishMapping makes of models within wrappers and collections is told there`()
    throws
  {
    let model = try #require(Whole.deserialize(from: Self.whole))
    let report = run(Root<Whole>.self, Self.whole, [.smart])
    #expect(report[.smart]?.value == SwiftText.of(model))
    let said = lines(report)
    for line in [
      #"↺ $.code String "A" → "gone" custom silently inferred"#,
      #"✓ $.deep.size Int 3 → 3"#,
      #"↺ $.perhaps.code String "B" → "gone" custom silently inferred"#,
      #"~ $.perhaps.deep.size Int "4" → 4 wrong-type"#,
      #"↺ $.parts[0].code String "C" → "gone" custom silently inferred"#,
      #"✓ $.parts[0].deep.size Int 5 → 5"#,
      #"⊘ $.parts[1] Part 7 wrong-type silently"#,
      #"↺ $.lossy[0].code String "D" → "gone" custom silently inferred"#,
      #"~ $.item.id Int 1 → -1 custom silently inferred"#,
      #"✓ $.item.name String "i" → "i""#,
      #"↺ $.items[0].name String "j" → "first" custom silently inferred"#,
      #"✓ $.items[1].name String "k" → "k""#,
      #"~ $.byName.a.id Int 4 → 99 custom silently inferred"#,
      #"✓ $.byName.b.id Int 5 → 5"#,
    ] { #expect(said.contains(line), "\(line)") }
    #expect(report[.smart]?.summary.unknownKeys == 0)
    #expect(report[.smart]?.summary.silentLoss == 8)
  }

  /// A key of any name.
  struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private struct Bag: Decodable {
    var items: [String: Int] = [:]
    var count: Int

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Name.self)
      for key in container.allKeys {
        items[key.stringValue] = try container.decode(Int.self, forKey: key)
      }
      count = items.count
    }
  }

  private struct Bags: Decodable {
    var bag: Bag
    var variant: [String: [String: Int]]
  }

  @Test(arguments: [[DecodingStyle.strict], [.default], [.smart]])
  func `keys that are data name no property`(_ styles: [DecodingStyle]) {
    let json = #"""
      {"bag": {"items": 5, "count": 7, "b": 1}, "variant": {"variant": {"variant": 1, "_variant": 2}}}
      """#
    let report = run(Root<Bags>.self, json, styles)
    let fields = report.styles.flatMap(\.fields)
    #expect(fields.count == 8)
    #expect(fields.allSatisfy { $0.outcome == .asSent }, "\(lines(report))")
    #expect(fields.map(\.value)[1...3] == ["5", "7", "1"])
  }

  private struct First: Decodable {
    var first: Int
    var name: String
  }

  private struct Second: Decodable {
    var second: Int
    var name: String
  }

  private struct Either: Decodable {
    var first: First?
    var second: Second?

    init(from decoder: any Decoder) throws {
      first = try? First(from: decoder)
      second = try? Second(from: decoder)
    }
  }

  @Test func `a key may be named as the property that holds the model that reads it`() {
    let report = run(Root<Either>.self, #"{"second": 2, "name": "n"}"#, [.strict])
    #expect(report[.strict]?.fields.map { "\($0.path)" } == ["$.first", "$.second", "$.name"])
    #expect(report[.strict]?.fields.map(\.outcome) == [.nil, .asSent, .asSent])
  }

  private struct Renamed: Decodable {
    var id: String
    var size: Int
    private enum CodingKeys: String, CodingKey {
      case id
      case other = "_id"
      case size, width
    }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id =
        try container.decodeIfPresent(String.self, forKey: .id)
        ?? container.decode(String.self, forKey: .other)
      size =
        (try? container.decode(Int.self, forKey: .size))
        ?? (try? container.decode(Int.self, forKey: .width)) ?? -1
    }
  }

  @Test(arguments: [DecodingStyle.strict, .default])
  func `a property that another key filled has no default`(_ style: DecodingStyle) {
    let json = #"""
      [{"id": "a", "size": 1}, {"_id": "b", "width": 2}, {"_id": "c", "size": "x", "width": 3},
       {"id": "d", "size": "y"}]
      """#
    let fields = run(Root<[Renamed]>.self, json, [style])[style]?.fields ?? []
    #expect(
      fields.map { "\($0.outcome.glyph) \($0.path) \($0.value ?? "-")" } == [
        #"✓ $[0] Renamed(id: "a", size: 1)"#, #"✓ $[0].id "a""#, "✓ $[0].size 1",
        #"✓ $[1] Renamed(id: "b", size: 2)"#, "∅ $[1].id -", #"✓ $[1]._id "b""#,
        "∅ $[1].size nil", "✓ $[1].width 2",
        #"~ $[2] Renamed(id: "c", size: 3)"#, "∅ $[2].id -", #"✓ $[2]._id "c""#,
        "⊘ $[2].size -", "✓ $[2].width 3",
        #"~ $[3] Renamed(id: "d", size: -1)"#, #"✓ $[3].id "d""#, "↺ $[3].size -1",
      ])
    #expect(fields.filter(\.silentLoss).map { "\($0.path)" } == ["$[2].size", "$[3].size"])
  }
}
