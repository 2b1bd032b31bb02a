extension EverydayModel {
  /// Values that own code reads and doesn't hold, what stands in for those that aren't there, and ways that
  /// were never taken.
  static let unheld = [
    EverydayModel(
      name: "one of two values that make a property together, and what a property of a part holds",
      source: #"""
        struct Coordinate { let lat: Double; let lon: Double }
        struct Address { let street: String; let zip: String }
        struct Stored: Decodable { let first_name: String; let street: String?; let zip: String? }
        struct User: Decodable {
          let name: String
          let address: Address
          init(from decoder: any Decoder) throws {
            let data = try Stored(from: decoder)
            name = data.first_name.uppercased()
            address = Address(street: data.street ?? "", zip: data.zip ?? "")
          }
        }
        struct Stop: Decodable {
          let place: Coordinate?
          let near: Coordinate?
          enum CodingKeys: CodingKey { case lat, lon, y, x }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            let lat = try keys.decodeIfPresent(Double.self, forKey: .lat)
            let lon = try keys.decodeIfPresent(Double.self, forKey: .lon)
            if let lat, let lon { place = Coordinate(lat: lat, lon: lon) } else { place = nil }
            if let y = try keys.decodeIfPresent(Double.self, forKey: .y),
              let x = try keys.decodeIfPresent(Double.self, forKey: .x), abs(y) <= 90
            {
              near = Coordinate(lat: y, lon: x)
            } else {
              near = nil
            }
          }
        }
        struct Root: Decodable { let stop: Stop; let whole: Stop; let user: User }
        """#,
      payload: #"""
        {"stop": {"lat": 47.1, "y": 147.5, "x": 8.5}, "whole": {"lat": 47.1, "lon": 8.2},
         "user": {"first_name": "Ada", "street": null, "zip": "8001"}}
        """#,
      lines: [
        "$.stop.lat 47.1 ⊘ dropped custom!", "$.stop.lon ◌ missing ∅ nil missing",
        "$.stop.y 147.5 ⊘ dropped custom!", "$.stop.x 8.5 ⊘ dropped custom!",
        "$.whole.lat 47.1 ✓ 47.1", #"$.user.street null ↺ "" null"#, #"$.user.zip "8001" ✓ "8001""#,
      ]),
    EverydayModel(
      name: "keys that are asked for in a loop, and texts of which nothing is left",
      source: #"""
        struct Switches: Decodable {
          private let values: [String: Bool]
          enum Flag: String, CaseIterable, CodingKey { case push, mail }
          init(from decoder: any Decoder) throws {
            let flags = try decoder.container(keyedBy: Flag.self)
            var values: [String: Bool] = [:]
            for flag in Flag.allCases {
              values[flag.rawValue] = (try? flags.decode(Bool.self, forKey: flag)) ?? false
            }
            self.values = values
          }
        }
        struct Root: Decodable {
          let switches: Switches
          private let values: [String: Bool]
          let shares: [String: Int]
          let phone: String
          enum Flag: String, CaseIterable, CodingKey { case newHome = "new_home", darkMode = "dark_mode", beta }
          enum CodingKeys: CodingKey { case switches, flags, shares, phone }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            let flags = try keys.nestedContainer(keyedBy: Flag.self, forKey: .flags)
            var values: [String: Bool] = [:]
            for flag in Flag.allCases {
              values[flag.rawValue] = try flags.decodeIfPresent(Bool.self, forKey: flag) ?? false
            }
            self.values = values
            shares = try keys.decodeIfPresent([String: Int].self, forKey: .shares)?.mapValues { min($0, 100) } ?? [:]
            phone = try keys.decode(String.self, forKey: .phone).filter(\.isNumber)
            switches = try keys.decode(Switches.self, forKey: .switches)
          }
        }
        """#,
      payload: #"""
        {"flags": {"new_home": true, "dark_mode": false, "old": true}, "shares": {"beta": 150}, "phone": "n/a",
         "switches": {"mail": "yes"}}
        """#,
      lines: [
        #"$.switches.mail "yes" ↺ false wrong-type!"#, "$.switches.push ◌ missing ↺ false missing",
        "$.flags.new_home true ✓ true", "$.flags.beta ◌ missing ↺ false missing",
        "$.flags.old true ⊘ unknown key", "$.shares.beta 150 ~ 100 custom!",
        #"$.phone "n/a" ↺ "" custom!"#,
      ]),
    EverydayModel(
      name: "a list under one key or another, none of which is there, and one that is empty",
      source: #"""
        struct Page: Decodable {
          let items: [Int]
          let next: String?
          enum CodingKeys: CodingKey { case data, results, next }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            let key: CodingKeys = keys.contains(.data) ? .data : .results
            var list = try keys.nestedUnkeyedContainer(forKey: key)
            var items: [Int] = []
            while !list.isAtEnd { items.append(try list.decode(Int.self)) }
            self.items = items
            next = try keys.decodeIfPresent(String.self, forKey: .next)
          }
        }
        struct Root: Decodable { let empty: Page; let page: Page }
        """#,
      payload: #"{"empty": {"data": []}, "page": {"items": [2], "next": 5}}"#,
      lines: [
        "$.empty.data [] ✓", "$.page.results ◌ missing ✗ missing", "$.page.next 5 ⋯ (✗ wrong-type)",
        "$.page.items [2] ⊘ unknown key",
      ]),
    EverydayModel(
      name: "of an object that is read by all of its keys the first bad value is to blame",
      source: #"""
        struct AnyKey: CodingKey {
          let stringValue: String
          var intValue: Int? { nil }
          init(stringValue: String) { self.stringValue = stringValue }
          init?(intValue: Int) { nil }
        }
        struct Root: Decodable {
          let values: [String: Int]
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: AnyKey.self)
            var values: [String: Int] = [:]
            for key in keys.allKeys { values[key.stringValue] = try keys.decode(Int.self, forKey: key) }
            self.values = values
          }
        }
        """#,
      payload: #"{"a": 1, "b": null, "c": 2.5, "d": "x"}"#,
      lines: [
        "$.b null ✗ null", "$.c 2.5 ⋯ (✗ fraction)", #"$.d "x" ⋯ (✗ wrong-type)"#,
        "p.json:1:15: error: expected Int for 'b', found null; of a dictionary's bad values "
          + "Foundation names a random one",
        "strict threw 1 as sent · 1 threw · 2 not reached · 1 of 3 errors",
      ]),
    EverydayModel(
      name: "a key that is only asked about, and names that a loop doesn't know",
      source: #"""
        struct Rights: OptionSet {
          let rawValue: Int
          static let read = Rights(rawValue: 1), write = Rights(rawValue: 2)
        }
        struct Item: Decodable {
          let id: Int
          let rights: Rights
          enum CodingKeys: String, CodingKey { case id, userID = "user_id", rights }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            let key: CodingKeys = keys.contains(.userID) ? .userID : .id
            id = try keys.decode(Int.self, forKey: key)
            var rights: Rights = []
            for name in try keys.decode([String].self, forKey: .rights) {
              switch name {
              case "read": rights.insert(.read)
              case "write": rights.insert(.write)
              default: break
              }
            }
            self.rights = rights
          }
        }
        struct Root: Decodable { let old: Item; let new: Item }
        """#,
      payload: #"""
        {"old": {"user_id": 2, "rights": ["write", "read"]},
         "new": {"id": 1, "rights": ["read", "owner"]}}
        """#,
      lines: [
        "$.old.user_id 2 ✓ 2", #"$.old.rights[1] "read" ✓ "read""#,
        "$.new.id 1 ✓ 1",
        #"$.new.rights[0] "read" ✓ "read""#, #"$.new.rights[1] "owner" ⊘ dropped custom!"#,
      ]),
    EverydayModel(
      name: "parts of a list, a dictionary or a text that a type's own code leaves",
      source: #"""
        struct Point: Decodable {
          let x, y: Double
          init(from decoder: any Decoder) throws {
            let list = try decoder.singleValueContainer().decode([Double].self)
            (x, y) = (list[0], list[1])
          }
        }
        struct Pair: Decodable {
          let name: String
          let count: Int
          init(from decoder: any Decoder) throws {
            let all = try decoder.singleValueContainer().decode([String: Int].self)
            let first = all.min { $0.key < $1.key }
            (name, count) = (first?.key ?? "", first?.value ?? 0)
          }
        }
        struct Person: Decodable {
          let first, last: String
          init(from decoder: any Decoder) throws {
            let names = try decoder.singleValueContainer().decode(String.self).split(separator: " ")
            (first, last) = (String(names[0]), String(names[names.count - 1]))
          }
        }
        struct Root: Decodable { let point: Point; let pair: Pair; let short: Person; let long: Person }
        """#,
      payload: #"""
        {"point": [1, 2, 3], "pair": {"a": 1, "b": 2}, "short": "Ada Lovelace", "long": "Ada King Lovelace"}
        """#,
      lines: [
        "$.point[1] 2 ✓ 2.0", "$.point[2] 3 ⊘ dropped custom!", "$.pair.a 1 ✓ 1",
        "$.pair.b 2 ⊘ dropped custom!",
        #"$.short "Ada Lovelace" ~ Person(first: "Ada", last: … custom"#,
        #"$.long "Ada King Lovelace" ~ Person(first: "Ada", last: … custom!"#,
      ]),
    EverydayModel(
      name: "what stands in behind several keys, where the decode ends later",
      source: #"""
        struct Root: Decodable {
          let a: String, n: Int
          enum CodingKeys: CodingKey { case a, a2, n }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            a = try keys.decodeIfPresent(String.self, forKey: .a)
              ?? keys.decodeIfPresent(String.self, forKey: .a2) ?? "x"
            n = try keys.decode(Int.self, forKey: .n)
          }
        }
        """#,
      payload: #"{"n": "1"}"#,
      lines: [
        "$.a ◌ missing ↺ default missing", "$.a2 ◌ missing ↺ default missing",
        "strict threw 2 default · 1 threw",
      ]),
    EverydayModel(
      name: "a list that is tried, then a text: nothing of the list is lost without a word",
      source: #"""
        struct Root: Decodable {
          let tags: [String]
          let value: Int
          enum CodingKeys: CodingKey { case tags, value }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            if let list = try? keys.decode([String].self, forKey: .tags) {
              tags = list
            } else {
              tags = [try keys.decode(String.self, forKey: .tags)]
            }
            value = try keys.decode(Int.self, forKey: .value)
          }
        }
        """#,
      payload: #"{"tags": [1, "b"], "value": 1}"#,
      lines: [
        #"$.tags [1, "b"] ✗ wrong-type"#, "$.tags[0] 1 ⊘ dropped wrong-type", "$.value 1 ⋯ (✓ 1)",
      ]),
    EverydayModel(
      name: "nothing is said of what another value would have led to",
      source: #"""
        enum Geometry: Decodable {
          case point([Double]), line([[Double]])
          enum CodingKeys: CodingKey { case type, coordinates }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            let type = try keys.decode(String.self, forKey: .type)
            switch type {
            case "Point": self = .point(try keys.decode([Double].self, forKey: .coordinates))
            case "LineString": self = .line(try keys.decode([[Double]].self, forKey: .coordinates))
            default:
              throw DecodingError.dataCorruptedError(
                forKey: .type, in: keys, debugDescription: "unsupported geometry \(type)")
            }
          }
        }
        struct Root: Decodable { let id: Int; let at: Geometry; let n: Int }
        """#,
      payload: #"""
        {"id": "1", "at": {"type": "MultiPoint", "coordinates": [[1, 2], [3, 4]]}, "n": "2"}
        """#,
      lines: [
        #"$.at.type "MultiPoint" ⋯ (✗ custom)"#, #"$.n "2" ⋯ (✗ wrong-type)"#,
        "strict threw 1 threw · 2 not reached · 1 of at least 3 errors",
      ]),
    EverydayModel(
      name: "associated values under renamed keys, and in a lossy element",
      source: #"""
        enum Event: Decodable {
          case buy(sku: String, quantity: Int)
          case view(text: String)
          enum CodingKeys: CodingKey { case type, data }
          enum BuyKeys: String, CodingKey { case sku, quantity = "qty" }
          enum ViewKeys: CodingKey { case text }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            if try keys.decode(String.self, forKey: .type) == "buy" {
              let buy = try keys.nestedContainer(keyedBy: BuyKeys.self, forKey: .data)
              self = .buy(sku: try buy.decode(String.self, forKey: .sku).lowercased(), quantity: try buy.decode(Int.self, forKey: .quantity))
            } else {
              let view = try keys.nestedContainer(keyedBy: ViewKeys.self, forKey: .data)
              self = .view(text: try view.decode(String.self, forKey: .text).uppercased())
            }
          }
        }
        struct Lossy<T: Decodable>: Decodable {
          let value: T?
          init(from decoder: any Decoder) throws { value = try? T(from: decoder) }
        }
        enum Image: Decodable {
          case image(url: String, alt: String)
          enum CodingKeys: CodingKey { case url, alt }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            self = .image(url: try keys.decode(String.self, forKey: .url), alt: try keys.decodeIfPresent(String.self, forKey: .alt) ?? "")
          }
        }
        struct Root: Decodable { let buy: Event; let view: Event; let images: [Lossy<Image>] }
        """#,
      payload: #"""
        {"buy": {"type": "buy", "data": {"sku": "AB", "qty": 2}},
         "view": {"type": "view", "data": {"text": "ab"}}, "images": [{"url": "x"}]}
        """#,
      lines: [
        #"$.buy.data.sku "AB" ~ "ab" custom"#, "$.buy.data.qty 2 ✓ 2",
        #"$.view.data.text "ab" ~ "AB" custom"#, #"$.images[0].alt ◌ missing ↺ "" missing"#,
      ]),
    EverydayModel(
      name: "types that keep nothing of what was sent",
      source: #"""
        struct Empty: Decodable {}
        struct Deaf: Decodable { init(from decoder: any Decoder) throws {} }
        struct Root: Decodable {
          var id: Int
          var meta: Empty
          var none: Empty
          var text: Deaf
          var marks: [Empty]
        }
        """#,
      payload: #"{"id": 1, "meta": {"a": 1}, "none": {}, "text": "x", "marks": [{}, {"z": 1}]}"#,
      lines: [
        #"$.meta {"a": 1} ⊘ dropped custom!"#, "$.none {} ✓ Empty()",
        #"$.text "x" ⊘ dropped custom!"#, "$.marks[0] {} ✓ Empty()",
        #"$.marks[1] {"z": 1} ⊘ dropped custom!"#,
        "strict decoded 3 as sent · 3 dropped · 3 lost silently",
      ]),
    EverydayModel(
      name: "a list that is read in pairs",
      source: #"""
        struct Point { var x: Int, y: Int }
        struct Root: Decodable {
          var points: [Point]
          var sizes: [(Int, Int)]
          enum CodingKeys: CodingKey { case points, sizes }
          init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            var list = try fields.nestedUnkeyedContainer(forKey: .points)
            var points: [Point] = []
            while !list.isAtEnd { points.append(Point(x: try list.decode(Int.self), y: try list.decode(Int.self))) }
            self.points = points
            list = try fields.nestedUnkeyedContainer(forKey: .sizes)
            var sizes: [(Int, Int)] = []
            while !list.isAtEnd { sizes.append((try list.decode(Int.self), try list.decode(Int.self))) }
            self.sizes = sizes
          }
        }
        """#,
      payload: #"{"points": [1, 2, 3, 4], "sizes": [5, 6, 7, 8]}"#,
      lines: [
        "$.points[1] 2 ✓ 2", "$.points[2] 3 ✓ 3", "$.sizes[0] 5 ✓ 5", "$.sizes[3] 8 ✓ 8",
        "strict decoded 8 as sent",
      ]),
  ]
}
