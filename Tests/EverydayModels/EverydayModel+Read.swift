/// What own code reads by functions that the source gives containers, by keys written as texts, by types
/// that take anything.
extension EverydayModel {
  private static let device = #"""
    import Foundation
    extension KeyedDecodingContainer {
      func or<T: Decodable>(_ key: Key, default value: @autoclosure () -> T) -> T {
        (try? decodeIfPresent(T.self, forKey: key)) ?? value()
      }
      func flexible(_ key: Key) throws -> Int {
        if let i = try? decode(Int.self, forKey: key) { return i }
        if let s = try? decode(String.self, forKey: key), let i = Int(s) { return i }
        throw DecodingError.typeMismatch(
          Int.self, .init(codingPath: codingPath + [key], debugDescription: "no number"))
      }
      func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        if let d = try? decode(Double.self, forKey: key) { return d }
        if let s = try? decode(String.self, forKey: key) { return Double(s) }
        return nil
      }
    }
    struct Meta: Decodable { var width: Double?; var height: Double?; var depth: Double? }
    struct Root: Decodable {
      var version: Int
      var number: Int
      var notes: [String]
      var status: Status
      var meta: Meta
      var total: Int
      enum Status: String, Decodable { case open, unknown }
      enum CodingKeys: CodingKey { case version, number, no, notes, note, status, total, totals }
      init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        version = c.or(.version, default: 1)
        number = try c.contains(.number) ? c.flexible(.number) : c.flexible(.no)
        status = c.or(.status, default: .unknown)
        notes = c.or(.notes, default: [])
        if notes.isEmpty, let one = try c.decodeIfPresent(String.self, forKey: .note) { notes = [one] }
        meta = try Meta(from: decoder)
        total = try c
          .decode(Int.self, forKey: .total)
        guard total >= 0 else {
          throw DecodingError.dataCorrupted(
            .init(codingPath: decoder.codingPath + [CodingKeys.totals], debugDescription: "negative"))
        }
      }
    }
    """#

  static let read: [EverydayModel] = [
    EverydayModel(
      name: "functions that the source gives containers, and a model of the same object",
      source: device,
      payload:
        #"""
        {"no": "12", "status": 5, "note": "n", "width": "2.5", "height": "x", "total": 3}
        """#,
      lines: [
        #"$.version ◌ missing ↺ 1 missing"#,
        #"$.number ◌ missing ∅ another key's value"#,
        #"$.no "12" ~ 12 wrong-type"#,
        #"$.status 5 ↺ .unknown wrong-type!"#,
        #"$.notes ◌ missing ∅ another key's value"#,
        #"$.note "n" ~ ["n"] wrong-type"#,
        #"$.width "2.5" ~ 2.5 wrong-type"#,
        #"$.height "x" ∅ nil not-a-number!"#,
        #"$.depth ◌ missing ∅ nil missing"#,
        #"$.total 3 ✓ 3"#,
        #"strict decoded 1 as sent · 3 converted · 2 default · 4 nil · 2 lost silently"#,
      ]),
    EverydayModel(
      name: "as before, where the own code throws in the end",
      source: device,
      payload:
        #"""
        {"number": "1", "status": 5, "width": "2.5", "height": "x", "total": -3}
        """#,
      lines: [
        #"$.version ◌ missing ↺ 1 missing"#,
        #"$.number "1" ~ converted wrong-type"#,
        #"$.status 5 ↺ .unknown wrong-type!"#,
        #"$.notes ◌ missing ↺ default missing"#,
        #"$.note ◌ missing ∅ nil missing"#,
        #"$.width "2.5" ~ 2.5 wrong-type"#,
        #"$.height "x" ∅ nil not-a-number!"#,
        #"$.depth ◌ missing ∅ nil missing"#,
        #"$.total -3 ✗ custom"#,
        #"strict threw 2 converted · 3 default · 3 nil · 1 threw · 2 lost silently"#,
      ]),
    EverydayModel(
      name: "a type that takes anything steps over what another one doesn't take",
      source: #"""
        import Foundation
        enum JSONish: Decodable, Equatable {
          case null, bool(Bool), number(Double), text(String), list([JSONish]), object([String: JSONish])
          init(from decoder: Decoder) throws {
            let c = try decoder.singleValueContainer()
            if c.decodeNil() { self = .null; return }
            if let b = try? c.decode(Bool.self) { self = .bool(b); return }
            if let d = try? c.decode(Double.self) { self = .number(d); return }
            if let s = try? c.decode(String.self) { self = .text(s); return }
            if let a = try? c.decode([JSONish].self) { self = .list(a); return }
            self = .object(try c.decode([String: JSONish].self))
          }
        }
        struct Block: Decodable { let type: String; let text: String }
        struct Root: Decodable {
          var blocks: [Block]
          var names: [String]
          var street: String?
          enum K: CodingKey { case blocks, names, street, place }
          init(from decoder: Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            names = try c.decode([String].self, forKey: .names)
            street =
              try? c.nestedContainer(keyedBy: K.self, forKey: .place).decode(String.self, forKey: .street)
            var b = try c.nestedUnkeyedContainer(forKey: .blocks)
            blocks = []
            while !b.isAtEnd {
              if let block = try? b.decode(Block.self) { blocks.append(block) } else { _ = try b.decode(JSONish.self) }
            }
          }
        }
        """#,
      payload:
        #"""
        {"names": ["a"], "place": {"street": 4},"blocks":[{"type":"text","text":"hi"},{"type":"text","txt":"oops"},{"type":"video","src":"v"},7]}
        """#,
      lines: [
        #"$.names ["a"] ✓ ["a"]"#,
        #"$.names[0] "a" ✓ "a""#,
        #"$.place {"street": 4} ∅ nil bad-element"#,
        #"$.place.street 4 ∅ nil wrong-type!"#,
        #"$.blocks [{"type":"text","text":"hi"… ~ [Block(type: "text", text: … bad-element"#,
        #"$.blocks[0] {"type":"text","text":"hi"} ✓ Block(type: "text", text: "…"#,
        #"$.blocks[0].type "text" ✓ "text""#,
        #"$.blocks[0].text "hi" ✓ "hi""#,
        #"$.blocks[1] {"type":"text","txt":"oops"} ⊘ dropped bad-element!"#,
        #"$.blocks[1].type "text" ⊘ dropped bad-element!"#,
        #"$.blocks[1].txt "oops" ⊘ dropped bad-element!"#,
        #"$.blocks[2] {"type":"video","src":"v"} ⊘ dropped bad-element!"#,
        #"$.blocks[2].type "video" ⊘ dropped bad-element!"#,
        #"$.blocks[2].src "v" ⊘ dropped bad-element!"#,
        #"$.blocks[3] 7 ⊘ dropped wrong-type!"#,
        #"strict decoded 3 as sent · 1 nil · 3 dropped · 4 lost silently"#,
      ]),
    EverydayModel(
      name: "keys that the source writes as texts, and some that the object brings",
      source: #"""
        struct AnyKey: CodingKey {
          let stringValue: String; let intValue: Int?
          init(stringValue: String) { self.stringValue = stringValue; intValue = Int(stringValue) }
          init(intValue: Int) { stringValue = "\(intValue)"; self.intValue = intValue }
          init(_ s: String) { self.init(stringValue: s) }
        }
        struct Block: Decodable { let a: Int }
        struct Skip: Decodable { let b: String? }
        struct Root: Decodable {
          var blocks: [Block]
          var other: [String]
          var sum: [Double]
          init(from decoder: Decoder) throws {
            let c = try decoder.container(keyedBy: AnyKey.self)
            other = try c.decode([String].self, forKey: AnyKey("other"))
            let m = try c.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey("m"))
         sum = try m.allKeys.sorted { $0.stringValue < $1.stringValue }.map { try m.decode(Double.self, forKey: $0) }
            var b = try c.nestedUnkeyedContainer(forKey: AnyKey("blocks"))
            blocks = []
            while !b.isAtEnd {
              if let block = try? b.decode(Block.self) { blocks.append(block) } else { _ = try b.decode(Skip.self) }
            }
          }
        }
        """#,
      payload:
        #"""
        {"blocks": [{"a": 1}, {"b": "x"}], "other": ["x"], "m": {"p": 1}}
        """#,
      lines: [
        #"$.other ["x"] ✓ ["x"]"#,
        #"$.other[0] "x" ✓ "x""#,
        #"$.m.p 1 ✓ 1.0"#,
        #"$.blocks [{"a": 1}, {"b": "x"}] ~ [Block(a: 1)] bad-element"#,
        #"$.blocks[0] {"a": 1} ✓ Block(a: 1)"#,
        #"$.blocks[0].a 1 ✓ 1"#,
        #"$.blocks[1] {"b": "x"} ⊘ dropped bad-element!"#,
        #"$.blocks[1].b "x" ⊘ dropped bad-element!"#,
        #"strict decoded 3 as sent · 1 dropped · 1 lost silently"#,
      ]),
    EverydayModel(
      name: "a key that the model's own code says it doesn't find",
      source: #"""
        extension KeyedDecodingContainer {
          func first<T: Decodable>(_ type: T.Type, of keys: Key...) throws -> T {
            for key in keys where contains(key) { return try decode(T.self, forKey: key) }
            throw DecodingError.keyNotFound(
              keys[0], .init(codingPath: codingPath, debugDescription: "none of them is there"))
          }
        }
        struct Order: Decodable {
          let number: Int
          let customer: String
          let note: String?
          enum CodingKeys: String, CodingKey { case number, customer, client, note }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            number = try c.decode(Int.self, forKey: .number)
            customer = try c.first(String.self, of: .customer, .client)
            note = try c.decodeIfPresent(String.self, forKey: .note)
          }
        }
        struct Root: Decodable { let orders: [Order]; let page: Int }
        """#,
      payload:
        #"""
        {"orders": [{"number": 1, "client": "A"}, {"number": 2, "custmer": "Ada", "note": 3}, {"number": "3", "customer": "B"}], "page": "1"}
        """#,
      lines: [
        #"$.orders [{"number": 1, "client": "A… ✗ bad-element"#,
        #"$.orders[0] {"number": 1, "client": "A"} ✓ Order(number: 1, customer: …"#,
        #"$.orders[0].number 1 ✓ 1"#,
        #"$.orders[0].customer ◌ missing ∅ another key's value"#,
        #"$.orders[0].client "A" ✓ "A""#,
        #"$.orders[0].note ◌ missing ∅ nil missing"#,
        #"$.orders[1] {"number": 2, "custmer": "A… ✗ bad-element"#,
        #"$.orders[1].number 2 ✓ 2"#,
        #"$.orders[1].customer ◌ missing ✗ missing"#,
        #"$.orders[2] {"number": "3", "customer":… ⋯ (✗ bad-element)"#,
        #"$.orders[2].number "3" ⋯ (✗ wrong-type)"#,
        #"$.orders[2].customer "B" ⋯ (✓ "B")"#,
        #"$.orders[2].note ◌ missing ⋯ (∅ nil)"#,
        #"$.page "1" ⋯ (✗ wrong-type)"#,
        #"$.orders[1].custmer "Ada" ⊘ unknown key (customer?)"#,
        #"strict threw 3 as sent · 2 nil · 1 threw · 4 not reached · 1 of at least 3 errors · 1 unknown key"#,
      ]),
    EverydayModel(
      name: "nil that is kept for a null, and properties that keep their initial values",
      source: #"""
        struct Row: Decodable {
          var cells: [Double?]
          init(from decoder: any Decoder) throws {
            var c = try decoder.unkeyedContainer()
            cells = []
            while !c.isAtEnd {
              if try c.decodeNil() { cells.append(nil) } else { cells.append(try c.decode(Double.self)) }
            }
          }
        }
        struct Root: Decodable {
          let rows: [Row]
          var changes = 0
          let version = 5
          var timeout: Double
          var nick: String?
          enum CodingKeys: String, CodingKey { case rows, timeout, nick, timeoutMs = "timeout_ms" }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            rows = try c.decode([Row].self, forKey: .rows)
            if let ms = try c.decodeIfPresent(Double.self, forKey: .timeoutMs) {
              timeout = ms / 1000
            } else {
              timeout = (try? c.decode(Double.self, forKey: .timeout)) ?? 30
            }
            nick = try c.decodeIfPresent(String.self, forKey: .nick).flatMap { $0.isEmpty ? nil : $0 }
          }
        }
        """#,
      payload:
        #"""
        {"rows": [[1, null, 2.5], []], "timeout": "5", "nick": "", "version": 9, "changes": 3}
        """#,
      lines: [
        #"$.rows [[1, null, 2.5], []] ✓ [Row(cells: [1.0, nil, 2.5]…"#,
        #"$.rows[0] [1, null, 2.5] ✓ Row(cells: [1.0, nil, 2.5])"#,
        #"$.rows[0][0] 1 ✓ 1.0"#,
        #"$.rows[0][1] null ∅ nil null"#,
        #"$.rows[0][2] 2.5 ✓ 2.5"#,
        #"$.rows[1] [] ✓ Row(cells: [])"#,
        #"$.timeout_ms ◌ missing ↺ 30.0 missing"#,
        #"$.timeout "5" ↺ 30.0 wrong-type!"#,
        #"$.nick "" ∅ nil empty!"#,
        #"$.version 9 ↺ 5 unknown-key!"#,
        #"$.changes 3 ↺ 0 unknown-key!"#,
        #"strict decoded 3 as sent · 4 default · 2 nil · 4 lost silently"#,
      ]),
    EverydayModel(
      name: "one element that is held alone, and pairs",
      source: #"""
        struct Root: Decodable {
          let first: String?
          let main: Int
          let item: Item
          let pairs: [(Int, Int)]
          enum CodingKeys: String, CodingKey { case first = "names", main = "scores", item = "items", pairs }
          struct Item: Decodable { let id: Int }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            first = try c.decode([String].self, forKey: .first).first
            main = try c.decode([Int].self, forKey: .main).max() ?? 0
            item = try c.decode([Item].self, forKey: .item)[0]
            pairs = try c.decode([[Int]].self, forKey: .pairs).filter { $0.count == 2 }
              .map { ($0[0], $0[1]) }
          }
        }
        """#,
      payload:
        #"""
        {"names": ["a", "b"], "scores": [1, 5, 3], "items": [{"id": 1}, {"id": 2}], "pairs": [[1, 2], [3]]}
        """#,
      lines: [
        #"$.names ["a", "b"] ~ "a" custom"#,
        #"$.names[0] "a" ✓ "a""#,
        #"$.names[1] "b" ⊘ dropped custom!"#,
        #"$.scores [1, 5, 3] ~ 5 custom"#,
        #"$.scores[0] 1 ⊘ dropped custom!"#,
        #"$.scores[1] 5 ✓ 5"#,
        #"$.scores[2] 3 ⊘ dropped custom!"#,
        #"$.items [{"id": 1}, {"id": 2}] ~ Item(id: 1) custom"#,
        #"$.items[0] {"id": 1} ✓ Item(id: 1)"#,
        #"$.items[0].id 1 ✓ 1"#,
        #"$.items[1] {"id": 2} ⊘ dropped custom!"#,
        #"$.items[1].id 2 ⊘ dropped bad-element!"#,
        #"$.pairs [[1, 2], [3]] ~ [(1, 2)] custom"#,
        #"$.pairs[0] [1, 2] ✓ [1, 2]"#,
        #"$.pairs[0][0] 1 ✓ 1"#,
        #"$.pairs[0][1] 2 ✓ 2"#,
        #"$.pairs[1] [3] ⊘ dropped custom!"#,
        #"$.pairs[1][0] 3 ⊘ dropped bad-element!"#,
        #"strict decoded 5 as sent · 5 dropped · 5 lost silently"#,
      ]),
  ]
}
