/// What comes behind a nested container, an element or a decoder of its own that fails; types of
/// Foundation's; properties that nobody asks for.
extension EverydayModel {
  static let behind: [EverydayModel] = [
    EverydayModel(
      name: "own code refuses an element, a later element is bad, and the root checks both",
      source: #"""
        enum Bad: Error { case negative(String), sum }
        struct Line: Decodable {
          let sku: String
          let quantity: Int
          enum CodingKeys: String, CodingKey { case sku, quantity = "qty" }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            sku = try c.decode(String.self, forKey: .sku)
            quantity = try c.decodeIfPresent(Int.self, forKey: .quantity) ?? 1
            guard quantity >= 0 else { throw Bad.negative("quantity") }
          }
        }
        struct Root: Decodable {
          let lines: [Line]
          let total: Int
          enum CodingKeys: String, CodingKey { case lines, total }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            lines = try c.decode([Line].self, forKey: .lines)
            total = try c.decode(Int.self, forKey: .total)
            guard lines.reduce(0, { $0 + $1.quantity }) == total else { throw Bad.sum }
          }
        }
        """#,
      payload: #"{"lines": [{"sku": "x", "qty": -2}, {"sku": 5, "qty": 1}], "total": 1}"#,
      lines: [
        #"$.lines[0] {"sku": "x", "qty": -2} ✗ bad-element"#,
        #"$.lines[0].sku "x" ✓ "x""#,
        #"$.lines[0].qty -2 ✗ custom"#,
        #"$.lines[1] {"sku": 5, "qty": 1} ⋯ (✗ bad-element)"#,
        #"$.lines[1].sku 5 ⋯ (✗ wrong-type)"#,
        #"$.lines[1].qty 1 ⋯ (✓ 1)"#,
        #"strict threw 1 as sent · 1 threw · 3 not reached · 1 of at least 2 errors"#,
      ]),
    EverydayModel(
      name: "nested containers that aren't there, and an array that ends too early",
      source: #"""
        struct Root: Decodable {
          let followers: Int
          let low: Int
          let high: Int
          let count: Int
          let verified: Bool
          enum K: String, CodingKey { case stats, range, list, verified, count, followers }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            let stats = try c.nestedContainer(keyedBy: K.self, forKey: .stats)
            followers = try stats.decode(Int.self, forKey: .followers)
            var range = try c.nestedUnkeyedContainer(forKey: .range)
            low = try range.decode(Int.self)
            high = try range.decode(Int.self)
            var list = try c.nestedUnkeyedContainer(forKey: .list)
            var count = 0
            while !list.isAtEnd {
              let element = try list.nestedContainer(keyedBy: K.self)
              count += try element.decode(Int.self, forKey: .count)
            }
            self.count = count
            verified = try c.decode(Bool.self, forKey: .verified)
          }
        }
        """#,
      payload:
        #"{"stats": [], "range": [9], "list": [{"count": 1}, 5, {"count": "2"}], "verified": 1}"#,
      lines: [
        #"$.stats [] ✗ wrong-type"#,
        #"$.range[0] 9 ⋯ (✓ 9)"#,
        #"$.range[1] ◌ missing ⋯ (✗ missing)"#,
        #"$.list[0].count 1 ⋯ (✓ 1)"#,
        #"$.list[1] 5 ⋯ (✗ wrong-type)"#,
        #"$.list[2].count "2" ⋯ (✗ wrong-type)"#,
        #"$.verified 1 ⋯ (✗ wrong-type)"#,
      ]),
    EverydayModel(
      name: "an array of too few numbers, and bounds that are out of order",
      source: #"""
        struct Root: Decodable {
          let latitude: Double
          let ports: ClosedRange<Int>
          let name: String
          enum K: String, CodingKey { case coord, ports, name }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            let pair = try c.decode([Double].self, forKey: .coord)
            guard pair.count == 2 else {
              throw DecodingError.dataCorruptedError(
                forKey: .coord, in: c, debugDescription: "two numbers wanted")
            }
            latitude = pair[1]
            var p = try c.nestedUnkeyedContainer(forKey: .ports)
            let low = try p.decode(Int.self), high = try p.decode(Int.self)
            guard low <= high else {
              throw DecodingError.dataCorruptedError(in: p, debugDescription: "out of order")
            }
            ports = low...high
            name = try c.decode(String.self, forKey: .name)
          }
        }
        """#,
      payload: #"{"coord": [46.9], "ports": [90, 80], "name": 5}"#,
      lines: [
        #"$.coord [46.9] ✗ custom"#,
        #"$.coord[0] 46.9 ✓ 46.9"#,
        #"$.ports[0] 90 ⋯ (✓ 90)"#,
        #"$.name 5 ⋯ (✗ wrong-type)"#,
      ]),
    EverydayModel(
      name: "types of Foundation's that refuse what they read",
      source: #"""
        import Foundation
        struct Root: Decodable {
          var zone: TimeZone
          var calendar: Calendar
          var zones: [String: TimeZone]
          var n: Int
        }
        """#,
      payload: #"""
        {"zone": {"identifier": "Nowhere/X"},
         "calendar": {"identifier": "klingon", "firstWeekday": 1}, "zones": {"a": 5}, "n": "1"}
        """#,
      lines: [
        #"$.zone {"identifier": "Nowhere/X"} ✗ bad-data"#,
        #"$.zone.identifier "Nowhere/X" ✓ "Nowhere/X""#,
        #"$.calendar {"identifier": "klingon", "… ⋯ (✗ bad-data)"#,
        #"$.zones.a 5 ⋯ (✗ wrong-type)"#,
        #"$.n "1" ⋯ (✗ wrong-type)"#,
        #"strict threw 1 as sent · 1 nil · 1 threw · 3 not reached · 1 of 4 errors"#,
      ]),
    EverydayModel(
      name: "properties that nobody asks for, where the decode ends before",
      source: #"""
        class Base: Decodable { var id: Int = 0 }
        class Sub: Base { var extra: Int = 3 }
        struct Root: Decodable {
          var n: Int
          let kind: String = "fixed"
          var sub: Sub
        }
        """#,
      payload: #"{"n": "1", "kind": "other", "sub": {"id": 1, "extra": 9}}"#,
      lines: [
        #"$.n "1" ✗ wrong-type"#,
        #"$.kind "other" ⋯ (↺ "fixed")"#,
        #"$.sub {"id": 1, "extra": 9} ⋯ (~ Sub(id: 1, extra: 3))"#,
        #"$.sub.id 1 ⋯ (✓ 1)"#,
        #"$.sub.extra 9 ⋯ (↺ 3)"#,
        #"strict threw 1 threw · 3 not reached"#,
      ]),
    EverydayModel(
      name: "an error that a service sends instead of what was asked for",
      source: #"""
        struct Page: Decodable { var items: [Int] }
        struct Root: Decodable {
          enum Failure: Error { case api(code: Int, message: String) }
          let page: Page
          enum K: String, CodingKey { case status, data, error, code, message }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            if try c.decode(String.self, forKey: .status) == "error" {
              let e = try c.nestedContainer(keyedBy: K.self, forKey: .error)
              throw Failure.api(
                code: try e.decode(Int.self, forKey: .code),
                message: try e.decode(String.self, forKey: .message))
            }
            page = try c.decode(Page.self, forKey: .data)
          }
        }
        """#,
      payload:
        #"{"status": "error", "error": {"code": 404, "message": "no"}, "data": {"items": 5}}"#,
      lines: [
        #"$ {"status": "error", "error"… ✗ custom"#,
        #"$.status "error" ✓ "error""#,
        #"$.error.code 404 ✓ 404"#,
        #"$.error.message "no" ✓ "no""#,
        "strict threw 3 as sent · 1 threw · what follows wasn't tried",
      ]),
    EverydayModel(
      name: "a kind that nobody knows, and what only another kind would have asked for",
      source: #"""
        enum Bad: Error { case unknown(String) }
        struct Car: Decodable {
          var doors: Int
          var fuel: String
          enum CodingKeys: CodingKey { case doors, fuel }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            doors = try c.decodeIfPresent(Int.self, forKey: .doors) ?? 4
            fuel = try c.decodeIfPresent(String.self, forKey: .fuel) ?? "gas"
          }
        }
        struct Vehicle: Decodable {
          var car: Car
          enum CodingKeys: CodingKey { case type }
          init(from decoder: any Decoder) throws {
            let type = try decoder.container(keyedBy: CodingKeys.self)
              .decode(String.self, forKey: .type)
            switch type {
            case "car": car = try Car(from: decoder)
            default: throw Bad.unknown(type)
            }
          }
        }
        struct Root: Decodable { var vehicles: [Vehicle] }
        """#,
      payload: #"{"vehicles": [{"type": "bike"}, {"type": "car", "doors": "2"}]}"#,
      lines: [
        #"$.vehicles[0].type "bike" ✗ custom"#,
        #"$.vehicles[1].type "car" ⋯ (✓ "car")"#,
        #"$.vehicles[1].doors "2" ⋯ (✗ wrong-type)"#,
        #"$.vehicles[1].fuel ◌ missing ⋯ (↺ "gas")"#,
        "strict threw 1 threw · 3 not reached · 1 of at least 2 errors",
      ]),
    EverydayModel(
      name: "a customer or its number, of which one is neither and another isn't sound",
      source: #"""
        enum Expandable<T: Decodable>: Decodable {
          case id(String)
          case object(T)
          init(from decoder: any Decoder) throws {
            let c = try decoder.singleValueContainer()
            if let id = try? c.decode(String.self) { self = .id(id) } else {
              self = .object(try c.decode(T.self))
            }
          }
        }
        struct Customer: Decodable { var email: String; var balance: Int }
        struct Charge: Decodable { var customer: Expandable<Customer> }
        struct Root: Decodable { var data: [Charge] }
        """#,
      payload: #"{"data": [{"customer": 5}, {"customer": {"email": 4, "balance": "3"}}]}"#,
      lines: [
        #"$.data[0].customer 5 ✗ wrong-type"#,
        #"$.data[1].customer.email 4 ⋯ (✗ wrong-type)"#,
        #"$.data[1].customer.balance "3" ⋯ (✗ wrong-type)"#,
      ]),
    EverydayModel(
      name: "an enum's element without its keys, behind another error",
      source: #"""
        enum Included: Decodable {
          case tag(id: String, label: String)
          case other
          enum K: String, CodingKey { case id, type, attributes, label }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            let id = try c.decode(String.self, forKey: .id)
            let a = try? c.nestedContainer(keyedBy: K.self, forKey: .attributes)
            switch try c.decode(String.self, forKey: .type) {
            case "tag":
              guard let a else { self = .other; return }
              self = .tag(id: id, label: try a.decode(String.self, forKey: .label))
            default: self = .other
            }
          }
        }
        struct Root: Decodable { var n: Int; var included: [Included] }
        """#,
      payload: #"{"n": "1", "included": [{"id": "x"}, {"type": null}]}"#,
      lines: [
        #"$.n "1" ✗ wrong-type"#,
        #"$.included[0].id "x" ⋯ (✓ "x")"#,
        #"$.included[0].type ◌ missing ⋯ (✗ missing)"#,
        #"$.included[1].id ◌ missing ⋯ (✗ missing)"#,
        #"$.included[1].type null ⋯ (✗ null)"#,
      ]),
    EverydayModel(
      name: "equal keys behind the error",
      source: #"""
        struct Sub: Decodable { let x: Int }
        struct Root: Decodable { let a: Int; let c: [String: Int]; let s: Sub }
        """#,
      payload: #"{"a": "q", "a": 2, "c": {"x": 1, "x": 2}, "s": {"x": 1, "x": 3}}"#,
      lines: [
        "$.a 2 ⊘ dropped duplicate-key!", "$.c.x 2 ⋯ (⊘ duplicate-key)",
        "$.s.x 3 ⋯ (⊘ duplicate-key)",
        "strict threw 1 dropped · 1 threw · 4 not reached · 1 lost silently",
      ]),
    EverydayModel(
      name: "what is asked for in any case behind a placeholder that is compared, empty texts",
      source: #"""
        import Foundation
        struct Reading: Decodable {
          let now: Double
          let url: URL?
          let tags: Set<String>
          enum CodingKeys: CodingKey { case unit, temp, url, tags }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            let unit = try keys.decodeIfPresent(String.self, forKey: .unit) ?? "C"
            let temp = try keys.decode(Double.self, forKey: .temp)
            now = unit == "F" ? (temp - 32) / 1.8 : temp
            url = (try keys.decodeIfPresent(String.self, forKey: .url)).flatMap(URL.init(string:))
            tags = Set(try keys.decodeIfPresent([String].self, forKey: .tags) ?? [])
          }
        }
        struct User: Decodable {
          let email: String
          let nickname: String
          let title: String
          enum CodingKeys: CodingKey { case email, nickname, title }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            email = try keys.decode(String.self, forKey: .email).lowercased()
            let nick = try keys.decodeIfPresent(String.self, forKey: .nickname) ?? ""
            nickname = nick.isEmpty ? String(email.split(separator: "@").first ?? "") : nick
            title = "Dr. " + (try keys.decode(String.self, forKey: .title))
          }
        }
        struct Root: Decodable { let user: User; let reading: Reading }
        """#,
      payload: #"""
        {"user": {"email": "Ada@x.org", "nickname": "", "title": ""},
         "reading": {"temp": "50", "url": "u", "tags": 1}}
        """#,
      lines: [
        #"$.user.nickname "" ↺ "ada" empty!"#, #"$.user.title "" ~ "Dr. " custom"#,
        #"$.reading.temp "50" ✗ wrong-type"#, #"$.reading.url "u" ⋯ (✓ "u")"#,
        "$.reading.tags 1 ⋯ (✗ wrong-type)",
      ]),
    EverydayModel(
      name: "what a range read that is never reached, and refuses its bounds",
      source:
        "struct Root: Decodable { let id: Int; let hours: ClosedRange<Int>?; let name: String }",
      payload: #"{"id": "1", "hours": [9, 5], "name": "a"}"#,
      lines: [
        #"$.id "1" ✗ wrong-type"#, "$.hours [9, 5] ⋯ (✗ custom)", "$.hours[0] 9 ⋯ (✓ 9)",
        "$.hours[1] 5 ⋯ (✓ 5)", #"$.name "a" ⋯ (✓ "a")"#,
      ]),
  ]
}
