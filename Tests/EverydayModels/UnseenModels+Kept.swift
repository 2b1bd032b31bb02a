extension UnseenModel {
  /// Wrappers that compute what they show.
  static let computed = [
    UnseenModel(
      kind: .computed, name: "levels that wrappers show as shares, in capitals and up to a limit",
      source: #"""
        @propertyWrapper struct Share: Decodable {
          private let percent: Double
          var wrappedValue: Double { percent / 100 }
          init(from decoder: any Decoder) throws {
            percent = try decoder.singleValueContainer().decode(Double.self)
          }
        }
        @propertyWrapper struct Capitals: Decodable {
          private var text: String
          var wrappedValue: String {
            get { text.uppercased() }
            set { text = newValue }
          }
          init(from decoder: any Decoder) throws { text = try String(from: decoder) }
        }
        @propertyWrapper struct AtMost<Limit: Bounds>: Decodable {
          private let number: Int
          var wrappedValue: Int { number > Limit.upper ? Limit.upper : number }
          init(from decoder: any Decoder) throws {
            number = try decoder.singleValueContainer().decode(Int.self)
          }
        }
        protocol Bounds { static var upper: Int { get } }
        enum Hundred: Bounds { static var upper: Int { 100 } }
        struct Root: Decodable {
          @Share var battery: Double
          @Share var empty: Double
          @Capitals var plate: String
          @Capitals var country: String
          @AtMost<Hundred> var speed: Int
          @AtMost<Hundred> var limit: Int
          let range: Double?
        }
        """#,
      payload: #"""
        {"battery": 62, "empty": 0, "plate": "ag 401", "country": "CH", "speed": 118, "limit": 80,
         "range": null, "color": "red"}
        """#,
      // What a wrapper shows is the same where there is nothing to change.
      rows: """
        $.battery converted
        $.empty asSent
        $.plate converted
        $.country asSent
        $.speed converted
        $.limit asSent
        $.range nil
        $.color dropped
        """),
    UnseenModel(
      kind: .computed,
      name: "wrappers with a default of their type where the key is missing or null",
      source: #"""
        protocol Provider {
          associatedtype Value: Decodable
          static var value: Value { get }
        }
        enum No: Provider { static var value: Bool { false } }
        enum Empty<Element: Decodable>: Provider { static var value: [Element] { [] } }
        enum Once: Provider { static var value: Int { 1 } }
        @propertyWrapper struct Otherwise<P: Provider>: Decodable {
          var wrappedValue: P.Value
          init(wrappedValue: P.Value) { self.wrappedValue = wrappedValue }
          init(from decoder: any Decoder) throws {
            wrappedValue = try decoder.singleValueContainer().decode(P.Value.self)
          }
        }
        extension KeyedDecodingContainer {
          fileprivate func decode<P>(
            _ type: Otherwise<P>.Type, forKey key: Key
          ) throws -> Otherwise<P> {
            try decodeIfPresent(type, forKey: key) ?? Otherwise(wrappedValue: P.value)
          }
        }
        struct Root: Decodable {
          let title: String
          @Otherwise<No> var isDone: Bool
          @Otherwise<No> var isShared: Bool
          @Otherwise<Empty<String>> var tags: [String]
          @Otherwise<Once> var times: Int
          @Otherwise<Once> var weeks: Int
        }
        """#,
      payload: #"""
        {"title": "Water the plants", "isDone": true, "tags": null, "times": "2"}
        """#,
      rows: """
        $.title asSent
        $.isDone asSent
        $.isShared default
        $.tags default
        $.times threw
        $.weeks notReached alone default
        """),
    UnseenModel(
      kind: .computed, name: "money in cents and a time of day that wrappers make of texts",
      source: #"""
        @propertyWrapper struct Cents: Decodable {
          var wrappedValue: Int
          init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            let halves = text.split(separator: ".", omittingEmptySubsequences: false)
            guard halves.count == 2, let whole = Int(halves[0]), let rest = Int(halves[1]) else {
              throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "\(text) is no amount")
            }
            wrappedValue = whole * 100 + rest
          }
        }
        @propertyWrapper struct Clock: Decodable {
          private let minutes: Int
          var wrappedValue: String {
            let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
            return "\(hours):\(rest < 10 ? "0" : "")\(rest)"
          }
          var projectedValue: Int { minutes }
          init(from decoder: any Decoder) throws {
            minutes = try decoder.singleValueContainer().decode(Int.self)
          }
        }
        struct Root: Decodable {
          struct Slot: Decodable {
            @Clock var opens: String
            @Cents var price: Int
            let seats: Int?
          }
          let pool: String
          let slots: [Slot]
        }
        """#,
      payload: #"""
        {"pool": "North Bath", "slots": [
          {"opens": 390, "price": "7.50", "seats": 40}, {"opens": 725, "price": "9.00"},
          {"opens": 840, "price": "free", "seats": "12"}, {"opens": "late", "price": "5.00"}]}
        """#,
      rows: """
        $.pool asSent
        $.slots threw
        $.slots[0] converted
        $.slots[0].opens converted
        $.slots[0].price converted
        $.slots[0].seats asSent
        $.slots[1] converted
        $.slots[1].opens converted
        $.slots[1].price converted
        $.slots[1].seats nil
        $.slots[2] threw
        $.slots[2].opens converted
        $.slots[2].price threw
        $.slots[2].seats notReached alone threw
        $.slots[3] notReached alone threw
        $.slots[3].opens notReached alone threw
        $.slots[3].price notReached alone converted
        $.slots[3].seats notReached alone nil
        """),
    UnseenModel(
      kind: .computed,
      name: "a book whose stored properties are what was sent, and others are computed",
      source: #"""
        struct Root: Decodable {
          enum Status: String { case available, lent, lost, unknown }
          let title: String
          private let rawStatus: String
          private let cents: Int
          private let keywords: String?
          private let due: [Int]
          var status: Status { Status(rawValue: rawStatus) ?? .unknown }
          var price: Double { Double(cents) / 100 }
          var tags: [Substring] { keywords?.split(separator: ",") ?? [] }
          var isOverdue: Bool { due.first.map { $0 < 0 } ?? false }
          private enum CodingKeys: String, CodingKey {
            case title, cents = "price", keywords, due
            case rawStatus = "status"
          }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            title = try keys.decode(String.self, forKey: .title)
            rawStatus = try keys.decode(String.self, forKey: .rawStatus)
            cents = try keys.decode(Int.self, forKey: .cents)
            keywords = try keys.decodeIfPresent(String.self, forKey: .keywords)
            due = try keys.decodeIfPresent([Int].self, forKey: .due) ?? []
          }
        }
        """#,
      payload: #"""
        {"title": "Sea Routes", "status": "misplaced", "price": 2350, "keywords": "sea,maps",
         "isbn": "979-0", "due": null}
        """#,
      // What is stored is what was decoded. What is computed of it is asked for later.
      rows: """
        $.title asSent
        $.status asSent
        $.price asSent
        $.keywords asSent
        $.isbn dropped
        $.due default
        """),
  ]

  /// Errors that are kept, and don't end it.
  static let errorKeepers = [
    UnseenModel(
      kind: .errorKeepers, name: "a wrapper that keeps the error beside the nil",
      source: #"""
        @propertyWrapper struct Kept<Value: Decodable>: Decodable {
          let wrappedValue: Value?
          let projectedValue: (any Error)?
          init(from decoder: any Decoder) throws {
            do {
              (wrappedValue, projectedValue) = (try Value(from: decoder), nil)
            } catch {
              (wrappedValue, projectedValue) = (nil, error)
            }
          }
        }
        struct Sensor: Decodable {
          let id: String
          let value: Double
        }
        struct Root: Decodable {
          let station: String
          @Kept var height: Int?
          @Kept var sensor: Sensor?
          @Kept var spare: Sensor?
          @Kept var owners: [String]?
        }
        """#,
      payload: #"""
        {"station": "Pass", "height": "2 km", "sensor": {"id": "t1", "value": -4.5},
         "spare": {"id": "t2", "value": "off"}, "owners": ["Ina", null]}
        """#,
      // The error differs with what was sent, but is nothing of it.
      rows: """
        $.station asSent
        $.height nil
        $.sensor asSent
        $.sensor.id asSent
        $.sensor.value asSent
        $.spare nil
        $.spare.id dropped
        $.spare.value dropped
        $.owners nil
        $.owners[0] dropped
        $.owners[1] dropped
        """),
    UnseenModel(
      kind: .errorKeepers, name: "rows of a sheet that are results",
      source: #"""
        struct Row: Decodable {
          let sku: String
          let count: Int
        }
        struct Attempt<Value: Decodable>: Decodable {
          let result: Result<Value, any Error>
          init(from decoder: any Decoder) throws {
            result = Result(catching: { try Value(from: decoder) })
          }
        }
        struct Root: Decodable {
          let sheet: String
          let rows: [Result<Row, any Error>]
          let checksum: Result<Int, any Error>
          let editor: Result<String, any Error>
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            sheet = try keys.decode(String.self, forKey: .sheet)
            rows = try keys.decode([Attempt<Row>].self, forKey: .rows).map(\.result)
            checksum = Result { try keys.decode(Int.self, forKey: .checksum) }
            editor = Result { try keys.decode(String.self, forKey: .editor) }
          }
          private enum CodingKeys: CodingKey { case sheet, rows, checksum, editor }
        }
        """#,
      payload: #"""
        {"sheet": "Stock", "rows": [
          {"sku": "A", "count": 4}, {"sku": "B", "count": "four"}, {"count": 1, "shelf": 2},
          {"sku": "D", "count": 0, "shelf": 7}], "checksum": null}
        """#,
      // A failure stands where a row would.
      rows: """
        $.sheet asSent
        $.rows converted
        $.rows[0] asSent
        $.rows[0].sku asSent
        $.rows[0].count asSent
        $.rows[1] default
        $.rows[1].sku dropped
        $.rows[1].count dropped
        $.rows[2] default
        $.rows[2].sku dropped
        $.rows[2].count dropped
        $.rows[2].shelf dropped
        $.rows[3] asSent
        $.rows[3].sku asSent
        $.rows[3].count asSent
        $.rows[3].shelf dropped
        $.checksum default
        $.editor default
        """),
    UnseenModel(
      kind: .errorKeepers, name: "a value or the text that was there instead",
      source: #"""
        enum Lenient<Value: Decodable>: Decodable {
          case value(Value)
          case text(String)
          case unreadable(any Error)
          init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            do {
              self = .value(try container.decode(Value.self))
            } catch let error {
              if let text = try? container.decode(String.self) {
                self = .text(text)
              } else {
                self = .unreadable(error)
              }
            }
          }
        }
        struct Root: Decodable {
          let flight: String
          let gate: Lenient<Int>
          let delay: Lenient<Int>
          let seats: Lenient<Int>
          let crew: [Lenient<Crew>]
          let terminal: Lenient<String>?
          struct Crew: Decodable {
            let name: String
          }
        }
        """#,
      payload: #"""
        {"flight": "LX 38", "gate": "B42", "delay": 15, "seats": [12, 14],
         "crew": [{"name": "Roy"}, "Zoe", {"nick": "Mo"}]}
        """#,
      rows: """
        $.flight asSent
        $.gate asSent
        $.delay asSent
        $.seats default
        $.seats[0] dropped
        $.seats[1] dropped
        $.crew converted
        $.crew[0] asSent
        $.crew[0].name asSent
        $.crew[1] asSent
        $.crew[2] default
        $.crew[2].nick dropped
        $.crew[2].name dropped
        $.terminal nil
        """),
    UnseenModel(
      kind: .errorKeepers, name: "a form that collects its problems until one is too many",
      source: #"""
        struct Root: Decodable {
          let name: String
          let age: Int
          let city: String
          let newsletter: Bool
          let problems: [String]
          private enum CodingKeys: String, CodingKey { case name, age, city, newsletter, terms }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            var problems: [String] = []
            func read<T: Decodable>(_ key: CodingKeys, else fallback: T) -> T {
              do {
                return try keys.decode(T.self, forKey: key)
              } catch {
                problems.append(key.rawValue)
                return fallback
              }
            }
            name = read(.name, else: "")
            age = read(.age, else: -1)
            city = read(.city, else: "unknown")
            guard try keys.decode(Bool.self, forKey: .terms) else {
              throw DecodingError.dataCorruptedError(
                forKey: .terms, in: keys, debugDescription: "The terms aren't accepted")
            }
            newsletter = read(.newsletter, else: false)
            self.problems = problems
          }
        }
        """#,
      payload: #"""
        {"name": "Uma", "age": "30", "city": null, "terms": false, "newsletter": "yes"}
        """#,
      rows: """
        $.name asSent
        $.age default
        $.city default
        $.terms threw
        $.newsletter notReached alone default
        """),
  ]

  /// Texts and numbers that become sets.
  static let optionSets = [
    UnseenModel(
      kind: .optionSets, name: "a member's rights as options, by texts and by switches",
      source: #"""
        struct Rights: OptionSet, Decodable {
          let rawValue: UInt
          static let read = Rights(rawValue: 1 << 0)
          static let write = Rights(rawValue: 1 << 1)
          static let invite = Rights(rawValue: 1 << 2)
          static let all: Rights = [.read, .write, .invite]
          init(rawValue: UInt) { self.rawValue = rawValue }
          init?(name: String) {
            switch name {
            case "read": self = .read
            case "write": self = .write
            case "invite": self = .invite
            default: return nil
            }
          }
          init(from decoder: any Decoder) throws {
            let names = try decoder.singleValueContainer().decode([String].self)
            self = Rights(names.compactMap(Rights.init(name:)))
          }
        }
        struct Root: Decodable {
          let user: String
          let rights: Rights
          let inherited: Rights
          let alerts: Alerts
          struct Alerts: OptionSet, Decodable {
            var rawValue = 0
            enum CodingKeys: String, CodingKey, CaseIterable { case mail, push, sms }
            init(rawValue: Int) { self.rawValue = rawValue }
            init(from decoder: any Decoder) throws {
              let keys = try decoder.container(keyedBy: CodingKeys.self)
              for (place, key) in CodingKeys.allCases.enumerated() {
                if try keys.decodeIfPresent(Bool.self, forKey: key) ?? false {
                  formUnion(Alerts(rawValue: 1 << place))
                }
              }
            }
          }
        }
        """#,
      payload: #"""
        {"user": "ola", "rights": ["read", "fly", "invite"], "inherited": [],
         "alerts": {"mail": true, "push": false, "fax": true}}
        """#,
      // A text is a bit, and a Bool is one. An empty list and an empty set are the same.
      rows: """
        $.user asSent
        $.rights converted
        $.rights[0] converted
        $.rights[1] dropped
        $.rights[2] converted
        $.inherited notTold
        $.alerts converted
        $.alerts.mail converted
        $.alerts.push converted
        $.alerts.sms default
        $.alerts.fax dropped
        """),
    UnseenModel(
      kind: .optionSets, name: "sets of enums without the unknown, and tags without doubles",
      source: #"""
        struct Root: Decodable {
          enum Diet: String, CaseIterable { case vegan, vegetarian, halal }
          enum Meal: String, Decodable { case lunch, dinner }
          let name: String
          let diets: Set<Diet>
          let meals: Set<Meal>
          let tags: [String]
          let days: Set<Int>
          enum CodingKeys: CodingKey { case name, diets, meals, tags, days }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            name = try keys.decode(String.self, forKey: .name)
            diets = Set(try keys.decode([String].self, forKey: .diets).compactMap(Diet.init))
            meals = try keys.decodeIfPresent(Set<Meal>.self, forKey: .meals) ?? [.lunch]
            var seen: Set<String> = []
            tags = try keys.decode([String].self, forKey: .tags).filter { seen.insert($0).inserted }
            days = try keys.decode(Set<Int>.self, forKey: .days)
          }
        }
        """#,
      payload: #"""
        {"name": "Green Fork", "diets": ["vegan", "keto", "halal"], "meals": ["dinner", "lunch"],
         "tags": ["garden", "view", "garden"], "days": [1, 2, "sun"]}
        """#,
      // The second of two tags is left out, but another text in its place isn't.
      rows: """
        $.name asSent
        $.diets converted
        $.diets[0] asSent
        $.diets[1] dropped
        $.diets[2] asSent
        $.meals asSent
        $.meals[0] asSent
        $.meals[1] asSent
        $.tags converted
        $.tags[0] asSent
        $.tags[1] asSent
        $.tags[2] notTold
        $.days threw
        $.days[0] asSent
        $.days[1] asSent
        $.days[2] threw
        """),
    UnseenModel(
      kind: .optionSets, name: "flags of a channel as a number, and weekdays as a text",
      source: #"""
        struct Flags: OptionSet, Decodable {
          let rawValue: Int
          static let pinned = Flags(rawValue: 1), muted = Flags(rawValue: 4)
        }
        struct Weekdays: OptionSet, Decodable {
          var rawValue: UInt8
          private static let letters = Array("MTWRFSU")
          init(rawValue: UInt8) { self.rawValue = rawValue }
          init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            rawValue = text.reduce(into: 0) { bits, letter in
              if let place = Self.letters.firstIndex(of: letter) { bits |= 1 << UInt8(place) }
            }
          }
        }
        struct Root: Decodable {
          let channel: String
          let flags: Flags
          let quiet: Weekdays
          let none: Weekdays
          let features: Set<String>
          let roles: Set<String>
          enum CodingKeys: CodingKey { case channel, flags, quiet, none, features, roles }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            channel = try keys.decode(String.self, forKey: .channel)
            flags = try keys.decodeIfPresent(Flags.self, forKey: .flags) ?? []
            quiet = try keys.decode(Weekdays.self, forKey: .quiet)
            none = try keys.decodeIfPresent(Weekdays.self, forKey: .none) ?? []
            features = try keys.decode(Set<String>.self, forKey: .features)
            roles = Set(try keys.decode([String].self, forKey: .roles).map { $0.lowercased() })
          }
        }
        """#,
      payload: #"""
        {"channel": "dogs", "flags": 5, "quiet": "SU", "features": ["threads", "polls"],
         "roles": ["Admin", "guest"]}
        """#,
      rows: """
        $.channel asSent
        $.flags asSent
        $.quiet converted
        $.none default
        $.features asSent
        $.features[0] asSent
        $.features[1] asSent
        $.roles converted
        $.roles[0] converted
        $.roles[1] asSent
        """),
  ]
}
