extension UnseenModel {
  /// Elements that can't be decoded are left out.
  static let lossyLists = [
    UnseenModel(
      kind: .lossyLists, name: "results of a song search of which those that fail are left out",
      source: #"""
        struct Failable<Value: Decodable>: Decodable {
          let value: Value?
          init(from decoder: any Decoder) throws {
            value = try? decoder.singleValueContainer().decode(Value.self)
          }
        }
        struct Song: Decodable {
          let id: Int
          let title: String
          let album: String?
        }
        struct Root: Decodable {
          let count: Int
          let songs: [Song]
          let genres: [String]
          enum CodingKeys: String, CodingKey {
            case count = "resultCount", songs = "results"
            case genres
          }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            count = try keys.decode(Int.self, forKey: .count)
            songs = try keys.decode([Failable<Song>].self, forKey: .songs).compactMap(\.value)
            genres = try keys.decodeIfPresent([Failable<String>].self, forKey: .genres)?
              .compactMap { $0.value } ?? []
          }
        }
        """#,
      payload: #"""
        {"resultCount": 4, "results": [
          {"id": 1, "title": "Blue Hour", "album": null}, {"id": "2", "title": "Tin"}, null,
          {"id": 4, "title": "Rope", "album": "Knots", "price": 1.3}],
         "genres": ["folk", 7, "jazz"]}
        """#,
      rows: """
        $.resultCount asSent
        $.results converted
        $.results[0] asSent
        $.results[0].id asSent
        $.results[0].title asSent
        $.results[0].album nil
        $.results[1] dropped
        $.results[1].id dropped
        $.results[1].title dropped
        $.results[2] dropped
        $.results[3] asSent
        $.results[3].id asSent
        $.results[3].title asSent
        $.results[3].album asSent
        $.results[3].price dropped
        $.genres converted
        $.genres[0] asSent
        $.genres[1] dropped
        $.genres[2] asSent
        """),
    UnseenModel(
      kind: .lossyLists, name: "a wrapper for lists that steps over what it can't read",
      source: #"""
        @propertyWrapper struct Lossy<Element: Decodable>: Decodable {
          var wrappedValue: [Element]
          private struct Anything: Decodable { init(from decoder: any Decoder) throws {} }
          init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var elements: [Element] = []
            elements.reserveCapacity(container.count ?? 0)
            while !container.isAtEnd {
              do {
                elements.append(try container.decode(Element.self))
              } catch {
                _ = try container.decode(Anything.self)
              }
            }
            wrappedValue = elements
          }
        }
        struct Hike: Decodable {
          enum Grade: String, Decodable { case easy, medium, hard }
          let name: String
          let grade: Grade
        }
        struct Root: Decodable {
          let region: String
          @Lossy var hikes: [Hike]
          @Lossy var heights: [Int]
          @Lossy var warnings: [String]
        }
        """#,
      payload: #"""
        {"region": "Jura", "hikes": [
          {"name": "Creux", "grade": "medium"}, {"name": "Gorge", "grade": "T4"},
          {"grade": "easy"}, "closed", {"name": "Ridge", "grade": "hard", "km": 11}],
         "heights": [1465, null, 980], "warnings": {"today": "fog"}}
        """#,
      // Where there is no list at all, the wrapper throws.
      rows: """
        $.region asSent
        $.hikes converted
        $.hikes[0] asSent
        $.hikes[0].name asSent
        $.hikes[0].grade asSent
        $.hikes[1] dropped
        $.hikes[1].name dropped
        $.hikes[1].grade dropped
        $.hikes[2] dropped
        $.hikes[2].name dropped
        $.hikes[2].grade dropped
        $.hikes[3] dropped
        $.hikes[4] asSent
        $.hikes[4].name asSent
        $.hikes[4].grade asSent
        $.hikes[4].km dropped
        $.heights converted
        $.heights[0] asSent
        $.heights[1] dropped
        $.heights[2] asSent
        $.warnings threw
        $.warnings.today notTold
        """),
    UnseenModel(
      kind: .lossyLists, name: "a dictionary of prices without those that are none",
      source: #"""
        struct Optionally<Value: Decodable>: Decodable {
          var value: Value?
          init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
        }
        struct Quote: Decodable {
          let usd: Double
          let change: Double?
        }
        struct Root: Decodable {
          private(set) var quotes: [String: Quote] = [:]
          private(set) var limits: [String: Int] = [:]
          private(set) var favorites: Set<String> = []
          private enum CodingKeys: String, CodingKey { case quotes = "data", limits, favorites }
          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            quotes = try container.decode([String: Optionally<Quote>].self, forKey: .quotes)
              .compactMapValues(\.value)
            if let limits = try container.decodeIfPresent(
              [String: Optionally<Int>].self, forKey: .limits)
            {
              for (name, limit) in limits {
                if let value = limit.value { self.limits[name] = value }
              }
            }
            for favorite in try container.decode([Optionally<String>].self, forKey: .favorites) {
              guard let name = favorite.value else { continue }
              favorites.insert(name)
            }
          }
        }
        """#,
      payload: #"""
        {"data": {"btc": {"usd": 61000.5, "change": -1.2}, "doge": {"usd": "0.15"},
          "eth": {"usd": 3000, "change": null}, "old": false},
         "limits": {"alerts": 5, "charts": "many"}, "favorites": ["btc", null, "eth"]}
        """#,
      rows: """
        $.data converted
        $.data.btc asSent
        $.data.btc.usd asSent
        $.data.btc.change asSent
        $.data.doge dropped
        $.data.doge.usd dropped
        $.data.eth asSent
        $.data.eth.usd asSent
        $.data.eth.change nil
        $.data.old dropped
        $.limits converted
        $.limits.alerts asSent
        $.limits.charts dropped
        $.favorites converted
        $.favorites[0] asSent
        $.favorites[1] dropped
        $.favorites[2] asSent
        """),
    UnseenModel(
      kind: .lossyLists, name: "bookings that may fail one by one, but not all",
      source: #"""
        struct Throwable<Value: Decodable>: Decodable {
          let result: Result<Value, any Error>
          init(from decoder: any Decoder) throws {
            result = Result { try Value(from: decoder) }
          }
        }
        struct Booking: Decodable {
          let room: Int
          let guest: String
        }
        struct Root: Decodable {
          let hotel: String
          let today: [Booking]
          let tomorrow: [Booking]
          enum CodingKeys: CodingKey { case hotel, today, tomorrow }
          static func bookings(
            _ key: CodingKeys, in keys: KeyedDecodingContainer<CodingKeys>
          ) throws -> [Booking] {
            let tried = try keys.decode([Throwable<Booking>].self, forKey: key)
            let good = tried.compactMap { try? $0.result.get() }
            if good.isEmpty, let first = tried.first { _ = try first.result.get() }
            return good
          }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            hotel = try keys.decode(String.self, forKey: .hotel)
            today = try Self.bookings(.today, in: keys)
            tomorrow = try Self.bookings(.tomorrow, in: keys)
          }
        }
        """#,
      payload: #"""
        {"hotel": "Elm", "today": [{"room": 12, "guest": "Orr"}, {"room": "attic", "guest": "Lee"}],
         "tomorrow": [{"room": "tower", "guest": "Fox"}, {"guest": "Day"}]}
        """#,
      // The first error of tomorrow is thrown, for nothing else is left.
      rows: """
        $.hotel asSent
        $.today converted
        $.today[0] asSent
        $.today[0].room asSent
        $.today[0].guest asSent
        $.today[1] dropped
        $.today[1].room dropped
        $.today[1].guest dropped
        $.tomorrow threw
        $.tomorrow[0] threw
        $.tomorrow[0].room threw
        $.tomorrow[0].guest notReached alone asSent
        $.tomorrow[1] dropped
        $.tomorrow[1].room dropped
        $.tomorrow[1].guest dropped
        """),
  ]

  /// Elements and keys that the code steps over.
  static let passedOver = [
    UnseenModel(
      kind: .passedOver, name: "a timeline whose advertisements are stepped over",
      source: #"""
        struct Skipped: Decodable { init(from decoder: any Decoder) throws {} }
        struct Post: Decodable {
          let id: Int
          let text: String
          let likes: Int?
        }
        struct Root: Decodable {
          let owner: String
          let posts: [Post]
          let next: String?
          enum CodingKeys: CodingKey { case owner, entries, next }
          private struct Peek: Decodable { let kind: String? }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            owner = try keys.decode(String.self, forKey: .owner)
            var posts: [Post] = []
            var kinds = try keys.nestedUnkeyedContainer(forKey: .entries)
            var entries = try keys.nestedUnkeyedContainer(forKey: .entries)
            while !kinds.isAtEnd {
              if try kinds.decode(Peek.self).kind == "post" {
                posts.append(try entries.decode(Post.self))
              } else {
                _ = try entries.decode(Skipped.self)
              }
            }
            self.posts = posts
            next = try keys.decodeIfPresent(String.self, forKey: .next)
          }
        }
        """#,
      payload: #"""
        {"owner": "sam", "entries": [
          {"kind": "post", "id": 31, "text": "Snow!", "likes": 4},
          {"kind": "ad", "id": 900, "text": "Buy skis"},
          {"id": 32, "text": "no kind"},
          {"kind": "post", "id": 33, "text": "Thaw."}],
         "next": "p2"}
        """#,
      // The kind of what is stepped over says only that.
      rows: """
        $.owner asSent
        $.entries converted
        $.entries[0] asSent
        $.entries[0].kind asSent
        $.entries[0].id asSent
        $.entries[0].text asSent
        $.entries[0].likes asSent
        $.entries[1] dropped
        $.entries[1].kind dropped
        $.entries[1].id dropped
        $.entries[1].text dropped
        $.entries[2] dropped
        $.entries[2].kind dropped
        $.entries[2].id dropped
        $.entries[2].text dropped
        $.entries[3] asSent
        $.entries[3].kind asSent
        $.entries[3].id asSent
        $.entries[3].text asSent
        $.entries[3].likes nil
        $.next asSent
        """),
    UnseenModel(
      kind: .passedOver, name: "candles of an exchange, stepped through by position",
      source: #"""
        struct Candle: Decodable {
          let time: Int
          let open: Double
          let close: Double
          let volume: Double
          init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            time = try values.decode(Int.self)
            open = try values.decode(Double.self)
            for _ in 0..<2 { _ = try values.decode(Double.self) }
            close = try values.decode(Double.self)
            guard let volume = Double(try values.decode(String.self)) else {
              throw DecodingError.dataCorruptedError(
                in: values, debugDescription: "The volume is no number")
            }
            self.volume = volume
          }
        }
        struct Root: Decodable {
          let pair: String
          let candles: [Candle]
          let last: Int
        }
        """#,
      payload: #"""
        {"pair": "BTC/CHF", "candles": [
          [1714500000, 55100, 55400.5, 55000, 55320, "12.75", 841],
          [1714503600, 55320, "high", 55300, 55350, "3.5", 120]],
         "last": 1714503600}
        """#,
      // High and low are read and thrown away, but must be numbers. What follows isn't asked for.
      rows: """
        $.pair asSent
        $.candles threw
        $.candles[0] converted
        $.candles[0][0] asSent
        $.candles[0][1] asSent
        $.candles[0][2] dropped
        $.candles[0][3] dropped
        $.candles[0][4] asSent
        $.candles[0][5] converted
        $.candles[0][6] dropped
        $.candles[1] threw
        $.candles[1][0] asSent
        $.candles[1][1] asSent
        $.candles[1][2] threw
        $.candles[1][3] notReached alone asSent
        $.candles[1][4] notReached alone asSent
        $.candles[1][5] notReached alone converted
        $.candles[1][6] dropped
        $.last notReached alone asSent
        """),
    UnseenModel(
      kind: .passedOver, name: "an answer that is a list: a page, then its rows",
      source: #"""
        struct Root: Decodable {
          let total: Int
          let countries: [Country]
          struct Country: Decodable { let id: String; let name: String; let people: Double? }
          private enum PageKeys: CodingKey { case total, page }
          private enum RowKeys: CodingKey { case country, value, aggregate }
          private struct Named: Decodable { let id: String; let value: String }
          init(from decoder: any Decoder) throws {
            var parts = try decoder.unkeyedContainer()
            total = try parts.nestedContainer(keyedBy: PageKeys.self)
              .decode(Int.self, forKey: .total)
            var rows = try parts.nestedUnkeyedContainer()
            var countries: [Country] = []
            repeat {
              let row = try rows.nestedContainer(keyedBy: RowKeys.self)
              if try row.decodeIfPresent(Bool.self, forKey: .aggregate) ?? false { continue }
              let country = try row.decode(Named.self, forKey: .country)
              countries.append(
                Country(
                  id: country.id, name: country.value,
                  people: try row.decodeIfPresent(Double.self, forKey: .value)))
            } while !rows.isAtEnd
            self.countries = countries
          }
        }
        """#,
      payload: #"""
        [{"total": 3, "page": 1}, [
          {"country": {"id": "CH", "value": "Switzerland"}, "value": 8700000, "aggregate": false},
          {"country": {"id": "1W", "value": "World"}, "value": 8000000000, "aggregate": true},
          {"country": {"id": "TV", "value": "Tuvalu"}, "value": null}],
         {"note": "revised"}]
        """#,
      // That a row is no aggregate isn't held: it decides whether the row is. Of the last
      // row it is missing.
      rows: """
        $[0] asSent
        $[0].total asSent
        $[0].page dropped
        $[1] converted
        $[1][0] asSent
        $[1][0].country asSent
        $[1][0].country.id asSent
        $[1][0].country.value asSent
        $[1][0].value asSent
        $[1][0].aggregate notTold
        $[1][1] dropped
        $[1][1].country dropped
        $[1][1].country.id dropped
        $[1][1].country.value dropped
        $[1][1].value dropped
        $[1][1].aggregate dropped
        $[1][2] asSent
        $[1][2].country asSent
        $[1][2].country.id asSent
        $[1][2].country.value asSent
        $[1][2].value nil
        $[1][2].aggregate notTold
        $[2] dropped
        $[2].note dropped
        """),
  ]

  /// Loops over lists, and keys that are data.
  static let read = [
    UnseenModel(
      kind: .read, name: "rates of currencies whose codes are keys",
      source: #"""
        struct Root: Decodable {
          struct Rate { let code: String; let value: Double }
          let base: String
          let rates: [Rate]
          enum CodingKeys: CodingKey { case base, rates, date }
          struct Code: CodingKey {
            let stringValue: String
            init?(stringValue: String) { self.stringValue = stringValue }
            var intValue: Int? { nil }
            init?(intValue: Int) { nil }
          }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            base = try keys.decode(String.self, forKey: .base)
            let table = try keys.nestedContainer(keyedBy: Code.self, forKey: .rates)
            var rates: [Rate] = []
            for key in table.allKeys where key.stringValue.count == 3 {
              guard let value = try? table.decode(Double.self, forKey: key) else { continue }
              rates.append(Rate(code: key.stringValue, value: value))
            }
            self.rates = rates.sorted { $0.code < $1.code }
          }
        }
        """#,
      payload: #"""
        {"base": "CHF", "date": "2024-05-02",
         "rates": {"EUR": 1.02, "USD": 1.1, "JPY": "171", "XDR_old": 0.83, "GBP": null}}
        """#,
      rows: """
        $.base asSent
        $.date dropped
        $.rates converted
        $.rates.EUR asSent
        $.rates.USD asSent
        $.rates.JPY dropped
        $.rates.XDR_old dropped
        $.rates.GBP dropped
        """),
    UnseenModel(
      kind: .read, name: "closing prices by day under keys with numbers and spaces",
      source: #"""
        struct Key: CodingKey, ExpressibleByStringLiteral {
          var stringValue: String
          var intValue: Int? { Int(stringValue) }
          init(stringValue: String) { self.stringValue = stringValue }
          init(intValue: Int) { stringValue = "\(intValue)" }
          init(stringLiteral value: String) { stringValue = value }
        }
        struct Root: Decodable {
          struct Day: Decodable {
            let close: Double
            let volume: Int
            init(from decoder: any Decoder) throws {
              let fields = try decoder.container(keyedBy: Key.self)
              close = try fields.number("4. close")
              volume = Int(try fields.number("5. volume"))
            }
          }
          let symbol: String
          let days: [String: Day]
          init(from decoder: any Decoder) throws {
            let top = try decoder.container(keyedBy: Key.self)
            let meta = try top.nestedContainer(keyedBy: Key.self, forKey: "Meta Data")
            symbol = try meta.decode(String.self, forKey: "2. Symbol")
            let series = try top.nestedContainer(keyedBy: Key.self, forKey: "Time Series")
            days = try series.allKeys.reduce(into: [:]) { days, key in
              days[key.stringValue] = try series.decode(Day.self, forKey: key)
            }
          }
        }
        extension KeyedDecodingContainer where K == Key {
          fileprivate func number(_ key: Key) throws -> Double {
            let text = try decode(String.self, forKey: key)
            guard let number = Double(text) else {
              throw DecodingError.dataCorruptedError(
                forKey: key, in: self, debugDescription: "Not a number: \(text)")
            }
            return number
          }
        }
        """#,
      payload: #"""
        {"Meta Data": {"1. Information": "Daily", "2. Symbol": "TENT"},
         "Time Series": {"2024-05-01": {"1. open": "11.9", "4. close": "12.50", "5. volume": "-"}}}
        """#,
      rows: """
        $["Meta Data"] asSent
        $["Meta Data"]["1. Information"] dropped
        $["Meta Data"]["2. Symbol"] asSent
        $["Time Series"] threw
        $["Time Series"]["2024-05-01"] threw
        $["Time Series"]["2024-05-01"]["1. open"] dropped
        $["Time Series"]["2024-05-01"]["4. close"] converted
        $["Time Series"]["2024-05-01"]["5. volume"] threw
        """),
    UnseenModel(
      kind: .read, name: "the first three headlines, and fields whose keys have a prefix",
      source: #"""
        struct Field: CodingKey {
          let stringValue: String
          let intValue: Int? = nil
          init?(stringValue: String) { self.stringValue = stringValue }
          init?(intValue: Int) { nil }
        }
        struct Root: Decodable {
          let source: String
          let headlines: [String]
          let custom: [String: String]
          enum CodingKeys: CodingKey { case source, headlines }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            source = try keys.decode(String.self, forKey: .source)
            var list = try keys.nestedUnkeyedContainer(forKey: .headlines)
            var headlines: [String] = []
            while !list.isAtEnd, headlines.count < 3 {
              headlines.append(try list.decode(String.self))
            }
            self.headlines = headlines
            let fields = try decoder.container(keyedBy: Field.self)
            var custom: [String: String] = [:]
            for field in fields.allKeys {
              guard field.stringValue.hasPrefix("x_") else { continue }
              custom[String(field.stringValue.dropFirst(2))] = try fields.decode(
                String.self, forKey: field)
            }
            self.custom = custom
          }
        }
        """#,
      payload: #"""
        {"source": "Daily Bee", "headlines": ["Frost", "Honey up", "Bees vote", "Queen resigns", 5],
         "x_desk": "nature", "x_editor": "Wu", "y_rank": "3"}
        """#,
      rows: """
        $.source asSent
        $.headlines converted
        $.headlines[0] asSent
        $.headlines[1] asSent
        $.headlines[2] asSent
        $.headlines[3] dropped
        $.headlines[4] dropped
        $.x_desk asSent
        $.x_editor asSent
        $.y_rank dropped
        """),
    UnseenModel(
      kind: .read, name: "departures in a loop that reads before it looks for the end",
      source: #"""
        struct Departure: Decodable { let line: String; let minute: Int; let platform: String? }
        struct Root: Decodable {
          let station: String
          let departures: [Departure]
          let messages: [String]
          init(from decoder: any Decoder) throws {
            enum Key: String, CodingKey { case station, departures = "dep", messages = "msg" }
            let keys = try decoder.container(keyedBy: Key.self)
            station = try keys.decode(String.self, forKey: .station)
            var list = try keys.nestedUnkeyedContainer(forKey: .departures)
            var found: [Departure] = []
            repeat {
              found.append(try list.decode(Departure.self))
            } while !list.isAtEnd
            departures = found
            var texts: [String] = []
            if keys.contains(.messages) {
              var messages = try keys.nestedUnkeyedContainer(forKey: .messages)
              while let text = try messages.decodeIfPresent(String.self) { texts.append(text) }
            }
            messages = texts
          }
        }
        """#,
      payload: #"""
        {"station": "Olten", "dep": [
          {"line": "S3", "minute": 4, "platform": "7"}, {"line": "IC8", "minute": 11},
          {"line": "S23", "minute": "soon", "platform": null}, {"line": 12, "minute": 20}],
         "msg": ["Lift is out of order"]}
        """#,
      rows: """
        $.station asSent
        $.dep threw
        $.dep[0] asSent
        $.dep[0].line asSent
        $.dep[0].minute asSent
        $.dep[0].platform asSent
        $.dep[1] asSent
        $.dep[1].line asSent
        $.dep[1].minute asSent
        $.dep[1].platform nil
        $.dep[2] threw
        $.dep[2].line asSent
        $.dep[2].minute threw
        $.dep[2].platform notReached alone nil
        $.dep[3] notReached alone threw
        $.dep[3].line notReached alone threw
        $.dep[3].minute notReached alone asSent
        $.dep[3].platform notReached alone nil
        $.msg notReached alone asSent
        $.msg[0] notReached alone asSent
        """),
  ]
}
