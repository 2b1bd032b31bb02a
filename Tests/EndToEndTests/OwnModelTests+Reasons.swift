import Testing

/// The reasons of rows that hang on a style or an option.
extension OwnModelTests {
  @Test func `an element that a default case makes equal to another one is a bad one`() throws {
    let run = try Self.run(
      ["decode", "Team.swift", "a.json", "--style", "default"],
      [
        "Team.swift": """
        struct Team: Codable { var roles: Set<Role> }
        enum Role: String, Codable { case other = "ADMIN", guest = "GUEST" }
        """,
        "a.json": #"{"roles": ["ADMIN", "admin", "GUEST", "ADMIN"]}"#,
      ])
    let lines = run.output.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.contains(#"$.roles[1] "admin" ⊘ dropped bad-enum!"#))
    #expect(lines.contains(#"$.roles[3] "ADMIN" ⊘ dropped duplicate-key!"#))
  }

  @Test func `deferred data that isn't all bytes is bad data, and a text is another type`() throws {
    let run = try Self.run(
      ["decode", "Blob.swift", "a.json", "--style", "strict", "--data-strategy", "deferred"],
      [
        "Blob.swift": "import Foundation\nstruct Blob: Codable { var a: Data; var b: Data }",
        "a.json": #"{"a": [104, "x"], "b": "aGk="}"#,
      ])
    let lines = run.output.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.contains(#"$.a [104, "x"] ✗ bad-data"#))
    #expect(lines.contains(#"$.b "aGk=" ⋯ (✗ wrong-type)"#))
  }
}
