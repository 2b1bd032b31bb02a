/// Models whose own code checks what it read, asks it, or computes with it.
extension EverydayModel {
  private static let span = #"""
    import Foundation
    struct Root: Decodable {
        let from: Int
        let to: Int
        enum CodingKeys: String, CodingKey { case from, to }
        init(from decoder: Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            from = try c.decode(Int.self, forKey: .from)
            to = try c.decode(Int.self, forKey: .to)
            guard from <= to else { throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "to before from")) }
        }
    }
    """#

  static let checks: [EverydayModel] = [
    EverydayModel(
      name: "a check of two values",
      source: span,
      payload: #"{"from": 5, "to": 3}"#,
      lines: [
        #"$ {"from": 5, "to": 3} ✗ custom"#,
        #"$.from 5 ✓ 5"#,
        #"$.to 3 ✓ 3"#,
        #"p.json:1:1: error: the model's own code threw while it decoded the document: to before from"#,
        #"strict threw 2 as sent · 1 threw"#,
      ]),
    EverydayModel(
      name: "what threw before a check",
      source: span,
      payload: #"{"from": 5, "to": "3"}"#,
      lines: [
        #"$.from 5 ✓ 5"#,
        #"$.to "3" ✗ wrong-type"#,
        #"p.json:1:19: error: expected Int for 'to', found the string "3""#,
        #"strict threw 1 as sent · 1 threw"#,
      ]),
    EverydayModel(
      name: "a question of a text",
      source: #"""
        import Foundation
        struct Root: Decodable {
            let cents: Int
            let paid: Bool
            let meta: [String: Int]
            let n: Int
            enum CodingKeys: String, CodingKey { case price, status, meta, n }
            init(from decoder: Decoder) throws {
                let c = try decoder.container(keyedBy: CodingKeys.self)
                cents = Int((try c.decode(Double.self, forKey: .price) * 100).rounded())
                paid = try c.decode(String.self, forKey: .status) == "paid"
                var m: [String: Int] = [:]
                for (k, v) in try c.decode([String: String].self, forKey: .meta) { if let i = Int(v) { m[k] = i } }
                meta = m
                n = max(0, try c.decode(Int.self, forKey: .n))
            }
        }
        """#,
      payload: #"{"price":0,"status":"open","meta":{"b":"x"},"n":-1}"#,
      lines: [
        #"$.price 0 ✓ 0"#,
        #"$.status "open" ~ false wrong-type!"#,
        #"$.meta {"b":"x"} ~ [:] custom"#,
        #"$.meta.b "x" ⊘ dropped custom!"#,
        #"$.n -1 ~ 0 custom!"#,
        #"strict decoded 1 as sent · 2 converted · 1 dropped · 3 lost silently"#,
      ]),
    EverydayModel(
      name: "numbers computed of those that were sent, and kept within a range",
      source: #"""
        import Foundation
        struct Root: Decodable {
          let volume: Int
          let fahrenheit: Double
          let gross: Double
          let unread: Int
          let items: [Int]
          let rank: Int
          enum CodingKeys: String, CodingKey { case volume, celsius, net, unread, items, rank }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            volume = min(100, try c.decode(Int.self, forKey: .volume))
            fahrenheit = try c.decode(Double.self, forKey: .celsius) * 9 / 5 + 32
            gross = (try c.decode(Double.self, forKey: .net)) * 1.19
            items = try c.decode([Int].self, forKey: .items)
            unread = max(0, try c.decodeIfPresent(Int.self, forKey: .unread) ?? items.count)
            rank = try c.decode(Int.self, forKey: .rank) + items.count
          }
        }
        """#,
      payload:
        #"""
        {"volume": 140, "celsius": 20.5, "net": 100, "unread": -4, "items": [1,2], "rank": 3}
        """#,
      lines: [
        #"$.volume 140 ~ 100 custom!"#,
        #"$.celsius 20.5 ~ 68.9 custom"#,
        #"$.net 100 ~ 119.0 custom"#,
        #"$.items [1,2] ✓ [1, 2]"#,
        #"$.items[0] 1 ✓ 1"#,
        #"$.items[1] 2 ✓ 2"#,
        #"$.unread -4 ~ 0 custom!"#,
        #"$.rank 3 ~ 5 custom"#,
        #"strict decoded 2 as sent · 5 converted · 2 lost silently"#,
      ]),
    EverydayModel(
      name: "texts of several parts",
      source: #"""
        import Foundation
        struct Version: Decodable {
          let major: Int, minor: Int, patch: Int
          init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            let parts = text.split(separator: ".").compactMap { Int($0) }
            major = parts.first ?? 0
            minor = parts.count > 1 ? parts[1] : 0
            patch = parts.count > 2 ? parts[2] : 0
          }
        }
        struct Color: Decodable {
          let red: Int, green: Int, blue: Int
          init(from decoder: any Decoder) throws {
            let c = try decoder.singleValueContainer()
            let text = try c.decode(String.self)
            guard text.hasPrefix("#"), let n = Int(text.dropFirst(), radix: 16) else {
              throw DecodingError.dataCorruptedError(in: c, debugDescription: "no colour: \(text)")
            }
            (red, green, blue) = (n >> 16 & 255, n >> 8 & 255, n & 255)
          }
        }
        struct Day: Decodable {
          let year: Int, month: Int, day: Int
          init(from decoder: any Decoder) throws {
            let c = try decoder.singleValueContainer()
            let parts = try c.decode(String.self).prefix(10).split(separator: "-").compactMap { Int($0) }
            guard parts.count == 3 else {
              throw DecodingError.dataCorruptedError(in: c, debugDescription: "no day")
            }
            (year, month, day) = (parts[0], parts[1], parts[2])
          }
        }
        struct Money: Decodable {
          let cents: Int
          let currency: String
          init(from decoder: any Decoder) throws {
            let parts = try decoder.singleValueContainer().decode(String.self).split(separator: " ")
            cents = Int((Double(parts[0]) ?? 0) * 100)
            currency = parts.count > 1 ? String(parts[1]) : "EUR"
          }
        }
        struct Root: Decodable {
          let versions: [Version]
          let colors: [Color]
          let days: [Day]
          let prices: [Money]
        }
        """#,
      payload:
        #"""
        {"versions": ["1.2.3", "2.1.b4", "2.0", "x.y", "", "1.2.3.4", "v1.2.3"],
         "colors": ["#ff8800", "#00ff10", "#ff0000"],
         "days": ["2024-05-06", "2024-05-06T10:30:00Z"],
         "prices": ["12.50 EUR", "9", "x"]}
        """#,
      lines: [
        #"$.versions ["1.2.3", "2.1.b4", "2.0", … ~ [Version(major: 1, minor: 2… bad-element"#,
        #"$.versions[0] "1.2.3" ~ Version(major: 1, minor: 2,… wrong-type"#,
        #"$.versions[1] "2.1.b4" ~ Version(major: 2, minor: 1,… custom!"#,
        #"$.versions[2] "2.0" ~ Version(major: 2, minor: 0,… wrong-type"#,
        #"$.versions[3] "x.y" ↺ Version(major: 0, minor: 0,… custom!"#,
        #"$.versions[4] "" ↺ Version(major: 0, minor: 0,… empty!"#,
        #"$.versions[5] "1.2.3.4" ~ Version(major: 1, minor: 2,… custom!"#,
        #"$.versions[6] "v1.2.3" ~ Version(major: 2, minor: 3,… custom!"#,
        ##"$.colors ["#ff8800", "#00ff10", "#ff… ~ [Color(red: 255, green: 136… bad-element"##,
        ##"$.colors[0] "#ff8800" ~ Color(red: 255, green: 136,… wrong-type"##,
        ##"$.colors[1] "#00ff10" ~ Color(red: 0, green: 255, b… wrong-type"##,
        ##"$.colors[2] "#ff0000" ~ Color(red: 255, green: 0, b… wrong-type"##,
        #"$.days ["2024-05-06", "2024-05-06T… ~ [Day(year: 2024, month: 5, … bad-element"#,
        #"$.days[0] "2024-05-06" ~ Day(year: 2024, month: 5, d… wrong-type"#,
        #"$.days[1] "2024-05-06T10:30:00Z" ~ Day(year: 2024, month: 5, d… custom!"#,
        #"$.prices ["12.50 EUR", "9", "x"] ~ [Money(cents: 1250, currenc… bad-element"#,
        #"$.prices[0] "12.50 EUR" ~ Money(cents: 1250, currency… custom"#,
        #"$.prices[1] "9" ~ Money(cents: 900, currency:… wrong-type"#,
        #"$.prices[2] "x" ↺ Money(cents: 0, currency: "… custom!"#,
        #"strict decoded 12 converted · 3 default · 7 lost silently"#,
      ]),
    EverydayModel(
      name: "texts of which a model makes several parts",
      source: #"""
        import Foundation
        struct Version {
          var major = 0, minor = 0, patch = 0
          init(_ text: String) {
            let parts = text.split(separator: ".").compactMap { Int($0) }
            major = parts.first ?? 0
            minor = parts.count > 1 ? parts[1] : 0
            patch = parts.count > 2 ? parts[2] : 0
          }
        }
        struct Point: Equatable { let x: Double, y: Double }
        struct Root: Decodable {
          let version: Version
          let minimum: Version
          let at: Point?
          let origin: Point
          enum CodingKeys: CodingKey { case version, minimum, at, origin }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            version = Version(try c.decode(String.self, forKey: .version))
            minimum = Version(try c.decodeIfPresent(String.self, forKey: .minimum) ?? "1.0.0")
            let parts = try c.decode(String.self, forKey: .at).split(separator: ",").compactMap { Double($0) }
            at = parts.count >= 2 ? Point(x: parts[0], y: parts[1]) : nil
            let o = try c.decode(String.self, forKey: .origin).split(separator: ",").map { Double($0) ?? 0 }
            origin = Point(x: o[0], y: o[1])
          }
        }
        """#,
      payload: #"{"version": "2.1.b4", "minimum": "2.0.1", "at": "1.5,2.5,9", "origin": "a,b"}"#,
      lines: [
        #"$.version "2.1.b4" ~ Version(major: 2, minor: 1,… wrong-type!"#,
        #"$.minimum "2.0.1" ~ Version(major: 2, minor: 0,… wrong-type"#,
        #"$.at "1.5,2.5,9" ~ Point(x: 1.5, y: 2.5) wrong-type!"#,
        #"$.origin "a,b" ↺ Point(x: 0.0, y: 0.0) wrong-type!"#,
        #"strict decoded 3 converted · 1 default · 3 lost silently"#,
      ]),
    EverydayModel(
      name: "other models of one object, and members held in another form",
      source: #"""
        import Foundation
        struct AnyKey: CodingKey {
          var stringValue: String
          var intValue: Int? { nil }
          init?(stringValue: String) { self.stringValue = stringValue }
          init?(intValue: Int) { nil }
        }
        struct Failure: Decodable, Error { let code: Int; let reason: String? }
        struct Player: Decodable { let id: String; let nick: String?; let joined: Date; let friends: [String] }
        enum Outcome<Value: Decodable>: Decodable {
          case success(Value), failure(Failure)
          init(from decoder: any Decoder) throws {
            if let v = try? Value(from: decoder) { self = .success(v) }
            else { self = .failure(try Failure(from: decoder)) }
          }
        }
        struct Root: Decodable {
          let players: [Outcome<Player>]
          let meta: [String: Int]
          let color: UInt32
          let rates: [String: Double]
          enum CodingKeys: CodingKey { case players, meta, color, rates }
          enum RateKeys: CodingKey { case value }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            players = try c.decode([Outcome<Player>].self, forKey: .players)
            var m: [String: Int] = [:]
            let mc = try c.nestedContainer(keyedBy: AnyKey.self, forKey: .meta)
            for key in mc.allKeys {
              if let v = try? mc.decode(Int.self, forKey: key) {
                m[key.stringValue] = v
              } else if let s = try? mc.decode(String.self, forKey: key), let v = Int(s) {
                m[key.stringValue] = v
              }
            }
            meta = m
            let hex = try c.decode(String.self, forKey: .color)
            color = UInt32(hex.dropFirst(), radix: 16) ?? 0
            let rc = try c.nestedContainer(keyedBy: AnyKey.self, forKey: .rates)
            var r: [String: Double] = [:]
            for key in rc.allKeys {
              if let plain = try? rc.decode(Double.self, forKey: key) {
                r[key.stringValue] = plain
              } else if let n = try? rc.nestedContainer(keyedBy: RateKeys.self, forKey: key) {
                r[key.stringValue] = try n.decode(Double.self, forKey: .value)
              }
            }
            rates = r
          }
        }
        """#,
      payload:
        #"""
        {"players": [
           {"id": "p3", "nick": "eve", "joined": "2024-01-01", "friends": ["a"], "code": 5},
           {"code": 404, "reason": "gone"}
         ],
         "meta": {"rev": 3, "build": "17", "channel": "web", "ratio": 0.5},
         "color": "#ff00zz",
         "rates": {"USD": 1.08, "CHF": {"value": 0.97}, "GBP": "0.85"}}
        """#,
      lines: [
        #"$.players [ {"id": "p3", "nick": "eve… ~ [.failure(Failure(code: 5, … bad-element"#,
        #"$.players[0] {"id": "p3", "nick": "eve",… ~ .failure(Failure(code: 5, r… bad-element"#,
        #"$.players[0].id "p3" ⊘ dropped bad-element!"#,
        #"$.players[0].nick "eve" ⊘ dropped bad-element!"#,
        #"$.players[0].joined "2024-01-01" ⊘ dropped wrong-type!"#,
        #"$.players[0].code 5 ✓ 5"#,
        #"$.players[0].reason ◌ missing ∅ nil missing"#,
        #"$.players[1] {"code": 404, "reason": "go… ✓ .failure(Failure(code: 404,…"#,
        #"$.players[1].code 404 ✓ 404"#,
        #"$.players[1].reason "gone" ✓ "gone""#,
        #"$.meta {"rev": 3, "build": "17", "… ~ ["build": 17, "rev": 3] bad-element"#,
        #"$.meta.rev 3 ✓ 3"#,
        #"$.meta.build "17" ~ 17 wrong-type"#,
        #"$.meta.channel "web" ⊘ dropped wrong-type!"#,
        #"$.meta.ratio 0.5 ⊘ dropped fraction!"#,
        ##"$.color "#ff00zz" ~ 0 wrong-type!"##,
        #"$.rates.USD 1.08 ✓ 1.08"#,
        #"$.rates.CHF.value 0.97 ✓ 0.97"#,
        #"$.rates.GBP "0.85" ⊘ dropped wrong-type!"#,
        #"strict decoded 6 as sent · 2 converted · 1 nil · 6 dropped · 7 lost silently"#,
      ]),
  ]
}
