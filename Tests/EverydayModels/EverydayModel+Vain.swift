/// Models whose own code asks in vain, and keys that none asks for.
extension EverydayModel {
  static let vain: [EverydayModel] = [
    EverydayModel(
      name: "before the error something stood in, or another key gave the property its value",
      source: #"""
        import Foundation
        struct Root: Decodable {
          let id: Int
          let views: Int
          let tags: [String]
          let seats: Int
          let pages: [Int]
          let date: Date
          enum CodingKeys: String, CodingKey {
            case id, views, tags, seats, capacity, pages, data, date = "published_at"
          }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            id = try c.decode(Int.self, forKey: .id)
            views = (try? c.decode(Int.self, forKey: .views)) ?? 0
            if let t = try? c.decode([String].self, forKey: .tags) { tags = t } else { tags = [] }
            if let s = try? c.decode(Int.self, forKey: .seats) {
              seats = s
            } else if let s = try? c.decode(Int.self, forKey: .capacity) {
              seats = s
            } else {
              seats = 0
            }
            if c.contains(.pages) {
              pages = try c.decode([Int].self, forKey: .pages)
            } else {
              pages = try c.decode([Int].self, forKey: .data)
            }
            let iso = ISO8601DateFormatter()
            let s = try c.decode(String.self, forKey: .date)
            date = iso.date(from: s) ?? .distantPast
          }
        }
        """#,
      payload:
        #"{"id": 1, "seats": "30", "capacity": 25, "data": [1], "zzz": 1, "published_at": 5}"#,
      lines: [
        "$.id 1 ✓ 1", "$.views ◌ missing ↺ 0 missing", "$.tags ◌ missing ↺ [] missing",
        #"$.seats "30" ⊘ dropped wrong-type!"#, "$.capacity 25 ✓ 25",
        "$.pages ◌ missing ∅ another key's value", "$.data [1] ✓ [1]",
        "$.published_at 5 ✗ wrong-type", "$.zzz 1 ⊘ unknown key",
        "strict threw 3 as sent · 2 default · 1 nil · 1 dropped · 1 threw · 1 lost silently · 1 unknown key",
      ]),
    EverydayModel(
      name:
        "keys that no model names are unknown wherever a decode ended, and meant for a near one",
      source: #"""
        struct Root: Decodable {
          let list: [Item]
          let page: Int
          let ship: Address?
          let alerts: [Alert]
          enum CodingKeys: CodingKey { case list, page, ship, alerts }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            ship = try? c.decode(Address.self, forKey: .ship)
            alerts = try c.decode([Failable<Alert>].self, forKey: .alerts).compactMap(\.value)
            list = try c.decode([Item].self, forKey: .list)
            page = try c.decodeIfPresent(Int.self, forKey: .page) ?? 1
          }
        }
        struct Address: Decodable { let street: String; let zip: String }
        struct Item: Decodable { let id: Int }
        struct Alert: Decodable { let level: Int; let text: String }
        struct Failable<T: Decodable>: Decodable {
          let value: T?
          init(from decoder: any Decoder) throws {
            value = try? decoder.singleValueContainer().decode(T.self)
          }
        }
        """#,
      payload: #"""
        {"ship": {"streat": "Main 1", "zip": "1", "floor": 2},
         "alerts": [{"level": 1, "text": "Storm"}, {"level": 2, "txt": "Ice"}],
         "list": [{"id": "3"}], "pages": 2, "level": 4}
        """#,
      lines: [
        "$.ship.street ◌ missing ⊘ missing", #"$.ship.streat "Main 1" ⊘ unknown key (street?)"#,
        "$.alerts[1].text ◌ missing ⊘ missing",
        #"$.alerts[1].txt "Ice" ⊘ unknown key (text?)"#, "$.pages 2 ⊘ unknown key (page?)",
        #"$.list[0].id "3" ✗ wrong-type"#,
        "strict threw 2 as sent · 1 nil · 1 dropped · 1 threw · 1 not reached · 2 lost silently · 4 unknown keys",
      ]),
    EverydayModel(
      name: "names that a loop makes anew, another unit of time, values of a case from within",
      source: #"""
        enum Kind: String, Decodable { case small, large }
        enum Method: Decodable {
          case card(last4: String, expiry: String), cash
          enum CodingKeys: CodingKey { case type, data }
          enum CardKeys: CodingKey { case last4, expiry }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            switch try c.decode(String.self, forKey: .type) {
            case "card":
              let d = try c.nestedContainer(keyedBy: CardKeys.self, forKey: .data)
              self = .card(last4: try d.decode(String.self, forKey: .last4),
                           expiry: (try? d.decode(String.self, forKey: .expiry)) ?? "--/--")
            default: self = .cash
            }
          }
        }
        struct Root: Decodable {
          let kind: Kind
          let by: [Kind: Int]
          let duration: Double
          let method: Method
          enum CodingKeys: CodingKey { case kind, by, duration, method }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            let k = try c.decodeIfPresent(String.self, forKey: .kind) ?? "small"
            kind = Kind(rawValue: k.lowercased()) ?? .small
            var d: [Kind: Int] = [:]
            let raw = try c.decode([String: Int].self, forKey: .by)
            for (k, v) in raw { if let kind = Kind(rawValue: k) { d[kind] = v } }
            by = d
            let minutes = try c.decode(Double.self, forKey: .duration)
            duration = minutes * 60
            method = try c.decode(Method.self, forKey: .method)
          }
        }
        """#,
      payload: #"""
        {"kind": "Huge", "by": {"small": 1, "tiny": 3}, "duration": 90,
         "method": {"type": "card", "data": {"last4": "4242", "expiry": 1225}}}
        """#,
      lines: [
        #"$.kind "Huge" ↺ .small bad-enum!"#, "$.by.small 1 ✓ 1",
        "$.by.tiny 3 ⊘ dropped custom!", "$.duration 90 ~ 5400.0 custom",
        #"$.method.data.last4 "4242" ✓ "4242""#,
        #"$.method.data.expiry 1225 ↺ "--/--" wrong-type!"#,
      ]),
    EverydayModel(
      name:
        "what was swallowed before an error of something else is lost; dates of a model's own form",
      source: #"""
        import Foundation
        struct Circle: Decodable { let radius: Double }
        struct Skipped: Decodable {}
        struct Root: Decodable {
          let start: Date
          let shapes: [Circle]
          let icon: String
          enum CodingKeys: CodingKey { case start, shapes, icon }
          enum Kind: String, Decodable { case circle }
          enum KindKey: CodingKey { case kind }
          private static let form: DateFormatter = {
            let form = DateFormatter()
            form.dateFormat = "yyyy-MM-dd HH:mm"
            form.locale = Locale(identifier: "en_US_POSIX")
            return form
          }()
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            let text = try c.decode(String.self, forKey: .start)
            guard let date = Self.form.date(from: text) else {
              throw DecodingError.dataCorruptedError(
                forKey: .start, in: c, debugDescription: "no date: \(text)")
            }
            start = date
            var kinds = try c.nestedUnkeyedContainer(forKey: .shapes)
            var list = kinds
            var circles: [Circle] = []
            while !kinds.isAtEnd {
              let k = try kinds.nestedContainer(keyedBy: KindKey.self)
              switch try? k.decode(Kind.self, forKey: .kind) {
              case .circle: circles.append(try list.decode(Circle.self))
              case nil: _ = try list.decode(Skipped.self)
              }
            }
            shapes = circles
            icon = try c.decode(String.self, forKey: .icon)
          }
        }
        """#,
      payload: #"""
        {"start": "2024-05-01 12:30",
         "shapes": [{"kind": "square"}, {"kind": "circle", "radius": "2"}], "icon": "i"}
        """#,
      lines: [
        #"$.shapes[0].kind "square" ⊘ dropped bad-enum!"#,
        #"$.shapes[0] {"kind": "square"} ⊘ dropped custom!"#,
        #"$.shapes[1].radius "2" ✗ wrong-type"#, #"$.icon "i" ⋯ (✓ "i")"#,
      ]),
    EverydayModel(
      name: "a date of a model's own form that is refused doesn't hide what follows",
      source: #"""
        import Foundation
        struct Root: Decodable {
          let start: Date
          let size: Int
          let icon: String
          enum CodingKeys: CodingKey { case start, size, icon }
          init(from decoder: any Decoder) throws {
            let form = DateFormatter()
            form.dateFormat = "yyyy-MM-dd HH:mm"
            let c = try decoder.container(keyedBy: CodingKeys.self)
            let text = try c.decode(String.self, forKey: .start)
            guard let date = form.date(from: text) else {
              throw DecodingError.dataCorruptedError(
                forKey: .start, in: c, debugDescription: "no date: \(text)")
            }
            start = date
            size = try c.decode(Int.self, forKey: .size)
            icon = try c.decodeIfPresent(String.self, forKey: .icon) ?? "none"
          }
        }
        """#,
      payload: #"{"start": "01.05.2024", "size": "m", "icon": "i"}"#,
      lines: [
        #"$.start "01.05.2024" ✗ custom"#, #"$.size "m" ⋯ (✗ wrong-type)"#,
        #"$.icon "i" ⋯ (✓ "i")"#,
      ]),
    EverydayModel(
      name: "a property that is taken out of a dictionary under a key that is spelled otherwise",
      source: #"""
        struct Root: Decodable {
          let values: [String: String]
          let fontSize: Int
          init(from decoder: any Decoder) throws {
            let raw = try decoder.singleValueContainer().decode([String: String].self)
            values = raw.filter { !$0.key.hasPrefix("_") }
            fontSize = Int(raw["font_size"] ?? "") ?? 12
          }
        }
        """#,
      payload: #"{"font_size": "14pt", "_tmp": "1", "lang": "en"}"#,
      lines: [
        #"$.font_size "14pt" ↺ 12 wrong-type!"#, #"$._tmp "1" ⊘ dropped custom!"#,
        #"$.lang "en" ✓ "en""#,
      ]),
    EverydayModel(
      name: "keys that are tried in a loop, the second of which is there",
      source: #"""
        struct AnyKey: CodingKey {
          var stringValue: String
          var intValue: Int? { nil }
          init(stringValue: String) { self.stringValue = stringValue }
          init?(intValue: Int) { nil }
        }
        struct Root: Decodable {
          var title = "?"
          init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: AnyKey.self)
            for key in ["title", "name"] {
              if let text = try? fields.decode(String.self, forKey: AnyKey(stringValue: key)) {
                title = text
                break
              }
            }
          }
        }
        """#,
      payload: #"{"name": "Blue"}"#,
      lines: [#"$.name "Blue" ✓ "Blue""#]),
    EverydayModel(
      name: "the first of all keys that is there",
      source: #"""
        struct Root: Decodable {
          var title: String
          enum CodingKeys: String, CodingKey, CaseIterable { case title, name, label }
          init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            title = try CodingKeys.allCases.lazy.compactMap { key in
              try fields.decodeIfPresent(String.self, forKey: key)
            }.first ?? "none"
          }
        }
        """#,
      payload: #"{"label": "Blue"}"#,
      lines: [#"$.label "Blue" ✓ "Blue""#]),
    EverydayModel(
      name: "a question of a key, the first of none and of two, and a question of a number",
      source: #"""
        struct Root: Decodable {
          var isOn: Bool
          var pick: Int
          var other: Int
          var isOne: Bool
          enum CodingKeys: CodingKey { case on, picks, others, one }
          init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            isOn = fields.contains(.on)
            pick = try fields.decode([Int].self, forKey: .picks).first ?? 0
            other = try fields.decode([Int].self, forKey: .others).first ?? 0
            isOne = try fields.decode(Int.self, forKey: .one) == 1
          }
        }
        """#,
      payload: #"{"on": false, "picks": [], "others": [4, 5], "one": 2}"#,
      lines: [
        "$.on false ~ true custom!", "$.picks [] ↺ 0 empty!", "$.others[0] 4 ✓ 4",
        "$.others[1] 5 ⊘ dropped custom!", "$.one 2 ~ false wrong-type!",
      ]),
  ]
}
