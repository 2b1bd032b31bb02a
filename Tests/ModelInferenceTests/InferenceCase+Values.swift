extension InferenceCase {
  /// What values and keys become.
  static let values: [InferenceCase] = [
    InferenceCase(
      "scalars, and what is null or missing in one of two",
      #"{"id": 1, "name": "Ada", "isAdmin": true, "score": 9.5, "age": null, "nick": "a"}"#,
      #"{"id": 2, "name": "Bo", "isAdmin": false, "score": 7, "age": 42}"#,
      model: """
        struct Response: Codable {
          var id: Int
          var name: String
          var isAdmin: Bool
          var score: Double
          var age: Int?
          var nick: String?
        }
        """),
    InferenceCase(
      "nested types are named by their keys, elements in the singular",
      #"""
      {"user": {"name": "Ada"},
      "categories": [{"id": 1}, {"id": 2, "parent": {"label": "a", "color": "red"}}],
      "people": [{"first": "Ada", "last": "L"}, {"first": "Bo", "last": "M", "title": "Dr"}]}
      """#,
      model: """
        struct Response: Codable {
          var user: User
          var categories: [ResponseCategory]
          var people: [Person]
        }

        struct User: Codable {
          var name: String
        }

        struct ResponseCategory: Codable {
          var id: Int
          var parent: Parent?
        }

        struct Person: Codable {
          var first: String
          var last: String
          var title: String?
        }

        struct Parent: Codable {
          var label: String
          var color: String
        }
        """),
    InferenceCase(
      "keys that are no names of Swift's",
      #"""
      {"user_id": 1, "avatar_url": "x", "content-type": "a", "Name": "b", "class": "c",
      "self": 1, "init": 2, "1h": 0.5, "+1": 3, "-1": 4, "": 5, "userID": 6, "größe": 7,
      "a\"b\\": 8, "tab\t\u200b": 9}
      """#,
      model: #"""
        struct Response: Codable {
          var userID2: Int
          var avatarURL: String
          var contentType: String
          var name: String
          var `class`: String
          var selfValue: Int
          var initValue: Int
          var _1h: Double
          var plus1: Int
          var minus1: Int
          var value: Int
          var userID: Int
          var größe: Int
          var aB: Int
          var tab: Int

          enum CodingKeys: String, CodingKey {
            case userID2 = "user_id"
            case avatarURL = "avatar_url"
            case contentType = "content-type"
            case name = "Name"
            case `class`
            case selfValue = "self"
            case initValue = "init"
            case _1h = "1h"
            case plus1 = "+1"
            case minus1 = "-1"
            case value = ""
            case userID, größe
            case aB = "a\"b\\"
            case tab = "tab\t\u{200b}"
          }
        }
        """#),
    InferenceCase(
      "numbers of every width",
      #"""
      {"small": 1, "negative": -9223372036854775808, "large": 18446744073709551615,
      "beyond": 123456789012345678901234567890, "wide": [-1, 18446744073709551615],
      "huge": 1234567890123456789012345678901234567890, "whole": 1.0, "exponent": 1e3,
      "mixed": [1, 2.5],
      "lost": 1e400, "zero": -0}
      """#,
      model: """
        import Foundation

        struct Response: Codable {
          var small: Int
          var negative: Int
          var large: UInt64
          var beyond: Decimal
          var wide: [Decimal]
          var huge: Double
          var whole: Double
          var exponent: Double
          var mixed: [Double]
          var lost: Double  // 1e400 fits no number of Swift's
          var zero: Int
        }
        """),
    InferenceCase(
      "values of several kinds",
      #"""
      {"width": 640, "height": "480", "rain": {"1h": 0.5},
      "ids": [1, "a", null],
      "more": [2, "b"],
      "tags": "a"}
      """#,
      #"{"width": "640", "height": 480, "rain": 2.5, "ids": [], "more": [], "tags": ["a", "b"]}"#,
      model: """
        struct Response: Codable {
          var width: IntOrString
          var height: IntOrString
          var rain: RainValue
          var ids: [IntOrString?]
          var more: [IntOrString]
          var tags: TagsValue
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

        enum RainValue: Codable {
          case number(Double)
          case object(Rain)

          init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let value = try? container.decode(Double.self) {
              self = .number(value)
            } else {
              self = .object(try container.decode(Rain.self))
            }
          }

          func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .number(let value): try container.encode(value)
            case .object(let value): try container.encode(value)
            }
          }
        }

        enum TagsValue: Codable {
          case string(String)
          case array([String])

          init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let value = try? container.decode(String.self) {
              self = .string(value)
            } else {
              self = .array(try container.decode([String].self))
            }
          }

          func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .string(let value): try container.encode(value)
            case .array(let value): try container.encode(value)
            }
          }
        }

        struct Rain: Codable {
          var _1h: Double

          enum CodingKeys: String, CodingKey {
            case _1h = "1h"
          }
        }
        """),
    InferenceCase(
      "null, empty arrays and empty objects tell nothing",
      #"{"nothing": null, "list": [], "object": {}, "lists": [[]]}"#,
      model: """
        struct Response: Codable {
          var nothing: JSONValue?
          var list: [JSONValue]
          var object: [String: JSONValue]
          var lists: [[JSONValue]]
        }
        """ + anyJSON),
  ]
}
