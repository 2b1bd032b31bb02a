import Foundation
import JSONSource
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct BadInputTests {
  @Test(
    arguments: [
      (["decode", "Usr"], "unknown sample 'Usr'\nhint: did you mean 'User'?"),
      (
        ["decode", "zzzzzz"], "unknown sample 'zzzzzz'\nhint: 'codable-explorer samples' lists them"
      ),
      (
        ["decode", "Model.swift", "a.json", "--no-compile"],
        "'Model.swift' would have to be compiled and run, which --no-compile forbids"
      ),
      (
        ["decode", "User", "--time-limit", "0"],
        "option '--time-limit' doesn't take '0'\nhint: it takes SECONDS"
      ),
      (
        ["decode", "User", "--date-strategy", "iso"],
        "doesn't take 'iso'\nhint: it takes deferred, iso8601, seconds, milliseconds, PATTERN"
      ),
      (
        ["decode", "User", "--type", "Foo"],
        "option '--type' is for models of your own, and 'User' is a sample"
      ),
      (
        ["decode", "response.json"],
        "the model for 'response.json' is missing\nhint: write codable-explorer decode MODEL response.json"
      ),
      (["decode", "User", "--memory-limit", "x"], "option '--memory-limit' doesn't take 'x'"),
      (["decod"], "unknown sample 'decod'\nhint: did you mean 'decode'?"),
      (["decode", "User", "--explian"], "'--explian'\nhint: did you mean '--explain'?"),
      (["decode", "User", "--format", "jsn"], "'jsn'\nhint: did you mean 'json'?"),
      (["decode"], "the model is missing"),
      (["samples", "x"], "unexpected argument 'x'"),
      (["decode", "User", "-", "-"], "'-' is given twice"),
    ] as [([String], String)])
  func `wrong arguments are named`(arguments: [String], message: String) throws {
    let run = try BuiltProgram.run(arguments)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("codable-explorer: error: "))
    #expect(run.errors.contains(message))
  }

  @Test(
    arguments: [
      ("nowhere.json", "nowhere.json: error: no such file\n"),
      ("cleen", "hint: did you mean the payload 'clean'?"),
      ("folder", "folder: error: this is a folder"), (".", ".: error: this is a folder"),
      ("x.json/y.json", "x.json/y.json: error: no such file"),
    ])
  func `what can't be read is named`(payload: String, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.file("x.json", "{}".utf8)
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "folder"), withIntermediateDirectories: false)
    // The explorer opens the payloads of a folder.
    let isFolder = message.contains("folder")
    for command in isFolder ? [["decode", "User"]] : [["decode", "User"], ["User"]] {
      let run = try BuiltProgram.run(command + [payload], in: folder.url)
      #expect(run.status == 66)
      #expect(run.output.isEmpty)
      #expect(run.errors.contains(message))
    }
  }

  /// Root reads everything; without the right to pass over permissions it doesn't.
  @Test func `a file without permission is named`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("secret.json", "{}".utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
    let isRoot = NSUserName() == "root"
    let drop = isRoot ? "setpriv --bounding-set=-dac_override,-dac_read_search " : ""
    let run = try BuiltProgram.shell("\(drop)\"$PROGRAM\" decode User secret.json", in: folder.url)
    #expect(run.status == 66)
    #expect(run.errors.contains("secret.json: error: no permission"))
  }

  @Test func `standard input that isn't there is named`() throws {
    let run = try BuiltProgram.run(["decode", "User", "-"], input: .closed)
    #expect(run.status == 66)
    #expect(run.errors.hasPrefix("standard input: error: it is closed"))
  }

  @Test func `what is closed at the start stays so, whatever the start opens`() throws {
    let folder = try TemporaryFolder()
    // What was left has a program started that removes it.
    let script = """
      export TMPDIR="$PWD"
      mkdir codable-explorer.left
      timeout 60 "$PROGRAM" decode User - <&- 2>&1 >/dev/null | head -1
      mkdir -p codable-explorer.left
      timeout 60 "$PROGRAM" decode User >&-
      echo $?
      """
    let run = try BuiltProgram.shell(script, in: folder.url)
    #expect(
      run.output == """
        standard input: error: it is closed; pipe a payload into it, or give a file
        74

        """)
    #expect(run.errors.contains("the answer can't be written"))
  }

  @Test(
    arguments: [
      ("empty", Array("".utf8), ":1:1: "),
      ("blank", Array(" \n ".utf8), ""),
      ("not JSON", Array("hello".utf8), ":1:1: "),
      ("not UTF-8", [0x80, 0x81, 0xFE], ":1:1: "),
      ("truncated", Array("{\n  \"id\": [1, 2".utf8), ":2:"),
      ("no colon", Array("{\n  \"id\" 1\n}".utf8), ":2:8: "),
      ("zeros", [UInt8](repeating: 0, count: 64), ""),
      (
        "600 levels",
        Array(
          (String(repeating: "[", count: 600)
            + String(repeating: "]", count: 600)).utf8), ":1:513: "
      ),
      // Foundation traps on this one: FoundationTrapTests.
      ("513 brackets", [UInt8](repeating: 0x5B, count: 513), ":1:513: "),
    ] as [(String, [UInt8], String)])
  func `what Foundation doesn't read exits with 65 and a place`(
    name: String, bytes: [UInt8], place: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.file("bad.json", bytes)
    for format in ["text", "json", "markdown"] {
      let run = try BuiltProgram.run(
        ["decode", "User", "bad.json", "--format", format], in: folder.url)
      #expect(run.status == 65, "\(name)")
      let message = format == "text" ? run.output : run.errors
      #expect(message.contains("bad.json\(place)"), "\(name)")
      #expect(message.contains("error: "), "\(name)")
    }
    // The claim about Foundation, checked against Foundation.
    guard !JSONDocument.parse(bytes).trapsFoundation else { return }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Unread.self, from: Data(bytes))
    }
  }

  @Test func `a payload on which Foundation traps doesn't cost the others their answers`() throws {
    let folder = try TemporaryFolder()
    try folder.file("deep.json", [UInt8](repeating: 0x5B, count: 513))
    let run = try BuiltProgram.run(
      ["decode", "User", "clean", "deep.json", "age-null"], in: folder.url)
    #expect(run.status == 65)
    #expect(run.output.contains("2-clean.json") && run.output.contains("4-age-null.json"))
    #expect(
      run.output.contains(
        "deep.json:1:513: error: level 513 of 513 begins here; Foundation reads 512 at most"))
    let inferred = try BuiltProgram.run(["infer", "deep.json"], in: folder.url)
    #expect(inferred.status == 65)
    #expect(inferred.errors.contains("deep.json:1:513: error: level 513 of 513 begins here"))
  }

  private struct Unread: Decodable {
    init(from decoder: any Decoder) {}
  }

  @Test func `a large file that breaks off is answered`() throws {
    let folder = try TemporaryFolder()
    let record = #"{"id":1,"name":"Ada","age":36,"tags":["a","b"]},"#
    var bytes = Array("[".utf8)
    // An ordinary run has a tenth.
    let byteCount = CaseSelection.isWhole ? 20_000_000 : 2_000_000
    while bytes.count < byteCount { bytes += record.utf8 }
    try folder.file("big.json", bytes.dropLast(7))
    let run = try BuiltProgram.run(["decode", "User", "big.json"], in: folder.url)
    #expect(run.status == 65)
    #expect(run.output.contains("error: "))
    #expect(run.output.utf8.count < 2000)
  }

  @Test func `readable payloads are reported beside one that isn't`() throws {
    let run = try BuiltProgram.run(["decode", "User", "clean", "nowhere", "age-null"])
    #expect(run.status == 66)
    #expect(run.output.contains("2-clean.json"))
    #expect(run.output.contains("4-age-null.json"))
    #expect(run.errors.contains("nowhere: error: no such file"))
  }

  @Test(
    arguments: [
      ([], "standard output is no terminal"), (["User"], "standard output is no terminal"),
    ] as [([String], String)])
  func `without a terminal the explorer says so`(arguments: [String], message: String) throws {
    let run = try BuiltProgram.run(arguments, environment: ["TERM": "xterm-256color"])
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(message))
  }
}
