extension UnseenModel {
  /// Containers that are null or missing, those of a superclass's decoder, and single values.
  static let containers = [
    UnseenModel(
      kind: .containers, name: "a contact whose address and tags may be null or missing",
      source: #"""
        struct Root: Decodable {
          let name: String
          let city: String?
          let zip: String?
          let company: String
          let tags: [String]
          let groups: [Int]
          enum CodingKeys: CodingKey { case name, address, work, tags, groups }
          enum AddressKeys: CodingKey { case city, zip }
          enum WorkKeys: CodingKey { case company, role }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            name = try keys.decode(String.self, forKey: .name)
            if try keys.contains(.address) && !keys.decodeNil(forKey: .address) {
              let address = try keys.nestedContainer(keyedBy: AddressKeys.self, forKey: .address)
              city = try address.decodeIfPresent(String.self, forKey: .city)
              zip = try address.decodeIfPresent(String.self, forKey: .zip)
            } else {
              city = nil
              zip = nil
            }
            let work = try? keys.nestedContainer(keyedBy: WorkKeys.self, forKey: .work)
            company = (try? work?.decode(String.self, forKey: .company)) ?? "private"
            var tags: [String] = []
            if var list = try? keys.nestedUnkeyedContainer(forKey: .tags) {
              while let tag = try? list.decode(String.self) { tags.append(tag) }
            }
            self.tags = tags
            groups = (try? keys.decode([Int].self, forKey: .groups)) ?? []
          }
        }
        """#,
      payload: #"""
        {"name": "Pat", "address": null, "work": {"company": 5, "role": "cook"},
         "tags": ["choir", "hike", 3, "chess"], "groups": [4, null]}
        """#,
      // The loop ends at the tag that is no text, and what follows it is left. The groups
      // fall back as one.
      rows: """
        $.name asSent
        $.address nil
        $.work converted
        $.work.company default
        $.work.role dropped
        $.tags converted
        $.tags[0] asSent
        $.tags[1] asSent
        $.tags[2] dropped
        $.tags[3] dropped
        $.groups default
        $.groups[0] dropped
        $.groups[1] dropped
        """),
    UnseenModel(
      kind: .containers, name: "a box with the document of its superclass under super",
      source: #"""
        class Document: Decodable {
          let id: String
          let revision: Int
          enum CodingKeys: CodingKey { case id, revision }
          required init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            id = try keys.decode(String.self, forKey: .id)
            revision = try keys.decodeIfPresent(Int.self, forKey: .revision) ?? 1
          }
        }
        final class Root: Document {
          let title: String
          let pages: Int
          let author: Person
          struct Person: Decodable { let name: String }
          enum Keys: String, CodingKey { case title, pages, author = "by" }
          required init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: Keys.self)
            title = try keys.decode(String.self, forKey: .title)
            pages = try keys.decode(Int.self, forKey: .pages)
            author = try Person(from: keys.superDecoder(forKey: .author))
            try super.init(from: keys.superDecoder())
          }
        }
        """#,
      payload: #"""
        {"title": "Moss", "pages": 212, "by": {"name": "E. Green", "born": 1971},
         "super": {"id": "d-9", "revision": "4"}, "id": "outer"}
        """#,
      rows: """
        $.title asSent
        $.pages asSent
        $.by asSent
        $.by.name asSent
        $.by.born dropped
        $.super threw
        $.super.id asSent
        $.super.revision threw
        $.id dropped
        """),
    UnseenModel(
      kind: .containers, name: "identifiers and lists that are single values of types of their own",
      source: #"""
        struct ID<Owner>: Decodable, Hashable {
          let value: String
          init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Int.self) {
              value = String(number)
            } else {
              value = try container.decode(String.self)
            }
          }
        }
        struct NonEmpty<Element: Decodable>: Decodable {
          let first: Element
          let rest: [Element]
          init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            first = try list.decode(Element.self)
            var rest: [Element] = []
            while !list.isAtEnd { rest.append(try list.decode(Element.self)) }
            self.rest = rest
          }
        }
        struct Maybe<Value: Decodable>: Decodable {
          let value: Value?
          init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            value = container.decodeNil() ? nil : try container.decode(Value.self)
          }
        }
        struct Root: Decodable {
          struct Member: Decodable {
            let id: ID<Member>
            let nick: Maybe<String>
          }
          let id: ID<Root>
          let members: NonEmpty<Member>
          let pinned: Maybe<ID<String>>
          let rules: NonEmpty<String>
        }
        """#,
      payload: #"""
        {"id": "g-1", "members": [{"id": 7, "nick": null}, {"id": "8", "nick": "Bo"}],
         "pinned": null, "rules": []}
        """#,
      rows: """
        $.id asSent
        $.members converted
        $.members[0] converted
        $.members[0].id converted
        $.members[0].nick nil
        $.members[1] asSent
        $.members[1].id asSent
        $.members[1].nick asSent
        $.pinned nil
        $.rules threw
        $.rules[0] threw
        """),
    UnseenModel(
      kind: .containers, name: "a stop with nested lists of numbers, and a box that isn't there",
      source: #"""
        struct Root: Decodable {
          let name: String
          let north: Double
          let east: Double
          let box: [Double]?
          let exits: [[String]]
          let lift: Bool?
          enum CodingKeys: CodingKey { case name, position, bounds, exits, access }
          enum AccessKeys: CodingKey { case lift, ramp }
          init(from decoder: any Decoder) throws {
            let stop = try decoder.container(keyedBy: CodingKeys.self)
            name = try stop.decode(String.self, forKey: .name)
            var position = try stop.nestedUnkeyedContainer(forKey: .position)
            (north, east) = (try position.decode(Double.self), try position.decode(Double.self))
            box = try stop.decodeIfPresent([Double].self, forKey: .bounds)
            var list = try stop.nestedUnkeyedContainer(forKey: .exits)
            var exits: [[String]] = []
            while !list.isAtEnd {
              var inner = try list.nestedUnkeyedContainer()
              var names: [String] = []
              while !inner.isAtEnd { names.append(try inner.decode(String.self)) }
              exits.append(names)
            }
            self.exits = exits
            lift =
              if stop.contains(.access) {
                try stop.nestedContainer(keyedBy: AccessKeys.self, forKey: .access)
                  .decodeIfPresent(Bool.self, forKey: .lift)
              } else {
                nil
              }
          }
        }
        """#,
      payload: #"""
        {"name": "Central", "position": [46.9, 7.4], "exits": [["A", "B"], [], ["C"]],
         "access": {"lift": null, "ramp": true}}
        """#,
      rows: """
        $.name asSent
        $.position asSent
        $.position[0] asSent
        $.position[1] asSent
        $.bounds nil
        $.exits asSent
        $.exits[0] asSent
        $.exits[0][0] asSent
        $.exits[0][1] asSent
        $.exits[1] asSent
        $.exits[2] asSent
        $.exits[2][0] asSent
        $.access asSent
        $.access.lift nil
        $.access.ramp dropped
        """),
  ]

  /// Classes whose superclasses decode, too.
  static let inherited = [
    UnseenModel(
      kind: .inherited, name: "a premium account on top of an account on top of an entity",
      source: #"""
        class Entity: Decodable {
          let id: Int
          private(set) var created: String
          private enum CodingKeys: String, CodingKey { case id, created = "created_at" }
          required init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            id = try keys.decode(Int.self, forKey: .id)
            created = String(try keys.decode(String.self, forKey: .created).prefix(10))
          }
        }
        class Account: Entity {
          let email: String
          var isVerified = false
          private enum CodingKeys: String, CodingKey { case email, isVerified = "verified" }
          required init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            email = try keys.decode(String.self, forKey: .email).lowercased()
            if let value = try keys.decodeIfPresent(Bool.self, forKey: .isVerified) {
              isVerified = value
            }
            try super.init(from: decoder)
          }
        }
        final class Root: Account {
          let plan: String
          let seats: Int
          private enum CodingKeys: CodingKey { case plan, seats }
          required init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            plan = try keys.decode(String.self, forKey: .plan)
            seats = (try? keys.decode(Int.self, forKey: .seats)) ?? 1
            try super.init(from: decoder)
          }
        }
        """#,
      payload: #"""
        {"id": 90, "created_at": "2023-11-30T10:00:00Z", "email": "Kit@Mail.example",
         "plan": "team", "seats": "five", "trial": false}
        """#,
      rows: """
        $.id asSent
        $.created_at converted
        $.email converted
        $.verified default
        $.plan asSent
        $.seats default
        $.trial dropped
        """),
    UnseenModel(
      kind: .inherited, name: "animals of a shelter whose class depends on their species",
      source: #"""
        class Animal: Decodable {
          let name: String
          let age: Int?
          enum AnimalKeys: CodingKey { case name, age, species }
          required init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: AnimalKeys.self)
            name = try keys.decode(String.self, forKey: .name)
            age = try keys.decodeIfPresent(Int.self, forKey: .age)
          }
        }
        final class Dog: Animal {
          let breed: String
          enum Keys: CodingKey { case breed }
          required init(from decoder: any Decoder) throws {
            breed = try decoder.container(keyedBy: Keys.self).decode(String.self, forKey: .breed)
            try super.init(from: decoder)
          }
        }
        final class Cat: Animal {
          let livesIndoors: Bool
          enum Keys: String, CodingKey { case livesIndoors = "indoor" }
          required init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: Keys.self)
            livesIndoors = try keys.decodeIfPresent(Bool.self, forKey: .livesIndoors) ?? true
            try super.init(from: decoder)
          }
        }
        struct Root: Decodable {
          let shelter: String
          let animals: [Animal]
          enum CodingKeys: CodingKey { case shelter, animals }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            shelter = try keys.decode(String.self, forKey: .shelter)
            var kinds = try keys.nestedUnkeyedContainer(forKey: .animals)
            var list = kinds
            var animals: [Animal] = []
            while !kinds.isAtEnd {
              let kind = try kinds.nestedContainer(keyedBy: Animal.AnimalKeys.self)
              let type: Animal.Type =
                switch try kind.decode(String.self, forKey: .species) {
                case "dog": Dog.self
                case "cat": Cat.self
                default: Animal.self
                }
              animals.append(try list.decode(type))
            }
            self.animals = animals
          }
        }
        """#,
      payload: #"""
        {"shelter": "Paws", "animals": [
          {"species": "dog", "name": "Rex", "age": 4, "breed": "collie"},
          {"species": "cat", "name": "Mia", "breed": "siam"},
          {"species": "owl", "name": "Hedy", "age": null},
          {"species": "dog", "name": "Bo", "age": 2}, {"name": "?"}]}
        """#,
      // Any species that isn't known makes an animal: none of it is left.
      rows: """
        $.shelter asSent
        $.animals threw
        $.animals[0] asSent
        $.animals[0].species asSent
        $.animals[0].name asSent
        $.animals[0].age asSent
        $.animals[0].breed asSent
        $.animals[1] converted
        $.animals[1].species asSent
        $.animals[1].name asSent
        $.animals[1].age nil
        $.animals[1].indoor default
        $.animals[1].breed dropped
        $.animals[2] converted
        $.animals[2].species default
        $.animals[2].name asSent
        $.animals[2].age nil
        $.animals[3] threw
        $.animals[3].species asSent
        $.animals[3].name notReached alone asSent
        $.animals[3].age notReached alone asSent
        $.animals[3].breed threw
        $.animals[4] notReached alone threw
        $.animals[4].species notReached alone threw
        $.animals[4].name notReached alone asSent
        $.animals[4].age notReached alone nil
        """),
    UnseenModel(
      kind: .inherited, name: "a podcast that reads keys of its superclass once more",
      source: #"""
        class Media: Decodable {
          var title: String
          var seconds: Int
          enum MediaKeys: String, CodingKey { case title, seconds = "duration" }
          required init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: MediaKeys.self)
            title = try keys.decode(String.self, forKey: .title)
            seconds = try keys.decode(Int.self, forKey: .seconds)
          }
        }
        final class Root: Media {
          private enum CodingKeys: String, CodingKey {
            case title, season, host
            case number = "episode"
          }
          let label: String
          let host: String
          required init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            let title = try keys.decode(String.self, forKey: .title)
            let season = try keys.decode(Int.self, forKey: .season)
            let number = try keys.decode(Int.self, forKey: .number)
            label = "S\(season)E\(number) \(title)"
            host = try keys.decodeIfPresent(String.self, forKey: .host) ?? "nobody"
            try super.init(from: decoder)
            seconds /= 60
          }
        }
        """#,
      payload: #"""
        {"title": "Tunnels", "duration": 1980, "season": 2, "episode": 11, "host": null,
         "explicit": false}
        """#,
      rows: """
        $.title converted
        $.duration converted
        $.season converted
        $.episode converted
        $.host default
        $.explicit dropped
        """),
  ]

  /// Small types that are decoded to be made into others.
  static let helpers = [
    UnseenModel(
      kind: .helpers, name: "a parcel whose events are decoded as they are sent, then mapped",
      source: #"""
        import Foundation
        struct Root: Decodable {
          struct Event: Equatable {
            let date: Date
            let place: String
            let isDelivered: Bool
          }
          let number: String
          let events: [Event]
          let weight: Measurement<UnitMass>?
          private struct DTO: Decodable {
            let ts: Double
            let city: String?
            let country: String
            let code: Int
            var event: Event {
              Event(
                date: Date(timeIntervalSince1970: ts),
                place: [city, country].compactMap { $0 }.joined(separator: ", "),
                isDelivered: code == 90)
            }
          }
          private struct Weight: Decodable { let grams: Double }
          private enum CodingKeys: String, CodingKey { case number = "tracking", events, weight }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            number = try keys.decode(String.self, forKey: .number)
            events = try keys.decode([DTO].self, forKey: .events).map(\.event)
            weight = try keys.decodeIfPresent(Weight.self, forKey: .weight).map {
              Measurement(value: $0.grams, unit: .grams)
            }
          }
        }
        """#,
      payload: #"""
        {"tracking": "99.01", "events": [
          {"ts": 1714550400, "city": "Zug", "country": "CH", "code": 10},
          {"ts": 1714636800, "city": null, "country": "DE", "code": 90, "by": "van"}],
         "weight": {"grams": 820}}
        """#,
      // Without a city the country alone is the place, and no nil is held.
      rows: """
        $.tracking asSent
        $.events converted
        $.events[0] converted
        $.events[0].ts asSent
        $.events[0].city converted
        $.events[0].country converted
        $.events[0].code converted
        $.events[1] converted
        $.events[1].ts asSent
        $.events[1].city notTold
        $.events[1].country asSent
        $.events[1].code converted
        $.events[1].by dropped
        $.weight asSent
        $.weight.grams asSent
        """),
    UnseenModel(
      kind: .helpers, name: "texts by language, and a link that is wrapped twice",
      source: #"""
        import Foundation
        private struct Localized: Decodable {
          let texts: [String: String]
          init(from decoder: any Decoder) throws {
            texts = try decoder.singleValueContainer().decode([String: String].self)
          }
          var preferred: String { texts["en"] ?? texts["de"] ?? "" }
        }
        private struct Wrapped<Value: Decodable>: Decodable { let value: Value }
        private struct Link: Decodable {
          let href: URL
          let rel: String?
        }
        struct Root: Decodable {
          let name: String
          let summary: String
          let page: URL
          let rating: Double
          let floors: [Int]
          enum CodingKeys: CodingKey { case name, summary, link, rating, floors }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            name = try keys.decode(Localized.self, forKey: .name).preferred
            summary = try keys.decode(Localized.self, forKey: .summary).preferred
            page = try keys.decode(Wrapped<Link>.self, forKey: .link).value.href
            rating = try keys.decode(Wrapped<Double>.self, forKey: .rating).value
            floors = try keys.decode([Wrapped<Int>].self, forKey: .floors).map(\.value)
          }
        }
        """#,
      payload: #"""
        {"name": {"en": "Clock Museum"}, "summary": {"de": "Uhren", "fr": "Montres"},
         "link": {"value": {"href": "https://clocks.example", "rel": "self"}},
         "rating": {"value": 4.5, "votes": 12}, "floors": [{"value": 0}, {"value": "1"}]}
        """#,
      // Another language is read, thrown away, and must be a text, and so must the link's relation.
      rows: """
        $.name asSent
        $.name.en asSent
        $.summary notTold
        $.summary.en notTold
        $.summary.de asSent
        $.summary.fr asSent
        $.link asSent
        $.link.value asSent
        $.link.value.href asSent
        $.link.value.rel asSent
        $.rating asSent
        $.rating.value asSent
        $.rating.votes dropped
        $.floors threw
        $.floors[0] asSent
        $.floors[0].value asSent
        $.floors[1] threw
        $.floors[1].value threw
        """),
    UnseenModel(
      kind: .helpers, name: "numbers that are texts, by an extension of the container",
      source: #"""
        private struct Digits<Number: LosslessStringConvertible>: Decodable {
          let number: Number
          init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            guard let number = Number(text) else {
              throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "\(text) isn't a \(Number.self)")
            }
            self.number = number
          }
        }
        extension KeyedDecodingContainer {
          fileprivate func digits<Number: LosslessStringConvertible>(
            _ key: Key
          ) throws -> Number {
            try decode(Digits<Number>.self, forKey: key).number
          }
          fileprivate func digitsIfPresent<Number: LosslessStringConvertible>(
            _ key: Key
          ) throws -> Number? {
            try decodeIfPresent(Digits<Number>.self, forKey: key)?.number
          }
        }
        struct Root: Decodable {
          let symbol: String
          let price: Double
          let volume: Int
          let high: Double?
          let low: Double?
          let trades: Int
          enum CodingKeys: String, CodingKey {
            case symbol, volume, high, low
            case price = "lastPrice"
            case trades = "count"
          }
          init(from decoder: any Decoder) throws {
            let ticker = try decoder.container(keyedBy: CodingKeys.self)
            symbol = try ticker.decode(String.self, forKey: .symbol)
            price = try ticker.digits(.price)
            volume = try ticker.digits(.volume)
            high = try ticker.digitsIfPresent(.high)
            low = try ticker.digitsIfPresent(.low)
            trades = try ticker.digits(.trades)
          }
        }
        """#,
      payload: #"""
        {"symbol": "ETHCHF", "lastPrice": "2741.10", "volume": "912.5", "high": "2800.00",
         "low": null, "count": 5520}
        """#,
      rows: """
        $.symbol asSent
        $.lastPrice converted
        $.volume threw
        $.high notReached alone converted
        $.low notReached alone nil
        $.count notReached alone threw
        """),
  ]
}
