/// Models that are made of what code of another model's own reads from containers within its own.
extension EverydayModelTests {
  static let parts: [Case] = [
    Case(
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
      ])
  ]
}
