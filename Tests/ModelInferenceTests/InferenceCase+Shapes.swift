extension InferenceCase {
  /// What objects become that are much alike, or whose keys are data.
  static let shapes: [InferenceCase] = [
    InferenceCase(
      "keys that are data",
      #"""
      {"views": {"2024-03-01": 7, "2024-03-02": 9},
      "users": {"17": {"name": "Ada"},
      "4": {"name": "Bo", "age": 3}},
      "prices": {"EUR": 1.5, "USD": 2, "GBP": null},
      "texts": {"de": "ja", "en": "yes", "pt-BR": "sim"},
      "hashes": {"da39a3ee5e6b4b0d": true},
      "size": {"width": 1, "height": 2},
      "mixed": {"1": 1, "2": "a"}}
      """#,
      model: """
        struct Response: Codable {
          var views: [String: Int]
          var users: [String: User]
          var prices: [String: Double?]
          var texts: [String: String]
          var hashes: [String: Bool]
          var size: Size
          var mixed: [String: IntOrString]
        }

        enum IntOrString: Codable {
          case integer(Int)
          case string(String)

          init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let value = try? container.decode(Int.self) {
              self = .integer(value)
            } else {
              self = .string(try container.decode(String.self))
            }
          }

          func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .integer(let value): try container.encode(value)
            case .string(let value): try container.encode(value)
            }
          }
        }

        struct User: Codable {
          var name: String
          var age: Int?
        }

        struct Size: Codable {
          var width: Int
          var height: Int
        }
        """),
    InferenceCase(
      "the nodes of a tree are one type",
      #"""
      {"name": "root", "children": [{"name": "a", "children": []}, {"name": "b",
      "children": [{"name": "c", "children": null, "color": "red"}]}]}
      """#,
      model: """
        struct Response: Codable {
          var name: String
          var children: [Response]?
          var color: String?
        }
        """),
    InferenceCase(
      "a list's nodes are a class",
      #"{"value": 1, "next": {"value": 2, "next": {"value": 3, "next": null}}}"#,
      model: """
        final class Response: Codable {
          var value: Int
          var next: Response?
        }
        """),
    InferenceCase(
      "shapes that recur are one type, similar ones under one key too",
      #"""
      {"owner": {"id": 1, "login": "a"},
      "sender": {"id": 2, "login": null},
      "hourly": [{"weather": {"id": 1, "main": "a", "icon": "x"}}],
      "daily": [{"weather": {"id": 2, "main": "b", "icon": "y", "text": "t"},
      "day": 1}],
      "link": {"href": "x", "login": "y"}}
      """#,
      model: """
        struct Response: Codable {
          var owner: User
          var sender: User
          var hourly: [Hourly]
          var daily: [Daily]
          var link: ResponseLink
        }

        struct User: Codable {
          var id: Int
          var login: String?
        }

        struct Hourly: Codable {
          var weather: Weather
        }

        struct Daily: Codable {
          var weather: Weather
          var day: Int
        }

        struct ResponseLink: Codable {
          var href: String
          var login: String
        }

        struct Weather: Codable {
          var id: Int
          var main: String
          var icon: String
          var text: String?
        }
        """),
    InferenceCase(
      "names that are taken",
      #"""
      {"data": {"a": 1},
      "string": {"b": 1},
      "type": {"c": 1},
      "default": {"d": 1},
      "response": {"e": 1},
      "item": {"item": {"f": 1}},
      "x": {"item": {"g": 1, "data": {"h": 1}}}}
      """#,
      model: """
        struct Response: Codable {
          var data: ResponseData
          var string: ResponseString
          var type: ResponseType
          var `default`: ResponseDefault
          var response: ResponseResponse
          var item: Item
          var x: X
        }

        struct ResponseData: Codable {
          var a: Int
        }

        struct ResponseString: Codable {
          var b: Int
        }

        struct ResponseType: Codable {
          var c: Int
        }

        struct ResponseDefault: Codable {
          var d: Int
        }

        struct ResponseResponse: Codable {
          var e: Int
        }

        struct Item: Codable {
          var item: ItemItem
        }

        struct X: Codable {
          var item: XItem
        }

        struct ItemItem: Codable {
          var f: Int
        }

        struct XItem: Codable {
          var g: Int
          var data: XItemData
        }

        struct XItemData: Codable {
          var h: Int
        }
        """),
    InferenceCase(
      "what strings look like stands beside them",
      #"""
      {"created": "2024-03-01T09:30:00.5+01:00", "day": "2024-03-01",
      "site": "https://example.org/a", "key": "123e4567-e89b-12d3-a456-426614174000",
      "maybe": "https://example.org"}
      """#,
      #"""
      {"created": "2024-03-01T09:30:00Z", "day": "2024-03-02", "site": "http://example.org",
      "key": "123E4567-E89B-12D3-A456-426614174000", "maybe": "none"}
      """#,
      model: """
        struct Response: Codable {
          var created: String  // ISO 8601
          var day: String
          var site: String  // URL
          var key: String  // UUID
          var maybe: String
        }
        """),
    InferenceCase(
      "packages and their versions are data, versions by name are not",
      #"""
      {"dependencies": {"form-data": "~0.0.3", "mime": "*", "hawk": ">=1.x", "socket.io": "^2.1.0-rc.1"},
      "engines": {"node": ">=0.10"},
      "minimum": {"ios": "17.0", "android": "14.1"},
      "headers": {"content-type": "a", "etag": "1.0"}}
      """#,
      model: """
        struct Response: Codable {
          var dependencies: [String: String]
          var engines: Engines
          var minimum: Minimum
          var headers: Headers
        }

        struct Engines: Codable {
          var node: String
        }

        struct Minimum: Codable {
          var ios: String
          var android: String
        }

        struct Headers: Codable {
          var contentType: String
          var etag: String

          enum CodingKeys: String, CodingKey {
            case contentType = "content-type"
            case etag
          }
        }
        """),
    InferenceCase(
      "numbers that are points in time, by their names and all their values",
      #"""
      [{"created_at": 1430869217, "updatedAt": 1430869217123, "id": 1430869217, "start": 12,
      "dt": 1430869217.5, "end": 1430869217}, {"created_at": 1430869218, "updatedAt": 1430869217124,
      "id": 1430869218, "start": 1430869217, "dt": 1430869218, "end": 1430869217123}]
      """#,
      model: """
        typealias Response = [ResponseElement]

        struct ResponseElement: Codable {
          var createdAt: Int  // seconds since 1970
          var updatedAt: Int  // milliseconds since 1970
          var id: Int
          var start: Int
          var dt: Double  // seconds since 1970
          var end: Int

          enum CodingKeys: String, CodingKey {
            case createdAt = "created_at"
            case updatedAt, id, start, dt, end
          }
        }
        """),
  ]
}
