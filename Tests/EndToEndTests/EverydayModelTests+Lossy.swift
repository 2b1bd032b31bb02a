extension EverydayModelTests {
  private static let lossyTypes = #"""
    enum Color: String, Decodable { case red, green }
    struct Item: Decodable {
      var id: Int
      var size: Int
      enum CodingKeys: CodingKey { case id, size }
      init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        id = try keys.decode(Int.self, forKey: .id)
        size = (try? keys.decodeIfPresent(Int.self, forKey: .size)) ?? 9
      }
    }
    struct Lossy<Element: Decodable>: Decodable {
      var elements: [Element] = []
      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        while !list.isAtEnd {
          let element = try list.superDecoder()
          do { elements.append(try Element(from: element)) } catch { continue }
        }
      }
    }
    struct Throwable<Wrapped: Decodable>: Decodable {
      let result: Result<Wrapped, any Error>
      init(from decoder: any Decoder) throws { result = Result { try Wrapped(from: decoder) } }
    }
    """#

  /// Lists that leave out what they can't decode, by decoders of the elements' own, and what their
  /// elements catch themselves.
  static let lossy = [
    Case(
      name: "what the elements of a lossy list catch isn't what the list catches",
      source: lossyTypes + #"""

        struct Root: Decodable {
          var colors: Lossy<Color>
          var items: Lossy<Item>
          var tried: [Throwable<Item>]
        }
        """#,
      payload: #"""
        {"colors": ["red", "blue", 3, "green"],
         "items": [{"id": 1, "size": "x"}, {"id": "2", "size": 2}, {"id": 3, "size": null}, {"id": 4}],
         "tried": [{"id": 1, "size": "2"}, {"id": 3, "size": null}, {"size": 1}]}
        """#,
      lines: [
        #"$.colors[0] "red" ✓ .red"#, #"$.colors[1] "blue" ⊘ dropped bad-enum!"#,
        "$.colors[2] 3 ⊘ dropped wrong-type!", #"$.colors[3] "green" ✓ .green"#,
        #"$.items[0].size "x" ↺ 9 wrong-type!"#, #"$.items[1].id "2" ⊘ dropped wrong-type!"#,
        "$.items[2].size null ↺ 9 null", "$.items[3].size ◌ missing ↺ 9 missing",
        #"$.tried[0].size "2" ↺ 9 wrong-type!"#, "$.tried[1].size null ↺ 9 null",
        "$.tried[2].id ◌ missing ⊘ missing",
        "strict decoded 7 as sent · 6 default · 3 dropped · 6 lost silently",
      ]),
    Case(
      name: "a lossy list in the place of a container's call, and one that is empty",
      source: lossyTypes + #"""

        struct Trying<Value> { var value: Value }
        extension Trying: Decodable where Value: Decodable {
          init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
        }
        extension KeyedDecodingContainer {
          func decode<T: Decodable>(
            _ type: Trying<[T]>.Type, forKey key: Key
          ) throws -> Trying<[T]> {
            var list = try nestedUnkeyedContainer(forKey: key)
            var good: [T] = []
            while !list.isAtEnd {
              let element = try list.superDecoder()
              if let value = try? T(from: element) { good.append(value) }
            }
            return Trying(value: good)
          }
        }
        struct Root: Decodable { var colors: Trying<[Color]>; var items: Trying<[Item]>; var size: Int }
        """#,
      payload: #"{"colors": ["blue", "red"], "items": [], "size": "1"}"#,
      lines: [
        #"$.colors ["blue", "red"] ~ converted bad-element"#,
        #"$.colors[0] "blue" ⊘ dropped bad-enum!"#,
        #"$.colors[1] "red" ✓ .red"#, "$.items [] ✓", #"$.size "1" ✗ wrong-type"#,
        "strict threw 2 as sent · 1 dropped · 1 threw · 1 lost silently",
      ]),
    Case(
      name: "values that own code filters, probes, and keeps in parts",
      source: #"""
        struct Rate: Decodable { let value: Double }
        struct Plan: Decodable { let name: String; let seats: Int }
        struct Name: CodingKey {
          let stringValue: String
          var intValue: Int? { nil }
          init?(stringValue: String) { self.stringValue = stringValue }
          init?(intValue: Int) { nil }
        }
        struct Texts: Decodable {
          let byName: [String: String]
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: Name.self)
            var texts: [String: String] = [:]
            for key in keys.allKeys {
              if let text = try? keys.decode(String.self, forKey: key), !text.isEmpty {
                texts[key.stringValue.lowercased()] = text
              }
            }
            byName = texts
          }
        }
        struct Root: Decodable {
          let lat, lon: Double
          let bounds: ClosedRange<Int>
          let rates: [String: Double]
          let codes: [String]
          let plan: Plan
          let texts: Texts
          let replies: [Plan]
          enum CodingKeys: CodingKey { case position, bounds, rates, plan, isTeam, texts, replies }
          enum ListKeys: CodingKey { case children }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            let parts = try keys.decode(String.self, forKey: .position).split(separator: ",")
            (lat, lon) = (Double(parts[0])!, Double(parts[1])!)
            let ends = try keys.decode([Int].self, forKey: .bounds)
            bounds = ends[0]...ends[1]
            let all = try keys.decode([String: Rate].self, forKey: .rates)
            rates = all.mapValues(\.value).filter { $0.value > 0 }
            codes = rates.keys.sorted()
            let isTeam = try keys.decode(Bool.self, forKey: .isTeam)
            let sent = try keys.decode(Plan.self, forKey: .plan)
            plan = Plan(name: sent.name, seats: isTeam ? sent.seats * 2 : sent.seats)
            texts = try keys.decode(Texts.self, forKey: .texts)
            if (try? keys.decode(String.self, forKey: .replies)) != nil {
              replies = []
            } else {
              let list = try keys.nestedContainer(keyedBy: ListKeys.self, forKey: .replies)
              replies = try list.decode([Plan].self, forKey: .children)
            }
          }
        }
        """#,
      payload: #"""
        {"position": "47.3,8.5", "bounds": [1, 4], "rates": {"CHF": {"value": 0}, "GBP": {"value": 2}},
         "isTeam": true, "plan": {"name": "P", "seats": 3}, "texts": {"EN": "Hi", "de": ""},
         "replies": {"children": [{"name": "Q", "seats": 1}]}}
        """#,
      lines: [
        #"$.position "47.3,8.5" ✓ "47.3,8.5""#,
        "$.bounds [1, 4] ~ ClosedRange<Int>(lowerBound… custom",
        #"$.rates.CHF {"value": 0} ⊘ dropped custom!"#,
        #"$.rates.GBP {"value": 2} ✓ Rate(value: 2.0)"#,
        "$.plan.seats 3 ~ 6 custom", #"$.texts.EN "Hi" ✓ "Hi""#,
        #"$.texts.de "" ⊘ dropped custom!"#,
        #"$.replies.children[0].name "Q" ✓ "Q""#,
        "strict decoded 9 as sent · 1 converted · 2 dropped · 2 lost silently",
      ]),
    Case(
      name: "what own code checks behind the first error",
      source: #"""
        struct Bad: Error {}
        struct Root: Decodable {
          let age: Int
          let email: String
          let from: Int
          let to: Int
          enum CodingKeys: CodingKey { case age, email, from, to }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            age = try keys.decode(Int.self, forKey: .age)
            email = try keys.decode(String.self, forKey: .email)
            guard email.contains("@") else {
              throw DecodingError.dataCorruptedError(
                forKey: .email, in: keys, debugDescription: "not an address")
            }
            from = try keys.decode(Int.self, forKey: .from)
            to = try keys.decode(Int.self, forKey: .to)
            guard from <= to else {
              throw DecodingError.dataCorruptedError(
                forKey: .from, in: keys, debugDescription: "from is behind to")
            }
          }
        }
        """#,
      payload: #"{"age": "3", "email": "ab", "from": 5, "to": 4}"#,
      lines: [
        #"$.age "3" ✗ wrong-type"#, #"$.email "ab" ⋯ (✗ custom)"#,
        "$.from 5 ⋯", "$.to 4 ⋯ (✓ 4)",
        "strict threw 1 threw · 3 not reached · 1 of at least 2 problems",
      ]),
    Case(
      name: "errors that no call shows, and what wrappers compute",
      source: #"""
        enum Shape: Decodable { case circle(radius: Double), none }
        enum Colour: String, Decodable { case red, blue }
        @propertyWrapper struct Tried<Value: Decodable>: Decodable {
          var wrappedValue: Value?
          init(from decoder: any Decoder) throws { wrappedValue = try? Value(from: decoder) }
        }
        struct Failable<Value: Decodable>: Decodable {
          let value: Value?
          init(from decoder: any Decoder) throws {
            value = try? decoder.singleValueContainer().decode(Value.self)
          }
        }
        @propertyWrapper struct Lossy<Element: Decodable>: Decodable {
          var wrappedValue: [Element]
          init(from decoder: any Decoder) throws {
            wrappedValue = try decoder.singleValueContainer().decode([Failable<Element>].self)
              .compactMap(\.value)
          }
        }
        @propertyWrapper struct Known<Case: RawRepresentable & Decodable>: Decodable
        where Case.RawValue: Decodable {
          var wrappedValue: Case?
          init(from decoder: any Decoder) throws {
            wrappedValue = Case(rawValue: try Case.RawValue(from: decoder))
          }
        }
        @propertyWrapper struct Minutes: Decodable {
          var wrappedValue: Double
          init(from decoder: any Decoder) throws {
            wrappedValue = try String(from: decoder).split(separator: ":")
              .compactMap { Double($0) }.reduce(0) { $0 * 60 + $1 }
          }
        }
        struct Root: Decodable {
          @Tried var shape: Shape?
          @Known var colour: Colour?
          @Lossy var sizes: [Int]
          @Lossy var none: [Int]
          @Minutes var length: Double
          @Minutes var empty: Double
        }
        """#,
      payload: #"""
        {"shape": {"square": {}}, "colour": "green", "sizes": [1.5, 1], "none": ["a"], "length": "1:30",
         "empty": ""}
        """#,
      lines: [
        #"$.shape {"square": {}} ∅ nil bad-enum!"#, #"$.colour "green" ∅ nil bad-enum!"#,
        "$.sizes[0] 1.5 ⊘ dropped fraction!", "$.sizes[1] 1 ✓ Failable<Int>(value: 1)",
        #"$.none ["a"] ~ [] bad-element"#, #"$.none[0] "a" ⊘ dropped wrong-type!"#,
        #"$.length "1:30" ~ 90.0 wrong-type"#, #"$.empty "" ↺ 0.0 empty!"#,
      ]),
    Case(
      name: "behind a value that refuses most texts",
      source: #"""
        struct Slug: Decodable {
          let text: String
          init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            text = try value.decode(String.self)
            guard !text.isEmpty, text.allSatisfy(\.isLetter) else {
              throw DecodingError.dataCorruptedError(in: value, debugDescription: "no slug")
            }
          }
        }
        extension KeyedDecodingContainer {
          func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
            if let text = try? decodeIfPresent(String.self, forKey: key) { return Int(text) ?? 0 }
            return try decodeIfPresent(Int.self, forKey: key) ?? 0
          }
        }
        struct Root: Decodable { let slug: Slug; let count: Int; let name: String; let more: Int }
        """#,
      payload: #"{"slug": "1", "count": "5", "name": 7}"#,
      lines: [
        #"$.slug "1" ✗ custom"#, #"$.count "5" ⋯ (~ 5)"#, "$.name 7 ⋯ (✗ wrong-type)",
        "$.more ◌ missing ⋯ (↺ 0)", "strict threw 1 threw · 3 not reached · 1 of 2 problems",
      ]),
    Case(
      name: "properties with keys of other names behind a value that nothing stands in for",
      source: #"""
        import Foundation
        enum Rollout: Decodable { case percent(Int), users([String]), off }
        struct Root: Decodable {
          let rollout: Rollout
          let updated: Date?
          let count: Int
          let owner: String
          enum CodingKeys: String, CodingKey {
            case rollout, updated = "updated_at", count = "total", owner
          }
        }
        """#,
      payload: #"{"rollout": {"percentage": {"_0": 20}}, "updated_at": "now", "owner": 5}"#,
      lines: [
        #"$.rollout {"percentage": {"_0": 20}} ✗ bad-enum"#,
        #"$.updated_at "now" ⋯ (✗ wrong-type)"#, "$.total ◌ missing ⋯ (✗ missing)",
        "$.owner 5 ⋯ (✗ wrong-type)",
        "strict threw 1 threw · 3 not reached · 1 of at least 4 problems",
      ]),
    Case(
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
    Case(
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
        "$.cart.discount ◌ missing ↺ default missing", #"$.cart.total "y" ↺ 5 wrong-type!"#,
        "$.cart.weight 11 ✗ custom",
      ]),
    Case(
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
        "$.ids[0] 1 ✓ Failable<Int>(value: 1)", #"$.ids[1] "2" ⊘ dropped wrong-type!"#,
        #"$.names[1] {"id": "2", "name": "b"} ↺ "none" bad-element!"#,
        #"$.first {"id": "x", "name": "n"} ∅ nil bad-element!"#,
        "strict decoded 8 as sent · 1 default · 1 nil · 3 dropped · 5 lost silently",
      ]),
    Case(
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
    Case(
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
    Case(
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
