import ModelInference

extension InferenceCase {
  /// What becomes of payloads where somebody chose how the model is written.
  static let chosen: [InferenceCase] = [
    InferenceCase(
      "dates of the form that most have, the others as they were",
      #"""
      {"created": "2024-03-01T09:30:00.5+01:00", "updated": "2024-03-01T09:30:00Z",
      "never": "2024-02-30T09:30:00Z", "day": "2024-03-01", "at": 1430869217, "times": ["2024-03-01T09:30:00Z", null],
      "seenByDay": {"a": "2024-03-01T09:30:00Z", "b": "2024-03-01T09:30:00Z"}}
      """#,
      model: """
        import Foundation

        // dateDecodingStrategy: .iso8601
        // codable-explorer: --date-strategy iso8601

        struct Response: Codable {
          var created: Date
          var updated: Date
          var never: String  // ISO 8601
          var day: String  // date as yyyy-MM-dd
          var at: Int  // seconds since 1970
          var times: [Date?]
          var seenByDay: [String: Date]
        }
        """
    ) { $0.typesDates = true },
    InferenceCase(
      "dates as numbers",
      #"{"created_at": 1430869217123, "id": 1430869217}"#,
      model: """
        import Foundation

        // dateDecodingStrategy: .millisecondsSince1970
        // codable-explorer: --date-strategy milliseconds

        struct Response: Codable {
          var createdAt: Date
          var id: Int

          enum CodingKeys: String, CodingKey {
            case createdAt = "created_at"
            case id
          }
        }
        """
    ) { $0.typesDates = true },
    InferenceCase(
      "dates by a pattern; zeros for never are none",
      #"{"posted": "2024-03-01 09:30:00", "edited": "2024-03-01 09:30:01", "sent": "0000-00-00 00:00:00"}"#,
      model: """
        import Foundation

        // dateDecodingStrategy: .formatted, with a DateFormatter's dateFormat = "yyyy-MM-dd HH:mm:ss"
        // codable-explorer: --date-strategy "yyyy-MM-dd HH:mm:ss"

        struct Response: Codable {
          var posted: Date
          var edited: Date
          var sent: String
        }
        """
    ) { $0.typesDates = true },
    InferenceCase(
      "without a date there is no strategy",
      #"{"created": "soon"}"#,
      model: """
        struct Response: Codable {
          var created: String
        }
        """
    ) { $0.typesDates = true },
    InferenceCase(
      "URLs, and what Foundation would write in another way",
      #"""
      {"site": "https://example.org/a?b=%20#c", "template": "https://example.org/{id}",
      "avatars": ["http://example.org"], "empty": "", "next": null, "page": 1}
      """#,
      #"""
      {"site": "https://example.org", "template": "https://example.org/a", "avatars": [],
      "empty": "https://example.org", "next": "https://example.org", "page": "https://example.org"}
      """#,
      model: """
        import Foundation

        struct Response: Codable {
          var site: URL
          var template: String  // URL
          var avatars: [URL]
          var empty: String
          var next: URL?
          var page: IntOrString
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
        """
    ) { $0.typesURLs = true },
    InferenceCase(
      "constants, but what a wrapper holds",
      #"[{"id": 1, "update": []}, {"id": 2, "update": {"version": "2"}}]"#,
      model: """
        typealias Response = [ResponseElement]

        struct ResponseElement: Codable {
          let id: Int
          @EmptyArrayAsNil private(set) var update: Update?
        }

        struct Update: Codable {
          let version: String
        }
        """ + emptyArrayAsNil
    ) { $0.usesLet = true },
    InferenceCase(
      "lines of a file are its elements", root: "log-events",
      #"{"id": 1}"#,
      #"{"id": 2}"#,
      model: """
        struct LogEvent: Codable {
          var id: Int
        }
        """
    ) { $0.isOfElements = true },
  ]

  /// What stands behind models that have empty arrays where objects belong.
  static let emptyArrayAsNil = """


    /// An object, or nil for an empty array in its place, which is how PHP writes an empty object.
    @propertyWrapper
    struct EmptyArrayAsNil<Value: Codable>: Codable {
      var wrappedValue: Value?

      init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
      }

      init(from decoder: any Decoder) throws {
        if let elements = try? decoder.unkeyedContainer(), elements.isAtEnd {
          wrappedValue = nil
        } else {
          wrappedValue = try Value?(from: decoder)
        }
      }

      func encode(to encoder: any Encoder) throws {
        try wrappedValue.encode(to: encoder)
      }
    }

    extension KeyedDecodingContainer {
      func decode<Value>(
        _ type: EmptyArrayAsNil<Value>.Type, forKey key: Key
      ) throws -> EmptyArrayAsNil<Value> {
        if let elements = try? nestedUnkeyedContainer(forKey: key), elements.isAtEnd {
          return EmptyArrayAsNil(wrappedValue: nil)
        }
        return EmptyArrayAsNil(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
      }
    }
    """
}
