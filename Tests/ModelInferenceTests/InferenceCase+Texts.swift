extension InferenceCase {
  /// What texts become that come again.
  static let texts: [InferenceCase] = [
    InferenceCase(
      "three texts of two values, one seen twice, where the key is of kinds and states",
      #"[{"status": "open"}, {"status": "closed"}, {"status": "open"}]"#,
      model: """
        typealias Response = [ResponseElement]

        struct ResponseElement: Codable {
          var status: ResponseElementStatus
        }

        enum ResponseElementStatus: String, Codable {
          case open, closed
        }
        """),
    InferenceCase(
      "two texts, texts that are all different, and one value alone tell too little",
      #"[{"status": "open", "kind": "a"}, {"status": "closed", "kind": "b", "role": "admin"}]"#,
      #"[{"kind": "c", "type": "x", "role": "admin"}, {"kind": "d", "type": "y", "role": "admin"}]"#,
      #"[{"type": "x"}, {"type": "z"}, {"type": "v"}, {"type": "w"}]"#,
      model: """
        typealias Response = [ResponseElement]

        struct ResponseElement: Codable {
          var status: String?
          var kind: String?
          var role: String?
          var type: String?
        }
        """),
    InferenceCase(
      "other keys want ten texts, and new ones to be rare",
      "["
        + (0..<10).map { #"{"paint": "\#($0 % 2 == 0 ? "matt" : "high_gloss")"}"# }.joined(
          separator: ",")
        + "]",
      model: """
        typealias Response = [ResponseElement]

        struct ResponseElement: Codable {
          var paint: Paint
        }

        enum Paint: String, Codable {
          case matt
          case highGloss = "high_gloss"
        }
        """),
    InferenceCase(
      "nine are too few, and two that were seen once too many",
      "["
        + (0..<20).map { number in
          let nine = number < 9 ? #""paint": "\#(number % 2 == 0 ? "matt" : "gloss")","# : ""
          let rare = [3: "cork", 4: "felt", 5: "wool"][number] ?? (number % 2 == 0 ? "oak" : "ash")
          return "{\(nine) \"floor\": \"\(rare)\"}"
        }.joined(separator: ",") + "]",
      model: """
        typealias Response = [ResponseElement]

        struct ResponseElement: Codable {
          var paint: String?
          var floor: String
        }
        """),
    InferenceCase(
      "names, ids, addresses, codes, numbers and booleans in quotes, and free text are none",
      "["
        + (0..<24).map { number in
          let isOdd = number % 2 == 1
          let day = isOdd ? 1 : 2
          return """
            {"name": "\(isOdd ? "ada" : "bo")", "winner": "\(isOdd ? "Ada" : "Bo")",
            "id": "\(isOdd ? "abc" : "def")", "url": "https://a.b/\(isOdd ? "a" : "b")",
            "status": "\(isOdd ? "200" : "404")", "state": "\(isOdd ? "CA" : "NY")",
            "mode": "\(isOdd ? "true" : "false")", "type": "\(isOdd ? "t_1" : "t_2")",
            "kind": "\(isOdd ? "da39a3ee5e6b4b0d" : "a94a8fe5ccb19ba6")",
            "format": "2024-03-0\(day)", "level": "\(isOdd ? "It went well. All is done!" : "No?")",
            "stage": "stage\(number % 17)x\(number % 17)", "city": "\(isOdd ? "bern" : "basel")"}
            """
        }.joined(separator: ",") + "]",
      model: """
        typealias Response = [ResponseElement]

        struct ResponseElement: Codable {
          var name: String
          var winner: String
          var id: String
          var url: String  // URL
          var status: String
          var state: String
          var mode: String
          var type: String
          var kind: String
          var format: String
          var level: String
          var stage: String
          var city: String
        }
        """),
    InferenceCase(
      "cases have names of Swift's, and each value its own",
      #"""
      [{"type": "PushEvent", "mode": "none", "state": "in progress"},
      {"type": "charge.succeeded", "mode": "self", "state": "DONE"},
      {"type": "image/png", "mode": "default", "state": "done"},
      {"type": "PushEvent", "mode": "none", "state": ""},
      {"type": "charge.succeeded", "mode": "self", "state": "done"},
      {"type": "image/png", "mode": "init", "state": null},
      {"mode": "some", "state": "DONE"}, {"mode": "some", "state": "in progress"}]
      """#,
      model: """
        typealias Response = [ResponseElement]

        struct ResponseElement: Codable {
          var type: ResponseElementType?
          var mode: ResponseElementMode
          var state: ResponseElementState?
        }

        enum ResponseElementType: String, Codable {
          case pushEvent = "PushEvent"
          case chargeSucceeded = "charge.succeeded"
          case imagePng = "image/png"
        }

        enum ResponseElementMode: String, Codable {
          case noneValue = "none"
          case selfValue = "self"
          case `default`
          case initValue = "init"
          case someValue = "some"
        }

        enum ResponseElementState: String, Codable {
          case inProgress = "in progress"
          case done2 = "DONE"
          case done
          case empty = ""
        }
        """),
    InferenceCase(
      "places of one key share an enum, and those of other values have their own",
      #"""
      {"users": [{"name": "a", "roles": ["admin", "member"]}, {"name": "b", "roles": ["member"]}],
      "me": {"role": "admin"},
      "plans": {"17": {"status": "paid"}, "18": {"status": "due"}, "19": {"status": "paid"}},
      "jobs": [{"status": "queued", "n": 1}, {"status": "run", "n": 2}, {"status": "run", "n": 3}]}
      """#,
      model: """
        struct Response: Codable {
          var users: [User]
          var me: Me
          var plans: [String: Plan]
          var jobs: [Job]
        }

        struct User: Codable {
          var name: String
          var roles: [Role]
        }

        enum Role: String, Codable {
          case admin, member
        }

        struct Me: Codable {
          var role: Role
        }

        struct Plan: Codable {
          var status: PlanStatus
        }

        enum PlanStatus: String, Codable {
          case paid, due
        }

        struct Job: Codable {
          var status: JobStatus
          var n: Int
        }

        enum JobStatus: String, Codable {
          case queued, run
        }
        """),
    InferenceCase(
      "a text beside values of other kinds stays one",
      #"[{"level": "low"}, {"level": "low"}, {"level": "high"}, {"level": 3}]"#,
      model: """
        typealias Response = [ResponseElement]

        struct ResponseElement: Codable {
          var level: IntOrString
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
        """),
  ]
}
