extension InferenceCase {
  /// What types are called, and what `[]` beside an object becomes.
  static let names: [InferenceCase] = [
    InferenceCase(
      "empty arrays beside objects and maps are nil, others not",
      #"""
      [{"update": [], "sizes": {"1": 1}, "mixed": [], "rows": [1], "none": []},
      {"update": {"version": "2"}, "sizes": [], "mixed": {"a": 1}, "rows": {"a": 1}, "none": {}},
      {"sizes": [], "mixed": false, "rows": {"a": 1}, "none": []}]
      """#,
      model: """
        typealias Response = [ResponseElement]

        struct ResponseElement: Codable {
          @EmptyArrayAsNil var update: Update?
          @EmptyArrayAsNil var sizes: [String: Int]?
          var mixed: MixedValue
          var rows: RowsValue
          @EmptyArrayAsNil var none: [String: JSONValue]?
        }

        enum MixedValue: Codable {
          case bool(Bool)
          case array([JSONValue])
          case object(Mixed)

          init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let value = try? container.decode(Bool.self) {
              self = .bool(value)
            } else if let value = try? container.decode([JSONValue].self) {
              self = .array(value)
            } else {
              self = .object(try container.decode(Mixed.self))
            }
          }

          func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .bool(let value): try container.encode(value)
            case .array(let value): try container.encode(value)
            case .object(let value): try container.encode(value)
            }
          }
        }

        enum RowsValue: Codable {
          case array([Int])
          case object(Rows)

          init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let value = try? container.decode([Int].self) {
              self = .array(value)
            } else {
              self = .object(try container.decode(Rows.self))
            }
          }

          func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .array(let value): try container.encode(value)
            case .object(let value): try container.encode(value)
            }
          }
        }

        struct Update: Codable {
          var version: String
        }

        struct Mixed: Codable {
          var a: Int
        }

        struct Rows: Codable {
          var a: Int
        }
        """ + emptyArrayAsNil + anyJSON),
    InferenceCase(
      "a type of several places is called by what it is",
      #"""
      {"currentForecast": {"low": 1, "high": 2}, "hourly_forecast": [{"low": 1, "high": 2}],
      "author": {"id": 1, "login": "a"}, "closed_by": {"id": 2, "login": "b"},
      "northeast": {"lat": 1, "lng": 2}, "southwest": {"lat": 3, "lng": 4},
      "palette": {"core": [{"slug": "a", "hue": 1}]}, "shades": [{"slug": "b", "hue": 2}],
      "left": {"object": "card", "brand": "v"}, "right": {"object": "card", "brand": "m"},
      "top": {"one": 1, "two": 2}, "under": {"one": 1, "two": 2}}
      """#,
      model: """
        struct Response: Codable {
          var currentForecast: Forecast
          var hourlyForecast: [Forecast]
          var author: User
          var closedBy: User
          var northeast: Coordinate
          var southwest: Coordinate
          var palette: Palette
          var shades: [Shade]
          var left: Card
          var right: Card
          var top: Top
          var under: Top

          enum CodingKeys: String, CodingKey {
            case currentForecast
            case hourlyForecast = "hourly_forecast"
            case author
            case closedBy = "closed_by"
            case northeast, southwest, palette, shades, left, right, top, under
          }
        }

        struct Forecast: Codable {
          var low: Int
          var high: Int
        }

        struct User: Codable {
          var id: Int
          var login: String
        }

        struct Coordinate: Codable {
          var lat: Int
          var lng: Int
        }

        struct Palette: Codable {
          var core: [Shade]
        }

        struct Shade: Codable {
          var slug: String
          var hue: Int
        }

        struct Card: Codable {
          var object: String
          var brand: String
        }

        struct Top: Codable {
          var one: Int
          var two: Int
        }
        """),
    InferenceCase(
      "elements of a list in an envelope are what the file is called by", root: "orders",
      #"{"data": [{"id": 1}], "meta": {"total": 1}}"#,
      model: """
        struct Orders: Codable {
          var data: [Order]
          var meta: Meta
        }

        struct Order: Codable {
          var id: Int
        }

        struct Meta: Codable {
          var total: Int
        }
        """),
    InferenceCase(
      "what is in an envelope has the name that it gives itself",
      #"{"data": {"type": "articles", "id": "1"}, "node": {"__typename": "Issue", "title": "a"}}"#,
      model: """
        struct Response: Codable {
          var data: Article
          var node: Issue
        }

        struct Article: Codable {
          var type: String
          var id: String
        }

        struct Issue: Codable {
          var typename: String
          var title: String

          enum CodingKeys: String, CodingKey {
            case typename = "__typename"
            case title
          }
        }
        """),
    InferenceCase(
      "keys that spell their values, and those that a key says to be data",
      #"""
      {"tags": {"blog": "Blog", "anti-spam": "anti spam"},
      "timezonesByContinent": {"Africa": [{"label": "a", "offset": 1}], "Asia": [{"label": "b", "offset": 2}]},
      "standBy": {"a": 1, "b": 2}, "pair": {"left": "right", "right": "left"}}
      """#,
      model: """
        struct Response: Codable {
          var tags: [String: String]
          var timezonesByContinent: [String: [Timezone]]
          var standBy: StandBy
          var pair: Pair
        }

        struct Timezone: Codable {
          var label: String
          var offset: Int
        }

        struct StandBy: Codable {
          var a: Int
          var b: Int
        }

        struct Pair: Codable {
          var left: String
          var right: String
        }
        """),
    InferenceCase(
      "no type shadows one of an app's frameworks", root: "text",
      #"""
      {"list": {"a": 1}, "view": {"b": 1}, "colors": [{"c": 1}], "range": {"d": 1}, "task": {"e": 1},
      "publisher": {"f": 1}, "notification": {"g": 1}, "status": {"h": 1}}
      """#,
      model: """
        struct TextPayload: Codable {
          var list: TextPayloadList
          var view: TextPayloadView
          var colors: [TextPayloadColor]
          var range: TextPayloadRange
          var task: TextPayloadTask
          var publisher: TextPayloadPublisher
          var notification: TextPayloadNotification
          var status: Status
        }

        struct TextPayloadList: Codable {
          var a: Int
        }

        struct TextPayloadView: Codable {
          var b: Int
        }

        struct TextPayloadColor: Codable {
          var c: Int
        }

        struct TextPayloadRange: Codable {
          var d: Int
        }

        struct TextPayloadTask: Codable {
          var e: Int
        }

        struct TextPayloadPublisher: Codable {
          var f: Int
        }

        struct TextPayloadNotification: Codable {
          var g: Int
        }

        struct Status: Codable {
          var h: Int
        }
        """),
  ]
}
