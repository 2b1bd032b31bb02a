extension UnseenModel {
  /// A text says which case, type or layout is there.
  static let discriminators = [
    UnseenModel(
      kind: .discriminators, name: "events of a chat, each with the keys of its type",
      source: #"""
        struct Root: Decodable {
          let team: String
          let events: [Event]
        }
        enum Event: Decodable {
          case message(channel: String, text: String, isReply: Bool)
          case reaction(name: String, user: String)
          case joined(user: String)
          case unsupported(String)
          private enum CodingKeys: String, CodingKey {
            case type, channel, text, user
            case thread = "thread_ts"
            case emoji = "reaction"
          }
          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let type = try container.decode(String.self, forKey: .type)
            switch type {
            case "message":
              self = .message(
                channel: try container.decode(String.self, forKey: .channel),
                text: try container.decodeIfPresent(String.self, forKey: .text) ?? "",
                isReply: container.contains(.thread))
            case "reaction_added":
              self = .reaction(
                name: try container.decode(String.self, forKey: .emoji),
                user: try container.decode(String.self, forKey: .user))
            case "member_joined":
              self = .joined(user: try container.decode(String.self, forKey: .user))
            default:
              self = .unsupported(type)
            }
          }
        }
        """#,
      payload: #"""
        {"team": "T07", "events": [
          {"type": "message", "channel": "general", "text": "Lunch?", "thread_ts": "171.004"},
          {"type": "message", "channel": "random", "text": null},
          {"type": "reaction_added", "reaction": "tada", "user": "U2"},
          {"type": "huddle_started", "minutes": 4},
          {"type": "member_joined", "user": "U3", "invited_by": "U1"}]}
        """#,
      // Of a thread only whether it is there is held.
      rows: """
        $.team asSent
        $.events converted
        $.events[0] converted
        $.events[0].type asSent
        $.events[0].channel asSent
        $.events[0].text asSent
        $.events[0].thread_ts converted
        $.events[1] converted
        $.events[1].type asSent
        $.events[1].channel asSent
        $.events[1].text default
        $.events[1].thread_ts default
        $.events[2] asSent
        $.events[2].type asSent
        $.events[2].reaction asSent
        $.events[2].user asSent
        $.events[3] asSent
        $.events[3].type asSent
        $.events[3].minutes dropped
        $.events[4] asSent
        $.events[4].type asSent
        $.events[4].user asSent
        $.events[4].invited_by dropped
        """),
    UnseenModel(
      kind: .discriminators, name: "a payment whose details stand under the name of its type",
      source: #"""
        struct Root: Decodable {
          let id: String
          let amount: Int
          let method: Method
          let isLive: Bool
          let metadata: [String: String]
          enum CodingKeys: String, CodingKey {
            case id, amount
            case method = "payment_method"
            case isLive = "livemode"
            case metadata
          }
        }
        enum Method: Decodable {
          struct Card: Decodable {
            let brand: String
            let last4: String
            let month: Int
            let year: Int
            enum CodingKeys: String, CodingKey {
              case brand, last4
              case month = "exp_month"
              case year = "exp_year"
            }
          }
          struct Debit: Decodable { let bank: String; let country: String? }
          case card(Card)
          case debit(Debit)
          enum CodingKeys: String, CodingKey { case type, card, debit = "sepa_debit" }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            let type = try c.decode(String.self, forKey: .type)
            guard let key = CodingKeys(rawValue: type), key != .type else {
              throw DecodingError.dataCorruptedError(
                forKey: .type, in: c, debugDescription: "No method is called \(type)")
            }
            self = switch key {
            case .card: .card(try c.decode(Card.self, forKey: key))
            default: .debit(try c.decode(Debit.self, forKey: key))
            }
          }
        }
        """#,
      payload: #"""
        {"id": "pay_31", "amount": 1999,
         "payment_method": {"id": "pm_1", "type": "card",
           "card": {"brand": "visa", "last4": "4242", "exp_month": "11", "exp_year": 2030}},
         "livemode": true, "metadata": {"order": 77}}
        """#,
      rows: """
        $.id asSent
        $.amount asSent
        $.payment_method threw
        $.payment_method.id dropped
        $.payment_method.type asSent
        $.payment_method.card threw
        $.payment_method.card.brand asSent
        $.payment_method.card.last4 asSent
        $.payment_method.card.exp_month threw
        $.payment_method.card.exp_year notReached alone asSent
        $.livemode notReached alone asSent
        $.metadata notReached alone threw
        $.metadata.order notReached alone threw
        """),
    UnseenModel(
      kind: .discriminators, name: "blocks of a page that a table of closures makes",
      source: #"""
        struct Root: Decodable {
          var title: String
          var blocks: [Block]
        }
        enum Block: Decodable {
          case paragraph(String)
          case toDo(String, done: Bool)
          case image(url: String, caption: String?)
          case divider
          case unknown
          enum CodingKeys: String, CodingKey { case kind, text, checked, src, caption }
          typealias Container = KeyedDecodingContainer<CodingKeys>
          static var makers: [String: (Container) throws -> Block] {
            [
              "paragraph": { .paragraph(try $0.decode(String.self, forKey: .text)) },
              "to_do": {
                .toDo(
                  try $0.decode(String.self, forKey: .text),
                  done: try $0.decodeIfPresent(Bool.self, forKey: .checked) == true)
              },
              "image": {
                .image(
                  url: try $0.decode(String.self, forKey: .src),
                  caption: try? $0.decode(String.self, forKey: .caption))
              },
              "divider": { _ in .divider },
            ]
          }
          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let kind = try container.decode(String.self, forKey: .kind)
            self = try Self.makers[kind]?(container) ?? .unknown
          }
        }
        """#,
      payload: #"""
        {"title": "Trip to Chur", "blocks": [
          {"kind": "paragraph", "text": "We leave at nine.", "color": "blue"},
          {"kind": "to_do", "text": "Tickets", "checked": true},
          {"kind": "to_do", "text": "Sandwiches"},
          {"kind": "divider"},
          {"kind": "embed", "text": "a map"},
          {"kind": "image", "src": "https://img.example/1.png", "caption": 5}]}
        """#,
      // Any kind that nobody knows gives the same case: the block falls back with it.
      rows: """
        $.title asSent
        $.blocks converted
        $.blocks[0] asSent
        $.blocks[0].kind asSent
        $.blocks[0].text asSent
        $.blocks[0].color dropped
        $.blocks[1] asSent
        $.blocks[1].kind asSent
        $.blocks[1].text asSent
        $.blocks[1].checked asSent
        $.blocks[2] converted
        $.blocks[2].kind asSent
        $.blocks[2].text asSent
        $.blocks[2].checked default
        $.blocks[3] asSent
        $.blocks[3].kind asSent
        $.blocks[4] notTold
        $.blocks[4].kind default
        $.blocks[4].text dropped
        $.blocks[5] converted
        $.blocks[5].kind asSent
        $.blocks[5].src asSent
        $.blocks[5].caption nil
        """),
    UnseenModel(
      kind: .discriminators,
      name: "steps of a workout whose kind is an enum of texts, and one is new",
      source: #"""
        struct Root: Decodable {
          let plan: String
          let steps: [Step]
          let notes: String?
        }
        struct Step: Decodable {
          enum Kind: String, Decodable { case run, rest, lift }
          enum Goal { case distance(Double), seconds(Int), sets(Int, weight: Double) }
          let label: String
          let goal: Goal
          enum CodingKeys: String, CodingKey { case kind, label, km, seconds, sets, weight }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            label = try keys.decode(String.self, forKey: .label)
            switch try keys.decode(Kind.self, forKey: .kind) {
            case .run: goal = .distance(try keys.decode(Double.self, forKey: .km))
            case .rest: goal = .seconds(try keys.decode(Int.self, forKey: .seconds))
            case .lift:
              let weight = try keys.decodeIfPresent(Double.self, forKey: .weight) ?? 0
              goal = .sets(try keys.decode(Int.self, forKey: .sets), weight: weight)
            }
          }
        }
        """#,
      payload: #"""
        {"plan": "Monday", "steps": [
          {"kind": "run", "label": "Warm up", "km": 2.5},
          {"kind": "lift", "label": "Squats", "sets": 4, "weight": 60},
          {"kind": "swim", "label": "Pool", "km": 1},
          {"kind": "rest", "label": "Pause", "seconds": 90.5}],
         "notes": "easy"}
        """#,
      rows: """
        $.plan asSent
        $.steps threw
        $.steps[0] asSent
        $.steps[0].kind asSent
        $.steps[0].label asSent
        $.steps[0].km asSent
        $.steps[1] asSent
        $.steps[1].kind asSent
        $.steps[1].label asSent
        $.steps[1].sets asSent
        $.steps[1].weight asSent
        $.steps[2] threw
        $.steps[2].kind threw
        $.steps[2].label asSent
        $.steps[2].km notReached
        $.steps[3] notReached alone threw
        $.steps[3].kind notReached alone asSent
        $.steps[3].label notReached alone asSent
        $.steps[3].seconds notReached alone threw
        $.notes notReached alone asSent
        """),
  ]

  /// One type is tried, then another.
  static let unions = [
    UnseenModel(
      kind: .unions, name: "prices of a shop that are a number, a text or an object",
      source: #"""
        struct Root: Decodable {
          let sku: String
          let price: Price
          let oldPrice: Price?
          let shipping: Price
          let deposit: Price
          enum CodingKeys: String, CodingKey {
            case sku, price, shipping, deposit
            case oldPrice = "was"
          }
        }
        enum Price: Decodable {
          case plain(Double)
          case money(Money)
          case onRequest
          struct Money: Decodable { let amount: Double; let currency: String }
          init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let number = try? value.decode(Double.self) {
              self = .plain(number)
            } else if let money = try? value.decode(Money.self) {
              self = .money(money)
            } else if let text = try? value.decode(String.self), let number = Double(text) {
              self = .plain(number)
            } else {
              self = .onRequest
            }
          }
        }
        """#,
      payload: #"""
        {"sku": "TENT-2", "price": {"amount": 249.9, "currency": "CHF"}, "was": "299",
         "shipping": 9, "deposit": "ask us"}
        """#,
      rows: """
        $.sku asSent
        $.price asSent
        $.price.amount asSent
        $.price.currency asSent
        $.was converted
        $.shipping asSent
        $.deposit default
        """),
    UnseenModel(
      kind: .unions,
      name: "a byline that is a name or a profile, and labels that are one text or many",
      source: #"""
        enum OneOrMany<Element: Decodable>: Decodable {
          case one(Element)
          case many([Element])
          init(from decoder: any Decoder) throws {
            do {
              self = .many(try [Element](from: decoder))
            } catch {
              self = .one(try Element(from: decoder))
            }
          }
          var all: [Element] {
            switch self {
            case .one(let element): [element]
            case .many(let elements): elements
            }
          }
        }
        struct Author: Decodable {
          let name: String
          let email: String?
          private struct Profile: Decodable { let display: String; let email: String? }
          init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let name = try? container.decode(String.self) {
              (self.name, email) = (name, nil)
            } else {
              let profile = try container.decode(Profile.self)
              (name, email) = (profile.display, profile.email)
            }
          }
        }
        struct Root: Decodable {
          let headline: String
          let authors: [Author]
          let labels: [String]
          let sections: [String]
          let related: [Int]
          enum CodingKeys: String, CodingKey { case headline, byline, labels, sections, related }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            headline = try keys.decode(String.self, forKey: .headline)
            authors = try keys.decode(OneOrMany<Author>.self, forKey: .byline).all
            labels = try keys.decode(OneOrMany<String>.self, forKey: .labels).all
            sections = try keys.decode(OneOrMany<String>.self, forKey: .sections).all
            related = try keys.decode(OneOrMany<Int>.self, forKey: .related).all
          }
        }
        """#,
      payload: #"""
        {"headline": "Bridge reopens", "byline": [
           {"display": "Mia Frei", "email": "mia@paper.example", "desk": "local"}, "Staff"],
         "labels": "traffic", "sections": ["city", "roads"], "related": [12, "13"]}
        """#,
      // A list in vain, then one number in vain: the error is that of the whole value.
      rows: """
        $.headline asSent
        $.byline asSent
        $.byline[0] asSent
        $.byline[0].display asSent
        $.byline[0].email asSent
        $.byline[0].desk dropped
        $.byline[1] asSent
        $.labels converted
        $.sections asSent
        $.sections[0] asSent
        $.sections[1] asSent
        $.related threw
        $.related[0] notTold
        $.related[1] notTold
        """),
    UnseenModel(
      kind: .unions, name: "hits of a search that are what their keys allow",
      source: #"""
        struct Film: Decodable { let title: String; let runtime: Int }
        struct Series: Decodable { let title: String; let seasons: Int }
        struct Person: Decodable { let name: String; let knownFor: [String]? }
        enum Hit: Decodable {
          case film(Film), series(Series), person(Person)
          init(from decoder: any Decoder) throws {
            if let film = try? Film(from: decoder) { self = .film(film); return }
            if let series = try? Series(from: decoder) { self = .series(series); return }
            self = .person(try Person(from: decoder))
          }
        }
        struct Root: Decodable {
          let query: String
          let hits: [Hit]
          let next: Int?
        }
        """#,
      payload: #"""
        {"query": "north", "hits": [
          {"title": "North Face", "runtime": 121},
          {"title": "North Town", "seasons": 3, "runtime": "45 min"},
          {"name": "Nora North", "knownFor": ["North Town"]},
          {"name": "N. N.", "born": 1961},
          {"title": "Northern", "runtime": null}],
         "next": 2}
        """#,
      // A runtime that isn't one is passed over where another type fits. That a person has no title
      // is why the others don't fit.
      rows: """
        $.query asSent
        $.hits threw
        $.hits[0] asSent
        $.hits[0].title asSent
        $.hits[0].runtime asSent
        $.hits[1] asSent
        $.hits[1].title asSent
        $.hits[1].seasons asSent
        $.hits[1].runtime dropped
        $.hits[2] asSent
        $.hits[2].name asSent
        $.hits[2].knownFor asSent
        $.hits[2].knownFor[0] asSent
        $.hits[2].title notTold
        $.hits[3] asSent
        $.hits[3].name asSent
        $.hits[3].knownFor nil
        $.hits[3].title notTold
        $.hits[3].born dropped
        $.hits[4] threw
        $.hits[4].title notTold
        $.hits[4].runtime notTold
        $.hits[4].name threw
        $.hits[4].knownFor notReached alone nil
        $.hits[4].seasons notTold
        $.next notReached alone asSent
        """),
  ]

  /// One value says how another is read.
  static let influence = [
    UnseenModel(
      kind: .influence, name: "a forecast whose unit says what its numbers are",
      source: #"""
        struct Root: Decodable {
          let place: String
          let celsius: Double
          let low: Double
          let hours: [Hour]
          struct Hour { let hour: Int; let celsius: Double }
          private struct Raw: Decodable { let h: Int; let t: Double }
          enum CodingKeys: String, CodingKey { case place, unit, temp, low, hours }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            place = try keys.decode(String.self, forKey: .place)
            let isImperial = try keys.decodeIfPresent(String.self, forKey: .unit) == "F"
            func celsius(_ value: Double) -> Double {
              isImperial ? (value - 32) / 1.8 : value
            }
            self.celsius = celsius(try keys.decode(Double.self, forKey: .temp))
            low = celsius(try keys.decode(Double.self, forKey: .low))
            hours = try keys.decodeIfPresent([Raw].self, forKey: .hours)?.map {
              Hour(hour: $0.h, celsius: celsius($0.t))
            } ?? []
          }
        }
        """#,
      payload: #"""
        {"place": "Reno", "unit": "F", "temp": 68, "low": 50, "wind": {"speed": 7},
         "hours": [{"h": 6, "t": 59, "icon": "sun"}, {"h": 7, "t": 41}]}
        """#,
      // The unit isn't held, but all numbers are made with it.
      rows: """
        $.place asSent
        $.unit converted
        $.temp converted
        $.low converted
        $.wind dropped
        $.wind.speed dropped
        $.hours converted
        $.hours[0] converted
        $.hours[0].h asSent
        $.hours[0].t converted
        $.hours[0].icon dropped
        $.hours[1] converted
        $.hours[1].h asSent
        $.hours[1].t converted
        """),
    UnseenModel(
      kind: .influence, name: "a backup whose version says which keys it has",
      source: #"""
        struct Root: Decodable {
          let version: Int
          let device: String
          let notes: [Note]
          let created: Double?
          struct Note: Decodable { let text: String; let pinned: Bool? }
          enum CodingKeys: String, CodingKey { case version, device, notes, created }
          enum OldKeys: String, CodingKey { case phone, entries, when }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            version = try keys.decodeIfPresent(Int.self, forKey: .version) ?? 1
            if version >= 3 {
              device = try keys.decode(String.self, forKey: .device)
              notes = try keys.decode([Note].self, forKey: .notes)
              created = try keys.decodeIfPresent(Double.self, forKey: .created)
            } else {
              let old = try decoder.container(keyedBy: OldKeys.self)
              device = try old.decode(String.self, forKey: .phone)
              notes = try old.decode([String].self, forKey: .entries).map {
                Note(text: $0, pinned: nil)
              }
              created = try old.decodeIfPresent(Double.self, forKey: .when)
            }
          }
        }
        """#,
      payload: #"""
        {"version": 2, "phone": "Fairphone", "device": "Desk",
         "entries": ["milk", "call Jo", "bin"], "when": 1714500000,
         "notes": [{"text": "x", "pinned": true}]}
        """#,
      // Each text is a note of its own.
      rows: """
        $.version asSent
        $.phone asSent
        $.device dropped
        $.entries asSent
        $.entries[0] asSent
        $.entries[1] asSent
        $.entries[2] asSent
        $.when asSent
        $.notes dropped
        $.notes[0] dropped
        $.notes[0].text dropped
        $.notes[0].pinned dropped
        """),
    UnseenModel(
      kind: .influence, name: "a bank transfer, its flags, and amounts in cents or not",
      source: #"""
        struct Root: Decodable {
          let reference: String
          let entries: [Entry]
          enum CodingKeys: CodingKey { case reference, inCents, entries }
          struct Entry { let label: String; let amount: Double; let isDebit: Bool }
          private struct Wire: Decodable { let label: String; let value: Double; let sign: String? }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            let factor = try keys.decode(Bool.self, forKey: .inCents) ? 0.01 : 1
            reference = try keys.decode(String.self, forKey: .reference)
            var list = try keys.nestedUnkeyedContainer(forKey: .entries)
            var entries: [Entry] = []
            while !list.isAtEnd {
              let wire = try list.decode(Wire.self)
              let isDebit = wire.sign == "-"
              entries.append(
                Entry(
                  label: wire.label, amount: wire.value * factor, isDebit: isDebit))
            }
            self.entries = entries
          }
        }
        """#,
      payload: #"""
        {"reference": "RF18", "inCents": true, "entries": [
          {"label": "Rent", "value": 180000, "sign": "-"},
          {"label": "Refund", "value": 4500},
          {"label": "Coffee", "value": "420", "sign": "-"},
          {"label": null, "value": 100, "sign": "+"}]}
        """#,
      rows: """
        $.reference asSent
        $.inCents converted
        $.entries threw
        $.entries[0] converted
        $.entries[0].label asSent
        $.entries[0].value converted
        $.entries[0].sign converted
        $.entries[1] converted
        $.entries[1].label asSent
        $.entries[1].value converted
        $.entries[1].sign default
        $.entries[2] threw
        $.entries[2].label asSent
        $.entries[2].value threw
        $.entries[2].sign notReached alone converted
        $.entries[3] notReached alone threw
        $.entries[3].label notReached alone threw
        $.entries[3].value notReached alone converted
        $.entries[3].sign notReached alone converted
        """),
    UnseenModel(
      kind: .influence, name: "a chart whose format says how its points and its axis are written",
      source: #"""
        struct Root: Decodable {
          enum Format: String, Decodable { case pairs, objects, values }
          struct Point: Decodable {
            let x: Double
            let y: Double
          }
          struct Axis: Decodable {
            let label: String
            let isLogarithmic: Bool
            enum CodingKeys: String, CodingKey { case label, scale, logarithmic }
            init(from decoder: any Decoder) throws {
              let keys = try decoder.container(keyedBy: CodingKeys.self)
              label = try keys.decode(String.self, forKey: .label)
              isLogarithmic = keys.contains(.scale)
                ? try keys.decode(String.self, forKey: .scale) == "log"
                : try keys.decodeIfPresent(Bool.self, forKey: .logarithmic) ?? false
            }
          }
          let format: Format
          let points: [Point]
          let axis: Axis?
          enum CodingKeys: CodingKey { case format, points, axis, start, step }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            let format = try keys.decodeIfPresent(Format.self, forKey: .format) ?? .objects
            switch format {
            case .objects:
              points = try keys.decode([Point].self, forKey: .points)
            case .pairs:
              points = try keys.decode([[Double]].self, forKey: .points).map {
                Point(x: $0[0], y: $0[1])
              }
            case .values:
              let start = try keys.decodeIfPresent(Double.self, forKey: .start) ?? 0
              let step = try keys.decodeIfPresent(Double.self, forKey: .step) ?? 1
              points = try keys.decode([Double].self, forKey: .points).enumerated().map {
                Point(x: start + Double($0) * step, y: $1)
              }
            }
            self.format = format
            axis = try keys.decodeIfPresent(Axis.self, forKey: .axis)
          }
        }
        """#,
      payload: #"""
        {"format": "values", "start": 100, "points": [1.5, 2.25], "axis": {"label": "Hz",
         "logarithmic": true}, "title": "Sweep"}
        """#,
      // A point has its value as it was sent, and a place made of the start.
      rows: """
        $.format asSent
        $.start converted
        $.step default
        $.points notTold
        $.points[0] asSent
        $.points[1] asSent
        $.axis asSent
        $.axis.label asSent
        $.axis.scale notTold
        $.axis.logarithmic asSent
        $.title dropped
        """),
  ]
}
