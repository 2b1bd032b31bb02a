import Testing

/// Documents that are another one than the model asks for.
struct OtherDocumentTests {
  private static func notes(
    _ model: String, _ payload: String, _ words: [String] = []
  ) throws -> [String] {
    let run = try OwnModelTests.run(
      ["decode", "M.swift", "p.json"] + words, ["M.swift": model, "p.json": payload])
    return run.output.split(separator: "\n").map(String.init).filter {
      $0.contains("none of") || $0.contains("one level down")
    }
  }

  @Test func `an error that came instead of a result is told as that`() throws {
    let model = "struct Completion: Codable { let object: String; let choices: [String] }"
    #expect(
      try Self.notes(model, #"{"error": {"code": null, "message": "down"}}"#) == [
        "p.json: note: none of Completion's keys is here: the document has error"
      ])
    // One key is enough for it to be the model's.
    #expect(try Self.notes(model, #"{"error": {}, "choices": []}"#) == [])
    #expect(try Self.notes(model, "{}") == [])
  }

  @Test func `the JSON report has it as a key of its own`() throws {
    let run = try OwnModelTests.run(
      ["decode", "M.swift", "p.json", "-", "--format", "json", "--style", "strict"],
      [
        "M.swift": "struct Profile: Codable { let first: String }",
        "p.json": #"{"status": 1, "profile": {"first": "A"}}"#,
      ],
      input: .bytes(Array(#"{"first": "A"}"#.utf8)))
    let reports = run.output.split(separator: "\n")
    #expect(
      reports[0].contains(
        #""otherDocument":{"keys":["status","profile"],"otherKeys":0,"place":"$.profile","#
          + #""fit":"struct Envelope: Decodable { var profile: Profile }"}"#))
    #expect(!reports[1].contains("otherDocument"))
  }

  @Test func `keys that stand one level down are found there, and an envelope for them`() throws {
    let model = "struct Profile: Codable { let first: String; let last: String }"
    #expect(
      try Self.notes(model, #"{"status": "ok", "profile": {"first": "A", "last": "B"}}"#) == [
        "p.json: note: none of Profile's keys is here: the document has status, profile",
        "hint: they are one level down, in $.profile: decode struct Envelope: Decodable { var "
          + "profile: Profile }",
      ])
    // In two members they are nowhere together.
    #expect(
      try Self.notes(model, #"{"a": {"first": "A"}, "b": {"last": "B"}}"#, ["--type", "Profile"])
        == [
          "p.json: note: none of Profile's keys is here: the document has a, b"
        ])
    // What is spelled otherwise is the model's key all the same.
    #expect(try Self.notes(model, #"{"First": "A", "Last": "B"}"#) == [])
  }

  @Test(arguments: [
    (
      #"[{"id": 1, "name": "a"}]"#, "User",
      "p.json: note: the document is a JSON array, and no User",
      "[User]"
    ),
    (
      #"{"x": {"id": 1, "name": "a"}, "y": {"id": 2, "name": "b"}}"#, "User",
      "p.json: note: none of User's keys is here: the document has x, y", "[String: User]"
    ),
    (
      #"{"items": [{"id": 1, "name": "a"}], "total": 1}"#, "[User]",
      "p.json: note: the document is a JSON object, and no [User]", "Page<User>"
    ),
  ])
  func `a type of the model's that has the document's keys is named`(
    _ payload: String, _ type: String, _ note: String, _ fit: String
  ) throws {
    let run = try OwnModelTests.run(
      ["decode", "M.swift", "p.json", "--type", type, "--explain"],
      [
        "M.swift": """
        struct User: Codable { var id: Int; var name: String }
        struct Page<T: Codable>: Codable { var items: [T]; var total: Int }
        """, "p.json": payload,
      ])
    #expect(run.output.contains(note))
    #expect(run.output.contains("hint: \(fit) has its keys: --type '\(fit)' decodes it as that"))
    #expect(run.output.contains("fix      try decoder.decode(\(fit).self, from: data)"))
    // As it says.
    let again = try OwnModelTests.run(
      ["decode", "M.swift", "p.json", "--type", fit, "--style", "strict"],
      [
        "M.swift": """
        struct User: Codable { var id: Int; var name: String }
        struct Page<T: Codable>: Codable { var items: [T]; var total: Int }
        """, "p.json": payload,
      ])
    #expect(again.status == 0)
  }
}
