/// Models that are made of what code of another model's own reads from containers within its own.
extension EverydayModel {
  static let parts: [EverydayModel] = [
    EverydayModel(
      name: "elements and properties made of nested containers, with defaults, changed, sorted",
      source: #"""
        struct Item { let id: Int; let name: String; var size: Double = 1 }
        struct Address { let street: String; let zip: String?; let lines: [String] }
        struct Root: Decodable {
          let sorted: [Item]
          let items: [Item]
          let address: Address
          enum CodingKeys: CodingKey { case items, sorted, address }
          enum ItemKeys: CodingKey { case id, name, size }
          enum AddressKeys: CodingKey { case street, zip, lines }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            var list = try c.nestedUnkeyedContainer(forKey: .sorted)
            var sorted: [Item] = []
            while !list.isAtEnd {
              let o = try list.nestedContainer(keyedBy: ItemKeys.self)
              sorted.append(Item(id: (try? o.decode(Int.self, forKey: .id)) ?? 0, name: try o.decode(String.self, forKey: .name)))
            }
            self.sorted = sorted.sorted { $0.id > $1.id }
            list = try c.nestedUnkeyedContainer(forKey: .items)
            var items: [Item] = []
            while !list.isAtEnd {
              let o = try list.nestedContainer(keyedBy: ItemKeys.self)
              items.append(Item(id: (try? o.decode(Int.self, forKey: .id)) ?? 0, name: try o.decode(String.self, forKey: .name).uppercased(), size: try o.decodeIfPresent(Double.self, forKey: .size) ?? 2.5))
            }
            self.items = items
            let a = try c.nestedContainer(keyedBy: AddressKeys.self, forKey: .address)
            address = Address(street: (try? a.decode(String.self, forKey: .street)) ?? "?", zip: try? a.decode(String.self, forKey: .zip), lines: (try? a.decode([String].self, forKey: .lines)) ?? [])
          }
        }
        """#,
      payload: #"""
        {"sorted": [{"id": 1, "name": "A"}, {"id": 2, "name": "b", "size": 4}],
         "items": [{"id": 1, "name": "A"}, {"id": "2", "name": "b", "size": 4}],
         "address": {"street": 5, "zip": 8001, "lines": ["a", 1]}}
        """#,
      lines: [
        "$.sorted[0].id 1 ✓ 1", "$.sorted[1].id 2 ✓ 2", #"$.sorted[1].name "b" ✓ "b""#,
        "$.items[0].size ◌ missing ↺ 2.5 missing", #"$.items[1].id "2" ↺ 0 wrong-type!"#,
        #"$.items[1].name "b" ~ "B" custom"#, "$.items[1].size 4 ✓ 4.0",
        #"$.address.street 5 ↺ "?" wrong-type!"#, "$.address.zip 8001 ∅ nil wrong-type!",
        "$.address.lines [\"a\", 1] ↺ [] bad-element!",
      ]),
    EverydayModel(
      name: "values that own code refuses, and all that it would have asked for behind them",
      source: #"""
        struct Server: Decodable {
          let port: Int
          let name: String
          let tags: [String]
          let size: Int
          let level: Int
          let email: String
          enum CodingKeys: String, CodingKey { case port, name, tags, size, level, email }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            let text = try c.decode(String.self, forKey: .port)
            guard let n = Int(text) else {
              throw DecodingError.dataCorruptedError(forKey: .port, in: c, debugDescription: "no port")
            }
            port = n
            name = try c.decode(String.self, forKey: .name)
            tags = try c.decode([String].self, forKey: .tags)
            guard !tags.isEmpty else { throw DecodingError.dataCorruptedError(forKey: .tags, in: c, debugDescription: "no tags") }
            size = try c.decode(Int.self, forKey: .size)
            let l = try c.decode(Int.self, forKey: .level)
            guard (1...5).contains(l) else { throw DecodingError.dataCorruptedError(forKey: .level, in: c, debugDescription: "level") }
            level = l
            email = try c.decode(String.self, forKey: .email)
            guard email.contains("@") else { throw DecodingError.dataCorruptedError(forKey: .email, in: c, debugDescription: "no email") }
          }
        }
        struct Root: Decodable {
          let servers: [Server]
          let main: Server?
          let count: Int
        }
        """#,
      payload: #"""
        {"servers": [
          {"port": "x", "name": 5, "tags": [], "size": "y", "level": 9, "email": "q"},
          {"port": "9", "name": "a", "tags": ["b"], "size": 1, "level": 7, "email": "a@b"}],
         "count": "3"}
        """#,
      lines: [
        #"$.servers[0].port "x" ✗ custom"#, "$.servers[0].name 5 ⋯ (✗ wrong-type)",
        "$.servers[0].tags [] ⋯ (✗ custom)", #"$.servers[0].size "y" ⋯ (✗ wrong-type)"#,
        "$.servers[0].level 9 ⋯ (✗ custom)", #"$.servers[0].email "q" ⋯ (✗ custom)"#,
        #"$.servers[1].port "9" ⋯ (~ 9)"#, "$.servers[1].level 7 ⋯ (✗ custom)",
        #"$.servers[1].email "a@b" ⋯ (✓ "a@b")"#, #"$.count "3" ⋯ (✗ wrong-type)"#,
        "strict threw 1 threw · 13 not reached · 1 of 8 errors",
      ]),
    EverydayModel(
      name:
        "a kind that own code doesn't know; a boolean, a ratio and a small number that it refuses",
      source: #"""
        struct Shape: Decodable {
          var radius = 0.0
          var side = 0.0
          let name: String
          enum CodingKeys: CodingKey { case type, radius, side, name }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            let type = try c.decode(String.self, forKey: .type)
            switch type {
            case "a": radius = try c.decode(Double.self, forKey: .radius)
            case "square": side = try c.decode(Double.self, forKey: .side)
            default: throw DecodingError.dataCorruptedError(forKey: .type, in: c, debugDescription: "unknown")
            }
            name = try c.decode(String.self, forKey: .name)
          }
        }
        struct Flag: Decodable {
          let ok: Bool
          let ratio: Double
          let small: Int8
          enum CodingKeys: CodingKey { case ok, ratio, small, last }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            ok = try c.decode(Bool.self, forKey: .ok)
            guard ok else { throw DecodingError.dataCorruptedError(forKey: .ok, in: c, debugDescription: "not ok") }
            ratio = try c.decode(Double.self, forKey: .ratio)
            guard ratio > 0 && ratio <= 1 else { throw DecodingError.dataCorruptedError(forKey: .ratio, in: c, debugDescription: "ratio") }
            small = try c.decode(Int8.self, forKey: .small)
            guard small < 0 else { throw DecodingError.dataCorruptedError(forKey: .small, in: c, debugDescription: "small") }
            _ = try c.decode(String.self, forKey: .last)
          }
        }
        struct Root: Decodable { let shapes: [Shape]; let flag: Flag }
        """#,
      payload: #"""
        {"shapes": [{"type": "round", "side": "4", "name": 5}],
         "flag": {"ok": false, "ratio": 2, "small": 3, "last": 4}}
        """#,
      lines: [
        #"$.shapes[0].type "round" ✗ custom"#, "$.shapes[0].name 5 ⋯ (✗ wrong-type)",
        "$.flag.ok false ⋯ (✗ custom)", "$.flag.ratio 2 ⋯ (✗ custom)",
        "$.flag.small 3 ⋯ (✗ custom)", "$.flag.last 4 ⋯ (✗ wrong-type)",
        "strict threw 1 threw · 5 not reached · 1 of at least 6 errors",
      ]),
  ]
}
