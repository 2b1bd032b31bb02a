extension UnseenModel {
  /// Answers that apps read.
  static let freshApps = [
    UnseenModel(
      kind: .apps, name: "a library app: loans, holds and fees of a reader",
      source: #"""
        import Foundation
        struct Root: Decodable {
          enum State: String, Decodable {
            case active, overdue, returned, unknown
            init(from decoder: any Decoder) throws {
              self = State(rawValue: try String(from: decoder)) ?? .unknown
            }
          }
          struct Loan: Decodable {
            let title: String
            let authors: [String]
            let due: Date
            let state: State
            let renewals: Int
            enum CodingKeys: String, CodingKey { case title, authors, due = "due_date", state, renewals }
            init(from decoder: any Decoder) throws {
              let c = try decoder.container(keyedBy: CodingKeys.self)
              title = try c.decode(String.self, forKey: .title)
              if let one = try? c.decode(String.self, forKey: .authors) {
                authors = [one]
              } else {
                authors = try c.decode([String].self, forKey: .authors)
              }
              let text = try c.decode(String.self, forKey: .due)
              guard let date = try? Date(text, strategy: .iso8601.year().month().day()) else {
                throw DecodingError.dataCorruptedError(
                  forKey: .due, in: c, debugDescription: "\(text) is no date")
              }
              due = date
              state = try c.decodeIfPresent(State.self, forKey: .state) ?? .active
              renewals = (try? c.decodeIfPresent(Int.self, forKey: .renewals)) ?? 0
            }
          }
          let card: String
          let loans: [Loan]
          let fees: Decimal
          let branch: String?
          enum CodingKeys: String, CodingKey { case card = "card_no", loans, fees = "fees_due", branch }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            card = try c.decode(String.self, forKey: .card)
            loans = try c.decode([Loan].self, forKey: .loans)
            fees = Decimal(string: try c.decode(String.self, forKey: .fees)) ?? 0
            branch = try c.decodeIfPresent(String.self, forKey: .branch)
          }
        }
        """#,
      payload: #"""
        {"card_no": "L-5521", "fees_due": "2.40", "loans": [
          {"title": "Tides", "authors": "M. Sea", "due_date": "2024-06-10", "state": "lost",
           "renewals": "2"},
          {"title": "Kelp", "authors": ["A. Reef", "B. Ray"], "due_date": "2024-06-12",
           "state": "overdue", "renewals": 1, "barcode": 998}],
         "opening_hours": {"mon": "9-18"}}
        """#,
      rows: """
        $.card_no asSent
        $.fees_due converted
        $.loans converted
        $.loans[0] converted
        $.loans[0].title asSent
        $.loans[0].authors asSent
        $.loans[0].due_date converted
        $.loans[0].state default
        $.loans[0].renewals default
        $.loans[1] converted
        $.loans[1].title asSent
        $.loans[1].authors asSent
        $.loans[1].authors[0] asSent
        $.loans[1].authors[1] asSent
        $.loans[1].due_date converted
        $.loans[1].state asSent
        $.loans[1].renewals asSent
        $.loans[1].barcode dropped
        $.opening_hours dropped
        $.opening_hours.mon dropped
        $.branch nil
        """),
    UnseenModel(
      kind: .apps,
      name: "a banking app: accounts whose balances are texts, and cards by their state",
      source: #"""
        import Foundation
        struct Root: Decodable {
          struct Account: Decodable, Identifiable {
            let id: String
            let name: String
            let balance: Decimal
            let isSavings: Bool
            private enum CodingKeys: String, CodingKey { case id, nickname, balance, product, iban }
            private struct Balance: Decodable { let value: String; let currency: String? }
            init(from decoder: any Decoder) throws {
              let container = try decoder.container(keyedBy: CodingKeys.self)
              id = try container.decode(String.self, forKey: .id)
              let balance = try container.decode(Balance.self, forKey: .balance)
              guard let value = Decimal(string: balance.value) else {
                throw DecodingError.dataCorruptedError(
                  forKey: .balance, in: container, debugDescription: "The balance is no number")
              }
              self.balance = value
              let product = try container.decode(String.self, forKey: .product)
              isSavings = product.hasPrefix("SAV")
              name = try container.decodeIfPresent(String.self, forKey: .nickname) ?? product
            }
          }
          struct Card: Decodable {
            let last4: String
            let frozen: Bool
            enum CodingKeys: String, CodingKey { case number = "pan", status }
            init(from decoder: any Decoder) throws {
              let container = try decoder.container(keyedBy: CodingKeys.self)
              last4 = String(try container.decode(String.self, forKey: .number).suffix(4))
              frozen = try container.decode(String.self, forKey: .status) != "ACTIVE"
            }
          }
          let accounts: [Account]
          let cards: [Card]
          let lastLogin: Int?
        }
        """#,
      payload: #"""
        {"accounts": [
          {"id": "a1", "nickname": "Daily", "product": "CHECK-1",
           "balance": {"value": "1204.50", "currency": "EUR"}},
          {"id": "a2", "nickname": null, "product": "SAV-3", "balance": {"value": "-12"}}],
         "cards": [{"pan": "5555444433331111", "status": "BLOCKED", "limit": 900}], "lastLogin": null}
        """#,
      // The currency is read, must be a text and is thrown away. Of the second account's product
      // the name is made, too.
      rows: """
        $.accounts converted
        $.accounts[0] converted
        $.accounts[0].id asSent
        $.accounts[0].nickname asSent
        $.accounts[0].product converted
        $.accounts[0].balance converted
        $.accounts[0].balance.value converted
        $.accounts[0].balance.currency dropped
        $.accounts[1] converted
        $.accounts[1].id asSent
        $.accounts[1].nickname default
        $.accounts[1].product asSent
        $.accounts[1].balance converted
        $.accounts[1].balance.value converted
        $.accounts[1].balance.currency notTold
        $.cards converted
        $.cards[0] converted
        $.cards[0].pan converted
        $.cards[0].status converted
        $.cards[0].limit dropped
        $.lastLogin nil
        """),
    UnseenModel(
      kind: .apps, name: "a transit app: a journey with legs on foot and by train, and its alerts",
      source: #"""
        import Foundation
        final class Root: Decodable {
          enum Leg {
            case walk(minutes: Int)
            case ride(line: String, from: String, to: String, cancelled: Bool)
          }
          private struct LegBody: Decodable {
            struct Stop: Decodable { let name: String; let platform: String? }
            let mode: String
            let duration: Int?
            let line: String?
            let origin: Stop?
            let destination: Stop?
            let cancelled: Bool?
            func leg() -> Leg? {
              if mode == "WALK" { return .walk(minutes: (duration ?? 0) / 60) }
              guard let line, let origin, let destination else { return nil }
              return .ride(
                line: line, from: origin.name, to: destination.name, cancelled: cancelled ?? false)
            }
          }
          let id: UUID
          let legs: [Leg]
          let alerts: [String]
          let price: String
          let changes: Int

          private enum CodingKeys: String, CodingKey { case id = "journeyId", legs, alerts, fare }
          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            id = try container.decode(UUID.self, forKey: .id)
            legs = try container.decode([LegBody].self, forKey: .legs).compactMap { $0.leg() }
            changes = legs.count - 1
            alerts = try container.decodeIfPresent([String].self, forKey: .alerts)?.filter {
              !$0.isEmpty
            } ?? ["none"]
            if let cents = try? container.decode(Int.self, forKey: .fare) {
              price = "\(cents / 100).\(cents % 100)"
            } else {
              price = "unknown"
            }
          }
        }
        """#,
      payload: #"""
        {"journeyId": "0E984725-C51C-4BF4-9960-E1C80E27ABA0", "legs": [
          {"mode": "WALK", "duration": 300},
          {"mode": "TRAIN", "line": "IR15", "origin": {"name": "Bern", "platform": "7"},
           "destination": {"name": "Thun"}, "cancelled": null},
          {"mode": "BUS", "line": "21"}],
         "alerts": null, "fare": 17.5}
        """#,
      // Any mode but that of a walk makes a ride. A platform is read, must be a text and is thrown
      // away.
      rows: """
        $.journeyId asSent
        $.legs converted
        $.legs[0] converted
        $.legs[0].mode asSent
        $.legs[0].duration converted
        $.legs[0].line notTold
        $.legs[0].origin notTold
        $.legs[0].destination notTold
        $.legs[0].cancelled notTold
        $.legs[1] converted
        $.legs[1].mode notTold
        $.legs[1].line asSent
        $.legs[1].origin asSent
        $.legs[1].origin.name asSent
        $.legs[1].origin.platform dropped
        $.legs[1].destination asSent
        $.legs[1].destination.name asSent
        $.legs[1].destination.platform notTold
        $.legs[1].cancelled default
        $.legs[1].duration notTold
        $.legs[2] dropped
        $.legs[2].mode dropped
        $.legs[2].line dropped
        $.alerts default
        $.fare default
        """),
  ]

  /// Configuration files with defaults.
  static let freshSettings = [
    UnseenModel(
      kind: .settings, name: "a keyboard's settings with layers, macros and a default for each",
      source: #"""
        struct Root: Decodable {
          enum Layout: String, Decodable, CaseIterable { case qwerty, qwertz, dvorak }
          struct Macro: Decodable { let keys: String; let delay: Int? }
          var layout: Layout = .qwerty
          var repeatRate = 30
          var backlight: Double = 0.5
          var macros: [String: Macro] = [:]
          var layers: [String] = ["base"]
          var sound = false

          private enum CodingKeys: String, CodingKey {
            case layout, repeatRate = "repeat_rate", backlight, macros, layers, sound
          }
          init() {}
          init(from decoder: any Decoder) throws {
            self.init()
            let file = try decoder.container(keyedBy: CodingKeys.self)
            if let layout = try? file.decode(Layout.self, forKey: .layout) { self.layout = layout }
            if let rate = try file.decodeIfPresent(Int.self, forKey: .repeatRate) { repeatRate = rate }
            if let light = try? file.decode(Double.self, forKey: .backlight), 0...1 ~= light {
              backlight = light
            }
            macros = try file.decodeIfPresent([String: Macro].self, forKey: .macros) ?? macros
            layers = (try? file.decode([String].self, forKey: .layers)) ?? layers
            sound = try file.decodeIfPresent(Bool.self, forKey: .sound) ?? sound
          }
        }
        """#,
      payload: #"""
        {"layout": "azerty", "repeat_rate": null, "backlight": 75, "layers": ["base", "fn", 2],
         "macros": {"paste": {"keys": "cmd+v", "delay": 20}, "quit": {"keys": "cmd+q", "note": "no"}},
         "firmware": "2.1", "debug": {"leds": true}}
        """#,
      rows: """
        $.layout default
        $.repeat_rate default
        $.backlight default
        $.layers default
        $.layers[0] dropped
        $.layers[1] dropped
        $.layers[2] dropped
        $.macros asSent
        $.macros.paste asSent
        $.macros.paste.keys asSent
        $.macros.paste.delay asSent
        $.macros.quit asSent
        $.macros.quit.keys asSent
        $.macros.quit.note dropped
        $.macros.quit.delay nil
        $.firmware dropped
        $.debug dropped
        $.debug.leds dropped
        $.sound default
        """),
    UnseenModel(
      kind: .settings, name: "settings of a game that a profile may override, section by section",
      source: #"""
        struct Root: Decodable {
          struct Video: Decodable, Equatable {
            var width: Int
            var vsync: Bool
            var gamma: Double
            static let standard = Video(width: 1280, vsync: true, gamma: 1)
            init(width: Int, vsync: Bool, gamma: Double) {
              self.width = width
              self.vsync = vsync
              self.gamma = gamma
            }
            enum CodingKeys: CodingKey { case width, vsync, gamma }
            init(from decoder: any Decoder) throws {
              let keys = try decoder.container(keyedBy: CodingKeys.self)
              let standard = Self.standard
              width = try keys.decodeIfPresent(Int.self, forKey: .width) ?? standard.width
              vsync = (try? keys.decode(Bool.self, forKey: .vsync)) ?? standard.vsync
              gamma = try keys.decodeIfPresent(Double.self, forKey: .gamma) ?? standard.gamma
            }
          }
          struct Audio: Decodable { var master = 100; var music: Int? }
          let video: Video
          let audio: Audio
          let keys: [String: String]
          let language: String
          private enum CodingKeys: CodingKey { case video, audio, keys, profile, language }
          private struct Profile: Decodable { let language: String?; let keys: [String: String]? }

          init(from decoder: any Decoder) throws {
            let file = try decoder.container(keyedBy: CodingKeys.self)
            video = try file.decodeIfPresent(Video.self, forKey: .video) ?? .standard
            audio = (try? file.decode(Audio.self, forKey: .audio)) ?? Audio()
            let profile = try file.decodeIfPresent(Profile.self, forKey: .profile)
            language = try profile?.language ?? file.decode(String.self, forKey: .language)
            keys = try file.decode([String: String].self, forKey: .keys)
              .merging(profile?.keys ?? [:]) { $1 }
          }
        }
        """#,
      payload: #"""
        {"video": {"width": 1920, "vsync": "on", "hdr": true}, "audio": {"music": 40},
         "keys": {"jump": "space", "fire": "x"}, "profile": {"language": null, "keys": {"fire": "c"}},
         "language": "fr", "version": 7}
        """#,
      // The compiler's code for the audio asks for the master in spite of its default. The
      // profile's keys take the place of others.
      rows: """
        $.video converted
        $.video.width asSent
        $.video.vsync default
        $.video.hdr dropped
        $.video.gamma default
        $.audio default
        $.audio.music dropped
        $.audio.master notTold
        $.keys converted
        $.keys.jump asSent
        $.keys.fire notTold
        $.profile converted
        $.profile.language default
        $.profile.keys notTold
        $.profile.keys.fire asSent
        $.language asSent
        $.version dropped
        """),
    UnseenModel(
      kind: .settings,
      name: "a proxy's configuration whose limits have units and whose hosts are one or many",
      source: #"""
        final class Root: Decodable {
          struct Limits { var body: Int; var timeout: Double; var headers: Int }
          let hosts: [String]
          let limits: Limits
          let tls: Bool
          let log: Log
          let upstream: String
          enum Log: String, Decodable { case off, error, info, debug }

          private enum Keys: String, CodingKey {
            case hosts = "server_name", limits, tls, log = "log_level", upstream = "proxy_pass"
          }
          private enum LimitKeys: String, CodingKey { case body = "max_body", timeout, headers }

          init(from decoder: any Decoder) throws {
            let file = try decoder.container(keyedBy: Keys.self)
            if let host = try? file.decode(String.self, forKey: .hosts) {
              hosts = host.split(separator: " ").map(String.init)
            } else {
              hosts = try file.decode([String].self, forKey: .hosts)
            }
            var limits = Limits(body: 1024, timeout: 30, headers: 64)
            if let section = try? file.nestedContainer(keyedBy: LimitKeys.self, forKey: .limits) {
              if let text = try section.decodeIfPresent(String.self, forKey: .body) {
                let number = Int(text.dropLast()) ?? 1
                limits.body = text.hasSuffix("m") ? number &* 1_048_576 : number &* 1024
              }
              limits.timeout = try section.decodeIfPresent(Double.self, forKey: .timeout) ?? limits.timeout
              if let headers = try? section.decode(Int.self, forKey: .headers) {
                limits.headers = headers
              }
            }
            self.limits = limits
            tls = (try? file.decodeIfPresent(Bool.self, forKey: .tls)) ?? true
            log = (try? file.decodeIfPresent(Log.self, forKey: .log)) ?? .error
            upstream = try file.decode(String.self, forKey: .upstream)
          }
        }
        """#,
      payload: #"""
        {"server_name": "a.example b.example", "limits": {"max_body": "8m", "headers": "100", "rate": 5},
         "tls": 1, "log_level": "verbose", "proxy_pass": "http://127.0.0.1:9000", "gzip": true,
         "cache": null, "workers": {"count": 2}}
        """#,
      rows: """
        $.server_name converted
        $.limits converted
        $.limits.max_body converted
        $.limits.headers default
        $.limits.rate dropped
        $.limits.timeout default
        $.tls default
        $.log_level default
        $.proxy_pass asSent
        $.gzip dropped
        $.cache dropped
        $.workers dropped
        $.workers.count dropped
        """),
  ]
}
