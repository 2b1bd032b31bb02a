extension UnseenModel {
  /// Elements that can't be decoded are left out.
  static let freshLossyLists = [
    UnseenModel(
      kind: .lossyLists,
      name: "channels of a guide without those that fail, and a count of what is left out",
      source: #"""
        struct Root: Decodable {
          struct Channel: Decodable, Hashable { let number: Int; let name: String; let hd: Bool? }
          let region: String
          let channels: [Channel]
          let broken: Int

          private enum CodingKeys: CodingKey { case region, channels, updated }

          init(from decoder: any Decoder) throws {
            let guide = try decoder.container(keyedBy: CodingKeys.self)
            region = try guide.decode(String.self, forKey: .region)
            var list = try guide.nestedUnkeyedContainer(forKey: .channels)
            var channels: [Channel] = []
            var broken = 0
            while !list.isAtEnd {
              let element = try list.superDecoder()
              guard let channel = try? Channel(from: element) else {
                broken += 1
                continue
              }
              channels.append(channel)
            }
            self.channels = channels
            self.broken = broken
          }
        }
        """#,
      payload: #"""
        {"region": "south", "channels": [{"number": 1, "name": "One", "hd": true},
          {"number": "2a", "name": "Two"}, null, {"number": 4, "name": "Four", "logo": "4.png"}],
         "updated": "today"}
        """#,
      // What is left out is counted, and nothing else of it is held.
      rows: """
        $.region asSent
        $.channels converted
        $.channels[0] asSent
        $.channels[0].number asSent
        $.channels[0].name asSent
        $.channels[0].hd asSent
        $.channels[1] notTold
        $.channels[1].number dropped
        $.channels[1].name dropped
        $.channels[2] notTold
        $.channels[3] asSent
        $.channels[3].number asSent
        $.channels[3].name asSent
        $.channels[3].logo dropped
        $.channels[3].hd nil
        $.updated dropped
        """),
    UnseenModel(
      kind: .lossyLists, name: "observations by station whose bad ones are nil, then gone",
      source: #"""
        struct Root: Decodable {
          struct Observation: Decodable {
            let celsius: Double
            let sky: Sky
          }
          enum Sky: String, Decodable { case clear, cloudy, rain }
          @dynamicMemberLookup struct Try<Wrapped: Decodable>: Decodable {
            let wrapped: Wrapped?
            init(from decoder: any Decoder) throws {
              let container = try decoder.singleValueContainer()
              do { wrapped = try container.decode(Wrapped.self) } catch { wrapped = nil }
            }
            subscript<T>(dynamicMember path: KeyPath<Wrapped, T>) -> T? { wrapped?[keyPath: path] }
          }
          let stations: [String: [Observation]]
          let skies: [Sky]
          let source: String?

          enum CodingKeys: String, CodingKey { case stations = "obs", skies, source }
          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let tries = try container.decode([String: [Try<Observation>]].self, forKey: .stations)
            stations = tries.mapValues { $0.compactMap(\.wrapped) }.filter { !$0.value.isEmpty }
            skies = try container.decode([Try<Sky>].self, forKey: .skies).compactMap { $0.wrapped }
            source = try container.decode(Try<String>.self, forKey: .source).wrapped
          }
        }
        """#,
      payload: #"""
        {"obs": {"LSZH": [{"celsius": 11, "sky": "rain"}, {"celsius": null, "sky": "clear"}],
          "LSGG": [{"celsius": 14.5, "sky": "fog"}]}, "skies": ["clear", "hail", "rain"], "source": 3}
        """#,
      rows: """
        $.obs converted
        $.obs.LSZH converted
        $.obs.LSZH[0] asSent
        $.obs.LSZH[0].celsius asSent
        $.obs.LSZH[0].sky asSent
        $.obs.LSZH[1] dropped
        $.obs.LSZH[1].celsius dropped
        $.obs.LSZH[1].sky dropped
        $.obs.LSGG dropped
        $.obs.LSGG[0] dropped
        $.obs.LSGG[0].celsius dropped
        $.obs.LSGG[0].sky dropped
        $.skies converted
        $.skies[0] asSent
        $.skies[1] dropped
        $.skies[2] asSent
        $.source nil
        """),
    UnseenModel(
      kind: .lossyLists, name: "a playlist's tracks by a method of a container that forgives",
      source: #"""
        extension UnkeyedDecodingContainer {
          fileprivate mutating func forgiving<T: Decodable>(_ type: T.Type) -> [T] {
            var result: [T] = []
            var before = -1
            while !isAtEnd, currentIndex != before {
              before = currentIndex
              if let value = try? decode(type) {
                result.append(value)
              } else if (try? decodeNil()) != true {
                _ = try? decode(Blank.self)
              }
            }
            return result
          }
        }
        private struct Blank: Decodable {}
        struct Root: Decodable {
          struct Track: Decodable {
            let title: String
            let length: Int
            var artists: [String] = []
            enum CodingKeys: CodingKey { case title, length, artists }
            init(from decoder: any Decoder) throws {
              let track = try decoder.container(keyedBy: CodingKeys.self)
              title = try track.decode(String.self, forKey: .title)
              length = try track.decode(Int.self, forKey: .length)
              if var list = try? track.nestedUnkeyedContainer(forKey: .artists) {
                artists = list.forgiving(String.self)
              }
            }
          }
          let name: String
          let tracks: [Track]
          enum CodingKeys: CodingKey { case name, tracks }
          init(from decoder: any Decoder) throws {
            let list = try decoder.container(keyedBy: CodingKeys.self)
            name = try list.decode(String.self, forKey: .name)
            var tracks = try list.nestedUnkeyedContainer(forKey: .tracks)
            self.tracks = tracks.forgiving(Track.self)
          }
        }
        """#,
      payload: #"""
        {"name": "Rain", "tracks": [{"title": "Drip", "length": 180, "artists": ["Mo", 5, null, "Jo"]},
          null, {"title": "Drop"}, {"title": "Pour", "length": 240, "isrc": "CH-1"}]}
        """#,
      rows: """
        $.name asSent
        $.tracks converted
        $.tracks[0] converted
        $.tracks[0].title asSent
        $.tracks[0].length asSent
        $.tracks[0].artists converted
        $.tracks[0].artists[0] asSent
        $.tracks[0].artists[1] dropped
        $.tracks[0].artists[2] dropped
        $.tracks[0].artists[3] asSent
        $.tracks[1] dropped
        $.tracks[2] dropped
        $.tracks[2].title dropped
        $.tracks[3] converted
        $.tracks[3].title asSent
        $.tracks[3].length asSent
        $.tracks[3].isrc dropped
        $.tracks[3].artists default
        """),
  ]

  /// Elements that the code steps over.
  static let freshPassedOver = [
    UnseenModel(
      kind: .passedOver, name: "lines of a log whose comments and debug lines are skipped",
      source: #"""
        struct Root: Decodable {
          struct Line: Decodable { let level: Int; let text: String; let thread: Int? }
          let host: String
          let lines: [Line]
          let skipped: Int

          enum CodingKeys: CodingKey { case host, log, rotated }
          private enum Level: CodingKey { case level, text }
          private struct Ignored: Decodable {}

          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            host = try keys.decode(String.self, forKey: .host)
            var log = try keys.nestedUnkeyedContainer(forKey: .log)
            var lines: [Line] = []
            var skipped = 0
            while !log.isAtEnd {
              if let line = try? log.decode(Line.self) {
                if line.level > 0 { lines.append(line) } else { skipped += 1 }
              } else if (try? log.decode(Ignored.self)) != nil {
                skipped += 1
              } else {
                _ = try log.decode(String.self)
              }
            }
            self.lines = lines
            self.skipped = skipped
          }
        }
        """#,
      payload: #"""
        {"host": "web-1", "log": ["# started", {"level": 2, "text": "disk", "thread": 7},
          {"level": 0, "text": "tick"}, {"level": "warn", "text": "hot"}, {"level": 1, "text": "net"}],
         "rotated": false}
        """#,
      // What is passed over is counted, and nothing else of it is held.
      rows: """
        $.host asSent
        $.log converted
        $.log[0] notTold
        $.log[1] asSent
        $.log[1].level asSent
        $.log[1].text asSent
        $.log[1].thread asSent
        $.log[2] notTold
        $.log[2].level notTold
        $.log[2].text dropped
        $.log[2].thread notTold
        $.log[3] notTold
        $.log[3].level dropped
        $.log[3].text dropped
        $.log[4] asSent
        $.log[4].level asSent
        $.log[4].text asSent
        $.log[4].thread nil
        $.rotated dropped
        """),
    UnseenModel(
      kind: .passedOver, name: "a table of a sheet whose header and empty rows aren't kept",
      source: #"""
        struct Root: Decodable {
          struct Row: Equatable {
            let name: String
            let amount: Double
          }
          let range: String
          let rows: [Row]
          let footer: String?

          private enum Keys: String, CodingKey { case range, values, majorDimension }

          init(from decoder: any Decoder) throws {
            let sheet = try decoder.container(keyedBy: Keys.self)
            range = try sheet.decode(String.self, forKey: .range)
            var table = try sheet.nestedUnkeyedContainer(forKey: .values)
            _ = try table.decode([String].self)
            var rows: [Row] = []
            var footer: String?
            while !table.isAtEnd {
              var cells = try table.nestedUnkeyedContainer()
              if cells.isAtEnd { continue }
              let name = try cells.decode(String.self)
              if name == "Sum" {
                footer = name
                break
              }
              _ = try cells.decodeIfPresent(String.self)
              rows.append(Row(name: name, amount: try cells.decode(Double.self)))
            }
            self.rows = rows
            self.footer = footer
          }
        }
        """#,
      payload: #"""
        {"range": "A1:C9", "values": [["Name", "Unit", "Amount"], ["Flour", "kg", 2.5, "dry"], [],
          ["Milk", null, 6], ["Sum", 8.5], ["printed", "never"]], "majorDimension": "ROWS"}
        """#,
      // The header and the units are read, must be texts and are thrown away.
      rows: """
        $.range asSent
        $.values converted
        $.values[0] converted
        $.values[0][0] dropped
        $.values[0][1] dropped
        $.values[0][2] dropped
        $.values[1] converted
        $.values[1][0] asSent
        $.values[1][1] dropped
        $.values[1][2] asSent
        $.values[1][3] dropped
        $.values[2] dropped
        $.values[3] converted
        $.values[3][0] asSent
        $.values[3][1] notTold
        $.values[3][2] asSent
        $.values[4] converted
        $.values[4][0] asSent
        $.values[4][1] dropped
        $.values[5] dropped
        $.values[5][0] dropped
        $.values[5][1] dropped
        $.majorDimension dropped
        """),
    UnseenModel(
      kind: .passedOver, name: "a packet of a radio whose padding and reserved bytes are read past",
      source: #"""
        struct Root: Decodable {
          let sender: Int
          let kind: Kind
          let battery: Int
          let readings: [Int]
          let signal: Int?
          enum Kind: Int, Decodable { case hello = 1, data = 2, bye = 9 }

          init(from decoder: any Decoder) throws {
            var packet = try decoder.unkeyedContainer()
            sender = try packet.decode(Int.self)
            kind = try packet.decode(Kind.self)
            _ = try packet.decode(UInt8.self)
            var inner = try packet.nestedUnkeyedContainer()
            battery = try inner.decode(Int.self)
            var readings: [Int] = []
            while !inner.isAtEnd {
              let channel = try inner.decode(Int.self)
              let value = try inner.decode(Int.self)
              if channel == 255 { continue }
              readings.append(value)
            }
            self.readings = readings
            _ = try packet.superDecoder()
            signal = packet.isAtEnd ? nil : try packet.decode(Int?.self)
          }
        }
        """#,
      payload: #"""
        [1042, 2, 0, [88, 1, 517, 255, 0, 2, 498], {"reserved": [0, 0]}, -71, "crc", 17]
        """#,
      // Channels and the third number are read, must be numbers and are thrown away, and so is the
      // value of channel 255.
      rows: """
        $[0] asSent
        $[1] asSent
        $[2] asSent
        $[3] converted
        $[3][0] asSent
        $[3][1] dropped
        $[3][2] asSent
        $[3][3] dropped
        $[3][4] notTold
        $[3][5] dropped
        $[3][6] asSent
        $[4] dropped
        $[4].reserved dropped
        $[4].reserved[0] dropped
        $[4].reserved[1] dropped
        $[5] asSent
        $[6] dropped
        $[7] dropped
        """),
  ]

  /// Loops over lists and over keys that are data.
  static let freshRead = [
    UnseenModel(
      kind: .read, name: "scores of a quiz whose players are keys, in the order of their points",
      source: #"""
        struct Root: Decodable {
          struct Entry: Equatable { let player: String; let points: Int }
          let round: Int
          let board: [Entry]
          let teams: [String: [String]]

          private struct Name: CodingKey {
            var stringValue: String
            var intValue: Int?
            init?(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { return nil }
          }
          private enum CodingKeys: CodingKey { case round, scores, teams }

          init(from decoder: any Decoder) throws {
            let quiz = try decoder.container(keyedBy: CodingKeys.self)
            round = try quiz.decode(Int.self, forKey: .round)
            let scores = try quiz.nestedContainer(keyedBy: Name.self, forKey: .scores)
            board = try scores.allKeys
              .filter { !$0.stringValue.hasPrefix("_") }
              .map { Entry(player: $0.stringValue, points: try scores.decode(Int.self, forKey: $0)) }
              .sorted { ($1.points, $0.player) < ($0.points, $1.player) }
            var teams: [String: [String]] = [:]
            if let table = try? quiz.nestedContainer(keyedBy: Name.self, forKey: .teams) {
              for team in table.allKeys {
                teams[team.stringValue] = (try? table.decode([String].self, forKey: team)) ?? []
              }
            }
            self.teams = teams
          }
        }
        """#,
      payload: #"""
        {"round": 4, "scores": {"ann": 12, "bo": 30, "_bot": 99, "cy": 12},
         "teams": {"red": ["ann", "bo"], "blue": null, "gray": "cy"}, "host": "Quin"}
        """#,
      rows: """
        $.round asSent
        $.scores converted
        $.scores.ann asSent
        $.scores.bo asSent
        $.scores._bot dropped
        $.scores.cy asSent
        $.teams converted
        $.teams.red asSent
        $.teams.red[0] asSent
        $.teams.red[1] asSent
        $.teams.blue default
        $.teams.gray default
        $.host dropped
        """),
    UnseenModel(
      kind: .read, name: "hourly and daily values of a forecast that come as columns",
      source: #"""
        struct Root: Decodable {
          struct Hour { let time: String; let temperature: Double?; let rain: Double }
          let zone: String
          let hours: [Hour]
          let highs: [Double]

          private enum Keys: CodingKey { case timezone, hourly, daily }
          private enum Hourly: String, CodingKey {
            case time, temperature = "temperature_2m", rain
          }
          private enum Daily: String, CodingKey { case high = "temperature_2m_max" }

          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: Keys.self)
            zone = try keys.decode(String.self, forKey: .timezone)
            let hourly = try keys.nestedContainer(keyedBy: Hourly.self, forKey: .hourly)
            var times = try hourly.nestedUnkeyedContainer(forKey: .time)
            var temperatures = try hourly.nestedUnkeyedContainer(forKey: .temperature)
            var rains = try? hourly.nestedUnkeyedContainer(forKey: .rain)
            var hours: [Hour] = []
            while !times.isAtEnd, !temperatures.isAtEnd {
              let time = try times.decode(String.self)
              let temperature = try temperatures.decodeIfPresent(Double.self)
              let rain = rains?.isAtEnd == false ? try rains?.decode(Double.self) : nil
              hours.append(Hour(time: time, temperature: temperature, rain: rain ?? 0))
            }
            self.hours = hours
            highs = try keys.nestedContainer(keyedBy: Daily.self, forKey: .daily)
              .decode([Double?].self, forKey: .high)
              .map { $0 ?? 0 }
          }
        }
        """#,
      payload: #"""
        {"timezone": "UTC", "hourly": {"time": ["00:00", "01:00", "02:00", "03:00"],
          "temperature_2m": [4.5, null, 3], "rain": [0.2, 0]},
         "daily": {"time": ["mon"], "temperature_2m_max": [11.5, null]}, "elevation": 520}
        """#,
      rows: """
        $.timezone asSent
        $.hourly converted
        $.hourly.time converted
        $.hourly.time[0] asSent
        $.hourly.time[1] asSent
        $.hourly.time[2] asSent
        $.hourly.time[3] dropped
        $.hourly.temperature_2m asSent
        $.hourly.temperature_2m[0] asSent
        $.hourly.temperature_2m[1] nil
        $.hourly.temperature_2m[2] asSent
        $.hourly.rain asSent
        $.hourly.rain[0] asSent
        $.hourly.rain[1] asSent
        $.daily converted
        $.daily.time dropped
        $.daily.time[0] dropped
        $.daily.temperature_2m_max converted
        $.daily.temperature_2m_max[0] asSent
        $.daily.temperature_2m_max[1] default
        $.elevation dropped
        """),
    UnseenModel(
      kind: .read, name: "variables of an environment file, told by their prefixes",
      source: #"""
        final class Root: Decodable {
          struct Key: CodingKey, Hashable {
            let stringValue: String
            var intValue: Int? { nil }
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
          }
          let app: [String: String]
          let ports: [Int]
          let flags: Set<String>
          let unknown: Int

          required init(from decoder: any Decoder) throws {
            let file = try decoder.container(keyedBy: Key.self)
            var app: [String: String] = [:]
            var ports: [Int] = []
            var flags: Set<String> = []
            var unknown = 0
            for key in file.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
              let name = key.stringValue
              switch name.split(separator: "_", maxSplits: 1).first {
              case "APP":
                app[name.dropFirst(4).lowercased()] = try file.decode(String.self, forKey: key)
              case "PORT":
                ports.append(try file.decode(Int.self, forKey: key))
              case "ENABLE":
                if try file.decode(Bool.self, forKey: key) { flags.insert(String(name.dropFirst(7))) }
              default:
                unknown += 1
              }
            }
            self.app = app
            self.ports = ports
            self.flags = flags
            self.unknown = unknown
          }
        }
        """#,
      payload: #"""
        {"APP_NAME": "Dock", "APP_REGION": "eu", "PORT_HTTP": 8080, "PORT_ADMIN": 9090,
         "ENABLE_CACHE": true, "ENABLE_TRACE": false, "DEBUG": 1, "HOME": "/root"}
        """#,
      // What is unknown is counted, and nobody asks for its value.
      rows: """
        $.APP_NAME asSent
        $.APP_REGION asSent
        $.PORT_HTTP asSent
        $.PORT_ADMIN asSent
        $.ENABLE_CACHE converted
        $.ENABLE_TRACE converted
        $.DEBUG dropped
        $.HOME dropped
        """),
  ]
}
