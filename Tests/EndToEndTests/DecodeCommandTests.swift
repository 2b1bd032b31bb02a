import DecodingReport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5)))
struct DecodeCommandTests {
  @Test(
    arguments: [
      (["User", "clean"], 0), (["User"], 1), (["User", "as-received"], 1),
      (["User", "as-received", "--style", "smart"], 0),
      (["User", "as-received", "--style", "default,smart"], 0),
      (["User", "as-received", "--style", "smart", "--fail-on", "loss"], 1),
      (["User", "as-received", "--style", "smart", "--fail-on", "fallback"], 1),
      (["User", "clean", "--fail-on", "fallback"], 0), (["User", "clean", "--fail-on=loss"], 0),
      (["MissingKey", "empty-object", "--style", "smart"], 0),
      // A missing key that becomes a default is a fallback and no loss.
      (["MissingKey", "empty-object", "--style", "smart", "--fail-on", "loss"], 0),
      (["MissingKey", "empty-object", "--style", "smart", "--fail-on", "fallback"], 1),
      (["missing-key", "2-clean.json"], 0), (["User", "clean", "as-received"], 1),
    ] as [([String], Int32)])
  func `the exit status tells whether all styles decoded`(
    arguments: [String], status: Int32
  ) throws {
    let run = try BuiltProgram.run(["decode"] + arguments)
    #expect(run.status == status)
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: [131_072, 131_073])
  func `a build for debugging says where a large payload takes time`(_ count: Int) throws {
    let folder = try TemporaryFolder()
    let text = "{\"id\": 1}" + String(repeating: " ", count: count - 9)
    let file = try folder.file("large.json", text.utf8)
    let run = try BuiltProgram.run(["decode", "User", file.path, "--style", "smart"])
    let words =
      "codable-explorer: note: 131 kB take time in a build for debugging; Install in the README has "
      + "the fast one\n"
    #if DEBUG
      #expect(run.errors == (count > 131_072 ? words : ""))
    #else
      #expect(run.errors.isEmpty && !words.isEmpty)
    #endif
  }

  @Test func `text has a line for every field and the error with its place`() throws {
    let run = try BuiltProgram.run(["decode", "User", "as-received"])
    for line in ["FIELD", "$.age ", "$.address.zip ", "$.joined ", "strict ", "default ", "smart "]
    {
      #expect(run.output.split(separator: "\n").contains { $0.hasPrefix(line) }, "\(line)")
    }
    #expect(run.output.contains("1-as-received.json:4:10: error: "))
    #expect(run.output.contains("  4 |   \"age\": \"42\",\n    |          ^^^^\n"))
  }

  @Test func `explanations are added when asked for`() throws {
    let plain = try BuiltProgram.run(["decode", "User", "as-received"])
    let explained = try BuiltProgram.run(["decode", "User", "as-received", "--explain"])
    #expect(explained.output.hasPrefix(plain.output))
    #expect(explained.output.contains("STRICT  $.age\n"))
    #expect(explained.output.contains("Expected to decode Int but found a string instead."))
    #expect(!explained.output.contains("STRICT  $.id\n"))
  }

