extension UnseenModel {
  /// One value in several forms.
  static let forms = [
    UnseenModel(
      kind: .forms, name: "a lamp whose color is hex and whose numbers come as texts",
      source: #"""
        struct Color: Decodable, Equatable {
          let red: UInt8
          let green: UInt8
          let blue: UInt8
          init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
            guard digits.count == 6, let number = UInt32(digits, radix: 16) else {
              throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "\(text) is no color")
            }
            red = UInt8(number >> 16)
            green = UInt8(number >> 8 & 0xff)
            blue = UInt8(number & 0xff)
          }
        }
        struct Flexible: Decodable {
          let value: Double
          init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
              value = Double(text) ?? .nan
            } else {
              value = try container.decode(Double.self)
            }
          }
        }
        struct Root: Decodable {
          let name: String
          let color: Color
          let brightness: Flexible
          let kelvin: Flexible
          let isOn: Bool
          let accent: Color?
          enum CodingKeys: String, CodingKey {
            case name, color, brightness, kelvin, accent
            case isOn = "on"
          }
          init(from decoder: any Decoder) throws {
            let lamp = try decoder.container(keyedBy: CodingKeys.self)
            name = try lamp.decode(String.self, forKey: .name)
            color = try lamp.decode(Color.self, forKey: .color)
            brightness = try lamp.decode(Flexible.self, forKey: .brightness)
            kelvin = try lamp.decode(Flexible.self, forKey: .kelvin)
            isOn = try lamp.decode(Int.self, forKey: .isOn) != 0
            accent = try? lamp.decodeIfPresent(Color.self, forKey: .accent)
          }
        }
        """#,
      payload: #"""
        {"name": "Desk", "color": "#ff8800", "brightness": "62.5", "kelvin": 2700, "on": 1,
         "accent": "pale"}
        """#,
      rows: """
        $.name asSent
        $.color converted
        $.brightness converted
        $.kelvin asSent
        $.on converted
        $.accent nil
        """),
    UnseenModel(
      kind: .forms,
      name: "a video whose length is an ISO duration and whose dates are read by hand",
      source: #"""
        import Foundation
        struct Root: Decodable {
          let title: String
          let seconds: Int
          let published: Date
          let recorded: Date?
          let views: Int
          let rating: Double?
          enum CodingKeys: CodingKey { case title, duration, published, recorded, views, rating }
          static func seconds(iso text: String) -> Int? {
            guard text.hasPrefix("PT") else { return nil }
            var total = 0
            var digits = ""
            for character in text.dropFirst(2) {
              switch character {
              case "0"..."9": digits.append(character)
              case "H", "M", "S":
                guard let number = Int(digits) else { return nil }
                total += number * (character == "H" ? 3600 : character == "M" ? 60 : 1)
                digits = ""
              default: return nil
              }
            }
            return total
          }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            title = try keys.decode(String.self, forKey: .title)
            let duration = try keys.decode(String.self, forKey: .duration)
            seconds = Self.seconds(iso: duration) ?? 0
            let text = try keys.decode(String.self, forKey: .published)
            guard let date = try? Date(text, strategy: .iso8601) else {
              throw DecodingError.dataCorruptedError(
                forKey: .published, in: keys, debugDescription: "No date: \(text)")
            }
            published = date
            recorded = try keys.decodeIfPresent(Int.self, forKey: .recorded)
              .map { Date(timeIntervalSince1970: Double($0) / 1000) }
            let views = try keys.decode(String.self, forKey: .views)
            self.views = Int(views.filter(\.isNumber)) ?? 0
            rating = try keys.decode(String?.self, forKey: .rating).flatMap { Double($0) }
          }
        }
        """#,
      payload: #"""
        {"title": "Sourdough", "duration": "PT1H2M5S", "published": "2024-05-01T08:00:00Z",
         "recorded": 1714291200500, "views": "1'204", "rating": "n/a"}
        """#,
      // A number of milliseconds is the same moment.
      rows: """
        $.title asSent
        $.duration converted
        $.published asSent
        $.recorded asSent
        $.views converted
        $.rating nil
        """),
    UnseenModel(
      kind: .forms, name: "readings of a meter in numbers, texts and percents, and one of none",
      source: #"""
        struct Amount: Decodable {
          var value: Double
          init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            do {
              value = try container.decode(Double.self)
            } catch DecodingError.typeMismatch {
              let text = try container.decode(String.self)
              if text.hasSuffix("%"), let percent = Double(text.dropLast()) {
                value = percent / 100
              } else if let number = Double(text) {
                value = number
              } else {
                throw DecodingError.dataCorruptedError(
                  in: container, debugDescription: "Neither a number nor a percentage: \(text)")
              }
            }
          }
        }
        struct Root: Decodable {
          var meter: String
          var readings: [Reading]
          var battery: Amount
          struct Reading: Decodable {
            var time: Int
            var energy: Amount
            var load: Amount?
          }
        }
        """#,
      payload: #"""
        {"meter": "E-77", "readings": [
          {"time": 600, "energy": 12.5, "load": "40%"}, {"time": 660, "energy": "12.75"},
          {"time": 720, "energy": "offline", "load": null}, {"time": "780", "energy": 13}],
         "battery": "91%"}
        """#,
      rows: """
        $.meter asSent
        $.readings threw
        $.readings[0] converted
        $.readings[0].time asSent
        $.readings[0].energy asSent
        $.readings[0].load converted
        $.readings[1] converted
        $.readings[1].time asSent
        $.readings[1].energy converted
        $.readings[1].load nil
        $.readings[2] threw
        $.readings[2].time asSent
        $.readings[2].energy threw
        $.readings[2].load notReached alone nil
        $.readings[3] notReached alone threw
        $.readings[3].time notReached alone threw
        $.readings[3].energy notReached alone asSent
        $.readings[3].load notReached alone nil
        $.battery notReached alone converted
        """),
    UnseenModel(
      kind: .forms, name: "a game of chess: clocks, ratings and moves that are texts",
      source: #"""
        struct Game: Decodable {
          enum Result: Equatable { case white, black, draw, running }
          struct Rating: Decodable {
            let value: Int
            let isProvisional: Bool
            init(from decoder: any Decoder) throws {
              let container = try decoder.singleValueContainer()
              if let number = try? container.decode(Int.self) {
                (value, isProvisional) = (number, false)
              } else {
                let text = try container.decode(String.self)
                let digits = text.prefix { $0.isNumber }
                (value, isProvisional) = (Int(digits) ?? 0, text.hasSuffix("?"))
              }
            }
          }
          let white: Rating
          let black: Rating
          let minutes: Int
          let increment: Int
          let moves: [String]
          let result: Result
          let isRated: Bool
          enum CodingKeys: String, CodingKey {
            case white, black, clock, moves, result
            case isRated = "rated"
          }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            white = try keys.decode(Rating.self, forKey: .white)
            black = try keys.decode(Rating.self, forKey: .black)
            let clock = try keys.decode(String.self, forKey: .clock)
            let times = clock.split(separator: "+").compactMap { Int($0) }
            guard times.count == 2 else {
              throw DecodingError.dataCorruptedError(
                forKey: .clock, in: keys, debugDescription: "No clock: \(clock)")
            }
            (minutes, increment) = (times[0], times[1])
            moves = try keys.decode(String.self, forKey: .moves).split(separator: " ")
              .map(String.init)
            result =
              switch try keys.decodeIfPresent(String.self, forKey: .result) {
              case "1-0": .white
              case "0-1": .black
              case "1/2-1/2": .draw
              case _: .running
              }
            isRated = try keys.decode(String.self, forKey: .isRated) == "yes"
          }
        }
        struct Root: Decodable {
          let event: String
          let games: [Game]
        }
        """#,
      payload: #"""
        {"event": "Club night", "games": [
          {"white": "1500?", "black": 1622, "clock": "5+3", "moves": "e4 e5 Nf3",
           "result": "1/2-1/2", "rated": "yes"},
          {"white": 1710, "black": null, "clock": "10", "moves": "d4", "rated": "no"}]}
        """#,
      rows: """
        $.event asSent
        $.games threw
        $.games[0] converted
        $.games[0].white converted
        $.games[0].black asSent
        $.games[0].clock converted
        $.games[0].moves converted
        $.games[0].result converted
        $.games[0].rated converted
        $.games[1] threw
        $.games[1].white asSent
        $.games[1].black threw
        $.games[1].clock notReached alone threw
        $.games[1].moves notReached alone converted
        $.games[1].result notReached alone default
        $.games[1].rated notReached alone converted
        """),
  ]
}
