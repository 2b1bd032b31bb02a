import DecodingReport
import DecodingStyles
import Testing
import Workbench
import codable_explorer

struct ArgumentTests {
  @Test(
    arguments: [
      ([], .explorer, []), (["User"], .explorer, ["User"]), (["-"], .explorer, ["-"]),
      (["User", "a.json"], .explorer, ["User", "a.json"]),
      (["decode", "User"], .decode, ["User"]),
      (["decode", "User", "-", "b"], .decode, ["User", "-", "b"]),
      (["a.json", "A.swift"], .explorer, ["A.swift", "a.json"]),
      (["decode", "-", "A.swift", "B.swift"], .decode, ["A.swift", "B.swift", "-"]),
      (["decode", "User", "A.swift"], .decode, ["User", "A.swift"]),
      (["infer", "a.json", "b.swift"], .infer, ["a.json", "b.swift"]),
      (["decode", "--", "--json5"], .decode, ["--json5"]),
      (["decode", "--json5", "User"], .decode, ["User"]), (["samples"], .samples, []),
    ] as [([String], Command, [String])])
  func `the first word names the command`(
    words: [String], command: Command, operands: [String]
  ) throws {
    let arguments = try Arguments(parsing: words)
    #expect(arguments.command == command)
    #expect(arguments.operands == operands)
  }

  @Test func `every option changes what it names`() throws {
    var wanted = Arguments(.decode)
    wanted.operands = ["User"]
    wanted.givenStyles = [.smart, .strict]
    wanted.format = .markdown
    wanted.explains = true
    wanted.failOn = .loss
    wanted.decoding.keyStrategy = .snake
    wanted.decoding.dateStrategy = .format("yyyy=MM")
    wanted.decoding.dataStrategy = .deferred
    wanted.decoding.floatStrategy = .strings
    wanted.decoding.json5 = true
    wanted.decoding.smartProfile = .two
    wanted.isASCII = true
    let spaced = [
      "decode", "User", "--style", "smart,strict", "--format", "markdown", "--explain",
      "--fail-on", "loss", "--key-strategy", "snake", "--date-strategy", "yyyy=MM",
      "--data-strategy", "deferred", "--float-strategy", "strings", "--json5", "--smart-profile",
      "2",
      "--ascii",
    ]
    #expect(try Arguments(parsing: spaced) == wanted)
    let attached = [
      "decode", "--style=smart,strict", "--format=markdown", "--explain", "--fail-on=loss",
      "--key-strategy=snake", "--date-strategy=yyyy=MM", "--data-strategy=deferred",
      "--float-strategy=strings", "--json5", "--smart-profile=2", "--ascii", "User",
    ]
    #expect(try Arguments(parsing: attached) == wanted)
  }

  @Test func `of an option that is given twice the last one counts`() throws {
    let words = ["decode", "User", "--format", "json", "--format", "text"]
    #expect(try Arguments(parsing: words).format == .text)
  }

  @Test func `what the command line leaves open is the sample's choice`() throws {
    var options = DecodingOptions()
    options.keyStrategy = .snake
    options.dateStrategy = .iso8601
    let arguments = try Arguments(parsing: ["decode", "User", "--date-strategy", "seconds"])
    let applied = arguments.decoding.applied(to: options)
    #expect(applied.keyStrategy == .snake)
    #expect(applied.dateStrategy == .seconds)
  }

  @Test func `an option of other commands is told with each of them`() {
    func hint(_ commands: Command...) -> String? {
      ArgumentProblem.optionOfOtherCommands("--x", commands).words.hint
    }
    #expect(hint(.decode) == "'--x' belongs to 'codable-explorer decode': put the command first")
    #expect(
      hint(.export, .course)
        == "'--x' belongs to 'codable-explorer export' or 'course': put the command first")
    #expect(
      hint(.decode, .export, .course)
        == "'--x' belongs to 'codable-explorer decode', 'export' or 'course': put the command "
        + "first")
  }

  @Test(
    arguments: [
      (["--formt"], .unknownOption("--formt", near: nil)),
      (["decode", "User", "--formt", "json"], .unknownOption("--formt", near: "--format")),
      (["decode", "User", "--wach"], .unknownOption("--wach", near: "--watch")),
      (["decode", "User", "-x"], .unknownOption("-x", near: nil)),
      (
        ["--style", "smart"],
        .optionOfOtherCommands("--style", [.decode, .roundtrip, .reduce, .redact, .export])
      ),
      (["samples", "--explain"], .optionOfOtherCommands("--explain", [.decode])),
      (["decode", "User", "--style"], .missingValue("--style", placeholder: "STYLES")),
      (["decode", "User", "--json5=yes"], .unexpectedValue("--json5")),
      (
        ["decode", "User", "--style", "smrt"],
        .badValue(
          "--style", value: "smrt", allowed: ["strict", "default", "smart"], near: "smart")
      ),
      (
        ["decode", "User", "--style", "smart,smart"],
        .badValue(
          "--style", value: "smart,smart", allowed: ["strict", "default", "smart"], near: "smart")
      ),
      (
        ["decode", "User", "--style="],
        .badValue("--style", value: "", allowed: ["strict", "default", "smart"], near: nil)
      ),
      (
        ["samples", "--format", "markdown"],
        .badValue("--format", value: "markdown", allowed: ["text", "json"], near: nil)
      ),
      (["decode"], .missingSample), (["decode", "--json5"], .missingSample),
      (["samples", "User"], .unexpectedOperand("User", .samples)),
      (["decode", "User", "-", "-"], .repeatedStandardInput),
    ] as [([String], ArgumentProblem)])
  func `what can't be understood is told apart`(words: [String], problem: ArgumentProblem) {
    #expect(throws: problem) { try Arguments(parsing: words) }
  }

  @Test(
    arguments: [
      ["--help"], ["-h"], ["decode", "--help"], ["decode", "--nonsense", "-h"],
      ["samples", "--help", "x"], ["help"], ["help", "decode"],
    ])
  func `whoever asks for help gets it`(words: [String]) throws {
    let arguments = try Arguments(parsing: words)
    #expect(arguments.wantsHelp && (arguments.command == .decode) == words.contains("decode"))
  }

  @Test func `behind two hyphens help is an operand`() throws {
    #expect(try !Arguments(parsing: ["decode", "--", "--help"]).wantsHelp)
  }
}