  @Test func `a why names its call by the number that the trace has`() throws {
    let whys = try BuiltProgram.run(["decode", "User", "as-received", "--explain"]).output
    let trace = try BuiltProgram.run(["decode", "User", "as-received", "--trace"]).output
    for (style, path) in [("STRICT", "$.age"), ("DEFAULT", "$.tags[1]"), ("SMART", "$.role")] {
      let parts = whys.components(separatedBy: "\n\(style)  \(path)\n")
      let why = try #require(parts.count == 2 ? parts.last : nil)
      let call = try #require(why.firstMatch(of: /\n  call +(\d+) of (\d+) +(\S+)\n/))
      let calls = try #require(trace.components(separatedBy: "\(style)  the calls of User\n").last)
      let line = try #require(
        calls.split(separator: "\n").first { $0.split(separator: " ").first == call.1 })
      #expect(line.contains(" \(call.3) ") && line.contains(" \(path) "), "\(line)")
      let last = calls.components(separatedBy: "\n\n")[0].split(separator: "\n").last
      #expect(last?.split(separator: " ").first == call.2)
    }
  }

  @Test func `a report is the same on every run`() throws {
    let runs = try (0..<5).map { _ in
      try BuiltProgram.run(["decode", "NullInCollections", "--explain"]).output
    }
    #expect(Set(runs).count == 1)
  }

  @Test func `JSON is read back by Foundation`() throws {
    let run = try BuiltProgram.run(["decode", "User", "as-received", "--format", "json"])
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(report["schema"] as? Int == 1)
    #expect(report["model"] as? String == "User")
    let styles = try #require(report["styles"] as? [[String: Any]])
    #expect(styles.compactMap { $0["style"] as? String } == ["strict", "default", "smart"])
    #expect(styles.compactMap { $0["threw"] as? Bool } == [true, false, false])
    #expect(run.output.split(separator: "\n").count > 10)
  }

  @Test func `of several payloads each has a line of JSON`() throws {
    let run = try BuiltProgram.run(
      ["decode", "User", "clean", "as-received", "age-null", "--format", "json"])
    let lines = run.output.split(separator: "\n")
    let sources = try lines.map { line in
      let report = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return (report?["payload"] as? [String: Any])?["source"] as? String
    }
    #expect(sources == ["2-clean.json", "1-as-received.json", "4-age-null.json"])
  }

  @Test func `styles come in the order in which they are asked for`() throws {
    let run = try BuiltProgram.run(["decode", "User", "clean", "--style", "smart,strict"])
    #expect(run.output.contains(/FIELD +JSON +SMART +STRICT\n/))
  }

  @Test func `Markdown is a table`() throws {
    let run = try BuiltProgram.run(["decode", "User", "clean", "--format", "markdown"])
    #expect(run.output.contains("| Field | JSON | strict | default | smart |\n| --- | --- |"))
  }

  @Test func `the payload comes from standard input`() throws {
    let bytes = Array(#"{"theme":"dark","fontSize":9,"sounds":true,"columns":"many"}"#.utf8)
    let run = try BuiltProgram.run(["decode", "MissingKey", "-"], input: .bytes(bytes))
    #expect(run.status == 1)
    #expect(run.output.contains("-:1:54: error: "))
  }

  @Test func `a file comes before a payload of its name`() throws {
    let folder = try TemporaryFolder()
    try folder.file("clean", "{}".utf8)
    let run = try BuiltProgram.run(["decode", "User", "clean"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.output.contains("2 bytes"))
  }

  @Test(
    arguments: [
      (["--key-strategy", "snake"], #"{"theme":"a","font_size":1,"sounds":true,"columns":2}"#),
      (["--json5"], "{theme:'a',fontSize:1,sounds:true,columns:0x2}"),
    ])
  func `the decoder's options are Foundation's`(options: [String], payload: String) throws {
    let bytes = Array(payload.utf8)
    let arguments = ["decode", "MissingKey", "-", "--style", "strict"]
    #expect(try BuiltProgram.run(arguments, input: .bytes(bytes)).status != 0)
    #expect(try BuiltProgram.run(arguments + options, input: .bytes(bytes)).status == 0)
  }

  @Test(
    arguments: [
      ("iso8601", #""2024-03-01T09:30:00Z""#), ("seconds", "1709285400"),
      ("milliseconds", "1709285400000"), ("deferred", "730978200"),
      ("yyyy/MM/dd HH:mm", #""2024/03/01 09:30""#),
    ])
  func `dates are read as the option says`(strategy: String, date: String) throws {
    let payload = """
      {"id":1,"name":"a","age":2,"email":null,"isAdmin":true,"score":1.5,"role":"admin",\
      "joined":\(date),"tags":[],"address":{"city":"a","zip":"b"}}
      """
    let run = try BuiltProgram.run(
      ["decode", "User", "-", "--style", "strict", "--date-strategy", strategy],
      input: .bytes(Array(payload.utf8)))
    #expect(run.status == 0)
    #expect(run.output.contains("2024-03-01T09:30:00Z"))
  }

  @Test func `marks are ASCII where the locale isn't UTF-8 or the user wants it`() throws {
    let arguments = ["decode", "MissingKey"]
    let plain = try BuiltProgram.run(arguments).output
    #expect(plain.contains("✗") && plain.contains("◌"))
    let locale = try BuiltProgram.run(arguments, environment: ["LC_ALL": "C"]).output
    #expect(locale.utf8.allSatisfy { $0 < 0x80 })
    #expect(try BuiltProgram.run(arguments + ["--ascii"]).output == locale)
  }

  @Test func `no escape sequence leaves the program off a terminal`() throws {
    let run = try BuiltProgram.run(
      ["decode", "User", "--explain"], environment: ["TERM": "xterm-256color"])
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test(
    arguments: [
      ("\"$PROGRAM\" decode User --explain | head -n 1 | wc -l", 0, "1", ""),
      (
        """
        trap '' PIPE
        { while [ ! -e closed ]; do :; done; "$PROGRAM" decode User; echo $? >&2; } |
          { exec <&-; : >closed; }
        """, 0, "", "141"
      ),
      ("\"$PROGRAM\" decode User >/dev/full", 74, "", "the answer can't be written"),
    ] as [(String, Int32, String, String)])
  func `a reader that went away is no error, a full disk is one`(
    script: String, status: Int32, output: String, errors: String
  ) throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") || !script.contains("/dev/full")
    else { return }
    let folder = try TemporaryFolder()
    let run = try BuiltProgram.shell(script, in: folder.url)
    #expect(run.status == status)
    #expect(run.output.trimmingCharacters(in: .whitespacesAndNewlines) == output)
    #expect(errors.isEmpty ? run.errors.isEmpty : run.errors.contains(errors), "\(run.errors)")
  }
}
