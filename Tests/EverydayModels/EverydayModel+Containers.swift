extension EverydayModel {
  /// Nested containers, and what protocols and arrays hold.
  static let containers = [
    EverydayModel(
      name: "keys of nested containers that are named as other properties",
      source: #"""
        struct Root: Decodable {
          let id: Int
          let owner: String
          let ownerName: String
          let kind: Kind
          enum Kind { case callback(id: String), other }
          enum CodingKeys: CodingKey { case id, owner, callback }
          enum OwnerKeys: CodingKey { case id, name }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            id = try keys.decode(Int.self, forKey: .id)
            let inner = try keys.nestedContainer(keyedBy: OwnerKeys.self, forKey: .owner)
            owner = try inner.decode(String.self, forKey: .id)
            ownerName = try inner.decode(String.self, forKey: .name).uppercased()
            kind = .callback(
              id: try keys.nestedContainer(keyedBy: OwnerKeys.self, forKey: .callback)
                .decode(String.self, forKey: .id))
          }
        }
        """#,
      payload: #"{"id": 2, "owner": {"id": "c", "name": "n"}, "callback": {"id": "d"}}"#,
      lines: [
        "$.id 2 ✓ 2", #"$.owner.id "c" ✓ "c""#, #"$.owner.name "n" ~ "N" custom"#,
        #"$.callback.id "d" ✓ .callback(id: "d")"#, "strict decoded 3 as sent · 1 converted",
      ]),
    EverydayModel(
      name: "properties of a protocol's type that hold large structs",
      source: #"""
        protocol Widget {}
        struct Text: Widget, Decodable { let text: String; let sub: String? }
        struct Root: Decodable {
          let first: any Widget
          let all: [any Widget]
          enum CodingKeys: CodingKey { case first, all }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            first = try keys.decode(Text.self, forKey: .first)
            all = try keys.decode([Text].self, forKey: .all)
          }
        }
        """#,
      payload: #"{"first": {"text": "a"}, "all": [{"text": "b", "sub": "c"}]}"#,
      lines: [
        #"$.first {"text": "a"} ✓ Text(text: "a", sub: nil)"#, #"$.all[0].sub "c" ✓ "c""#,
        "strict decoded 3 as sent · 1 nil",
      ]),
    EverydayModel(
      name: "rows that are arrays, and texts in them that are made numbers",
      source: #"""
        struct Row: Decodable {
          let title: String
          let value: Double
          init(from decoder: any Decoder) throws {
            var row = try decoder.unkeyedContainer()
            title = try row.decode(String.self)
            if let number = try? row.decode(Double.self) {
              value = number
            } else {
              value = Double(try row.decode(String.self)) ?? 0
            }
          }
        }
        struct Root: Decodable {
          let rows: [Row]
          let list: [Double]
          enum CodingKeys: CodingKey { case rows, list }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            rows = try keys.decode([Row].self, forKey: .rows)
            var pairs = try keys.nestedUnkeyedContainer(forKey: .list)
            var list: [Double] = []
            while !pairs.isAtEnd {
              var pair = try pairs.nestedUnkeyedContainer()
              if let number = try? pair.decode(Double.self) {
                list.append(number)
              } else {
                _ = try pair.decode(String.self)
              }
              list.append(try pair.decode(Double.self))
            }
            self.list = list
          }
        }
        """#,
      payload: #"{"rows": [["a", "1.5"], ["b", "x"], ["c", 3]], "list": [["n", 2], [1, "q"]]}"#,
      lines: [
        #"$.rows[0][1] "1.5" ~ 1.5 wrong-type"#, #"$.rows[1][1] "x" ↺ 0.0 wrong-type!"#,
        "$.rows[2][1] 3 ✓ 3.0",
        // An error of the same words was caught before.
        #"$.list[0][0] "n" ✓ "n""#, #"$.list[1][1] "q" ✗ wrong-type"#,
        "p.json:1:71: error: expected Double for 'list[1][1]', found the string \"q\"",
      ]),
    EverydayModel(
      name: "a container in the place of another one, and one that isn't there",
      source: #"""
        enum Keys: String, CodingKey { case first, second, third, data, id, tags, labels, zone }
        struct Session: Decodable {
          let id: Int
          let tags: [String]
          let zone: String
          init(from decoder: any Decoder) throws {
            var keys = try decoder.container(keyedBy: Keys.self)
            if keys.contains(.data) {
              keys = try keys.nestedContainer(keyedBy: Keys.self, forKey: .data)
            }
            id = try keys.decode(Int.self, forKey: .id)
            tags = (try? keys.decode([String].self, forKey: .tags)) ?? []
            if let labels = try? keys.nestedContainer(keyedBy: Keys.self, forKey: .labels) {
              zone = try labels.decode(String.self, forKey: .zone)
            } else {
              zone = "none"
            }
          }
        }
        struct Envelope: Decodable {
          let id: Int
          let tags: [String]
          init(from decoder: any Decoder) throws {
            let outer = try decoder.container(keyedBy: Keys.self)
            let keys =
              (try? outer.nestedContainer(keyedBy: Keys.self, forKey: .data)) ?? outer
            id = try keys.decode(Int.self, forKey: .id)
            tags = (try? keys.decode([String].self, forKey: .tags)) ?? []
          }
        }
        struct Root: Decodable { let first: Session; let second: Session; let third: [Envelope] }
        """#,
      payload: #"""
        {"first": {"data": {"id": 1, "tags": "a"}},
         "second": {"id": 2, "tags": "b", "labels": null},
         "third": [{"id": 3, "tags": "c"}, {"data": {"id": 4}}]}
        """#,
      lines: [
        "$.first.data.id 1 ✓ 1", #"$.first.data.tags "a" ↺ [] wrong-type!"#,
        #"$.first.data.labels ◌ missing ↺ "none" missing"#, "$.second.id 2 ✓ 2",
        #"$.second.tags "b" ↺ [] wrong-type!"#, #"$.second.labels null ↺ "none" null"#,
        "$.third[0].data ◌ missing ∅ nil missing", #"$.third[0].tags "c" ↺ [] wrong-type!"#,
        "$.third[1].data.tags ◌ missing ↺ [] missing",
      ]),
  ]
}
