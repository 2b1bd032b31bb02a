extension UnseenModel {
  /// One property is made of several values, or a value is cut into several.
  static let merged = [
    UnseenModel(
      kind: .merged, name: "a cart whose total is a sum, and a range whose ends may be exchanged",
      source: #"""
        struct Root: Decodable {
          let customer: String
          let total: Int
          let from: Int
          let to: Int
          let coupon: String?
          private enum CodingKeys: String, CodingKey {
            case first = "first_name", last = "last_name"
            case items, shipping, window, coupon
          }
          private struct Item: Decodable { let price: Int; let quantity: Int? }
          private struct Window: Decodable { let start: Int; let end: Int }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            let names = try [CodingKeys.first, .last].map {
              try keys.decode(String.self, forKey: $0)
            }
            customer = names.joined(separator: " ")
            let items = try keys.decode([Item].self, forKey: .items)
            let shipping = try keys.decodeIfPresent(Int.self, forKey: .shipping) ?? 0
            total = items.reduce(shipping) { $0 + $1.price * ($1.quantity ?? 1) }
            let window = try keys.decode(Window.self, forKey: .window)
            from = min(window.start, window.end)
            to = max(window.start, window.end)
            coupon = try keys.decodeIfPresent(String.self, forKey: .coupon)
          }
        }
        """#,
      payload: #"""
        {"first_name": "Ann", "last_name": "Roth", "items": [
          {"price": 250, "quantity": 2, "sku": "a"}, {"price": 999, "quantity": null}],
         "shipping": 70, "window": {"start": 18, "end": 14}, "coupon": "MAY"}
        """#,
      rows: """
        $.first_name converted
        $.last_name converted
        $.items converted
        $.items[0] converted
        $.items[0].price converted
        $.items[0].quantity converted
        $.items[0].sku dropped
        $.items[1] converted
        $.items[1].price converted
        $.items[1].quantity default
        $.shipping converted
        $.window converted
        $.window.start converted
        $.window.end converted
        $.coupon asSent
        """),
    UnseenModel(
      kind: .merged, name: "an address in one line, and a phone number of three parts",
      source: #"""
        struct Root: Decodable {
          let name: String
          let address: String
          let phone: String
          let country: String
          enum CodingKeys: CodingKey { case name, address, phone, country }
          struct Place: Decodable {
            let street: String
            let number: Int?
            let zip: Int
            let city: String
          }
          struct Phone: Decodable { let country: Int; let area: String; let local: String }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            name = try keys.decode(String.self, forKey: .name)
            let place = try keys.decode(Place.self, forKey: .address)
            var line = place.street
            if let number = place.number { line += " \(number)" }
            line += ", \(place.zip) \(place.city)"
            address = line
            let phone = try keys.decode(Phone.self, forKey: .phone)
            self.phone = "+\(phone.country) \(phone.area) \(phone.local)"
            country = try keys.decode(String.self, forKey: .country)
          }
        }
        """#,
      payload: #"""
        {"name": "Hotel Elm", "address": {"street": "Elm Lane", "zip": 3011, "city": "Bern"},
         "phone": {"country": 41, "area": 31, "local": "5550100"}, "country": "CH"}
        """#,
      rows: """
        $.name asSent
        $.address converted
        $.address.street converted
        $.address.number notTold
        $.address.zip converted
        $.address.city converted
        $.phone threw
        $.phone.country converted
        $.phone.area threw
        $.phone.local notReached alone converted
        $.country notReached alone asSent
        """),
    UnseenModel(
      kind: .merged, name: "a match whose score is cut in two and whose goals are counted",
      source: #"""
        struct Root: Decodable {
          struct Team { var name: String; var goals: Int }
          var home: Team
          var away: Team
          var scorers: [String: Int]
          var averageMinute: Double
          var venue: String
          init(from decoder: any Decoder) throws {
            enum Key: CodingKey { case teams, score, goals, venue, city }
            struct Goal: Decodable { let player: String; let minute: Int }
            let match = try decoder.container(keyedBy: Key.self)
            let teams = try match.decode(String.self, forKey: .teams).components(" - ")
            let score = try match.decode(String.self, forKey: .score).components(":")
            home = Team(name: teams.0, goals: Int(score.0) ?? 0)
            away = Team(name: teams.1, goals: Int(score.1) ?? 0)
            let goals = try match.decode([Goal].self, forKey: .goals)
            scorers = Dictionary(goals.map { ($0.player, 1) }, uniquingKeysWith: +)
            averageMinute = Double(goals.map(\.minute).reduce(0, +)) / Double(goals.count)
            let city = try match.decodeIfPresent(String.self, forKey: .city)
            venue = try match.decode(String.self, forKey: .venue) + (city.map { ", \($0)" } ?? "")
          }
        }
        extension String {
          fileprivate func components(_ separator: String) -> (String, String) {
            guard let range = self.firstRange(of: separator) else { return (self, "") }
            return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
          }
        }
        """#,
      payload: #"""
        {"teams": "Aarau - Thun", "score": "2:1", "goals": [
          {"player": "Rossi", "minute": 12}, {"player": "Keller", "minute": 47},
          {"player": "Rossi", "minute": 88, "penalty": true}],
         "venue": "North Park", "city": "Aarau"}
        """#,
      // Two goals of one player are one key.
      rows: """
        $.teams converted
        $.score converted
        $.goals converted
        $.goals[0] converted
        $.goals[0].player notTold
        $.goals[0].minute converted
        $.goals[1] converted
        $.goals[1].player asSent
        $.goals[1].minute converted
        $.goals[2] converted
        $.goals[2].player notTold
        $.goals[2].minute converted
        $.goals[2].penalty dropped
        $.venue converted
        $.city converted
        """),
  ]

  /// What was sent is replaced by what is made of it.
  static let replaced = [
    UnseenModel(
      kind: .replaced, name: "a form of a newsletter, trimmed, in lower case and clamped",
      source: #"""
        import Foundation
        struct Root: Decodable {
          private(set) var email: String
          private(set) var nick: String
          private(set) var language: String
          private(set) var age: Int
          private(set) var interests: [String]
          private(set) var frequency: Double
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            email = try keys.decode(String.self, forKey: .email)
            nick = try keys.decode(String.self, forKey: .nick)
            language = try keys.decodeIfPresent(String.self, forKey: .language) ?? "en"
            age = try keys.decode(Int.self, forKey: .age)
            interests = try keys.decodeIfPresent([String].self, forKey: .interests) ?? []
            frequency = try keys.decode(Double.self, forKey: .frequency)
            normalize()
          }
          enum CodingKeys: CodingKey { case email, nick, language, age, interests, frequency }
          private mutating func normalize() {
            email = email.trimmingCharacters(in: .whitespaces).lowercased()
            nick = nick.trimmingCharacters(in: .whitespaces)
            language = String(language.prefix(2))
            age = min(max(age, 0), 120)
            interests = interests.map { $0.lowercased() }.filter { !$0.isEmpty }
            frequency = frequency.rounded()
          }
        }
        """#,
      payload: #"""
        {"email": " Ida@Mail.example ", "nick": "ida", "language": "de-CH", "age": 230,
         "interests": ["Maps", "", "trains"], "frequency": 3}
        """#,
      // What is as it should be stays as it was sent.
      rows: """
        $.email converted
        $.nick asSent
        $.language converted
        $.age converted
        $.interests converted
        $.interests[0] converted
        $.interests[1] dropped
        $.interests[2] asSent
        $.frequency asSent
        """),
    UnseenModel(
      kind: .replaced, name: "a playlist that is put in order after it was decoded",
      source: #"""
        struct Root: Decodable {
          struct Track: Decodable {
            var title: String
            var artist: String?
            var seconds: Int
            var volume: Double?
          }
          var name: String
          var tracks: [Track]
          var cover: String?
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            name = try keys.decode(String.self, forKey: .name)
            tracks = try keys.decode([Track].self, forKey: .tracks)
            cover = try keys.decodeIfPresent(String.self, forKey: .cover)
            finish()
          }
          enum CodingKeys: CodingKey { case name, tracks, cover }
          mutating func finish() {
            if name.isEmpty { name = "Untitled" }
            for index in tracks.indices {
              if tracks[index].artist == "" { tracks[index].artist = nil }
              tracks[index].seconds = abs(tracks[index].seconds)
              tracks[index].volume = tracks[index].volume.map { min($0, 1) }
            }
            if cover?.hasPrefix("http:") == true { cover = "https:" + cover!.dropFirst(5) }
          }
        }
        """#,
      payload: #"""
        {"name": "", "cover": "http://pics.example/c.jpg", "tracks": [
          {"title": "Low Tide", "artist": "", "seconds": 215, "volume": 1.4},
          {"title": "Ferry", "artist": "Ola", "seconds": -184},
          {"title": "Dunes", "artist": "Ola", "seconds": 201, "volume": 0.5}]}
        """#,
      // An empty text is what is replaced: others stay.
      rows: """
        $.name default
        $.cover converted
        $.tracks converted
        $.tracks[0] converted
        $.tracks[0].title asSent
        $.tracks[0].artist nil
        $.tracks[0].seconds asSent
        $.tracks[0].volume converted
        $.tracks[1] converted
        $.tracks[1].title asSent
        $.tracks[1].artist asSent
        $.tracks[1].seconds converted
        $.tracks[1].volume nil
        $.tracks[2] asSent
        $.tracks[2].title asSent
        $.tracks[2].artist asSent
        $.tracks[2].seconds asSent
        $.tracks[2].volume asSent
        """),
    UnseenModel(
      kind: .replaced,
      name: "a recipe with capitals, links made safe, and servings that aren't a number",
      source: #"""
        struct Root: Decodable {
          let title: String
          let link: String
          let steps: [String]
          let servings: Int
          let tags: [String]
          enum CodingKeys: CodingKey { case title, link, steps, servings, tags }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            title = try keys.decode(String.self, forKey: .title).capitalizedFirst
            link = try keys.decode(String.self, forKey: .link).replacing(" ", with: "%20")
            steps = try keys.decode([String].self, forKey: .steps).enumerated().map { place, step in
              "\(place + 1). \(step)"
            }
            servings = max(1, try keys.decode(Int.self, forKey: .servings))
            tags = try keys.decode([String].self, forKey: .tags).sorted()
          }
        }
        extension String {
          fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
        }
        """#,
      payload: #"""
        {"title": "rösti", "link": "https://eat.example/rösti", "servings": "4 to 6",
         "steps": ["Grate the potatoes", "Fry them"], "tags": ["swiss", "potato", 3]}
        """#,
      rows: """
        $.title converted
        $.link asSent
        $.steps converted
        $.steps[0] converted
        $.steps[1] converted
        $.servings threw
        $.tags notReached alone threw
        $.tags[0] notReached alone asSent
        $.tags[1] notReached alone asSent
        $.tags[2] notReached alone threw
        """),
  ]

  /// Texts that are looked up.
  static let lookUps = [
    UnseenModel(
      kind: .lookUps, name: "a forecast with symbols for its conditions and names for its winds",
      source: #"""
        struct Root: Decodable {
          struct Day {
            let symbol: String
            let wind: Wind
            let level: Int
          }
          enum Wind { case north, south, calm }
          let city: String
          let days: [Day]
          private static let symbols = ["clear": "sun.max", "rain": "cloud.rain", "snow": "snow"]
          private static let winds: [String: Wind] = ["N": .north, "S": .south]
          private enum CodingKeys: CodingKey { case city, days, condition, wind, alert }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            city = try keys.decode(String.self, forKey: .city)
            var list = try keys.nestedUnkeyedContainer(forKey: .days)
            var days: [Day] = []
            while !list.isAtEnd {
              let day = try list.nestedContainer(keyedBy: CodingKeys.self)
              let condition = try day.decode(String.self, forKey: .condition)
              let wind = try day.decodeIfPresent(String.self, forKey: .wind)
              let level =
                switch try day.decodeIfPresent(String.self, forKey: .alert) {
                case "yellow"?: 1
                case "orange"?: 2
                case "red"?: 3
                default: 0
                }
              days.append(
                Day(
                  symbol: Self.symbols[condition, default: "questionmark"],
                  wind: wind.flatMap { Self.winds[$0] } ?? .calm, level: level))
            }
            self.days = days
          }
        }
        """#,
      payload: #"""
        {"city": "Chur", "days": [
          {"condition": "rain", "wind": "N", "alert": "orange"},
          {"condition": "hail", "wind": "NW", "alert": null},
          {"condition": "clear", "alert": "purple"}]}
        """#,
      // A word that the code makes a case, a symbol or a level isn't held as it was sent.
      rows: """
        $.city asSent
        $.days converted
        $.days[0] converted
        $.days[0].condition converted
        $.days[0].wind converted
        $.days[0].alert converted
        $.days[1] converted
        $.days[1].condition default
        $.days[1].wind default
        $.days[1].alert default
        $.days[2] converted
        $.days[2].condition converted
        $.days[2].wind default
        $.days[2].alert default
        """),
    UnseenModel(
      kind: .lookUps, name: "tickets of a tracker whose priorities and columns are numbers by name",
      source: #"""
        struct Ticket: Decodable {
          let key: String
          let priority: Int
          let column: String
          let points: Int?
          enum CodingKeys: CodingKey { case key, priority, status, size }
          static func priority(_ name: String) -> Int {
            ["highest", "high", "medium", "low"].firstIndex(of: name.lowercased()) ?? 9
          }
          init(from decoder: any Decoder) throws {
            let ticket = try decoder.container(keyedBy: CodingKeys.self)
            key = try ticket.decode(String.self, forKey: .key)
            priority = Self.priority(try ticket.decode(String.self, forKey: .priority))
            let status = try ticket.decode(String.self, forKey: .status)
            switch status {
            case "todo", "backlog": column = "To do"
            case "doing", "review": column = "In progress"
            case "done": column = "Done"
            default: column = status
            }
            points = try ticket.decodeIfPresent(String.self, forKey: .size)
              .flatMap { ["S": 1, "M": 3, "L": 5][$0] }
          }
        }
        struct Root: Decodable {
          let board: String
          let tickets: [Ticket]
          let sprint: Int
        }
        """#,
      payload: #"""
        {"board": "Apps", "tickets": [
          {"key": "APP-1", "priority": "High", "status": "review", "size": "M"},
          {"key": "APP-2", "priority": "whenever", "status": "Blocked", "size": "XXL"},
          {"key": "APP-3", "priority": 2, "status": "done"}],
         "sprint": null}
        """#,
      rows: """
        $.board asSent
        $.tickets threw
        $.tickets[0] converted
        $.tickets[0].key asSent
        $.tickets[0].priority converted
        $.tickets[0].status converted
        $.tickets[0].size converted
        $.tickets[1] converted
        $.tickets[1].key asSent
        $.tickets[1].priority default
        $.tickets[1].status asSent
        $.tickets[1].size nil
        $.tickets[2] threw
        $.tickets[2].key asSent
        $.tickets[2].priority threw
        $.tickets[2].status notReached alone converted
        $.tickets[2].size notReached alone nil
        $.sprint notReached alone threw
        """),
    UnseenModel(
      kind: .lookUps, name: "currencies and countries from tables with their own initializers",
      source: #"""
        enum Currency: String, Decodable {
          case franc = "CHF", euro = "EUR", dollar = "USD", other
          init(rawValue: String) {
            self =
              switch rawValue.uppercased() {
              case "CHF", "SFR": .franc
              case "EUR": .euro
              case "USD", "$": .dollar
              default: .other
              }
          }
        }
        struct Country: Decodable {
          let name: String
          private static let names = ["CH": "Switzerland", "PE": "Peru", "JP": "Japan"]
          init(from decoder: any Decoder) throws {
            let code = try decoder.singleValueContainer().decode(String.self)
            guard let name = Self.names[code] else {
              throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "No country \(code)"))
            }
            self.name = name
          }
        }
        struct Root: Decodable {
          let base: Currency
          let quoted: [Currency]
          let home: Country
          let visited: [Country]
          let updated: Int
        }
        """#,
      payload: #"""
        {"base": "CHF", "quoted": ["EUR", "sfr", "XAU"], "home": "CH",
         "visited": ["JP", "AQ", "PE"], "updated": 1714600000}
        """#,
      // Another raw value than the case's own is changed. Of its own one it can be said either way,
      // for the initializer is the model's.
      rows: """
        $.base notTold
        $.quoted converted
        $.quoted[0] notTold
        $.quoted[1] converted
        $.quoted[2] default
        $.home converted
        $.visited threw
        $.visited[0] converted
        $.visited[1] threw
        $.visited[2] notReached alone converted
        $.updated notReached alone asSent
        """),
  ]
}
