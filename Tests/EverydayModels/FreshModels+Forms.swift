extension UnseenModel {
  /// Numbers, dates and Bools in other forms.
  static let freshForms = [
    UnseenModel(
      kind: .forms, name: "a sensor whose readings are numbers, texts with units and hexadecimal",
      source: #"""
        struct Quantity: Decodable, Equatable {
          let value: Double
          init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            do {
              value = try container.decode(Double.self)
            } catch DecodingError.typeMismatch {
              let text = try container.decode(String.self)
              let number = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
              guard let value = Double(number) else {
                throw DecodingError.dataCorruptedError(
                  in: container, debugDescription: "\(text) is no quantity")
              }
              self.value = value
            }
          }
        }
        struct Root: Decodable {
          let sensor: UInt32
          let temperature: Quantity
          let humidity: Quantity
          let pressure: Quantity?
          let wet: Bool
          let samples: [Quantity]

          private enum CodingKeys: CodingKey { case sensor, temperature, humidity, pressure, wet, samples }
          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let hex = try container.decode(String.self, forKey: .sensor)
            guard let sensor = UInt32(hex, radix: 16) else {
              throw DecodingError.dataCorruptedError(
                forKey: .sensor, in: container, debugDescription: "\(hex) isn't hexadecimal")
            }
            self.sensor = sensor
            temperature = try container.decode(Quantity.self, forKey: .temperature)
            humidity = try container.decode(Quantity.self, forKey: .humidity)
            pressure = try container.decodeIfPresent(Quantity.self, forKey: .pressure)
            wet = try container.decode(Int.self, forKey: .wet) != 0
            samples = try container.decode([Quantity].self, forKey: .samples)
          }
        }
        """#,
      payload: #"""
        {"sensor": "1f0c", "temperature": 18.5, "humidity": "61.5 %", "pressure": null, "wet": 2,
         "samples": [18, "18.2 C", "19"], "location": {"floor": 2, "room": "lab"}}
        """#,
      rows: """
        $.sensor converted
        $.temperature asSent
        $.humidity converted
        $.pressure nil
        $.wet converted
        $.samples converted
        $.samples[0] asSent
        $.samples[1] converted
        $.samples[2] converted
        $.location dropped
        $.location.floor dropped
        $.location.room dropped
        """),
    UnseenModel(
      kind: .forms, name: "a recording with a time code, base 64, a yes and a number as it came",
      source: #"""
        import Foundation
        struct Root: Decodable {
          let name: String
          let start: Int
          let waveform: Data
          let stereo: Bool
          let gain: Double
          let takes: Int

          enum Key: String, CodingKey { case name, start = "timecode", waveform, stereo, gain, takes, tempo }

          init(from decoder: any Decoder) throws {
            let tape = try decoder.container(keyedBy: Key.self)
            name = try tape.decode(String.self, forKey: .name)
            let parts = try tape.decode(String.self, forKey: .start).split(separator: ":")
            start = parts.reduce(0) { ($0 &* 60) &+ (Int($1) ?? 0) }
            waveform = Data(base64Encoded: try tape.decode(String.self, forKey: .waveform)) ?? Data()
            switch try tape.decode(String.self, forKey: .stereo).lowercased() {
            case "yes", "y", "true": stereo = true
            default: stereo = false
            }
            if let number = try? tape.decode(Double.self, forKey: .gain) {
              gain = number
            } else {
              gain = Double(try tape.decode(String.self, forKey: .gain)) ?? 0
            }
            takes = try tape.decodeIfPresent(String.self, forKey: .takes).flatMap { Int($0) } ?? 1
          }
        }
        """#,
      payload: #"""
        {"name": "Birds", "timecode": "01:02:03", "waveform": "not base 64!", "stereo": "Yes",
         "gain": "-3.5", "takes": "five", "tempo": 96, "mics": [{"model": "M1"}, {"model": "M2"}]}
        """#,
      rows: """
        $.name asSent
        $.timecode converted
        $.waveform default
        $.stereo converted
        $.gain converted
        $.takes default
        $.tempo dropped
        $.mics dropped
        $.mics[0] dropped
        $.mics[0].model dropped
        $.mics[1] dropped
        $.mics[1].model dropped
        """),
    UnseenModel(
      kind: .forms,
      name: "an event of a calendar in three forms of dates, and a length of its own form",
      source: #"""
        import Foundation
        struct Root: Decodable {
          let title: String
          let begins: Date
          let ends: Date
          let created: Date?
          let minutes: Int
          let color: [Double]

          private enum Keys: String, CodingKey {
            case title = "summary", begins = "start", ends = "end", created, length = "duration", color
          }
          private static func date(
            _ container: KeyedDecodingContainer<Keys>, _ key: Keys
          ) throws -> Date {
            if let number = try? container.decode(Double.self, forKey: key) {
              return Date(timeIntervalSince1970: number)
            }
            let text = try container.decode(String.self, forKey: key)
            if let date = try? Date(text, strategy: .iso8601) { return date }
            if let date = try? Date(text, strategy: .iso8601.year().month().day()) { return date }
            throw DecodingError.dataCorruptedError(
              forKey: key, in: container, debugDescription: "\(text) is no date")
          }

          init(from decoder: any Decoder) throws {
            let event = try decoder.container(keyedBy: Keys.self)
            title = try event.decode(String.self, forKey: .title)
            begins = try Self.date(event, .begins)
            ends = try Self.date(event, .ends)
            created = try? Self.date(event, .created)
            let length = try event.decode(String.self, forKey: .length)
            guard length.hasPrefix("PT"), length.hasSuffix("M"),
              let minutes = Int(length.dropFirst(2).dropLast())
            else {
              throw DecodingError.dataCorruptedError(
                forKey: .length, in: event, debugDescription: "The duration isn't one of minutes")
            }
            self.minutes = minutes
            let hex = Array(try event.decodeIfPresent(String.self, forKey: .color) ?? "000000")
            color = stride(from: 0, to: hex.count - 1, by: 2).map {
              Double(Int(String(hex[$0...($0 + 1)]), radix: 16) ?? 0) / 255
            }
          }
        }
        """#,
      payload: #"""
        {"summary": "Dig", "start": "2024-05-04T10:00:00Z", "end": "2024-05-05", "created": "yesterday",
         "duration": "PT90M", "color": "ff8000", "guests": ["a@x.example", "b@x.example"], "busy": true}
        """#,
      rows: """
        $.summary asSent
        $.start converted
        $.end converted
        $.created nil
        $.duration converted
        $.color converted
        $.guests dropped
        $.guests[0] dropped
        $.guests[1] dropped
        $.busy dropped
        """),
  ]

  /// Wrappers and properties that show what is kept in another form.
  static let freshComputed = [
    UnseenModel(
      kind: .computed, name: "a thermostat whose stored numbers are shown in other units",
      source: #"""
        struct Root: Decodable {
          private let tenths: Int
          private let targetTenths: Int?
          private let flags: [String: Bool]
          private(set) var name: String
          let hours: Double

          var temperature: Double { Double(tenths) / 10 }
          var target: Double { Double(targetTenths ?? 200) / 10 }
          var isHeating: Bool { flags["heating"] ?? false }
          var title: String { name.isEmpty ? "Thermostat" : name }

          enum CodingKeys: String, CodingKey {
            case tenths = "t10", targetTenths = "target_t10", flags, name = "label", seconds = "uptime"
          }

          init(from decoder: any Decoder) throws {
            let state = try decoder.container(keyedBy: CodingKeys.self)
            tenths = try state.decode(Int.self, forKey: .tenths)
            targetTenths = try state.decodeIfPresent(Int.self, forKey: .targetTenths)
            flags = (try? state.decode([String: Bool].self, forKey: .flags)) ?? [:]
            name = try state.decodeIfPresent(String.self, forKey: .name) ?? ""
            hours = try state.decode(Double.self, forKey: .seconds) / 3600
          }
        }
        """#,
      payload: #"""
        {"t10": 215, "target_t10": null, "flags": {"heating": true, "window": "open"}, "label": "Den",
         "uptime": 5400, "valves": [{"id": 1, "open": 40}, {"id": 2, "open": 0}]}
        """#,
      // A flag that is no switch takes the others with it.
      rows: """
        $.t10 asSent
        $.target_t10 nil
        $.flags default
        $.flags.heating dropped
        $.flags.window dropped
        $.label asSent
        $.uptime converted
        $.valves dropped
        $.valves[0] dropped
        $.valves[0].id dropped
        $.valves[0].open dropped
        $.valves[1] dropped
        $.valves[1].id dropped
        $.valves[1].open dropped
        """),
    UnseenModel(
      kind: .computed,
      name: "a goods train whose wrappers make kilograms, capitals and whole minutes",
      source: #"""
        @propertyWrapper struct Kilograms: Decodable {
          var wrappedValue: Double
          init(from decoder: any Decoder) throws {
            wrappedValue = try decoder.singleValueContainer().decode(Double.self) * 1000
          }
        }
        @propertyWrapper struct Upper: Decodable {
          let wrappedValue: String
          init(from decoder: any Decoder) throws {
            wrappedValue = try String(from: decoder).uppercased()
          }
        }
        @propertyWrapper struct Whole: Decodable {
          var wrappedValue: Int
          var projectedValue: Bool
          init(from decoder: any Decoder) throws {
            let number = try decoder.singleValueContainer().decode(Double.self)
            guard abs(number) < 1e9 else {
              throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "Too many minutes"))
            }
            wrappedValue = Int(number.rounded())
            projectedValue = Double(wrappedValue) == number
          }
        }
        struct Root: Decodable {
          struct Wagon: Decodable {
            let number: Int
            @Kilograms var load: Double
            @Upper var cargo: String
          }
          let train: String
          let wagons: [Wagon]
          @Whole var delay: Int
          @Upper var origin: String
        }
        """#,
      payload: #"""
        {"train": "G 401", "wagons": [{"number": 1, "load": 21.5, "cargo": "ore", "axles": 4},
          {"number": 2, "load": 18, "cargo": "COAL"}], "delay": 12.4, "origin": "basel", "driver": null}
        """#,
      rows: """
        $.train asSent
        $.wagons converted
        $.wagons[0] converted
        $.wagons[0].number asSent
        $.wagons[0].load converted
        $.wagons[0].cargo converted
        $.wagons[0].axles dropped
        $.wagons[1] converted
        $.wagons[1].number asSent
        $.wagons[1].load converted
        $.wagons[1].cargo asSent
        $.delay converted
        $.origin converted
        $.driver dropped
        """),
    UnseenModel(
      kind: .computed, name: "a subscription that computes its state from dates that it keeps",
      source: #"""
        import Foundation
        final class Root: Decodable {
          enum State: String { case trial, active, paused, ended }
          let product: String
          private let startedAt: TimeInterval
          private let endsAt: TimeInterval?
          private let pausedAt: TimeInterval?
          private let price: String
          lazy var label: String = "\(product) \(price)"

          var state: State {
            if endsAt != nil { return .ended }
            return pausedAt == nil ? .active : .paused
          }
          var started: Date { Date(timeIntervalSince1970: startedAt) }
          var amount: Decimal? { Decimal(string: price) }
          static let free = "0"

          private enum CodingKeys: String, CodingKey {
            case product = "product_id", startedAt = "started", endsAt = "ends", pausedAt = "paused"
            case price, discount
          }
          init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            product = try values.decode(String.self, forKey: .product)
            startedAt = try values.decode(TimeInterval.self, forKey: .startedAt)
            endsAt = try values.decodeIfPresent(TimeInterval.self, forKey: .endsAt)
            pausedAt = try? values.decode(TimeInterval.self, forKey: .pausedAt)
            if try values.decodeIfPresent(Double.self, forKey: .discount) == 1 {
              price = Self.free
            } else {
              price = try values.decodeIfPresent(String.self, forKey: .price) ?? Self.free
            }
          }
        }
        """#,
      payload: #"""
        {"product_id": "plus.year", "started": 1714000000, "paused": "2024-05-01", "price": null,
         "discount": 0.2, "store": {"country": "CH", "sandbox": false}, "renewals": [1, 2]}
        """#,
      // Of the discount nothing is held, unless it is all of the price.
      rows: """
        $.product_id asSent
        $.started asSent
        $.paused nil
        $.price default
        $.discount notTold
        $.store dropped
        $.store.country dropped
        $.store.sandbox dropped
        $.renewals dropped
        $.renewals[0] dropped
        $.renewals[1] dropped
        $.ends nil
        """),
  ]

  /// Sets of options and of cases.
  static let freshOptionSets = [
    UnseenModel(
      kind: .optionSets,
      name: "rights of a folder as a list of names, a number and single switches",
      source: #"""
        struct Rights: OptionSet, Decodable {
          let rawValue: Int
          static let read = Rights(rawValue: 1)
          static let write = Rights(rawValue: 2)
          static let share = Rights(rawValue: 4)
          init(rawValue: Int) { self.rawValue = rawValue }
          init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Int.self) {
              self.init(rawValue: number)
              return
            }
            self = []
            for name in try container.decode([String].self) {
              switch name {
              case "read", "list": insert(.read)
              case "write": insert(.write)
              case "share": insert(.share)
              default: continue
              }
            }
          }
        }
        struct Root: Decodable {
          let folder: String
          let owner: Rights
          let group: Rights
          let guests: Rights?
          let link: Rights
          private enum Keys: String, CodingKey {
            case folder, owner, group, guests, canRead = "link_read", canWrite = "link_write"
          }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: Keys.self)
            folder = try keys.decode(String.self, forKey: .folder)
            owner = try keys.decode(Rights.self, forKey: .owner)
            group = try keys.decode(Rights.self, forKey: .group)
            guests = try keys.decodeIfPresent(Rights.self, forKey: .guests)
            var link: Rights = []
            if try keys.decodeIfPresent(Bool.self, forKey: .canRead) ?? true { link.insert(.read) }
            if try keys.decodeIfPresent(Bool.self, forKey: .canWrite) ?? false { link.insert(.write) }
            self.link = link
          }
        }
        """#,
      payload: #"""
        {"folder": "Plans", "owner": 7, "group": ["list", "print", "write"], "guests": null,
         "link_write": true, "inherited": false, "acl": [{"user": "ann", "level": 3}]}
        """#,
      rows: """
        $.folder asSent
        $.owner asSent
        $.group converted
        $.group[0] converted
        $.group[1] dropped
        $.group[2] converted
        $.guests nil
        $.link_write converted
        $.inherited dropped
        $.acl dropped
        $.acl[0] dropped
        $.acl[0].user dropped
        $.acl[0].level dropped
        $.link_read default
        """),
    UnseenModel(
      kind: .optionSets, name: "weekdays and options of an alarm in a set of cases and a mask",
      source: #"""
        struct Root: Decodable {
          enum Day: Int, CaseIterable { case mon, tue, wed, thu, fri, sat, sun }
          struct Options: OptionSet {
            var rawValue: UInt8
            static let vibrate = Self(rawValue: 1 << 0)
            static let snooze = Self(rawValue: 1 << 1)
            static let gentle = Self(rawValue: 1 << 2)
          }
          let time: String
          let days: Set<Day>
          let options: Options
          let skip: Set<String>

          enum CodingKeys: String, CodingKey { case time, days = "repeat", options = "flags", skip }
          private static let names: [(String, Options)] = [
            ("vibrate", .vibrate), ("snooze", .snooze), ("gentle", .gentle),
          ]
          init(from decoder: any Decoder) throws {
            let alarm = try decoder.container(keyedBy: CodingKeys.self)
            time = try alarm.decode(String.self, forKey: .time)
            let mask = try alarm.decode(Int.self, forKey: .days)
            days = Set(Day.allCases.filter { mask & (1 << $0.rawValue) != 0 })
            let flags = try alarm.decode([String: Bool].self, forKey: .options)
            options = Self.names.reduce(into: []) { result, pair in
              if flags[pair.0] == true { result.insert(pair.1) }
            }
            skip = try alarm.decodeIfPresent(Set<String>.self, forKey: .skip) ?? []
          }
        }
        """#,
      payload: #"""
        {"time": "06:45", "repeat": 31, "flags": {"vibrate": true, "snooze": false, "loud": true},
         "skip": ["2024-12-25", "2025-01-01"], "sound": {"name": "Birds", "volume": 0.6}, "id": 3}
        """#,
      // A flag that isn't known is read, must be a Bool and is thrown away.
      rows: """
        $.time asSent
        $.repeat converted
        $.flags converted
        $.flags.vibrate converted
        $.flags.snooze converted
        $.flags.loud dropped
        $.skip asSent
        $.skip[0] asSent
        $.skip[1] asSent
        $.sound dropped
        $.sound.name dropped
        $.sound.volume dropped
        $.id dropped
        """),
    UnseenModel(
      kind: .optionSets, name: "amenities of a flat in sets that forget what they don't know",
      source: #"""
        struct Root: Decodable {
          enum Amenity: String, Decodable { case wifi, kitchen, washer, pool, parking }
          struct House: OptionSet, Decodable {
            let rawValue: Int
            static let pets = House(rawValue: 1)
            static let smoking = House(rawValue: 2)
            static let parties = House(rawValue: 4)
          }
          let title: String
          let amenities: Set<Amenity>
          let rules: House
          let extra: House
          let languages: [String]

          private enum Keys: String, CodingKey { case title, amenities, rules, extra, languages, rating }
          init(from decoder: any Decoder) throws {
            let flat = try decoder.container(keyedBy: Keys.self)
            title = try flat.decode(String.self, forKey: .title)
            amenities = Set(
              try flat.decode([String].self, forKey: .amenities).compactMap(Amenity.init(rawValue:)))
            rules = try flat.decodeIfPresent(House.self, forKey: .rules) ?? []
            let names = try flat.decode(String.self, forKey: .extra).split(separator: ",")
            var extra: House = []
            if names.contains("pets") { extra.formUnion(.pets) }
            if names.contains("parties") { extra.formUnion(.parties) }
            self.extra = extra
            languages = Set(try flat.decode([String].self, forKey: .languages)).sorted()
          }
        }
        """#,
      payload: #"""
        {"title": "Loft", "amenities": ["wifi", "sauna", "pool", "wifi"], "rules": 5,
         "extra": "parties,quiet", "languages": ["fr", "de"], "rating": 4.8, "host": {"name": "Io"}}
        """#,
      // Of two that are the same either may be the one that is held.
      rows: """
        $.title asSent
        $.amenities converted
        $.amenities[0] notTold
        $.amenities[1] dropped
        $.amenities[2] asSent
        $.amenities[3] notTold
        $.rules asSent
        $.extra converted
        $.languages converted
        $.languages[0] asSent
        $.languages[1] asSent
        $.rating dropped
        $.host dropped
        $.host.name dropped
        """),
  ]
}
