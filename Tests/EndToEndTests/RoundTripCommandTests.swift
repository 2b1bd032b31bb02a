import Foundation
import Testing

/// `roundtrip`, as the built program does it.
@Suite struct RoundTripCommandTests {
  @Test func `a built-in sample's styles write back what they decoded`() throws {
    let run = try BuiltProgram.run(["roundtrip", "SnakeCase", "2-clean.json"])
    #expect(
      run.output.hasPrefix(
        """
        SnakeCase · 2-clean.json · 105 bytes

        STRICT  JSONEncoder() with .keyEncodingStrategy = .convertToSnakeCase: 
        """))
    #expect(run.output.contains("\n  → $.user_name → userName            "))
    #expect(run.output.contains("\nSMART  toJSONString(): "))
    #expect(run.errors.isEmpty && run.status == 0)
  }

  private static let model = """
    import Foundation

    struct User: Codable {
      var id: Int
      var nick: String?
      var at: Date
      var ratio: Double
    }
    """

  @Test func `an own model is written in its process, and an encoder's setting is named`() throws {
    let files: KeyValuePairs = [
      "User.swift": Self.model,
      "a.json": #"{"id": 7, "nick": null, "at": "2026-01-02T03:04:05Z", "ratio": 1.0, "x": 1}"#,
    ]
    let run = try OwnModelTests.run(
      ["roundtrip", "User.swift", "a.json", "--style", "strict", "--date-strategy", "iso8601"],
      files)
    #expect(
      run.output == """
        User · a.json · 75 bytes

        STRICT  JSONEncoder() with .dateEncodingStrategy = .iso8601: 3 places differ
          - $.nick   null → nothing
              null was sent and is nil: a nil's key is left out, as encodeIfPresent does, which the \
        compiler writes
          ~ $.ratio  1.0 → 1
              the same number: the value doesn't keep how it was spelled
          - $.x      1 → nothing
              no property asks for this key: what isn't decoded is lost
          the keys' order differs in $, which means nothing to a decoder: sorted here by .sortedKeys, \
        without which it is another one on each run
          stable: decoded again it is the same value, and the same JSON
          with JSONEncoder() alone: 1 place differs besides, or in another way
          ≠ $.at  "2026-01-02T03:04:05Z" → 789015845
              a Date has no form of its own: this encoder writes seconds since 2001, as \
        .deferredToDate does
          not stable: what is written can't be decoded again: typeMismatch at $.at: Expected to \
        decode String but found number instead.

        """)
    #expect(run.errors.isEmpty && run.status == 0)
    let json = try OwnModelTests.run(
      ["roundtrip", "User.swift", "a.json", "--format", "json"], files)
    let answer = try JSONDecoder().decode(Answer.self, from: Data(json.output.utf8))
    #expect(answer.schema == 1 && answer.styles.map(\.style) == ["strict", "default", "smart"])
    // Without the date's strategy strict throws.
    let refusal = answer.styles[0].encoders[0].refusal
    #expect(refusal?.hasPrefix("nothing to write: strict threw") == true)
    #expect(json.status == 1)
  }

  private struct Answer: Decodable {
    struct Style: Decodable {
      struct Encoder: Decodable {
        var refusal: String?
        var stable: Bool?
      }
      var style: String
      var encoders: [Encoder]
    }
    var schema: Int
    var styles: [Style]
  }

  @Test func `a model that only decodes, and one whose encode(to:) traps, cost their style alone`()
    throws
  {
    let readOnly = try OwnModelTests.run(
      ["roundtrip", "User.swift", "a.json", "--style", "strict"],
      ["User.swift": "struct User: Decodable { var id: Int }", "a.json": #"{"id": 1}"#])
    #expect(readOnly.output.contains("STRICT  not told: User isn't Encodable"))
    #expect(readOnly.status == 1)
    let trap = """
      struct User: Codable {
        var id: Int
        init(from decoder: any Decoder) throws { id = 1 }
        func encode(to encoder: any Encoder) throws { fatalError("no way back") }
      }
      """
    let trapping = try OwnModelTests.run(
      ["roundtrip", "User.swift", "a.json", "--style", "strict,default"],
      ["User.swift": trap, "a.json": #"{"id": 1}"#])
    #expect(
      trapping.output.contains("STRICT  not told: the model's code trapped: no way back"))
    #expect(trapping.output.contains("DEFAULT  not told: "))
    #expect(trapping.status == 1)
  }

  @Test func `strangers' marks take no effect in any form`() throws {
    let files: KeyValuePairs = [
      "User.swift": "struct User: Codable { var a: String }",
      "a.json": #"{"a": "<b>\u001b[31m|`x`", "</pre>": "\#u{1B}]0;t"}"#,
    ]
    for format in ["text", "markdown", "html", "json"] {
      let run = try OwnModelTests.run(
        ["roundtrip", "User.swift", "a.json", "--style", "strict", "--format", format], files)
      #expect(!run.output.contains("\u{1B}"), "\(format)")
      if format == "html" {
        #expect(!run.output.contains("<b>") && !run.output.contains("</pre>"))
        #expect(run.output.contains("&lt;b&gt;") && run.output.hasSuffix("</html>\n"))
      }
    }
  }

  @Test func `a document that isn't JSON, and a wrong format, end as in decode`() throws {
    let broken = try BuiltProgram.run(["roundtrip", "User", "-"], input: .bytes(Array("{".utf8)))
    #expect(broken.output.isEmpty && broken.status == 65)
    let wrong = try BuiltProgram.run(["roundtrip", "User", "--format", "svg"])
    #expect(wrong.errors.contains("it takes text, json, markdown, html") && wrong.status == 64)
  }
}
