/// Values that own code brings into another form, and what it has stand in where it can't.
extension EverydayModel {
  private static let offer = #"""
    import Foundation
    struct Root: Decodable {
      let price: (amount: Int, currency: String)
      let isVisible: Bool
      let count: Int
      let rounded: Int
      let arguments: [String: String]
      let day: Date
      let byDay: [Int: Int]
      enum K: String, CodingKey { case price, hidden, items, big, arguments, booked, valued, days }
      init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: K.self)
        let parts = try c.decode(String.self, forKey: .price).split(separator: " ")
        guard parts.count == 2, let a = Double(parts[0]) else {
          throw DecodingError.dataCorruptedError(forKey: .price, in: c, debugDescription: "no price")
        }
        price = (Int(a * 100), String(parts[1]))
        isVisible = !(try c.decode(Bool.self, forKey: .hidden))
        count = try c.decode([Int].self, forKey: .items).count
        rounded = Int(try c.decode(Double.self, forKey: .big).rounded())
        let text = try c.decode(String.self, forKey: .arguments)
        arguments = (try? JSONDecoder().decode([String: String].self, from: Data(text.utf8))) ?? [:]
        let s = try c.decodeIfPresent(String.self, forKey: .booked) ?? c.decode(String.self, forKey: .valued)
        day = ISO8601DateFormatter().date(from: s) ?? .distantPast
        var d: [Int: Int] = [:]
        for (k, v) in try c.decode([String: Int].self, forKey: .days) { if let n = Int(k) { d[n] = v } }
        byDay = d
      }
    }
    """#

  private static let table = #"""
    import Foundation
    enum Priority: Decodable {
      case low, normal, high
      init(from decoder: Decoder) throws {
        let c = try decoder.singleValueContainer()
        if let n = try? c.decode(Int.self) {
          switch n {
          case ..<3: self = .low
          case 3...6: self = .normal
          default: self = .high
          }
          return
        }
        switch try c.decode(String.self).lowercased() {
        case "low": self = .low
        case "high", "urgent": self = .high
        case let s: throw DecodingError.dataCorruptedError(in: c, debugDescription: "no \(s)")
        }
      }
    }
    struct Color: Decodable {
      let r, g, b: UInt8
      init(from decoder: Decoder) throws {
        if var a = try? decoder.unkeyedContainer() {
          r = try a.decode(UInt8.self)
          g = try a.decode(UInt8.self)
          b = try a.decode(UInt8.self)
        } else {
          let c = try decoder.singleValueContainer()
          var s = try c.decode(String.self)
          if s.hasPrefix("#") { s.removeFirst() }
          guard s.count == 6, let v = UInt32(s, radix: 16) else {
            throw DecodingError.dataCorruptedError(in: c, debugDescription: "no colour: \(s)")
          }
          r = UInt8(v >> 16)
          g = UInt8(v >> 8 & 255)
          b = UInt8(v & 255)
        }
      }
    }
    struct Lossy<Element: Decodable>: Decodable {
      let elements: [Element]
      let failures: Int
      private struct Junk: Decodable {}
      init(from decoder: Decoder) throws {
        var c = try decoder.unkeyedContainer()
        var out: [Element] = []
        var bad = 0
        while !c.isAtEnd {
          do { out.append(try c.decode(Element.self)) } catch {
            bad += 1
            _ = try c.decode(Junk.self)
          }
        }
        elements = out
        failures = bad
      }
    }
    struct Root: Decodable {
      let priorities: [Priority]
      let color: Color
      let ids: [Int]
      let skipped: Int
      enum K: String, CodingKey { case priorities, color, ids }
      init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: K.self)
        priorities = try c.decode([Priority].self, forKey: .priorities)
        color = try c.decode(Color.self, forKey: .color)
        let l = try c.decode(Lossy<Int>.self, forKey: .ids)
        ids = l.elements
        skipped = l.failures
      }
    }
    """#

  static let forms: [EverydayModel] = [
    EverydayModel(
      name:
        "Texts that are split, truth values that are turned round, and elements that are counted lose nothing",
      source: offer,
      payload: #"""
        {"price": "1.50 EUR", "hidden": false, "items": [1, 2], "big": 3.6, "arguments": "{oops",
         "valued": "2.1.2024", "days": {"1": 4, "someday": 7}}
        """#,
      lines: [
        #"$.price "1.50 EUR" ~ (amount: 150, currency: "EU… wrong-type"#,
        "$.hidden false ~ true custom",
        "$.items [1, 2] ~ 2 custom",
        "$.big 3.6 ~ 4 custom!",
        #"$.arguments "{oops" ↺ [:] wrong-type!"#,
        #"$.valued "2.1.2024" ↺ "0001-01-01T00:00:00Z" bad-date!"#,
        #"$.days["1"] 4 ✓ 4"#,
        "$.days.someday 7 ⊘ dropped custom!",
      ]),
    EverydayModel(
      name:
        "A colour's text is converted, and elements that are left out are dropped",
      source: table,
      payload: ##"{"priorities": [5, "high"], "color": "#ff0080", "ids": ["a", "b"]}"##,
      lines: [
        "$.priorities[0] 5 ✓ .normal",
        #"$.priorities[1] "high" ✓ .high"#,
        ##"$.color "#ff0080" ~ Color(r: 255, g: 0, b: 128) wrong-type"##,
        #"$.ids ["a", "b"] ~ [] custom"#,
        #"$.ids[0] "a" ⊘ dropped wrong-type!"#,
        #"$.ids[1] "b" ⊘ dropped wrong-type!"#,
      ]),
  ]
}
