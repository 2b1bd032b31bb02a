extension EverydayModel {
  /// Arrays, sets and dictionaries that own code fills with what it read.
  static let gathered = [
    EverydayModel(
      name: "values under keys that own code collects in an array, the keys held or lost",
      source: #"""
        struct Name: CodingKey {
          let stringValue: String
          var intValue: Int? { nil }
          init?(stringValue: String) { self.stringValue = stringValue }
          init?(intValue: Int) { nil }
        }
        struct Values: Decodable {
          let list: [Int]
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: Name.self)
            list = try keys.allKeys.sorted { $0.stringValue < $1.stringValue }
              .map { try keys.decode(Int.self, forKey: $0) }
          }
        }
        struct Row: Decodable {
          let id: String
          let n: Int
          init(from decoder: any Decoder) throws {
            id = decoder.codingPath.last?.stringValue ?? ""
            n = try decoder.singleValueContainer().decode(Int.self)
          }
        }
        struct Rows: Decodable {
          let rows: [Row]
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: Name.self)
            rows = try keys.allKeys.sorted { $0.stringValue < $1.stringValue }
              .map { try keys.decode(Row.self, forKey: $0) }
          }
        }
        struct Lists: Decodable {
          let all: [Int]
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: Name.self)
            all = try keys.allKeys.sorted { $0.stringValue < $1.stringValue }
              .flatMap { try keys.decode([Int].self, forKey: $0) }
          }
        }
        struct Beside: Decodable {
          let names: [String]
          let named: [Int]
          enum CodingKeys: CodingKey { case named }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            let list = try keys.nestedContainer(keyedBy: Name.self, forKey: .named)
            let sorted = list.allKeys.sorted { $0.stringValue < $1.stringValue }
            names = sorted.map(\.stringValue)
            named = try sorted.map { try list.decode(Int.self, forKey: $0) }
          }
        }
        struct Root: Decodable {
          let months: Values
          let places: Values
          let rows: Rows
          let lists: Lists
          let beside: Beside
        }
        """#,
      payload: #"""
        {"months": {"jan": 3, "feb": 12}, "places": {"0": 4, "1": 5}, "rows": {"a": 1, "b": 2},
         "lists": {"c": [1], "d": [2, 3]}, "beside": {"named": {"e": 1, "f": 2}}}
        """#,
      lines: [
        #"$.months {"jan": 3, "feb": 12} ~ Values(list: [12, 3]) custom!"#,
        "$.months.jan 3 ✓ 3", #"$.places {"0": 4, "1": 5} ✓ Values(list: [4, 5])"#,
        #"$.lists {"c": [1], "d": [2, 3]} ~ Lists(all: [1, 2, 3]) custom!"#,
        #"$.beside.named {"e": 1, "f": 2} ✓ [1, 2]"#,
      ]),
    EverydayModel(
      name: "members that own code collects in an array beside a dictionary",
      source: #"""
        struct Name: CodingKey {
          let stringValue: String
          var intValue: Int? { nil }
          init?(stringValue: String) { self.stringValue = stringValue }
          init?(intValue: Int) { nil }
        }
        struct Plug: Decodable { let isOn: Bool }
        struct Root: Decodable {
          let plugs: [Plug]
          let names: [String: String]
          enum CodingKeys: CodingKey { case plugs, names }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            let list = try keys.nestedContainer(keyedBy: Name.self, forKey: .plugs)
            plugs = try list.allKeys.sorted { $0.stringValue < $1.stringValue }
              .map { try list.decode(Plug.self, forKey: $0) }
            names = try keys.decode([String: String].self, forKey: .names)
          }
        }
        """#,
      payload: #"{"plugs": {"a": {"isOn": true}, "b": {"isOn": false}}, "names": {}}"#,
      lines: ["$.plugs.a.isOn true ✓ true", "$.plugs.b.isOn false ✓ false"]),
    EverydayModel(
      name:
        "superclasses under a key, keys that are only looked for, defaults of models that never were",
      source: #"""
        class Account: Decodable {
          let id: Int
          let owner: String
          enum CodingKeys: CodingKey { case id, owner }
          required init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            id = try keys.decode(Int.self, forKey: .id)
            owner = try keys.decodeIfPresent(String.self, forKey: .owner) ?? "anon"
          }
        }
        final class Savings: Account {
          let opened: String
          let isEdited: Bool
          enum Keys: String, CodingKey { case opened, base, isEdited = "edited" }
          required init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: Keys.self)
            var found: String?
            let text = try keys.decode(String.self, forKey: .opened)
            for letter in ["a", "b"] { if letter == text { found = text; break } }
            opened = found ?? text
            isEdited = keys.contains(.isEdited)
            try super.init(from: keys.superDecoder(forKey: .base))
          }
        }
        struct Cart: Decodable {
          let discount: Double
          let total: Int?
          enum CodingKeys: CodingKey { case discount, total, weight }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            discount = (try? keys.decodeIfPresent(Double.self, forKey: .discount)) ?? 0
            total = (try? keys.decode(Int.self, forKey: .total)) ?? 5
            if try keys.decode(Int.self, forKey: .weight) > 10 {
              throw DecodingError.dataCorruptedError(
                forKey: .weight, in: keys, debugDescription: "too heavy")
            }
          }
        }
        struct Root: Decodable { let account: Savings; let cart: Cart }
        """#,
      payload: #"""
        {"account": {"opened": "x", "edited": {}, "base": {"id": 1}}, "cart": {"total": "y", "weight": 11}}
        """#,
      lines: [
        #"$.account.base.owner ◌ missing ↺ "anon" missing"#, "$.account.edited {} ~ true custom",
        "$.cart.discount ◌ missing ↺ 0.0 missing", #"$.cart.total "y" ↺ 5 wrong-type!"#,
        "$.cart.weight 11 ✗ custom",
      ]),
    EverydayModel(
      name:
        "what a type that holds nil for what fails is made into: arrays, dictionaries, sets, values",
      source: #"""
        struct Failable<T: Decodable>: Decodable {
          let value: T?
          init(from decoder: any Decoder) throws { value = try? T(from: decoder) }
        }
        struct User: Decodable, Hashable { let id: Int; let name: String }
        struct Root: Decodable {
          let users: [User]
          let byName: [String: User]
          let ids: Set<Int>
          let names: [String]
          let first: User?
          enum CodingKeys: String, CodingKey { case users, byName, ids, names, first }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            users = try c.decode([Failable<User>].self, forKey: .users).compactMap(\.value)
            byName = try c.decode([String: Failable<User>].self, forKey: .byName).compactMapValues(\.value)
            ids = Set(try c.decode([Failable<Int>].self, forKey: .ids).compactMap { $0.value })
            names = try c.decode([Failable<User>].self, forKey: .names).map { $0.value?.name ?? "none" }
            first = try c.decode(Failable<User>.self, forKey: .first).value
          }
        }
        """#,
      payload: #"""
        {"users": [{"id": 1, "name": "a"}, {"id": "2", "name": "b"}],
         "byName": {"a": {"id": 1, "name": "a"}, "b": {"id": "2", "name": "b"}},
         "ids": [1, "2", 3], "names": [{"id": 1, "name": "a"}, {"id": "2", "name": "b"}], "first": {"id": "x", "name": "n"}}
        """#,
      lines: [
        #"$.users[0].name "a" ✓ "a""#,
        #"$.users[1] {"id": "2", "name": "b"} ⊘ dropped bad-element!"#,
        #"$.byName.b {"id": "2", "name": "b"} ⊘ dropped bad-element!"#, "$.byName.a.id 1 ✓ 1",
        "$.ids[0] 1 ✓ 1", #"$.ids[1] "2" ⊘ dropped wrong-type!"#,
        #"$.names[1] {"id": "2", "name": "b"} ↺ "none" bad-element!"#,
        #"$.first {"id": "x", "name": "n"} ∅ nil bad-element!"#,
        "strict decoded 8 as sent · 1 default · 1 nil · 3 dropped · 5 lost silently",
      ]),
    EverydayModel(
      name: "sets that own code makes of texts",
      source: #"""
        enum Role: String, Decodable { case admin, viewer, editor }
        struct Root: Decodable {
          let roles: Set<Role>
          let list: [Role]
          let raw: Set<String>
          let title: String
          enum CodingKeys: String, CodingKey { case roles, list, raw, title }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            roles = Set(try c.decode([String].self, forKey: .roles).compactMap(Role.init(rawValue:)))
            list = try c.decode([String].self, forKey: .list).compactMap(Role.init(rawValue:))
            raw = Set(try c.decode([String].self, forKey: .raw).map { $0.lowercased() })
            title = try c.decodeIfPresent(String.self, forKey: .title) ?? "untitled"
          }
        }
        """#,
      payload:
        #"{"roles": ["admin", "owner", "viewer"], "list": ["admin", "owner"], "raw": ["A", "b"], "title": "t"}"#,
      lines: [
        #"$.roles ["admin", "owner", "viewer"] ~ [.admin, .viewer] custom"#,
        #"$.roles[0] "admin" ✓ .admin"#, #"$.roles[1] "owner" ⊘ dropped custom!"#,
        #"$.list[1] "owner" ⊘ dropped custom!"#, #"$.raw[0] "A" ~ "a" custom"#,
        #"$.raw[1] "b" ✓ "b""#,
        "strict decoded 5 as sent · 1 converted · 2 dropped · 2 lost silently",
      ]),
    EverydayModel(
      name: "values that own code reads from texts under one local name after the other",
      source: #"""
        import Foundation

        struct Task: Decodable {
          let title: String
          let due: Date?
          let start: Date
          let end: Date?
          let priority: Int
          let owner: URL?
          let amount: Double
          let count: Int?
          let hours: Double

          enum CodingKeys: String, CodingKey { case title, due, start, end, priority, owner, amount, count, hours }

          init(from decoder: Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            title = try c.decode(String.self, forKey: .title)
            let iso = ISO8601DateFormatter()
            if let s = try c.decodeIfPresent(String.self, forKey: .due) {
              due = iso.date(from: s)
            } else {
              due = nil
            }
            let s = try c.decode(String.self, forKey: .start)
            if let d = iso.date(from: s) {
              start = d
            } else {
              start = .distantPast
            }
            end = iso.date(from: try c.decode(String.self, forKey: .end))
            let p = try c.decode(Int.self, forKey: .priority)
            priority = (1...5).contains(p) ? p : 3
            let o = try c.decodeIfPresent(String.self, forKey: .owner) ?? ""
            owner = URL(string: o)
            let a = try c.decode(String.self, forKey: .amount)
            amount = Double(a) ?? 0
            if let n = try c.decodeIfPresent(String.self, forKey: .count) {
              count = Int(n)
            } else {
              count = nil
            }
            let h = try c.decode(Double.self, forKey: .hours)
            hours = h > 24 ? 24 : h
          }
        }

        struct Album: Decodable {
          enum Genre: String, Decodable { case rock, pop }
          let prices: [Genre: Double]
          enum CodingKeys: CodingKey { case prices }
          init(from decoder: any Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          var prices: [Genre: Double] = [:]
          for (key, value) in try c.decode([String: Double].self, forKey: .prices) {
            guard let genre = Genre(rawValue: key) else { continue }
            prices[genre] = value
          }
          self.prices = prices
          }
        }
        struct Root: Decodable { let task: Task; let album: Album }
        """#,
      payload: #"""
        {"task": {"title": "Ship", "due": "tomorrow", "start": "2024-01-01", "end": "2024-02-31T00:00:00Z",
                  "priority": 11, "owner": "", "amount": "1'000", "count": "three", "hours": 30},
         "album": {"prices": {"rock": 9.5, "metal": 8}}}
        """#,
      lines: [
        #"$.task.due "tomorrow" ∅ nil bad-date!"#,
        #"$.task.start "2024-01-01" ↺ "0001-01-01T00:00:00Z" bad-date!"#,
        #"$.task.end "2024-02-31T00:00:00Z" ~ "2024-03-02T00:00:00Z" custom!"#,
        "$.task.priority 11 ~ 3 custom!", #"$.task.amount "1'000" ~ 0.0 wrong-type!"#,
        #"$.task.count "three" ∅ nil not-a-number!"#, "$.album.prices.rock 9.5 ✓ 9.5",
        "$.album.prices.metal 8 ⊘ dropped custom!",
      ]),
    EverydayModel(
      name: "a dictionary at its model's place that is filtered",
      source: #"""
        import Foundation
        struct Headers: Decodable {
          let values: [String: String]
          let requestID: String
          init(from decoder: Decoder) throws {
            let raw = try decoder.singleValueContainer().decode([String: String].self)
            values = raw.filter { !$0.key.hasPrefix("x-") }
            requestID = raw["x-request-id"] ?? "none"
          }
        }
        struct Root: Decodable { let url: String; let headers: Headers }
        """#,
      payload:
        #"{"url": "a", "headers": {"accept": "json", "x-debug": "1", "x-request-id": "77"}}"#,
      lines: [
        #"$.headers.accept "json" ✓ "json""#, #"$.headers["x-debug"] "1" ⊘ dropped custom!"#,
        #"$.headers["x-request-id"] "77" ✓ "77""#,
        "strict decoded 3 as sent · 1 dropped · 1 lost silently",
      ]),
  ]
}
