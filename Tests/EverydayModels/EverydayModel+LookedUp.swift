/// Models whose own code looks texts and numbers up that it may not know.
extension EverydayModel {
  static let lookedUp: [EverydayModel] = [
    EverydayModel(
      name: "what a property's code doesn't know becomes the case that stands in",
      source: #"""
        import Foundation
        enum Status { case open, closed, unknown }
        enum Size: Int { case small = 1, large = 2, other = 0 }
        struct Shape: Decodable {
            enum Kind { case round, square, strange }
            let kind: Kind
            let status: Status
            let size: Size
            let color: Color
            let level: Status
            enum Color { case red, green, none
              static let byName: [String: Color] = ["red": .red, "green": .green] }
            enum CodingKeys: String, CodingKey { case kind = "type", status, size, color, level }
            init(from decoder: Decoder) throws {
                let c = try decoder.container(keyedBy: CodingKeys.self)
                let k = try c.decode(String.self, forKey: .kind)
                if k == "circle" { kind = .round } else if k == "rect" { kind = .square } else { kind = .strange }
                let s = try c.decodeIfPresent(String.self, forKey: .status) ?? "open"
                switch s.lowercased() {
                case "open", "new": status = .open
                case "closed": status = .closed
                default: status = .unknown
                }
                size = Size(rawValue: try c.decode(Int.self, forKey: .size)) ?? .other
                color = Color.byName[try c.decode(String.self, forKey: .color)] ?? .none
                switch try c.decode(Int.self, forKey: .level) {
                case 1: level = .open
                case 2: level = .closed
                default: level = .unknown
                }
            }
        }
        struct Root: Decodable { let a: Shape; let b: Shape }
        """#,
      payload:
        #"""
        {"a": {"type": "circle", "status": "NEW", "size": 2, "color": "red", "level": 2},
         "b": {"type": "hexagon", "status": "paused", "size": 7, "color": "blue", "level": 9}}
        """#,
      lines: [
        #"$.a.type "circle" ~ .round custom"#,
        #"$.a.status "NEW" ~ .open custom"#,
        #"$.a.color "red" ✓ .red"#,
        #"$.a.level 2 ~ .closed custom"#,
        #"$.b.type "hexagon" ↺ .strange bad-enum!"#,
        #"$.b.status "paused" ↺ .unknown bad-enum!"#,
        #"$.b.size 7 ↺ .other bad-enum!"#,
        #"$.b.color "blue" ↺ .none bad-enum!"#,
        #"$.b.level 9 ↺ .unknown bad-enum!"#,
        #"strict decoded 2 as sent · 3 converted · 5 default · 5 lost silently"#,
      ]),
    EverydayModel(
      name: "what an enum's code doesn't know becomes the case that stands in",
      source: #"""
        import Foundation
        enum Event: Decodable {
            case login, logout, other
            enum K: String, CodingKey { case name, user }
            init(from d: Decoder) throws {
                let c = try d.container(keyedBy: K.self)
                let name = try c.decode(String.self, forKey: .name)
                let user = try c.decodeIfPresent(String.self, forKey: .user)
                guard user != "root" else { self = .other; return }
                switch name {
                case "login": self = .login
                case "logout": self = .logout
                default: self = .other
                }
            }
        }
        struct Root: Decodable { let events: [Event] }
        """#,
      payload:
        #"""
        {"events": [
          {"name": "login", "user": "a"}, {"name": "signup", "user": "b"},
          {"name": "login", "user": "root"}, {"name": "other"}
        ]}
        """#,
      lines: [
        #"$.events[0].name "login" ✓ "login""#,
        #"$.events[1] {"name": "signup", "user": … ~ .other bad-element"#,
        #"$.events[1].name "signup" ↺ .other bad-enum!"#,
        #"$.events[1].user "b" ⊘ dropped custom!"#,
        #"$.events[2].name "login" ⊘ dropped custom!"#,
        #"$.events[2].user "root" ✓ "root""#,
        #"$.events[3].name "other" ✓ "other""#,
      ]),
    EverydayModel(
      name: "what code lets go of a collection is told where another value throws",
      source: #"""
        import Foundation
        enum Day: String, Decodable { case mon, tue }
        struct Root: Decodable {
          let days: Set<Day>
          let slots: [Day: String]
          let teacher: Teacher
          struct Teacher: Decodable {
            let first: String
            let last: String
            init(from decoder: any Decoder) throws {
              let text = try decoder.singleValueContainer().decode(String.self)
              let parts = text.split(separator: " ").map(String.init)
              guard parts.count == 2 else {
                throw DecodingError.dataCorrupted(
                  .init(codingPath: decoder.codingPath, debugDescription: "two names"))
              }
              first = parts[0]
              last = parts[1]
            }
          }
          enum CodingKeys: CodingKey { case days, slots, teacher }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            days = Set(try c.decode([String].self, forKey: .days).compactMap(Day.init(rawValue:)))
            let all = try c.decodeIfPresent([String: String].self, forKey: .slots) ?? [:]
            slots = Dictionary(
              uniqueKeysWithValues: all.compactMap { k, v in Day(rawValue: k).map { ($0, v) } })
            teacher = try c.decode(Teacher.self, forKey: .teacher)
          }
        }
        """#,
      payload:
        #"""
        {"days": ["mon", "Tuesday"], "slots": {"mon": "8-10", "fun": "9"}, "teacher": "Ada"}
        """#,
      lines: [
        #"$.days[0] "mon" ✓ .mon"#,
        #"$.days[1] "Tuesday" ⊘ dropped custom!"#,
        #"$.slots.mon "8-10" ✓ "8-10""#,
        #"$.slots.fun "9" ⊘ dropped custom!"#,
        #"$.teacher "Ada" ✗ custom"#,
        #"strict threw 2 as sent · 2 dropped · 1 threw · 2 lost silently"#,
      ]),
  ]
}
