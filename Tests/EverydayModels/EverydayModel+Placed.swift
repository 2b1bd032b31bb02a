/// Values that own code wants in a form: what stands in for a bad one has it, too; and what own code asks.
extension EverydayModel {
  private static let q2 = #"""
    struct Root: Decodable {
      let big: Bool
      let safe: Bool
      let admin: Bool
      let flag: Bool
      let n: Int
      enum CodingKeys: String, CodingKey { case big = "size", safe = "url", admin = "roles", flag, n }
      init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        let size = try c.decode(Double.self, forKey: .big)
        big = size >= 100
        safe = try c.decode(String.self, forKey: .safe).hasPrefix("https")
        admin = try c.decode([String].self, forKey: .admin).contains("admin")
        flag = try c.decodeIfPresent(Int.self, forKey: .flag) != 0
        n = max(1, try c.decodeIfPresent(Int.self, forKey: .n) ?? 10)
      }
    }
    """#

  static let placed: [EverydayModel] = [
    EverydayModel(
      name: "a loop of elements behind one whose placeholder is refused",
      source: #"""
        import Foundation

        struct Root: Decodable {
            let orderNumber: String
            let placedAt: Date
            let lines: [Line]
            let discountPercent: Int
            let shipping: Shipping
            let total: Decimal
            let note: String?

            struct Line: Decodable {
                let sku: String
                let quantity: Int
                let unitPrice: Double

                enum CodingKeys: String, CodingKey { case sku, qty, price }

                init(from decoder: Decoder) throws {
                    let c = try decoder.container(keyedBy: CodingKeys.self)
                    sku = try c.decode(String.self, forKey: .sku).trimmingCharacters(in: .whitespaces)
                    if let n = try? c.decode(Int.self, forKey: .qty) {
                        quantity = n
                    } else {
                        quantity = Int(try c.decode(String.self, forKey: .qty)) ?? 1
                    }
                    let raw = try c.decode(String.self, forKey: .price)
                    guard let p = Double(raw) else {
                        throw DecodingError.dataCorruptedError(forKey: .price, in: c, debugDescription: "Bad price \(raw)")
                    }
                    unitPrice = p
                }
            }
            enum Shipping: String { case standard, express, pickup }

            enum CodingKeys: String, CodingKey {
                case orderNumber = "order_number", placedAt = "placed_at", lines = "line_items", discount, shipping, total, note
            }
            enum DiscountKeys: String, CodingKey { case percent }

            init(from decoder: Decoder) throws {
                let c = try decoder.container(keyedBy: CodingKeys.self)
                orderNumber = try c.decode(String.self, forKey: .orderNumber)
                let text = try c.decode(String.self, forKey: .placedAt)
                let f = DateFormatter()
                f.locale = Locale(identifier: "en_US_POSIX")
                f.timeZone = TimeZone(secondsFromGMT: 0)
                f.dateFormat = "yyyy-MM-dd HH:mm"
                guard let d = f.date(from: text) else {
                    throw DecodingError.dataCorruptedError(forKey: .placedAt, in: c, debugDescription: "Date string does not match format")
                }
                placedAt = d
                var list = try c.nestedUnkeyedContainer(forKey: .lines)
                var out: [Line] = []
                while !list.isAtEnd {
                    let line = try list.decode(Line.self)
                    if line.quantity > 0 { out.append(line) }
                }
                lines = out
                let dc = try? c.nestedContainer(keyedBy: DiscountKeys.self, forKey: .discount)
                discountPercent = min(max((try dc?.decodeIfPresent(Int.self, forKey: .percent)) ?? 0, 0), 50)
                shipping = Shipping(rawValue: (try c.decodeIfPresent(String.self, forKey: .shipping) ?? "standard").lowercased()) ?? .standard
                total = try c.decode(Decimal.self, forKey: .total)
                note = try c.decodeIfPresent(String.self, forKey: .note)
                guard !out.isEmpty else {
                    throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "An order needs at least one line"))
                }
            }
        }
        """#,
      payload:
        #"""
        {
          "order_number": 1001,
          "placed_at": "01.03.2024",
          "line_items": [
            { "sku": "KB-1", "qty": "2", "price": 49.90 },
            { "qty": 1, "price": "9,50" },
            { "sku": "HD-4", "qty": true, "price": "1" },
            "gift"
          ],
          "discount": { "percent": "10" },
          "shipping": 3,
          "total": "123.45",
          "note": false
        }
        """#,
      lines: [
        #"$.order_number 1001 ✗ wrong-type"#,
        #"$.placed_at "01.03.2024" ⋯ (✗ custom)"#,
        #"$.line_items [ { "sku": "KB-1", "qty": "… ⋯ (✗ bad-element)"#,
        #"$.line_items[0] { "sku": "KB-1", "qty": "2"… ⋯ (✗ bad-element)"#,
        #"$.line_items[0].sku "KB-1" ⋯ (✓ "KB-1")"#,
        #"$.line_items[0].qty "2" ⋯ (~ 2)"#,
        #"$.line_items[0].price 49.90 ⋯ (✗ wrong-type)"#,
        #"$.line_items[1] { "qty": 1, "price": "9,50"… ⋯ (✗ bad-element)"#,
        #"$.line_items[1].sku ◌ missing ⋯ (✗ missing)"#,
        #"$.line_items[1].qty 1 ⋯ (✓ 1)"#,
        #"$.line_items[1].price "9,50" ⋯ (✗ custom)"#,
        #"$.line_items[2] { "sku": "HD-4", "qty": tru… ⋯ (✗ bad-element)"#,
        #"$.line_items[2].sku "HD-4" ⋯ (✓ "HD-4")"#,
        #"$.line_items[2].qty true ⋯ (✗ wrong-type)"#,
        #"$.line_items[2].price "1" ⋯ (~ 1.0)"#,
        #"$.line_items[3] "gift" ⋯ (✗ wrong-type)"#,
        #"$.discount { "percent": "10" } ⋯ (✗ bad-element)"#,
        #"$.discount.percent "10" ⋯ (✗ wrong-type)"#,
        #"$.shipping 3 ⋯ (✗ wrong-type)"#,
        #"$.total "123.45" ⋯ (✗ wrong-type)"#,
        #"$.note false ⋯ (✗ wrong-type)"#,
        #"p.json:2:19: error: expected String for 'orderNumber', found the number 1001"#,
        #"strict threw 1 threw · 15 not reached · 1 of at least 11 errors"#,
      ]),
    EverydayModel(
      name: "elements whose text must be a number",
      source: #"""
        import Foundation
        struct Line: Decodable {
          let sku: String
          let price: Double
          enum CodingKeys: String, CodingKey { case sku, price }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            sku = try c.decode(String.self, forKey: .sku)
            let raw = try c.decode(String.self, forKey: .price)
            guard let p = Double(raw) else {
                throw DecodingError.dataCorruptedError(forKey: .price, in: c, debugDescription: "Bad price \(raw)")
            }
            price = p
          }
        }
        struct Root: Decodable {
          let lines: [Line]
          let total: Int
          enum K: String, CodingKey { case lines, total }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            var list = try c.nestedUnkeyedContainer(forKey: .lines)
            var out: [Line] = []
            while !list.isAtEnd { 
              let l = try list.decode(Line.self)
              out.append(l)
            }
            lines = out
            total = try c.decode(Int.self, forKey: .total)
          }
        }
        """#,
      payload: #"{"lines": [{"sku": "a", "price": 1}, {"price": "2"}], "total": 1}"#,
      lines: [
        #"$.lines [{"sku": "a", "price": 1}, … ✗ bad-element"#,
        #"$.lines[0] {"sku": "a", "price": 1} ✗ bad-element"#,
        #"$.lines[0].sku "a" ✓ "a""#,
        #"$.lines[0].price 1 ✗ wrong-type"#,
        #"$.lines[1] {"price": "2"} ⋯ (✗ bad-element)"#,
        #"$.lines[1].sku ◌ missing ⋯ (✗ missing)"#,
        #"$.lines[1].price "2" ⋯ (~ 2.0)"#,
        #"$.total 1 ⋯ (✓ 1)"#,
        #"p.json:1:34: error: expected String for 'price', found the number 1"#,
        #"strict threw 1 as sent · 1 threw · 3 not reached · 1 of 2 errors"#,
      ]),
    EverydayModel(
      name: "questions of texts and numbers, answered with no",
      source: q2,
      payload: #"{"size": 5, "url": "http://x", "roles": ["user"], "flag": 2, "n": 0}"#,
      lines: [
        #"$.size 5 ~ false wrong-type!"#,
        #"$.url "http://x" ~ false wrong-type!"#,
        #"$.roles ["user"] ~ false custom"#,
        #"$.roles[0] "user" ⊘ dropped custom!"#,
        #"$.flag 2 ~ true wrong-type!"#,
        #"$.n 0 ~ 1 custom!"#,
        #"strict decoded 4 converted · 1 dropped · 5 lost silently"#,
      ]),
    EverydayModel(
      name: "questions of texts and numbers, answered with yes",
      source: q2,
      payload:
        #"""
        {"size": 500.5, "url": "https://x", "roles": ["user", "admin"], "flag": 0, "n": 5}
        """#,
      lines: [
        #"$.size 500.5 ~ true wrong-type!"#,
        #"$.url "https://x" ~ true wrong-type!"#,
        #"$.roles ["user", "admin"] ~ true custom"#,
        #"$.roles[0] "user" ⊘ dropped custom!"#,
        #"$.roles[1] "admin" ✓ "admin""#,
        #"$.flag 0 ~ false wrong-type"#,
        #"$.n 5 ✓ 5"#,
        #"strict decoded 2 as sent · 3 converted · 1 dropped · 3 lost silently"#,
      ]),
    EverydayModel(
      name: "texts among some, and numbers that are compared",
      source: #"""
        struct Root: Decodable {
          let paid: Bool
          let on: Bool
          let sw: Bool
          let lv: Bool
          enum CodingKeys: String, CodingKey { case paid, on, sw, lv }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            paid = try c.decode(String.self, forKey: .paid) == "paid"
            on = try ["on", "true", "yes"].contains(c.decode(String.self, forKey: .on))
            switch try c.decode(String.self, forKey: .sw) { case "on", "1": sw = true; default: sw = false }
            lv = try c.decode(Int.self, forKey: .lv) > 3
          }
        }
        """#,
      payload: #"{"paid": "open", "on": "maybe", "sw": "x", "lv": 2}"#,
      lines: [
        #"$.paid "open" ~ false wrong-type!"#,
        #"$.on "maybe" ~ false wrong-type!"#,
        #"$.sw "x" ~ false wrong-type"#,
        #"$.lv 2 ~ false wrong-type!"#,
        #"strict decoded 4 converted · 3 lost silently"#,
      ]),
  ]
}
