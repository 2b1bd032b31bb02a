/// Lists of which own code passes over elements, and other keys that it tries in vain.
extension EverydayModelTests {
  static let passedOver: [Case] = [
    Case(
      name: "elements that own code looks into and passes over",
      source: #"""
        enum Block: Decodable { case text(String), image(String) }
        struct Root: Decodable {
          var blocks: [Block] = []
          enum CodingKeys: String, CodingKey { case blocks }
          enum BlockKeys: String, CodingKey { case kind, text, url }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            var list = try c.nestedUnkeyedContainer(forKey: .blocks)
            while !list.isAtEnd {
              let b = try list.nestedContainer(keyedBy: BlockKeys.self)
              switch try b.decodeIfPresent(String.self, forKey: .kind) {
              case "text": blocks.append(.text(try b.decode(String.self, forKey: .text)))
              case "image": blocks.append(.image(try b.decode(String.self, forKey: .url)))
              default: continue
              }
            }
          }
        }
        """#,
      payload:
        #"""
        {"blocks": [{"kind":"text","text":"a"},{"kind":"video","url":"u"},{"url":"z"},{"kind":"image","url":"b"}]}
        """#,
      lines: [
        #"$.blocks [{"kind":"text","text":"a"}… ~ [.text("a"), .image("b")] bad-element"#,
        #"$.blocks[0].kind "text" ✓ "text""#,
        #"$.blocks[0].text "a" ✓ "a""#,
        #"$.blocks[1] {"kind":"video","url":"u"} ⊘ dropped custom!"#,
        #"$.blocks[1].kind "video" ⊘ dropped bad-element!"#,
        #"$.blocks[2] {"url":"z"} ⊘ dropped custom!"#,
        #"$.blocks[2].kind ◌ missing ⊘ missing"#,
        #"$.blocks[3].kind "image" ✓ "image""#,
        #"$.blocks[3].url "b" ✓ "b""#,
        #"strict decoded 4 as sent · 2 dropped · 2 lost silently"#,
      ]),
    Case(
      name: "what is within elements that own code passes over",
      source: #"""
        struct Seg { let id: Int; let len: Double }
        struct Root: Decodable {
          let segs: [Seg]
          let title: String
          enum CodingKeys: String, CodingKey { case segs, title }
          enum SegKeys: String, CodingKey { case id, len, geo }
          enum GeoKeys: String, CodingKey { case kind, pts }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            title = try c.decode(String.self, forKey: .title)
            var list = try c.nestedUnkeyedContainer(forKey: .segs)
            var out: [Seg] = []
            while !list.isAtEnd {
              let s = try list.nestedContainer(keyedBy: SegKeys.self)
              let g = try s.nestedContainer(keyedBy: GeoKeys.self, forKey: .geo)
              let pts = try g.decode([Double].self, forKey: .pts)
              guard pts.count > 1 else { continue }
              out.append(Seg(id: try s.decode(Int.self, forKey: .id), len: pts.reduce(0, +)))
            }
            segs = out
          }
        }
        """#,
      payload:
        #"""
        {"title": "t", "segs": [{"id": 1, "geo": {"kind": "line", "pts": [1, 2]}}, {"id": 2, "geo": {"pts": [5]}}, {"id": 3, "geo": {"pts": [4, 4]}}]}
        """#,
      lines: [
        #"$.title "t" ✓ "t""#,
        #"$.segs [{"id": 1, "geo": {"kind": … ~ [Seg(id: 1, len: 3.0), Seg(… bad-element"#,
        #"$.segs[0].geo.pts [1, 2] ✓ [1.0, 2.0]"#,
        #"$.segs[0].geo.pts[0] 1 ✓ 1.0"#,
        #"$.segs[0].geo.pts[1] 2 ✓ 2.0"#,
        #"$.segs[0].id 1 ✓ 1"#,
        #"$.segs[1] {"id": 2, "geo": {"pts": [5… ⊘ dropped custom!"#,
        #"$.segs[1].geo.pts [5] ⊘ dropped bad-element!"#,
        #"$.segs[1].geo.pts[0] 5 ⊘ dropped bad-element!"#,
        #"$.segs[2].geo.pts [4, 4] ✓ [4.0, 4.0]"#,
        #"$.segs[2].geo.pts[0] 4 ✓ 4.0"#,
        #"$.segs[2].geo.pts[1] 4 ✓ 4.0"#,
        #"$.segs[2].id 3 ✓ 3"#,
        #"$.segs[0].geo.kind "line" ⊘ unknown key"#,
        #"strict decoded 7 as sent · 1 dropped · 1 lost silently · 1 unknown key"#,
      ]),
    Case(
      name: "what another key has in the place of a null that ended the decode",
      source: #"""
        struct Root: Decodable {
          let name: String
          let n: Int
          enum CodingKeys: String, CodingKey { case displayName = "display_name", legacyName = "name", n }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            name = try c.decodeIfPresent(String.self, forKey: .displayName) ?? c.decode(String.self, forKey: .legacyName)
            n = try c.decode(Int.self, forKey: .n)
          }
        }
        """#,
      payload: #"{"display_name": null, "nane": "x", "n": 1}"#,
      lines: [
        #"$.display_name null ∅ nil null"#,
        #"$.name ◌ missing ✗ missing"#,
        #"$.n 1 ⋯ (✓ 1)"#,
        #"$.nane "x" ⊘ unknown key (name?)"#,
        #"p.json: error: expected String for 'name', and the key is missing"#,
        #"strict threw 1 nil · 1 threw · 1 not reached · 1 unknown key"#,
      ]),
  ]
}
