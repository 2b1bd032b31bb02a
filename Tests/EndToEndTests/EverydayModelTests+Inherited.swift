/// Classes whose superclasses read their own containers, and functions that the source gives containers.
extension EverydayModelTests {
  static let inherited: [Case] = [
    Case(
      name: "what a superclass reads of a decoder of its own",
      source: #"""
        import Foundation
        class Entity: Decodable {
          let id: Int
          private(set) var created: Date?
          enum CodingKeys: String, CodingKey { case id, created = "created_at" }
          required init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            if let i = try? c.decode(Int.self, forKey: .id) {
              id = i
            } else {
              let s = try c.decode(String.self, forKey: .id)
              guard let i = Int(s) else {
                throw DecodingError.dataCorruptedError(
                  forKey: .id, in: c, debugDescription: "no number: \(s)")
              }
              id = i
            }
            created = try? c.decode(Date.self, forKey: .created)
          }
        }
        class Person: Entity {
          var name = "nobody"
          var email: String?
          let kind = "person"
          private enum CodingKeys: String, CodingKey { case name, email, base, kind }
          required init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            name = try c.decodeIfPresent(String.self, forKey: .name) ?? "nobody"
            email = try c.decodeIfPresent(String.self, forKey: .email)
            try super.init(from: c.superDecoder(forKey: .base))
          }
        }
        final class Root: Person {
          var salary: Decimal
          var level: UInt8
          private enum CodingKeys: String, CodingKey { case salary, level }
          required init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            salary = try c.decode(Decimal.self, forKey: .salary)
            level = (try? c.decode(UInt8.self, forKey: .level)) ?? 1
            try super.init(from: c.superDecoder())
          }
        }
        """#,
      payload:
        #"""
        {"salary": 1, "level": 256, "kind": "robot",
         "super": {"name": null, "emial": "a@b", "kind": "x", "base": {"id": "7", "created_at": "2024-01-01"}}}
        """#,
      lines: [
        #"$.salary 1 ✓ 1"#,
        #"$.level 256 ↺ 1 overflow!"#,
        #"$.super.name null ↺ "nobody" null"#,
        #"$.super.email ◌ missing ∅ nil missing"#,
        #"$.super.base.id "7" ~ 7 wrong-type"#,
        #"$.super.base.created_at "2024-01-01" ∅ nil wrong-type!"#,
        #"$.kind "robot" ⊘ unknown key"#,
        #"$.super.emial "a@b" ⊘ unknown key (email?)"#,
        #"$.super.kind "x" ↺ "person" unknown-key!"#,
        #"strict decoded 1 as sent · 1 converted · 3 default · 2 nil · 3 lost silently · 2 unknown keys"#,
      ]),
    Case(
      name: "a superclass finds nothing to read",
      source: #"""
        import Foundation
        class Entity: Decodable {
          let id: Int
          private(set) var created: Date?
          enum CodingKeys: String, CodingKey { case id, created = "created_at" }
          required init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            if let i = try? c.decode(Int.self, forKey: .id) {
              id = i
            } else {
              let s = try c.decode(String.self, forKey: .id)
              guard let i = Int(s) else {
                throw DecodingError.dataCorruptedError(
                  forKey: .id, in: c, debugDescription: "no number: \(s)")
              }
              id = i
            }
            created = try? c.decode(Date.self, forKey: .created)
          }
        }
        class Person: Entity {
          var name = "nobody"
          var email: String?
          let kind = "person"
          private enum CodingKeys: String, CodingKey { case name, email, base, kind }
          required init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            name = try c.decodeIfPresent(String.self, forKey: .name) ?? "nobody"
            email = try c.decodeIfPresent(String.self, forKey: .email)
            try super.init(from: c.superDecoder(forKey: .base))
          }
        }
        final class Root: Person {
          var salary: Decimal
          var level: UInt8
          private enum CodingKeys: String, CodingKey { case salary, level }
          required init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            salary = try c.decode(Decimal.self, forKey: .salary)
            level = (try? c.decode(UInt8.self, forKey: .level)) ?? 1
            try super.init(from: c.superDecoder())
          }
        }
        """#,
      payload:
        #"""
        {"salary": 10, "level": 3, "super": {"name": "Ada"}}
        """#,
      lines: [
        #"$.salary 10 ✓ 10"#,
        #"$.level 3 ✓ 3"#,
        #"$.super.name "Ada" ✓ "Ada""#,
        #"$.super.email ◌ missing ∅ nil missing"#,
        #"$.super.base ◌ missing ✗ missing"#,
        #"strict threw 3 as sent · 1 nil · 1 threw · what follows wasn't tried"#,
      ]),
    Case(
      name: "what a superclass would have thrown",
      source: #"""
        import Foundation
        class Entity: Decodable {
          let id: Int
          private(set) var created: Date?
          enum CodingKeys: String, CodingKey { case id, created = "created_at" }
          required init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            if let i = try? c.decode(Int.self, forKey: .id) {
              id = i
            } else {
              let s = try c.decode(String.self, forKey: .id)
              guard let i = Int(s) else {
                throw DecodingError.dataCorruptedError(
                  forKey: .id, in: c, debugDescription: "no number: \(s)")
              }
              id = i
            }
            created = try? c.decode(Date.self, forKey: .created)
          }
        }
        class Person: Entity {
          var name = "nobody"
          var email: String?
          let kind = "person"
          private enum CodingKeys: String, CodingKey { case name, email, base, kind }
          required init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            name = try c.decodeIfPresent(String.self, forKey: .name) ?? "nobody"
            email = try c.decodeIfPresent(String.self, forKey: .email)
            try super.init(from: c.superDecoder(forKey: .base))
          }
        }
        final class Root: Person {
          var salary: Decimal
          var level: UInt8
          private enum CodingKeys: String, CodingKey { case salary, level }
          required init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            salary = try c.decode(Decimal.self, forKey: .salary)
            level = (try? c.decode(UInt8.self, forKey: .level)) ?? 1
            try super.init(from: c.superDecoder())
          }
        }
        """#,
      payload:
        #"""
        {"salary": 10, "super": {"name": 3, "base": {"id": "seven"}}}
        """#,
      lines: [
        #"$.salary 10 ✓ 10"#,
        #"$.level ◌ missing ↺ 1 missing"#,
        #"$.super.name 3 ✗ wrong-type"#,
        #"$.super.email ◌ missing ⋯ (∅ nil)"#,
        #"$.super.base.id "seven" ⋯ (✗ custom)"#,
        #"$.super.base.created_at ◌ missing ⋯ (∅ nil)"#,
        #"strict threw 1 as sent · 1 default · 1 threw · 3 not reached · 1 of at least 2 problems"#,
      ]),
    Case(
      name: "a superclass refuses a text after a number",
      source: #"""
        import Foundation
        class Entity: Decodable {
          let id: Int
          private(set) var created: Date?
          enum CodingKeys: String, CodingKey { case id, created = "created_at" }
          required init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            if let i = try? c.decode(Int.self, forKey: .id) {
              id = i
            } else {
              let s = try c.decode(String.self, forKey: .id)
              guard let i = Int(s) else {
                throw DecodingError.dataCorruptedError(
                  forKey: .id, in: c, debugDescription: "no number: \(s)")
              }
              id = i
            }
            created = try? c.decode(Date.self, forKey: .created)
          }
        }
        class Person: Entity {
          var name = "nobody"
          var email: String?
          let kind = "person"
          private enum CodingKeys: String, CodingKey { case name, email, base, kind }
          required init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            name = try c.decodeIfPresent(String.self, forKey: .name) ?? "nobody"
            email = try c.decodeIfPresent(String.self, forKey: .email)
            try super.init(from: c.superDecoder(forKey: .base))
          }
        }
        final class Root: Person {
          var salary: Decimal
          var level: UInt8
          private enum CodingKeys: String, CodingKey { case salary, level }
          required init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            salary = try c.decode(Decimal.self, forKey: .salary)
            level = (try? c.decode(UInt8.self, forKey: .level)) ?? 1
            try super.init(from: c.superDecoder())
          }
        }
        """#,
      payload:
        #"""
        {"salary": 10, "super": {"name": "A", "base": {"id": "seven", "created_at": 5}}}
        """#,
      lines: [
        #"$.salary 10 ✓ 10"#,
        #"$.level ◌ missing ↺ 1 missing"#,
        #"$.super.name "A" ✓ "A""#,
        #"$.super.email ◌ missing ∅ nil missing"#,
        #"$.super.base.id "seven" ✗ custom"#,
        #"$.super.base.created_at 5 ⋯ (✓ "2001-01-01T00:00:05Z")"#,
        #"strict threw 2 as sent · 1 default · 1 nil · 1 threw · 1 not reached · more may be wrong"#,
      ]),
    Case(
      name: "functions that the source gives containers, and a model of the same object",
      source: #"""
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
        """#,
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
    Case(
      name: "as before, where the own code throws in the end",
      source: #"""
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
        """#,
      payload:
        #"""
        {"number": "1", "status": 5, "width": "2.5", "height": "x", "total": -3}
        """#,
      lines: [
        #"$ {"number": "1", "status": 5… ✗ custom"#,
        #"$.version ◌ missing ↺ default missing"#,
        #"$.number "1" ~ converted wrong-type"#,
        #"$.status 5 ↺ default wrong-type!"#,
        #"$.notes ◌ missing ↺ default missing"#,
        #"$.note ◌ missing ⊘ missing"#,
        #"$.width "2.5" ~ converted wrong-type"#,
        #"$.height "x" ∅ nil not-a-number!"#,
        #"$.depth ◌ missing ∅ nil missing"#,
        #"$.total -3 ✓ -3"#,
        #"strict threw 1 as sent · 2 converted · 3 default · 2 nil · 1 dropped · 1 threw · 2 lost silently"#,
      ]),
    Case(
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
    Case(
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
  ]
}
