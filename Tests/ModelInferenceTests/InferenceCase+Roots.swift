extension InferenceCase {
  /// What documents become.
  static let roots: [InferenceCase] = [
    InferenceCase(
      "the root is an array", root: "users",
      #"[{"id": 1, "tags": ["a"]}, {"id": 2, "tags": [], "name": "Bo"}]"#,
      model: """
        typealias Users = [User]

        struct User: Codable {
          var id: Int
          var tags: [String]
          var name: String?
        }
        """),
    InferenceCase(
      "the root is an array, and its name has no singular", root: "response",
      #"[[{"id": 1}], [{"id": null}]]"#,
      model: """
        typealias Response = [[ResponseElement]]

        struct ResponseElement: Codable {
          var id: Int?
        }
        """),
    InferenceCase(
      "the root is a map", root: "scores",
      #"{"2024-01-01": {"points": 1}, "2024-01-02": {"points": 2}}"#,
      model: """
        typealias Scores = [String: Score]

        struct Score: Codable {
          var points: Int
        }
        """),
    InferenceCase(
      "the root is a scalar", root: "answer",
      #"42"#,
      model: """
        typealias Answer = Int
        """),
    InferenceCase(
      "the root is null", root: "answer",
      #"null"#,
      model: """
        typealias Answer = JSONValue
        """ + anyJSON),
    InferenceCase(
      "the root has several kinds", root: "answer",
      #"{"id": 1}"#,
      #"["a"]"#,
      #"null"#,
      model: """
        typealias Answer = AnswerElementValue?

        enum AnswerElementValue: Codable {
          case array([String])
          case object(AnswerElement)

          init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let value = try? container.decode([String].self) {
              self = .array(value)
            } else {
              self = .object(try container.decode(AnswerElement.self))
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

        struct AnswerElement: Codable {
          var id: Int
        }
        """),
    InferenceCase(
      "a name that is reserved, and none at all", root: "3-data",
      #"{"id": 1}"#,
      model: """
        struct DataPayload: Codable {
          var id: Int
        }
        """),
    InferenceCase(
      "a key that stands twice counts once, the first",
      #"{"a": 1, "a": "x", "b": 2}"#,
      #"{"a": 2, "b": 3}"#,
      model: """
        struct Response: Codable {
          var a: Int
          var b: Int
        }
        """),
    InferenceCase(
      "what can be understood of a broken text",
      #"{"id": 1, "name": oops, "tags": ["a", ], "user": {"name": "Ada""#,
      model: """
        struct Response: Codable {
          var id: Int
          var name: JSONValue
          var tags: [String]
          var user: User
        }

        struct User: Codable {
          var name: String
        }
        """ + anyJSON),
    InferenceCase(
      "empty arrays beside objects are nil as elements and values, too", root: "orders",
      #"[[], {"lines": [{"sku": "a"}, [], null], "notes": {"1": [], "2": {"text": "b"}}}, null]"#,
      model: """
        typealias Orders = [EmptyArrayAsNil<Order>]

        struct Order: Codable {
          var lines: [EmptyArrayAsNil<Line>]
          var notes: [String: EmptyArrayAsNil<Note>]
        }

        struct Line: Codable {
          var sku: String
        }

        struct Note: Codable {
          var text: String
        }
        """ + emptyArrayAsNil),
    InferenceCase(
      "an empty array beside an object is nil at the root", root: "profile",
      #"[]"#,
      #"{"name": "a"}"#,
      model: """
        typealias Profile = EmptyArrayAsNil<ProfileObject>

        struct ProfileObject: Codable {
          var name: String
        }
        """ + emptyArrayAsNil),
    InferenceCase(
      "an empty array beside arrays is one of them", root: "rows",
      #"[[], [1], [{"a": 1}, [2]]]"#,
      model: """
        typealias Rows = [[RowValue]]

        enum RowValue: Codable {
          case integer(Int)
          case array([Int])
          case object(Row)

          init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let value = try? container.decode(Int.self) {
              self = .integer(value)
            } else if let value = try? container.decode([Int].self) {
              self = .array(value)
            } else {
              self = .object(try container.decode(Row.self))
            }
          }

          func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .integer(let value): try container.encode(value)
            case .array(let value): try container.encode(value)
            case .object(let value): try container.encode(value)
            }
          }
        }

        struct Row: Codable {
          var a: Int
        }
        """),
  ]
}
