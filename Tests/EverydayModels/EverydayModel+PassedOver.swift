/// Lists of which own code passes over elements, and other keys that it tries in vain.
extension EverydayModel {
  static let passedOver: [EverydayModel] = [
    EverydayModel(
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
    EverydayModel(
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
        "$.segs[0].geo.pts [1, 2] ~ [1.0, 2.0] bad-element",
        "$.segs[0].geo.pts[0] 1 ~ 3.0 custom",
        "$.segs[0].geo.pts[1] 2 ~ 3.0 custom",
        #"$.segs[0].id 1 ✓ 1"#,
        #"$.segs[1] {"id": 2, "geo": {"pts": [5… ⊘ dropped custom!"#,
        #"$.segs[1].geo.pts [5] ⊘ dropped bad-element!"#,
        #"$.segs[1].geo.pts[0] 5 ⊘ dropped bad-element!"#,
        "$.segs[2].geo.pts [4, 4] ~ [4.0, 4.0] bad-element",
        "$.segs[2].geo.pts[0] 4 ~ 8.0 custom",
        "$.segs[2].geo.pts[1] 4 ~ 8.0 custom",
        #"$.segs[2].id 3 ✓ 3"#,
        #"$.segs[0].geo.kind "line" ⊘ unknown key"#,
        #"strict decoded 3 as sent · 4 converted · 1 dropped · 1 lost silently · 1 unknown key"#,
      ]),
    EverydayModel(
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
        #"p.json:1:1: error: expected String for 'name', and the key is missing"#,
        #"strict threw 1 nil · 1 threw · 1 not reached · 1 unknown key"#,
      ]),
    EverydayModel(
      name: "what own code reads and lets go: a part of a page, and bounds out of order",
      source: #"""
        import Foundation

        // Stripe-like invoice with expandable fields, metadata, status by hand
        struct Customer: Decodable { let id: String; let email: String?; let created: Int }

        enum Expandable<T: Decodable>: Decodable {
            case id(String)
            case object(T)
            init(from decoder: Decoder) throws {
                let c = try decoder.singleValueContainer()
                if let s = try? c.decode(String.self) {
                    self = .id(s)
                } else {
                    self = .object(try c.decode(T.self))
                }
            }
        }

        struct Root: Decodable {
            let id: String
            let amountDue: Int          // cents
            let currency: String
            let customer: Expandable<Customer>
            let status: Status
            let dueDate: Date?
            let lines: [LineItem]
            let metadata: [String: String]
            let paid: Bool
            let taxRate: Double

            enum Status: String, Decodable { case draft, open, paid, void }

            struct LineItem: Decodable {
                let amount: Int
                let description: String?
                let period: ClosedRange<Int>?
                enum CodingKeys: CodingKey { case amount, description, period }
                enum PeriodKeys: CodingKey { case start, end }
                init(from decoder: Decoder) throws {
                    let c = try decoder.container(keyedBy: CodingKeys.self)
                    amount = try c.decode(Int.self, forKey: .amount)
                    description = try c.decodeIfPresent(String.self, forKey: .description)
                    if c.contains(.period) {
                        let p = try c.nestedContainer(keyedBy: PeriodKeys.self, forKey: .period)
                        let a = try p.decode(Int.self, forKey: .start)
                        let b = try p.decode(Int.self, forKey: .end)
                        period = a <= b ? a...b : nil
                    } else { period = nil }
                }
            }
            struct List<T: Decodable>: Decodable { let data: [T]; let hasMore: Bool?; enum CodingKeys: String, CodingKey { case data, hasMore = "has_more" } }

            enum CodingKeys: String, CodingKey {
                case id, currency, customer, status, lines, metadata, paid
                case amountDue = "amount_due"
                case dueDate = "due_date"
                case taxRate = "tax_rate"
            }

            init(from decoder: any Decoder) throws {
                let values = try decoder.container(keyedBy: CodingKeys.self)
                id = try values.decode(String.self, forKey: .id)
                amountDue = try values.decode(Int.self, forKey: .amountDue)
                currency = try values.decode(String.self, forKey: .currency).uppercased()
                customer = try values.decode(Expandable<Customer>.self, forKey: .customer)
                status = (try? values.decode(Status.self, forKey: .status)) ?? .draft
                dueDate = try values.decodeIfPresent(Double.self, forKey: .dueDate).map { Date(timeIntervalSince1970: $0) }
                lines = try values.decode(List<LineItem>.self, forKey: .lines).data
                metadata = try values.decodeIfPresent([String: String].self, forKey: .metadata) ?? [:]
                paid = try values.decodeIfPresent(Bool.self, forKey: .paid) ?? (status == .paid)
                if let text = try? values.decode(String.self, forKey: .taxRate), let v = Double(text) {
                    taxRate = v
                } else {
                    taxRate = try values.decode(Double.self, forKey: .taxRate)
                }
                if amountDue < 0 { throw DecodingError.dataCorruptedError(forKey: .amountDue, in: values, debugDescription: "negative amount") }
            }
        }
        """#,
      payload:
        #"""
        {
          "id": "in_1", "object": "invoice", "amount_due": 1999, "currency": "chf",
          "customer": { "id": "cus_1", "e_mail": "a@b.ch", "created": 1700000000 },
          "status": "uncollectible",
          "due_date": 1710000000,
          "lines": { "data": [
              { "amount": 999, "description": null, "period": { "start": 10, "end": 5 } },
              { "amount": 1000, "Description": "Pro", "period": { "start": 1, "end": 2, "tz": "UTC" } }
            ], "has_more": true, "url": "/v1" },
          "metadata": null,
          "tax_rate": "7.7",
          "paid_out": false
        }
        """#,
      lines: [
        #"$.id "in_1" ✓ "in_1""#,
        #"$.amount_due 1999 ✓ 1999"#,
        #"$.currency "chf" ~ "CHF" custom"#,
        #"$.customer { "id": "cus_1", "e_mail": … ✓ .object(Customer(id: "cus_1…"#,
        #"$.customer.id "cus_1" ✓ "cus_1""#,
        #"$.customer.email ◌ missing ∅ nil missing!"#,
        #"$.customer.created 1700000000 ✓ 1700000000"#,
        #"$.status "uncollectible" ↺ .draft bad-enum!"#,
        #"$.due_date 1710000000 ~ "2024-03-09T16:00:00Z" custom"#,
        #"$.lines { "data": [ { "amount": 999… ~ [LineItem(amount: 999, desc… custom"#,
        #"$.lines.data [ { "amount": 999, "descrip… ~ [LineItem(amount: 999, desc… bad-element"#,
        #"$.lines.data[0] { "amount": 999, "descripti… ~ LineItem(amount: 999, descr… bad-element"#,
        #"$.lines.data[0].amount 999 ✓ 999"#,
        #"$.lines.data[0].description null ∅ nil null"#,
        #"$.lines.data[0].period { "start": 10, "end": 5 } ∅ nil custom!"#,
        #"$.lines.data[0].period.start 10 ⊘ dropped bad-element!"#,
        #"$.lines.data[0].period.end 5 ⊘ dropped bad-element!"#,
        #"$.lines.data[1] { "amount": 1000, "Descript… ✓ LineItem(amount: 1000, desc…"#,
        #"$.lines.data[1].amount 1000 ✓ 1000"#,
        #"$.lines.data[1].description ◌ missing ∅ nil missing!"#,
        #"$.lines.data[1].period { "start": 1, "end": 2, "tz… ✓ ClosedRange<Int>(lowerBound…"#,
        #"$.lines.data[1].period.start 1 ✓ 1"#,
        #"$.lines.data[1].period.end 2 ✓ 2"#,
        #"$.lines.has_more true ⊘ dropped custom!"#,
        #"$.metadata null ↺ [:] null"#,
        #"$.paid ◌ missing ↺ false missing"#,
        #"$.tax_rate "7.7" ~ 7.7 wrong-type"#,
        #"$.object "invoice" ⊘ unknown key"#,
        #"$.customer.e_mail "a@b.ch" ⊘ unknown key (email?)"#,
        #"$.lines.data[1].Description "Pro" ⊘ unknown key (description?)"#,
        #"$.lines.data[1].period.tz "UTC" ⊘ unknown key"#,
        #"$.lines.url "/v1" ⊘ unknown key"#,
        #"$.paid_out false ⊘ unknown key"#,
        #"strict decoded 8 as sent · 3 converted · 3 default · 4 nil · 1 dropped · 5 lost silently · 6 unknown keys"#,
      ]),
  ]
}
