extension UnseenModel {
  /// Larger models, as apps have them.
  static let apps = [
    UnseenModel(
      kind: .apps, name: "a weather app: what is now, hours of two lists, and warnings",
      source: #"""
        import Foundation
        enum Sky: String, Decodable {
          case clear, clouds, rain, unknown
          init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            self = Sky(rawValue: text) ?? .unknown
          }
        }
        struct Root: Decodable {
          struct Hour {
            let hour: Int
            let degrees: Double
          }
          struct Warning: Decodable {
            enum Level: Int, Decodable { case yellow = 1, orange, red }
            let level: Level
            let text: String
            let region: String?
          }
          let place: String
          let coordinate: (latitude: Double, longitude: Double)
          let sky: Sky
          let degrees: Double
          let feelsLike: Double
          let humidity: Double
          let sunrise: Date?
          let hours: [Hour]
          let warnings: [Warning]
          enum CodingKeys: String, CodingKey {
            case place = "name"
            case coord, current, hourly, warnings
          }
          enum CurrentKeys: String, CodingKey {
            case sky, temp, humidity, sunrise
            case feelsLike = "feels_like"
          }
          enum CoordinateKeys: CodingKey { case lat, lon }
          enum HourlyKeys: CodingKey { case time, temp }
          private struct Failable<T: Decodable>: Decodable {
            let value: T?
            init(from decoder: any Decoder) throws { value = try? T(from: decoder) }
          }
          init(from decoder: any Decoder) throws {
            let root = try decoder.container(keyedBy: CodingKeys.self)
            place = try root.decode(String.self, forKey: .place)
            let point = try root.nestedContainer(keyedBy: CoordinateKeys.self, forKey: .coord)
            coordinate = (
              try point.decode(Double.self, forKey: .lat),
              try point.decode(Double.self, forKey: .lon)
            )
            let current = try root.nestedContainer(keyedBy: CurrentKeys.self, forKey: .current)
            sky = try current.decode(Sky.self, forKey: .sky)
            degrees = try current.decode(Double.self, forKey: .temp)
            feelsLike = try current.decodeIfPresent(Double.self, forKey: .feelsLike) ?? degrees
            humidity = try current.decode(Double.self, forKey: .humidity) / 100
            sunrise = try current.decodeIfPresent(Double.self, forKey: .sunrise)
              .map(Date.init(timeIntervalSince1970:))
            let hourly = try root.nestedContainer(keyedBy: HourlyKeys.self, forKey: .hourly)
            hours = zip(
              try hourly.decode([Int].self, forKey: .time),
              try hourly.decode([Double].self, forKey: .temp)
            ).map { Hour(hour: $0, degrees: $1) }
            warnings = try root.decodeIfPresent([Failable<Warning>].self, forKey: .warnings)?
              .compactMap(\.value) ?? []
          }
        }
        """#,
      payload: #"""
        {"name": "Davos", "coord": {"lat": 46.8, "lon": 9.83}, "timezone": 7200,
         "current": {"sky": "sleet", "temp": -1.5, "humidity": 81, "sunrise": 1714537200, "uvi": 2},
         "hourly": {"time": [9, 10, 11], "temp": [-1, 0.5]},
         "warnings": [{"level": 2, "text": "Ice", "region": null}, {"level": 7, "text": "Sun"},
           {"level": "red", "text": "Wind"}]}
        """#,
      // The temperature stands in for what it feels like, and is held twice so.
      // The third hour has no temperature.
      rows: """
        $.name asSent
        $.coord asSent
        $.coord.lat asSent
        $.coord.lon asSent
        $.timezone dropped
        $.current converted
        $.current.sky default
        $.current.temp notTold
        $.current.feels_like notTold
        $.current.humidity converted
        $.current.sunrise asSent
        $.current.uvi dropped
        $.hourly converted
        $.hourly.time converted
        $.hourly.time[0] asSent
        $.hourly.time[1] asSent
        $.hourly.time[2] dropped
        $.hourly.temp notTold
        $.hourly.temp[0] asSent
        $.hourly.temp[1] asSent
        $.warnings converted
        $.warnings[0] asSent
        $.warnings[0].level asSent
        $.warnings[0].text asSent
        $.warnings[0].region nil
        $.warnings[1] dropped
        $.warnings[1].level dropped
        $.warnings[1].text dropped
        $.warnings[2] dropped
        $.warnings[2].level dropped
        $.warnings[2].text dropped
        """),
    UnseenModel(
      kind: .apps, name: "a social app: statuses with accounts, media, polls and a boost",
      source: #"""
        import Foundation
        struct Account: Decodable {
          let id: String
          let handle: String
          let isBot: Bool
          enum CodingKeys: String, CodingKey { case id, acct, bot, username }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            id = try keys.decode(String.self, forKey: .id)
            let name = try keys.decode(String.self, forKey: .acct)
            handle = name.contains("@") ? name : "@" + name
            isBot = try keys.decodeIfPresent(Bool.self, forKey: .bot) ?? false
          }
        }
        enum Media: Decodable {
          case image(URL, alt: String?)
          case video(URL, seconds: Double)
          case other(type: String)
          enum CodingKeys: CodingKey { case type, url, description, meta }
          enum MetaKeys: CodingKey { case duration }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            let type = try keys.decode(String.self, forKey: .type)
            switch type {
            case "image":
              self = .image(
                try keys.decode(URL.self, forKey: .url),
                alt: try keys.decodeIfPresent(String.self, forKey: .description))
            case "video", "gifv":
              let meta = try keys.nestedContainer(keyedBy: MetaKeys.self, forKey: .meta)
              self = .video(
                try keys.decode(URL.self, forKey: .url),
                seconds: try meta.decode(Double.self, forKey: .duration))
            default: self = .other(type: type)
            }
          }
        }
        final class Status: Decodable {
          enum Visibility: String, Decodable { case `public`, unlisted, `private`, direct }
          let id: String
          let text: String
          let account: Account
          let visibility: Visibility
          let media: [Media]
          let boosted: Status?
          let favorites: Int
          enum CodingKeys: String, CodingKey {
            case id, content, account, visibility
            case media = "media_attachments"
            case boosted = "reblog"
            case favorites = "favourites_count"
          }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            id = try keys.decode(String.self, forKey: .id)
            text = try keys.decode(String.self, forKey: .content)
              .replacing("<p>", with: "").replacing("</p>", with: "")
            account = try keys.decode(Account.self, forKey: .account)
            visibility = try keys.decode(Visibility.self, forKey: .visibility)
            media = try keys.decodeIfPresent([Media].self, forKey: .media) ?? []
            boosted = try keys.decodeIfPresent(Status.self, forKey: .boosted)
            favorites = max(0, try keys.decode(Int.self, forKey: .favorites))
          }
        }
        struct Root: Decodable {
          let statuses: [Status]
          let maximum: String?
          enum CodingKeys: String, CodingKey { case statuses, maximum = "max_id" }
        }
        """#,
      payload: #"""
        {"statuses": [
          {"id": "1", "content": "<p>Fog.</p>", "account": {"id": "a", "acct": "jon", "bot": null},
           "visibility": "public", "favourites_count": 3, "media_attachments": [
             {"type": "image", "url": "https://m.example/1.png", "description": "Fog"},
             {"type": "audio", "url": "https://m.example/2.mp3"}], "reblog": null},
          {"id": "2", "content": "Hi", "account": {"id": "b", "acct": "bea@town.example"},
           "visibility": "mutuals", "favourites_count": -1}],
         "max_id": "1"}
        """#,
      rows: """
        $.statuses threw
        $.statuses[0] converted
        $.statuses[0].id asSent
        $.statuses[0].content converted
        $.statuses[0].account converted
        $.statuses[0].account.id asSent
        $.statuses[0].account.acct converted
        $.statuses[0].account.bot default
        $.statuses[0].visibility asSent
        $.statuses[0].favourites_count asSent
        $.statuses[0].media_attachments asSent
        $.statuses[0].media_attachments[0] asSent
        $.statuses[0].media_attachments[0].type asSent
        $.statuses[0].media_attachments[0].url asSent
        $.statuses[0].media_attachments[0].description asSent
        $.statuses[0].media_attachments[1] asSent
        $.statuses[0].media_attachments[1].type asSent
        $.statuses[0].media_attachments[1].url dropped
        $.statuses[0].reblog nil
        $.statuses[1] threw
        $.statuses[1].id asSent
        $.statuses[1].content asSent
        $.statuses[1].account converted
        $.statuses[1].account.id asSent
        $.statuses[1].account.acct asSent
        $.statuses[1].account.bot default
        $.statuses[1].visibility threw
        $.statuses[1].media_attachments notReached alone default
        $.statuses[1].reblog notReached alone nil
        $.statuses[1].favourites_count notReached alone converted
        $.max_id notReached alone asSent
        """),
    UnseenModel(
      kind: .apps, name: "a shop app: an order with lines, a sum, two addresses and a state",
      source: #"""
        import Foundation
        struct Root: Decodable {
          struct Line: Decodable {
            let title: String
            let quantity: Int
            let cents: Int
            enum CodingKeys: String, CodingKey { case title, quantity, price }
            init(from decoder: any Decoder) throws {
              let keys = try decoder.container(keyedBy: CodingKeys.self)
              title = try keys.decode(String.self, forKey: .title)
              quantity = (try? keys.decode(Int.self, forKey: .quantity)) ?? 1
              let price = try keys.decode(String.self, forKey: .price)
              cents = Int(((Double(price) ?? 0) * 100).rounded())
            }
          }
          struct Address: Decodable {
            let name: String
            let lines: [String]
            private enum CodingKeys: String, CodingKey { case name, street, extra, city }
            init(from decoder: any Decoder) throws {
              let keys = try decoder.container(keyedBy: CodingKeys.self)
              name = try keys.decode(String.self, forKey: .name)
              lines = try [.street, .extra, .city].compactMap { (key: CodingKeys) in
                try keys.decodeIfPresent(String.self, forKey: key)
              }
            }
          }
          enum State { case open, shipped(Date?), cancelled(reason: String), unknown }
          let number: Int
          let lines: [Line]
          let state: State
          let shipping: Address
          let billing: Address
          let total: Decimal
          let isGift: Bool
          private enum CodingKeys: String, CodingKey {
            case number = "order_number", lines = "line_items", status, total, note
            case shippedAt = "shipped_at", reason = "cancel_reason"
            case shipping = "shipping_address", billing = "billing_address"
          }
          init(from decoder: any Decoder) throws {
            let order = try decoder.container(keyedBy: CodingKeys.self)
            number = try order.decode(Int.self, forKey: .number)
            lines = try order.decode([Line].self, forKey: .lines)
            state =
              switch try order.decode(String.self, forKey: .status) {
              case "open": .open
              case "shipped":
                .shipped(
                  try order.decodeIfPresent(Int.self, forKey: .shippedAt).map {
                    Date(timeIntervalSince1970: TimeInterval($0))
                  })
              case "cancelled":
                .cancelled(
                  reason: try order.decodeIfPresent(String.self, forKey: .reason) ?? "other")
              default: .unknown
              }
            let shipping = try order.decode(Address.self, forKey: .shipping)
            self.shipping = shipping
            billing = try order.decodeIfPresent(Address.self, forKey: .billing) ?? shipping
            total = try order.decode(Decimal.self, forKey: .total)
            isGift = try order.decodeIfPresent(String.self, forKey: .note)?
              .lowercased().contains("gift") ?? false
          }
        }
        """#,
      payload: #"""
        {"order_number": 1044, "line_items": [
           {"title": "Mug", "quantity": 2, "price": "14.90"},
           {"title": "Card", "quantity": "3", "price": "1.50", "sku": null}],
         "status": "shipped", "shipped_at": 1714400000, "cancel_reason": null,
         "shipping_address": {"name": "Kim Hall", "street": "Lake Road 3", "extra": null,
           "city": "Thun"},
         "total": 34.3, "note": "A gift for Kim"}
        """#,
      // The shipping address is the billing address, too: its values are in two places.
      rows: """
        $.order_number asSent
        $.line_items converted
        $.line_items[0] converted
        $.line_items[0].title asSent
        $.line_items[0].quantity asSent
        $.line_items[0].price converted
        $.line_items[1] converted
        $.line_items[1].title asSent
        $.line_items[1].quantity default
        $.line_items[1].price converted
        $.line_items[1].sku dropped
        $.status asSent
        $.shipped_at asSent
        $.cancel_reason dropped
        $.shipping_address notTold
        $.shipping_address.name notTold
        $.shipping_address.street notTold
        $.shipping_address.extra notTold
        $.shipping_address.city notTold
        $.billing_address notTold
        $.total asSent
        $.note converted
        """),
    UnseenModel(
      kind: .apps, name: "a fitness app: an activity with splits, heart rates and a map",
      source: #"""
        import Foundation
        struct Root: Decodable {
          enum Sport: String, Decodable {
            case run = "Run", ride = "Ride", hike = "Hike"
          }
          struct Split: Decodable {
            let meters: Double
            let pace: Double
            private enum CodingKeys: String, CodingKey { case distance, time = "moving_time" }
            init(from decoder: any Decoder) throws {
              let keys = try decoder.container(keyedBy: CodingKeys.self)
              meters = try keys.decode(Double.self, forKey: .distance)
              let seconds = try keys.decode(Double.self, forKey: .time)
              pace = meters > 0 ? seconds / meters * 1000 / 60 : 0
            }
          }
          struct Point {
            let latitude: Double
            let longitude: Double
          }
          let id: Int
          let name: String
          let sport: Sport
          let start: Point?
          let splits: [Split]
          let heartRates: ClosedRange<Int>?
          let gear: String
          let kudos: [String]
          private enum CodingKeys: String, CodingKey {
            case id, name, sport, splits, gear, kudos
            case start = "start_latlng"
            case minimum = "min_heartrate", maximum = "max_heartrate"
          }
          private struct Gear: Decodable { let nickname: String?; let model: String }
          private struct Fan: Decodable { let first: String; let last: String }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            id = try keys.decode(Int.self, forKey: .id)
            name = try keys.decode(String.self, forKey: .name)
              .trimmingCharacters(in: .whitespacesAndNewlines)
            sport = try keys.decode(Sport.self, forKey: .sport)
            let pair = try keys.decodeIfPresent([Double].self, forKey: .start) ?? []
            start = pair.count == 2 ? Point(latitude: pair[0], longitude: pair[1]) : nil
            splits = try keys.decode([Split].self, forKey: .splits)
            if let low = try keys.decodeIfPresent(Int.self, forKey: .minimum),
              let high = try keys.decodeIfPresent(Int.self, forKey: .maximum), low <= high
            {
              heartRates = low...high
            } else {
              heartRates = nil
            }
            let gear = try? keys.decode(Gear.self, forKey: .gear)
            self.gear = gear.map { $0.nickname ?? $0.model } ?? "none"
            kudos = try keys.decode([Fan].self, forKey: .kudos).map { "\($0.first) \($0.last)" }
          }
        }
        """#,
      payload: #"""
        {"id": 7751, "name": "Lake loop", "sport": "Run", "start_latlng": [],
         "splits": [{"distance": 1000, "moving_time": 312}, {"distance": 480.5, "moving_time": 150,
           "split": 2}],
         "min_heartrate": 98, "max_heartrate": 171, "gear": {"nickname": null, "model": "Pegasus"},
         "kudos": [{"first": "Al", "last": "B."}, {"first": "Cy"}], "calories": 410}
        """#,
      // A pace is made of a distance and a time. No nickname: the model stands there.
      rows: """
        $.id asSent
        $.name asSent
        $.sport asSent
        $.start_latlng nil
        $.splits converted
        $.splits[0] converted
        $.splits[0].distance converted
        $.splits[0].moving_time converted
        $.splits[1] converted
        $.splits[1].distance converted
        $.splits[1].moving_time converted
        $.splits[1].split dropped
        $.min_heartrate asSent
        $.max_heartrate asSent
        $.gear notTold
        $.gear.nickname notTold
        $.gear.model asSent
        $.kudos threw
        $.kudos[0] converted
        $.kudos[0].first converted
        $.kudos[0].last converted
        $.kudos[1] threw
        $.kudos[1].first converted
        $.kudos[1].last threw
        $.calories dropped
        """),
  ]

  /// Many keys that may be missing, and what stands there then.
  static let settings = [
    UnseenModel(
      kind: .settings, name: "settings of a reader with sections that may be missing",
      source: #"""
        struct Root: Decodable {
          enum Theme: String { case light, dark, sepia }
          struct Sync: Decodable {
            var isOn = true
            var interval = 15
            var servers: [String] = ["main"]
            enum CodingKeys: String, CodingKey { case isOn = "enabled", interval, servers }
            init() {}
            init(from decoder: any Decoder) throws {
              let keys = try decoder.container(keyedBy: CodingKeys.self)
              isOn = try keys.decodeIfPresent(Bool.self, forKey: .isOn) ?? isOn
              interval = try keys.decodeIfPresent(Int.self, forKey: .interval) ?? interval
              servers = try keys.decodeIfPresent([String].self, forKey: .servers) ?? servers
            }
          }
          struct Keys: Decodable {
            let next: String
            let back: String
          }
          let theme: Theme
          let size: Double
          let font: String
          let justifies: Bool
          let sync: Sync
          let keys: Keys?
          let offline: Sync
          enum CodingKeys: CodingKey { case theme, size, font, justifies, sync, keys, offline }
          init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: CodingKeys.self)
            theme = try box.decodeIfPresent(String.self, forKey: .theme)
              .flatMap(Theme.init(rawValue:)) ?? .light
            size = try box.decodeIfPresent(Double.self, forKey: .size) ?? 17
            font = try box.decodeIfPresent(String.self, forKey: .font) ?? "Serif"
            justifies = try box.decodeIfPresent(Bool.self, forKey: .justifies) ?? true
            sync = try box.decodeIfPresent(Sync.self, forKey: .sync) ?? Sync()
            keys = try? box.decode(Keys.self, forKey: .keys)
            offline = try box.decodeIfPresent(Sync.self, forKey: .offline) ?? Sync()
          }
        }
        """#,
      payload: #"""
        {"theme": "solarized", "size": 19, "font": null, "keys": {"next": "j", "back": 107},
         "sync": {"enabled": false, "servers": []}, "beta": true}
        """#,
      rows: """
        $.theme default
        $.size asSent
        $.font default
        $.justifies default
        $.sync converted
        $.sync.enabled asSent
        $.sync.interval default
        $.sync.servers asSent
        $.keys nil
        $.keys.next dropped
        $.keys.back dropped
        $.offline default
        $.beta dropped
        """),
    UnseenModel(
      kind: .settings, name: "switches of a remote configuration that are all texts",
      source: #"""
        struct Root: Decodable {
          let isNewHomeOn: Bool
          let maximumUploads: Int
          let timeout: Double
          let welcome: String
          let rollout: Double?
          let theme: Theme
          let isChatOn: Bool
          enum Theme: String { case plain, festive }
          private enum CodingKeys: String, CodingKey {
            case isNewHomeOn = "new_home", maximumUploads = "max_uploads", timeout, welcome
            case rollout, theme, isChatOn = "chat"
          }
          init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            func text(_ key: CodingKeys) throws -> String? {
              try values.decodeIfPresent(String.self, forKey: key)
            }
            isNewHomeOn = try text(.isNewHomeOn).flatMap(Bool.init) ?? false
            maximumUploads = try text(.maximumUploads).flatMap { Int($0) } ?? 3
            timeout = try text(.timeout).flatMap(Double.init) ?? 30
            welcome = try text(.welcome) ?? "Hello"
            rollout = try text(.rollout).flatMap { Double($0) }.map { min($0, 1) }
            theme = try text(.theme).flatMap { Theme(rawValue: $0) } ?? .plain
            isChatOn = try text(.isChatOn) == "on"
          }
        }
        """#,
      payload: #"""
        {"new_home": "true", "max_uploads": "ten", "timeout": "12.5", "rollout": "0.25",
         "theme": "festive", "chat": "ON", "unused": "1"}
        """#,
      // Any text but "on" turns the chat off.
      rows: """
        $.new_home converted
        $.max_uploads default
        $.timeout converted
        $.welcome default
        $.rollout converted
        $.theme asSent
        $.chat converted
        $.unused dropped
        """),
    UnseenModel(
      kind: .settings, name: "an editor's settings with rulers, languages and a theme of its own",
      source: #"""
        struct Root: Decodable {
          struct Language: Decodable {
            let tabs: Bool
            let width: Int
            let formatter: String?
            enum CodingKeys: String, CodingKey {
              case tabs = "useTabs", width = "tabSize"
              case formatter
            }
            init(from decoder: any Decoder) throws {
              let keys = try decoder.container(keyedBy: CodingKeys.self)
              tabs = try keys.decodeIfPresent(Bool.self, forKey: .tabs) ?? false
              width = try keys.decodeIfPresent(Int.self, forKey: .width) ?? 4
              formatter = try keys.decodeIfPresent(String.self, forKey: .formatter)
            }
          }
          enum Wrap: Decodable {
            case off, window
            case column(Int)
            init(from decoder: any Decoder) throws {
              let container = try decoder.singleValueContainer()
              if let column = try? container.decode(Int.self) {
                self = .column(column)
              } else {
                self = try container.decode(Bool.self) ? .window : .off
              }
            }
          }
          let rulers: [Int]
          let wrap: Wrap
          let languages: [String: Language]
          let minimap: Bool
          let zoom: Double
          enum CodingKeys: String, CodingKey { case rulers, wrap, languages, minimap, zoom }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            rulers = try keys.decodeIfPresent([Int].self, forKey: .rulers)?.sorted() ?? [80]
            wrap = try keys.decodeIfPresent(Wrap.self, forKey: .wrap) ?? .off
            minimap = try keys.decodeIfPresent(Bool.self, forKey: .minimap) ?? true
            languages = try keys.decodeIfPresent([String: Language].self, forKey: .languages) ?? [:]
            zoom = try keys.decodeIfPresent(Double.self, forKey: .zoom).map { max($0, 0.5) } ?? 1
          }
        }
        """#,
      payload: #"""
        {"rulers": [80, 100], "wrap": true, "minimap": "left", "zoom": 0.1,
         "languages": {"swift": {"tabSize": "2", "useTabs": false}}}
        """#,
      // The rulers were in order.
      rows: """
        $.rulers asSent
        $.rulers[0] asSent
        $.rulers[1] asSent
        $.wrap converted
        $.minimap threw
        $.languages notReached alone threw
        $.languages.swift notReached alone threw
        $.languages.swift.tabSize notReached alone threw
        $.languages.swift.useTabs notReached alone asSent
        $.languages.swift.formatter notReached alone nil
        $.zoom notReached alone converted
        """),
    UnseenModel(
      kind: .settings, name: "a player's settings, told by an older and a newer app",
      source: #"""
        struct Root: Decodable {
          struct Equalizer: Decodable, Equatable {
            var bass = 0.0
            var treble = 0.0
            static let flat = Equalizer()
          }
          let volume: Double
          let equalizer: Equalizer
          let crossfade: Int
          let quality: Quality
          let recent: [String]
          enum Quality: Int, Decodable { case low = 64, normal = 128, high = 320 }
          enum CodingKeys: String, CodingKey {
            case playback, equalizer, recent
            enum Playback: String, CodingKey { case volume, crossfade, bitrate }
          }
          init(from decoder: any Decoder) throws {
            let settings = try decoder.container(keyedBy: CodingKeys.self)
            if let playback = try? settings.nestedContainer(
              keyedBy: CodingKeys.Playback.self, forKey: .playback)
            {
              volume = try playback.decodeIfPresent(Double.self, forKey: .volume) ?? 0.8
              let seconds = try playback.decodeIfPresent(Int.self, forKey: .crossfade)
              crossfade = seconds.map { $0 > 12 ? 12 : $0 } ?? 0
              quality = (try? playback.decode(Quality.self, forKey: .bitrate)) ?? .normal
            } else {
              (volume, crossfade, quality) = (0.8, 0, .normal)
            }
            equalizer = (try? settings.decode(Equalizer.self, forKey: .equalizer)) ?? .flat
            recent = Array(
              try settings.decodeIfPresent([String].self, forKey: .recent)?.prefix(2) ?? [])
          }
        }
        """#,
      payload: #"""
        {"playback": {"volume": 0.35, "crossfade": 20, "bitrate": 256, "mono": false},
         "equalizer": {"bass": 2.5, "treble": null}, "recent": ["Rain", "Vinyl", "Jazz"]}
        """#,
      rows: """
        $.playback converted
        $.playback.volume asSent
        $.playback.crossfade converted
        $.playback.bitrate default
        $.playback.mono dropped
        $.equalizer default
        $.equalizer.bass dropped
        $.equalizer.treble dropped
        $.recent converted
        $.recent[0] asSent
        $.recent[1] asSent
        $.recent[2] dropped
        """),
  ]
}
