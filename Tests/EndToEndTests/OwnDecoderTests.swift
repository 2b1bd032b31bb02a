import Foundation
import Testing
import codable_explorer

/// Models of the user's own that are decoded with a decoder of their own.
struct OwnDecoderTests {
  private static let user = """
    import Foundation

    struct User: Codable {
      var firstName: String
    }

    extension JSONDecoder {
      static var api: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return decoder
      }
    }

    """

  private static func decode(_ words: String...) throws -> BuiltProgram.Run {
    try OwnModelTests.run(
      ["decode", "User.swift", "a.json"] + words,
      ["User.swift": user, "a.json": #"{"first_name": "Ada"}"#])
  }

  @Test func `what the files have is offered, and decodes in all columns where it is asked for`()
    throws
  {
    let offered = try Self.decode()
    #expect(
      offered.errors == """
        User.swift: note: the model's files have JSONDecoder.api: --decoder 'JSONDecoder.api' decodes with it

        """)
    #expect(offered.status == 1)
    let run = try Self.decode("--decoder", "JSONDecoder.api")
    #expect(run.errors == "")
    #expect(
      run.output == """
        User · a.json · 21 bytes

        FIELD         JSON   STRICT   DEFAULT  SMART
        $.first_name  "Ada"  ✓ "Ada"  ✓ "Ada"  ✓ "Ada"

        strict   decoded  1 as sent
        default  decoded  1 as sent
        smart    decoded  1 as sent

        """)
    #expect(run.status == 0)
    // Whoever gives a strategy has chosen.
    #expect(try Self.decode("--key-strategy", "snake").errors == "")
  }

  @Test func `a text that gives no decoder is told where it is wrong`() throws {
    let wrong = try Self.decode("--decoder", "JSONDecoder\u{1B}[31m.api)")
    #expect(wrong.status == 65)
    #expect(wrong.errors.hasPrefix("--decoder:1:21: error: this is not one Swift expression\n"))
    #expect(!wrong.errors.contains("\u{1B}"))
    let unknown = try Self.decode("--decoder", "JSONDecoder.apy")
    #expect(unknown.status == 65)
    #expect(
      unknown.errors == """
        --decoder:1:13: error: type 'JSONDecoder' has no member 'apy'
          1 | JSONDecoder.apy
            |             ^^^

        """)
    let trapping = try Self.decode("--decoder", "[JSONDecoder]()[0]")
    #expect(trapping.status == 65)
    #expect(
      trapping.errors.hasPrefix(
        "--decoder: error: the decoder expression's code trapped: Index out of range"))
    #expect(trapping.output == "")
  }

  @Test(arguments: [
    ["--key-strategy", "snake"], ["--date-strategy", "iso8601"], ["--data-strategy", "deferred"],
    ["--float-strategy", "strings"], ["--json5"],
  ])
  func `a strategy beside it is misuse`(option: [String]) {
    for command in [[], ["decode"]] {
      #expect(throws: ArgumentProblem.strategyBesideDecoder(option[0])) {
        try Arguments(parsing: command + ["User.swift", "--decoder", "JSONDecoder.api"] + option)
      }
    }
  }

  @Test func `so is one without a model that could have it`() throws {
    for words in [["decode", "User"], ["User"], []] {
      let run = try BuiltProgram.run(words + ["--decoder", "JSONDecoder.api"])
      #expect(run.status == 64)
      #expect(
        run.errors == """
          codable-explorer: error: option '--decoder' is for models of your own, and there is none
          hint: leave --decoder out, or name a .swift file

          """)
    }
    let both = try BuiltProgram.run(["decode", "User.swift", "--decoder", "a", "--json5"])
    #expect(both.status == 64)
    #expect(
      both.errors == """
        codable-explorer: error: options '--decoder' and '--json5' exclude each other: the decoder has its own strategies
        hint: leave one of them out

        """)
  }
}
