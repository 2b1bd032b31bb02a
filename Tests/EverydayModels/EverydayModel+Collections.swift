extension EverydayModel {
  /// Collections that code of a model's own unwraps, maps, groups or gathers.
  static let collections = [
    EverydayModel(
      name: "nothing is lost by unwrapping, mapping and grouping",
      source: #"""
        import Foundation
        struct Safe<Value: Decodable>: Decodable {
          let value: Value?
          init(from decoder: any Decoder) throws {
            value = try? decoder.singleValueContainer().decode(Value.self)
          }
        }
        struct Tried<Value: Decodable>: Decodable {
          let result: Result<Value, any Error>
          init(from decoder: any Decoder) throws { result = Result { try Value(from: decoder) } }
        }
        struct Sent: Decodable { let first: String; let last: String }
        struct User { let name: String; let isNew: Bool }
        struct Item: Decodable { let kind: String; let n: Int }
        struct Root: Decodable {
          let ids: [Int]
          let users: [User]
          let items: [String: [Item]]
          let songs: [Item]
          let expires: Date
          enum CodingKeys: CodingKey { case ids, users, items, songs, expires }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            ids = try keys.decode([Safe<Int>].self, forKey: .ids).compactMap(\.value)
            users = try keys.decode([Sent].self, forKey: .users).map {
              User(name: "\($0.first) \($0.last)", isNew: true)
            }
            items = Dictionary(
              grouping: try keys.decode([Item].self, forKey: .items), by: \.kind)
            songs = try keys.decode([Tried<Item>].self, forKey: .songs).compactMap {
              try? $0.result.get()
            }
            expires = Date(
              timeIntervalSince1970: 1_700_000_000 + (try keys.decode(Double.self, forKey: .expires)))
          }
        }
        """#,
      payload: #"""
        {"ids": [1, 2], "users": [{"first": "A", "last": "B"}], "expires": 3600,
         "items": [{"kind": "k", "n": 1}, {"kind": "k", "n": 2}],
         "songs": [{"kind": "s", "n": 1}, {"kind": "t", "n": "x"}]}
        """#,
      lines: [
        "$.ids [1, 2] ✓ [1, 2]", #"$.expires 3600 ~ "2023-11-14T23:13:20Z" custom"#,
        #"$.songs[1] {"kind": "t", "n": "x"} ⊘ dropped bad-element!"#,
        "strict decoded 8 as sent · 3 converted · 1 dropped · 1 lost silently",
      ]),
    EverydayModel(
      name: "values of any type, and elements that are stepped over",
      source: #"""
        import Foundation
        struct AnyValue: Decodable {
          let value: Any
          init(from decoder: any Decoder) throws {
            let box = try decoder.singleValueContainer()
            if box.decodeNil() { value = NSNull() }
            else if let bool = try? box.decode(Bool.self) { value = bool }
            else if let number = try? box.decode(Double.self) { value = number }
            else if let text = try? box.decode(String.self) { value = text }
            else if let array = try? box.decode([AnyValue].self) { value = array.map(\.value) }
            else { value = try box.decode([String: AnyValue].self).mapValues(\.value) }
          }
        }
        struct Root: Decodable {
          let any: AnyValue
          let flags: Set<String>
          let stock: Stock
          enum CodingKeys: CodingKey { case any, flags, stock }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            any = try keys.decode(AnyValue.self, forKey: .any)
            var read: Set<String> = []
            var list = try keys.nestedUnkeyedContainer(forKey: .flags)
            while !list.isAtEnd {
              if let flag = try? list.decode(String.self) { read.insert(flag) }
              else { _ = try? list.decode(Bool.self) }
            }
            flags = read
            stock = try keys.decode(Stock.self, forKey: .stock)
          }
        }
        struct AnyKey: CodingKey {
          var stringValue: String
          var intValue: Int? { nil }
          init(stringValue: String) { self.stringValue = stringValue }
          init?(intValue: Int) { nil }
        }
        @propertyWrapper struct Lossy: Decodable {
          var wrappedValue: [String: Int]
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: AnyKey.self)
            var read: [String: Int] = [:]
            for key in keys.allKeys {
              if let value = try? keys.decode(Int.self, forKey: key) { read[key.stringValue] = value }
            }
            wrappedValue = read
          }
        }
        struct Stock: Decodable { @Lossy var counts: [String: Int] }
        """#,
      payload: #"""
        {"any": {"list": [1.5, "s", null], "object": {"d": true}}, "flags": ["a", true, "b"],
         "stock": {"counts": {"a": 1, "b": "2"}}}
        """#,
      lines: [
        #"$.any.list [1.5, "s", null] ✓ [1.5, "s", NSNull()]"#,
        "$.flags[1] true ⊘ dropped wrong-type!", #"$.flags[2] "b" ✓ "b""#,
        #"$.stock.counts {"a": 1, "b": "2"} ~ ["a": 1] bad-element"#, "$.stock.counts.a 1 ✓ 1",
        #"$.stock.counts.b "2" ⊘ dropped wrong-type!"#,
      ]),
    EverydayModel(
      name: "a value under one key or another",
      source: #"""
        struct Page: Decodable {
          let items: [Int]
          let accent: String
          enum CodingKeys: CodingKey { case items, data, accent, color }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            if let items = try keys.decodeIfPresent([Int].self, forKey: .items) {
              self.items = items
            } else {
              items = try keys.decode([Int].self, forKey: .data)
            }
            if let accent = try keys.decodeIfPresent(String.self, forKey: .accent) {
              self.accent = accent
            } else if let color = try keys.decodeIfPresent([Int].self, forKey: .color) {
              accent = "rgb\(color)"
            } else {
              accent = "none"
            }
          }
        }
        struct Root: Decodable { let pages: [Page] }
        """#,
      payload: #"{"pages": [{"data": [1], "color": [1, 2]}, {"items": [2]}]}"#,
      lines: [
        "$.pages[0].items ◌ missing ∅ another key's value",
        "$.pages[0].accent ◌ missing ∅ another key's value",
        #"$.pages[1].accent ◌ missing ↺ "none" missing"#,
      ]),
  ]
}
