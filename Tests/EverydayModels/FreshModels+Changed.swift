extension UnseenModel {
  /// Properties of several values, and values that are cut or added up.
  static let freshMerged = [
    UnseenModel(
      kind: .merged, name: "a version of three numbers, and a window out of a start and a length",
      source: #"""
        struct Root: Decodable {
          let app: String
          let version: String
          let build: Int?
          let window: ClosedRange<Int>
          let contact: String

          private enum Keys: String, CodingKey {
            case app, major, minor, patch, channel, build, start, length, support
          }
          private enum Support: CodingKey { case mail, phone }

          init(from decoder: any Decoder) throws {
            let info = try decoder.container(keyedBy: Keys.self)
            app = try info.decode(String.self, forKey: .app)
            let numbers = try [Keys.major, .minor, .patch].compactMap {
              try info.decodeIfPresent(Int.self, forKey: $0)
            }
            version =
              numbers.map(String.init).joined(separator: ".")
              + (try info.decodeIfPresent(String.self, forKey: .channel).map { "-" + $0 } ?? "")
            build = try info.decodeIfPresent(Int.self, forKey: .build)
            let start = try info.decode(Int.self, forKey: .start)
            let length = try info.decodeIfPresent(Int.self, forKey: .length) ?? 60
            window = start...(start &+ max(0, min(length, 1440)))
            let support = try info.nestedContainer(keyedBy: Support.self, forKey: .support)
            contact = [
              try support.decodeIfPresent(String.self, forKey: .mail),
              try support.decodeIfPresent(String.self, forKey: .phone),
            ].compactMap(\.self).joined(separator: " / ")
          }
        }
        """#,
      payload: #"""
        {"app": "Tern", "major": 4, "minor": 2, "channel": "beta", "build": 4201, "start": 540,
         "length": null, "support": {"mail": "help@tern.example", "phone": "555 77", "hours": "9-17"}}
        """#,
      // The patch would be a part of the version.
      rows: """
        $.app asSent
        $.major converted
        $.minor converted
        $.channel converted
        $.build asSent
        $.start converted
        $.length default
        $.support converted
        $.support.mail converted
        $.support.phone converted
        $.support.hours dropped
        $.patch notTold
        """),
    UnseenModel(
      kind: .merged, name: "a hike whose legs are added up and whose ends make its name",
      source: #"""
        struct Root: Decodable {
          struct Leg: Decodable { let from: String; let to: String; let km: Double; let up: Int? }
          let name: String
          let distance: Double
          let ascent: Int
          let hardest: Int
          let tags: Set<String>
          let difficulty: Double

          private enum CodingKeys: String, CodingKey { case legs, tags, extra = "more_tags", grades }

          init(from decoder: any Decoder) throws {
            let hike = try decoder.container(keyedBy: CodingKeys.self)
            let legs = try hike.decode([Leg].self, forKey: .legs)
            name = "\(legs.first?.from ?? "?") to \(legs.last?.to ?? "?")"
            distance = legs.map(\.km).reduce(0, +)
            ascent = legs.reduce(0) { $0 &+ ($1.up ?? 0) }
            let grades = try hike.decode([Int].self, forKey: .grades)
            hardest = grades.max() ?? 0
            difficulty = distance + Double(hardest) / 10
            tags = try hike.decode(Set<String>.self, forKey: .tags)
              .union(hike.decodeIfPresent([String].self, forKey: .extra) ?? [])
          }
        }
        """#,
      payload: #"""
        {"legs": [{"from": "Mill", "to": "Pass", "km": 4.5, "up": 600},
           {"from": "Pass", "to": "Hut", "km": 3, "up": null}],
         "tags": ["lake", "dog"], "more_tags": ["view"], "grades": [2, 4, 3], "author": "Ueli"}
        """#,
      // Where legs meet is read, must be a text and is thrown away. What climbs is one leg alone.
      rows: """
        $.legs converted
        $.legs[0] converted
        $.legs[0].from converted
        $.legs[0].to dropped
        $.legs[0].km converted
        $.legs[0].up asSent
        $.legs[1] converted
        $.legs[1].from dropped
        $.legs[1].to converted
        $.legs[1].km converted
        $.legs[1].up default
        $.tags notTold
        $.tags[0] asSent
        $.tags[1] asSent
        $.more_tags notTold
        $.more_tags[0] asSent
        $.grades converted
        $.grades[0] notTold
        $.grades[1] converted
        $.grades[2] notTold
        $.author dropped
        """),
    UnseenModel(
      kind: .merged, name: "a statement whose balance is a difference, and an amount of two keys",
      source: #"""
        import Foundation
        final class Root: Decodable {
          let period: String
          let balance: Int
          let entries: [Int]
          let owner: String
          let fee: Decimal

          private enum CodingKeys: String, CodingKey {
            case from, until, credits, debits, holders, fee
          }
          private struct Entry: Decodable { let cents: Int; let reversed: Bool? }
          private struct Fee: Decodable { let units: Int; let nanos: Int? }

          required init(from decoder: any Decoder) throws {
            let statement = try decoder.container(keyedBy: CodingKeys.self)
            let from = try statement.decode(String.self, forKey: .from)
            let until = try statement.decodeIfPresent(String.self, forKey: .until) ?? "today"
            period = "\(from) – \(until)"
            let credits = try statement.decode([Entry].self, forKey: .credits)
            let debits = try statement.decodeIfPresent([Entry].self, forKey: .debits) ?? []
            entries = credits.map(\.cents) + debits.map { 0 &- $0.cents }
            balance = entries.reduce(0, &+)
            let holders = try statement.decode([String].self, forKey: .holders)
            owner = holders.joined(separator: " & ")
            let fee = try statement.decode(Fee.self, forKey: .fee)
            self.fee = Decimal(fee.units) + Decimal(fee.nanos ?? 0) / 1_000_000_000
          }
        }
        """#,
      payload: #"""
        {"from": "2024-04", "until": null, "credits": [{"cents": 5000, "reversed": false}],
         "debits": [{"cents": 1250}, {"cents": 75, "memo": "fee"}], "holders": ["Al", "Bea"],
         "fee": {"units": 3, "nanos": 500000000, "currency": "CHF"}}
        """#,
      // That an entry is reversed is read, must be a Bool and is thrown away.
      rows: """
        $.from converted
        $.until default
        $.credits converted
        $.credits[0] converted
        $.credits[0].cents converted
        $.credits[0].reversed dropped
        $.debits converted
        $.debits[0] converted
        $.debits[0].cents converted
        $.debits[0].reversed notTold
        $.debits[1] converted
        $.debits[1].cents converted
        $.debits[1].memo dropped
        $.debits[1].reversed notTold
        $.holders converted
        $.holders[0] converted
        $.holders[1] converted
        $.fee converted
        $.fee.units converted
        $.fee.nanos converted
        $.fee.currency dropped
        """),
  ]

  /// What was sent is replaced by what is made of it.
  static let freshReplaced = [
    UnseenModel(
      kind: .replaced, name: "a sign-up whose fields are cleaned when they are set",
      source: #"""
        import Foundation
        struct Root: Decodable {
          private(set) var user: String
          private(set) var country: String
          private(set) var phone: String
          private(set) var age: Int
          private(set) var topics: [String]
          private(set) var source: String?

          private enum CodingKeys: String, CodingKey {
            case user = "username", country, phone, age, topics, source = "utm_source"
          }

          init(from decoder: any Decoder) throws {
            let form = try decoder.container(keyedBy: CodingKeys.self)
            user = try form.decode(String.self, forKey: .user)
            user.removeAll { !$0.isLetter && !$0.isNumber }
            country = try form.decode(String.self, forKey: .country).uppercased()
            let digits = try form.decode(String.self, forKey: .phone).filter(\.isNumber)
            phone = digits.hasPrefix("00") ? "+" + digits.dropFirst(2) : digits
            age = max(18, try form.decode(Int.self, forKey: .age))
            topics = try form.decodeIfPresent([String].self, forKey: .topics) ?? []
            var seen: Set<String> = []
            topics = topics.filter { seen.insert($0).inserted }
            source = try form.decodeIfPresent(String.self, forKey: .source)
            if source?.isEmpty != false { source = "direct" }
          }
        }
        """#,
      payload: #"""
        {"username": "jo_ann!", "country": "CH", "phone": "0041 79 555", "age": 16,
         "topics": ["maps", "trains", "maps"], "utm_source": "", "terms": true}
        """#,
      rows: """
        $.username converted
        $.country asSent
        $.phone converted
        $.age converted
        $.topics converted
        $.topics[0] asSent
        $.topics[1] asSent
        $.topics[2] dropped
        $.utm_source default
        $.terms dropped
        """),
    UnseenModel(
      kind: .replaced, name: "a chart whose values are cut to a range, and labels turned about",
      source: #"""
        final class Root: Decodable {
          let title: String
          let values: [Double]
          let low: Double
          let high: Double
          let labels: [String]
          let unit: String

          enum CodingKeys: CodingKey { case title, values, low, high, labels, unit, style }

          init(from decoder: any Decoder) throws {
            let chart = try decoder.container(keyedBy: CodingKeys.self)
            var title = try chart.decode(String.self, forKey: .title)
            if title.count > 12 { title = title.prefix(11) + "…" }
            self.title = title
            let low = try chart.decode(Double.self, forKey: .low)
            let high = max(low, try chart.decode(Double.self, forKey: .high))
            values = try chart.decode([Double].self, forKey: .values).map {
              min(max($0, low), high)
            }
            (self.low, self.high) = (low, high)
            labels = try chart.decode([String].self, forKey: .labels).reversed()
            let unit = try chart.decodeIfPresent(String.self, forKey: .unit)
            self.unit = unit?.replacing("degC", with: "°C") ?? "-"
          }
        }
        """#,
      payload: #"""
        {"title": "Temperature of the lake", "values": [4.5, 31, -2, 12], "low": 0, "high": 25,
         "labels": ["mon", "tue", "wed"], "unit": "degC", "style": {"smooth": true, "color": null}}
        """#,
      // Each end of the range is held, and so is what was cut to it.
      rows: """
        $.title converted
        $.values converted
        $.values[0] asSent
        $.values[1] converted
        $.values[2] converted
        $.values[3] asSent
        $.low notTold
        $.high notTold
        $.labels converted
        $.labels[0] asSent
        $.labels[1] asSent
        $.labels[2] asSent
        $.unit converted
        $.style dropped
        $.style.smooth dropped
        $.style.color dropped
        """),
    UnseenModel(
      kind: .replaced, name: "a note that repairs itself after it was decoded",
      source: #"""
        import Foundation
        struct Root: Decodable {
          struct Item: Decodable, Equatable {
            var text: String
            var done: Bool
            var order: Int?
          }
          var title: String
          var body: String
          var items: [Item]
          var link: URL?
          var version: Int

          enum CodingKeys: CodingKey { case title, body, items, link, version }

          init(from decoder: any Decoder) throws {
            let note = try decoder.container(keyedBy: CodingKeys.self)
            title = try note.decode(String.self, forKey: .title)
            body = try note.decode(String.self, forKey: .body)
            items = try note.decode([Item].self, forKey: .items)
            link = try? note.decode(URL.self, forKey: .link)
            version = try note.decodeIfPresent(Int.self, forKey: .version) ?? 0
            migrate()
          }

          private mutating func migrate() {
            defer { version = max(version, 3) }
            body = body.replacingOccurrences(of: "\r\n", with: "\n")
            if title.isEmpty { title = "Untitled" }
            if version < 2 {
              for index in items.indices { items[index].order = index }
            }
            items.removeAll { $0.text.isEmpty }
            if link?.scheme == "http" {
              link = URL(string: "https" + link!.absoluteString.dropFirst(4))
            }
          }
        }
        """#,
      payload: #"""
        {"title": "Shop", "body": "Today\r\nor never", "version": 1, "items": [
          {"text": "bread", "done": false, "order": 9}, {"text": "", "done": true},
          {"text": "milk", "done": true, "color": "red"}], "link": "http://list.example/a"}
        """#,
      // The order is replaced by the place, whatever was sent.
      rows: """
        $.title asSent
        $.body converted
        $.version converted
        $.items converted
        $.items[0] converted
        $.items[0].text asSent
        $.items[0].done asSent
        $.items[0].order default
        $.items[1] dropped
        $.items[1].text dropped
        $.items[1].done dropped
        $.items[2] converted
        $.items[2].text asSent
        $.items[2].done asSent
        $.items[2].color dropped
        $.items[2].order default
        $.link converted
        """),
  ]

  /// Texts and numbers that are looked up.
  static let freshLookUps = [
    UnseenModel(
      kind: .lookUps, name: "airports, airlines and cabins of a flight by their codes",
      source: #"""
        struct Root: Decodable {
          enum Cabin: String { case economy, premium, business, first }
          struct Flight {
            let number: String
            let airline: String
            let from: String
            let to: String
            let cabin: Cabin
            let terminal: Int?
          }
          let booking: String
          let flights: [Flight]

          private static let airports: [String: String] = [
            "ZRH": "Zurich", "LIS": "Lisbon", "OSL": "Oslo",
          ]
          private static let airlines = [("LX", "Swiss"), ("TP", "Tap"), ("SK", "Sas")]
          private static let cabins: [Character: Cabin] = ["Y": .economy, "W": .premium, "C": .business]

          private enum Keys: String, CodingKey {
            case booking = "pnr", segments, carrier, number = "no", from, to, cabin = "class", terminal
          }
          init(from decoder: any Decoder) throws {
            let root = try decoder.container(keyedBy: Keys.self)
            booking = try root.decode(String.self, forKey: .booking)
            var segments = try root.nestedUnkeyedContainer(forKey: .segments)
            var flights: [Flight] = []
            while segments.isAtEnd == false {
              let segment = try segments.nestedContainer(keyedBy: Keys.self)
              let carrier = try segment.decode(String.self, forKey: .carrier)
              let from = try segment.decode(String.self, forKey: .from)
              let to = try segment.decode(String.self, forKey: .to)
              let letter = try segment.decodeIfPresent(String.self, forKey: .cabin)?.first
              flights.append(
                Flight(
                  number: try segment.decode(String.self, forKey: .number),
                  airline: Self.airlines.first { $0.0 == carrier }?.1 ?? "another airline",
                  from: Self.airports[from] ?? from, to: Self.airports[to] ?? to,
                  cabin: letter.flatMap { Self.cabins[$0] } ?? .economy,
                  terminal: try segment.decodeIfPresent(String.self, forKey: .terminal)
                    .flatMap { ["one": 1, "two": 2][$0] }))
            }
            self.flights = flights
          }
        }
        """#,
      payload: #"""
        {"pnr": "X7Q2", "segments": [
          {"carrier": "LX", "no": "2086", "from": "ZRH", "to": "LIS", "class": "C", "terminal": "two"},
          {"carrier": "ZZ", "no": "9", "from": "LIS", "to": "FNC", "class": "Q", "terminal": "east"}]}
        """#,
      rows: """
        $.pnr asSent
        $.segments converted
        $.segments[0] converted
        $.segments[0].carrier converted
        $.segments[0].no asSent
        $.segments[0].from converted
        $.segments[0].to converted
        $.segments[0].class converted
        $.segments[0].terminal converted
        $.segments[1] converted
        $.segments[1].carrier default
        $.segments[1].no asSent
        $.segments[1].from converted
        $.segments[1].to asSent
        $.segments[1].class default
        $.segments[1].terminal nil
        """),
    UnseenModel(
      kind: .lookUps,
      name: "labels of a tracker by their places, and users by their numbers in one answer",
      source: #"""
        struct Root: Decodable {
          struct Issue { let title: String; let author: String; let labels: [String] }
          let issues: [Issue]
          let users: [Int: String]

          private struct User: Decodable { let id: Int; let login: String }
          private struct RawIssue: Decodable { let title: String; let user: Int; let labels: [Int]? }
          private enum CodingKeys: CodingKey { case issues, users, labels }

          init(from decoder: any Decoder) throws {
            let answer = try decoder.container(keyedBy: CodingKeys.self)
            let people = try answer.decode([User].self, forKey: .users)
            let logins = Dictionary(people.map { ($0.id, $0.login) }) { first, _ in first }
            let names = try answer.decode([String].self, forKey: .labels)
            issues = try answer.decode([RawIssue].self, forKey: .issues).map { issue in
              Issue(
                title: issue.title, author: logins[issue.user] ?? "ghost",
                labels: (issue.labels ?? []).compactMap { names.indices.contains($0) ? names[$0] : nil })
            }
            users = logins
          }
        }
        """#,
      payload: #"""
        {"users": [{"id": 7, "login": "ada", "admin": true}, {"id": 9, "login": "bob"}],
         "labels": ["bug", "docs", "later"], "issues": [
          {"title": "Crash", "user": 9, "labels": [0, 5]}, {"title": "Typo", "user": 1, "labels": null}]}
        """#,
      // A login is held by its number and as an author. Two labels are read, must be texts and are
      // on no issue.
      rows: """
        $.users converted
        $.users[0] asSent
        $.users[0].id asSent
        $.users[0].login asSent
        $.users[0].admin dropped
        $.users[1] converted
        $.users[1].id notTold
        $.users[1].login converted
        $.labels notTold
        $.labels[0] asSent
        $.labels[1] dropped
        $.labels[2] dropped
        $.issues converted
        $.issues[0] converted
        $.issues[0].title asSent
        $.issues[0].user converted
        $.issues[0].labels converted
        $.issues[0].labels[0] converted
        $.issues[0].labels[1] dropped
        $.issues[1] converted
        $.issues[1].title asSent
        $.issues[1].user default
        $.issues[1].labels default
        """),
    UnseenModel(
      kind: .lookUps, name: "a theme whose colors, sizes and fonts are names of a palette",
      source: #"""
        struct Root: Decodable {
          struct Style: Equatable { var color: UInt32; var size: Double; var weight: Int }
          let name: String
          let title: Style
          let body: Style
          let accent: UInt32

          static let palette: KeyValuePairs<String, UInt32> = ["ink": 0x101820, "sky": 0x4AA3DF]
          static func color(_ name: String?) -> UInt32 {
            palette.first { $0.key == name }?.value ?? 0xFF00FF
          }
          static func size(named name: String) -> Double {
            switch name {
            case "small": return 11
            case "large", "huge": return 24
            default: return Double(name) ?? 15
            }
          }
          private struct Named: Decodable {
            let color: String?
            let size: String
            let weight: String?
            let italic: Bool?
            var style: Style {
              let weights = ["thin", "regular", "bold"]
              let index = weight.flatMap { weights.firstIndex(of: $0) } ?? 1
              return Style(color: color(color), size: Root.size(named: size), weight: index * 300 + 100)
            }
            private func color(_ name: String?) -> UInt32 { Root.color(name) }
          }
          private enum CodingKeys: CodingKey { case name, title, body, accent }
          init(from decoder: any Decoder) throws {
            let theme = try decoder.container(keyedBy: CodingKeys.self)
            name = try theme.decode(String.self, forKey: .name)
            title = try theme.decode(Named.self, forKey: .title).style
            body = try theme.decode(Named.self, forKey: .body).style
            accent = Self.color(try theme.decodeIfPresent(String.self, forKey: .accent))
          }
        }
        """#,
      payload: #"""
        {"name": "Calm", "title": {"color": "ink", "size": "huge", "weight": "bold", "italic": true},
         "body": {"color": "moss", "size": "13.5", "leading": 1.4}, "accent": null}
        """#,
      // That it is italic is read, must be a Bool and is thrown away.
      rows: """
        $.name asSent
        $.title converted
        $.title.color converted
        $.title.size converted
        $.title.weight converted
        $.title.italic dropped
        $.body converted
        $.body.color default
        $.body.size converted
        $.body.leading dropped
        $.body.weight default
        $.body.italic notTold
        $.accent default
        """),
  ]
}
