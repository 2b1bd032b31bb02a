import Foundation
import Testing

@Suite(.timeLimit(.minutes(5)))
struct InferCommandTests {
  @Test func `a model comes from all payloads, named after the first`() throws {
    let folder = try TemporaryFolder()
    try folder.file("2-team-member.json", #"{"id": 1, "full_name": "Ada"}"#.utf8)
    try folder.file("other.json", #"{"id": 2.5}"#.utf8)
    let run = try BuiltProgram.run(
      ["infer", "2-team-member.json", "other.json"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        struct TeamMember: Codable {
          var id: Double
          var fullName: String?

          enum CodingKeys: String, CodingKey {
            case id
            case fullName = "full_name"
          }
        }

        """)
  }

  @Test func `standard input is read, and the name is chosen`() throws {
    let run = try BuiltProgram.run(
      ["infer", "--name", "users", "-"], input: .bytes(Array(#"[{"id": 1}, {"id": null}]"#.utf8)))
    #expect(run.status == 0)
    #expect(
      run.output == """
        typealias Users = [User]

        struct User: Codable {
          var id: Int?
        }

        """)
  }

  @Test func `what isn't JSON is told, and the rest is a model`() throws {
    let run = try BuiltProgram.run(
      ["infer", "--name=A", "-"], input: .bytes(Array(#"{"id": 1, "b" 2}"#.utf8)))
    #expect(run.status == 65)
    #expect(run.output.hasPrefix("struct A: Codable {\n  var id: Int\n"))
    #expect(run.errors.hasPrefix("-:1:15: error: expected ':' after the key"))
    #expect(run.errors.contains("hint: the model is of what could be understood"))
  }

  /// Documents that Foundation reads, with a value that it can't decode, and what is told of it.
  static let undecodable: [(bytes: [UInt8], place: String, words: String)] = [
    (Array("[-]".utf8), "1:2", "expected a number with digits, found '-'"),
    (Array("[\n 1.5e+9999]".utf8), "2:2", "1.5e+9999 fits no number of Swift's"),
    ([0x5B, 0x22, 0xFF, 0x22, 0x5D], "1:3", "expected valid UTF-8, found the byte 0xFF"),
    (Array(#"[1, 2, {"a": "\ud800"}]"#.utf8), "1:15", "expected a pair of surrogates"),
    (Array(#"{"a\q": 1}"#.utf8), "1:4", "expected one of"),
  ]

  @Test(arguments: undecodable)
  func `a value that no model decodes is told, and a model is written all the same`(
    bytes: [UInt8], place: String, words: String
  ) throws {
    let run = try BuiltProgram.run(["infer", "-"], input: .bytes(bytes))
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("-:\(place): error: \(words)"))
    #expect(!run.output.isEmpty)
    // The claim about Foundation, checked against Foundation.
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(EveryValue.self, from: Data(bytes))
    }
  }

  /// Decodes all values as what they are, and numbers as the widest type there is.
  private struct EveryValue: Decodable {
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if (try? decoder.unkeyedContainer()) != nil {
        _ = try container.decode([EveryValue].self)
      } else if (try? container.decode(Double.self)) == nil,
        (try? container.decode(String.self)) == nil
      {
        _ = try container.decode([String: EveryValue].self)
      }
    }
  }

  @Test func `dates, URLs and constants are written where they are asked for`() throws {
    let run = try BuiltProgram.run(
      ["infer", "--dates", "--urls", "--let", "--name", "Event", "-"],
      input: .bytes(Array(#"{"at": "2024-03-01T09:30:00Z", "site": "https://example.org"}"#.utf8)))
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        import Foundation

        // dateDecodingStrategy: .iso8601
        // codable-explorer: --date-strategy iso8601

        struct Event: Codable {
          let at: Date
          let site: URL
        }

        """)
  }

  @Test func `each line of JSON Lines is a payload`() throws {
    let folder = try TemporaryFolder()
    try folder.file("events.jsonl", "{\"id\": 1}\n{\"id\": null}\r\n\n{\"at\": \"x\"}\n".utf8)
    let run = try BuiltProgram.run(["infer", "events.jsonl"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        struct Event: Codable {
          var id: Int?
          var at: String?
        }

        """)
  }

  @Test func `a line that isn't JSON is told by its number`() throws {
    let run = try BuiltProgram.run(
      ["infer", "-"], input: .bytes(Array("{\"id\": 1}\n\n{\"id\" 2}\n{\"b\": 1e400}\n".utf8)))
    #expect(run.status == 65)
    #expect(run.errors.contains("-:3:7: error: expected ':' after the key"))
    #expect(run.errors.contains("-:4:7: error: 1e400 fits no number of Swift's"))
    #expect(run.output.contains("var id: Int?"))
  }

  /// Payloads that are clean, the options of `infer` and those of `decode`.
  static let clean: [(json: String, options: [String], decoding: [String])] = [
    (
      #"[{"id": 1, "update": [], "sizes": {"1": 1}}, {"id": 2, "update": {"a": 1}, "sizes": []}, {"id": 3}]"#,
      [], []
    ),
    (
      #"[{"status": "open", "none": "a"}, {"status": "in progress"}, {"status": "open"}, {"status": ""}]"#,
      ["--let"], []
    ),
    (
      #"[{"mode": "none", "tab": {"a": 1}}, {"mode": "some"}, {"mode": "self"}, {"mode": "none"}, {}]"#,
      [], []
    ),
    (
      #"{"text": {"at": "2024-03-01T09:30:00.25Z"}, "list": [{"site": "https://example.org/%20"}]}"#,
      ["--dates", "--urls", "--let"], ["--date-strategy", "iso8601"]
    ),
    (
      #"{"posted": "2024-03-01 09:30:00", "view": {"id": 1}}"#, ["--dates"],
      ["--date-strategy", "yyyy-MM-dd HH:mm:ss"]
    ),
  ]

  @Test(arguments: clean)
  func `what is inferred compiles, and decodes the payload in all styles without a loss`(
    json: String, options: [String], decoding: [String]
  ) throws {
    let inferred = try BuiltProgram.run(
      ["infer", "--name", "Response"] + options + ["-"], input: .bytes(Array(json.utf8)))
    #expect(inferred.status == 0)
    let run = try OwnModelTests.run(
      ["decode", "Model.swift", "a.json", "--type", "Response", "--fail-on", "loss"] + decoding,
      ["Model.swift": inferred.output, "a.json": json])
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  @Test(
    arguments: [
      (["infer"], 64, "a payload is missing"),
      (["infer", "nowhere.json"], 66, "nowhere.json: error: "),
      (["infer", "--name", "7", "x.json"], 64, "option '--name' doesn't take '7'"),
      (["infer", "--style", "smart", "x.json"], 64, "'--style' belongs to"),
      (["infer", "--dates=iso8601", "x.json"], 64, "option '--dates' takes no value"),
      (["infer", "--urls=yes", "x.json"], 64, "option '--urls' takes no value"),
      (["decode", "User", "--let"], 64, "'--let' belongs to 'codable-explorer infer'"),
    ] as [([String], Int32, String)])
  func `wrong arguments are answered`(arguments: [String], status: Int32, words: String) throws {
    let run = try BuiltProgram.run(arguments)
    #expect(run.status == status)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(words))
  }
}
